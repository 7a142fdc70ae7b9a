/** Words of the statutes, as stored copies of them have them. Names in brackets are to be filled in. */

export const california =
  'Consumer’s right to cancellation: You may cancel this contract without penalty or further obligation within five business days after the funding date if you return to the consumer legal funding company the full amount of the disbursed funds.'

export const illinois =
  "CONSUMER'S RIGHT TO CANCELLATION: You may cancel this contract without penalty or further obligation within 14 business days after the funding date if you either: (A) return to the consumer legal funding company the full amount of the funds disbursed to you or on your behalf by delivering the company's uncashed check to the company's office in person; or (B) place in the mail, by mail service materially equivalent to United States Postal Service certified mail, addressed to the company at the address specified in the contract, a notice of cancellation and include in such mailing a return of the full amount of funds disbursed to you or on your behalf in the form of the company's uncashed check or a registered or certified check or money order."

export const indiana =
  "Consumer Claimant's Right to Cancellation: You may cancel this contract without penalty or further obligation within five (5) business days after the funding date if you either: (A) return to (insert name of the CPAP provider) the full amount of the disbursed funds by delivering the provider's uncashed check to the provider's office in person; or (B) mail, by insured, certified, or registered United States mail, to (insert name of the CPAP provider) at the address specified in the contract, a notice of cancellation and include in the mailing a return of the full amount of disbursed funds in the form of the provider's uncashed check or a registered or certified check or money order."

export const nebraskaAndOhio =
  "CONSUMER'S RIGHT TO CANCELLATION: YOU MAY CANCEL THIS CONTRACT WITHOUT PENALTY OR FURTHER OBLIGATION WITHIN FIVE BUSINESS DAYS FROM THE DATE YOU RECEIVE FUNDING FROM [insert name of company]."

export const newYorkMaximum =
  'The maximum amount you may be required to pay cannot exceed 25% of the gross recovered amount received for your claim plus the amount paid to you by the litigation funding company, but only to the extent that there are proceeds available from your legal claim.'

export const newYorkCancellation =
  "Consumer's right to cancellation: you may cancel this contract without penalty or further obligation within ten business days after the date you receive the payment from the litigation funding company if you return to the litigation funding company the full amount of the disbursed funds."

/** The figure goes into the space. */
export const arkansas = 'APR. %'
