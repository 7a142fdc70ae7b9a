import { type Choice, valuesOf } from './choice.ts'

/** What happens to the money of an advance. Entries are added and never changed: a mistake is answered by another entry. */
export const ledgerEntryKinds = [
  { value: 'paid-out', label: 'Paid out' },
  { value: 'one-time-charge', label: 'One-time charge' },
  { value: 'payment', label: 'Paid in' },
  { value: 'returned', label: 'Returned by the bank' },
  { value: 'refund', label: 'Sent back, came beyond what was owed' },
  { value: 'money-back', label: 'Given back to cancel' },
  { value: 'reduction', label: 'Reduced' },
  { value: 'lapsed', label: 'Reduction lapsed' },
  { value: 'write-off', label: 'Written off' },
  { value: 'correction', label: 'Corrected' },
] as const satisfies readonly Choice[]

export type LedgerEntryKind = (typeof ledgerEntryKinds)[number]['value']
export const ledgerEntryValues = valuesOf(ledgerEntryKinds)

/** How an advance ended. */
export const advanceEndings = [
  { value: 'returned', label: 'The payment came back' },
  { value: 'canceled', label: 'Canceled' },
  { value: 'paid', label: 'Paid' },
  { value: 'reduced', label: 'Reduced and paid' },
  { value: 'lost', label: 'Lost: nothing is owed' },
  { value: 'refinanced', label: 'Refinanced' },
  { value: 'written-off', label: 'Written off' },
] as const satisfies readonly Choice[]

export type AdvanceEnding = (typeof advanceEndings)[number]['value']
export const advanceEndingValues = valuesOf(advanceEndings)

/** `steps`: as the contract prints them. `months`: as before there were contracts, each month that has begun. */
export const advanceCounts = ['steps', 'months'] as const
export type AdvanceCount = (typeof advanceCounts)[number]

/** A payment on its way out. From `sent` on the money has left. */
const payoutStatuses = [
  { value: 'open', label: 'Being checked' },
  { value: 'released', label: 'Released' },
  { value: 'sent', label: 'Sent' },
  { value: 'received', label: 'Received' },
  { value: 'returned', label: 'Returned' },
  { value: 'void', label: 'Void' },
] as const satisfies readonly Choice[]

export const payoutStatusValues = valuesOf(payoutStatuses)

export const accountKinds = [
  { value: 'checking', label: 'Checking' },
  { value: 'savings', label: 'Savings' },
] as const satisfies readonly Choice[]
export type AccountKind = (typeof accountKinds)[number]['value']
export const accountKindValues = valuesOf(accountKinds)

/** What has to hold before money leaves, in the order of the contract. */
export const payoutChecks = [
  { value: 'signed', label: 'Signed' },
  { value: 'acknowledged', label: 'Acknowledged' },
  { value: 'planned-day', label: 'Planned day' },
  { value: 'rules', label: 'Today’s rules' },
  { value: 'license', label: 'License and form' },
  { value: 'earlier-funder', label: 'Earlier funder released' },
  { value: 'payee', label: 'Payee’s name' },
  { value: 'bank-details', label: 'Bank details called back' },
  { value: 'sanctions', label: 'Sanctions list' },
  { value: 'signatures', label: 'Signatures' },
] as const satisfies readonly Choice[]
export type PayoutCheck = (typeof payoutChecks)[number]['value']
export const payoutCheckValues = valuesOf(payoutChecks)

/** Those that rest on a named person's word. */
export const wordChecks = ['earlier-funder', 'payee', 'bank-details'] as const
export type WordCheck = (typeof wordChecks)[number]

/** The two files that the Treasury publishes: names, and other names of the same people. */
export const sanctionsListKinds = ['sdn', 'alt'] as const
export type SanctionsListKind = (typeof sanctionsListKinds)[number]

export const screeningOutcomes = ['clear', 'hits', 'elsewhere'] as const

/** How the notice to cancel reached us. For mail, the postmark is the day that counts. */
export const cancelNoticeWays = [
  { value: 'online', label: 'By the button on the case page' },
  { value: 'in-person', label: 'Uncashed check, in person' },
  { value: 'tracked-mail', label: 'Certified, insured or registered mail' },
  { value: 'mail', label: 'Letter by any mail' },
  { value: 'message', label: 'Email, message or call' },
] as const satisfies readonly Choice[]
export type CancelNoticeWay = (typeof cancelNoticeWays)[number]['value']
export const cancelNoticeWayValues = valuesOf(cancelNoticeWays)

export const moneyBackWays = [
  { value: 'uncashed-check', label: 'Our uncashed check' },
  { value: 'certified-check', label: 'Certified or cashier’s check' },
  { value: 'money-order', label: 'Money order' },
  { value: 'wire', label: 'Wire' },
] as const satisfies readonly Choice[]
export type MoneyBackWay = (typeof moneyBackWays)[number]['value']
export const moneyBackWayValues = valuesOf(moneyBackWays)

/** `noticed`: the money is still to come. `late`: after the last day; a person decides. */
export const cancellationStatuses = ['noticed', 'canceled', 'late', 'kept'] as const

/** What the timeline tells about money that a contract moves. */
export const moneySteps = [
  { value: 'details-changed', label: 'Bank details entered' },
  { value: 'called-back', label: 'Bank details called back' },
  { value: 'payee-confirmed', label: 'Payee’s name confirmed' },
  { value: 'earlier-funder-released', label: 'Earlier funder’s release confirmed' },
  { value: 'screened', label: 'Compared with the sanctions list' },
  { value: 'hit-judged', label: 'A near match was judged' },
  { value: 'payout-signed', label: 'Payment signed, a second signature is missing' },
  { value: 'payout-unsigned', label: 'Signatures of the payment void' },
  { value: 'payout-refused', label: 'Payment not signed' },
  { value: 'payout-released', label: 'Payment released' },
  { value: 'payout-sent', label: 'Money sent' },
  { value: 'payout-received', label: 'Money received' },
  { value: 'payout-returned', label: 'Payment returned' },
  { value: 'check-uncashed', label: 'Check not cashed' },
  { value: 'payment-recorded', label: 'Payment recorded' },
  { value: 'entry-correction-signed', label: 'Correction signed, a second signature is missing' },
  { value: 'entry-correction-ended', label: 'Correction not signed' },
  { value: 'entry-corrected', label: 'Entry corrected' },
  { value: 'cancel-noticed', label: 'Notice to cancel' },
  { value: 'cancel-late', label: 'Notice to cancel, too late' },
  { value: 'cancel-kept', label: 'The contract is kept after all' },
  { value: 'money-back', label: 'Money given back' },
  { value: 'canceled', label: 'Canceled: nothing is owed' },
  { value: 'payoff-letter', label: 'Payoff letter' },
  { value: 'settlement-reported', label: 'Settlement reported' },
  { value: 'settlement-taken-back', label: 'Report of a settlement taken back' },
  { value: 'reduction-asked', label: 'Reduction asked for' },
  { value: 'reduction-signed', label: 'Reduction signed, a second signature is missing' },
  { value: 'reduction-granted', label: 'Reduction granted' },
  { value: 'reduction-refused', label: 'Reduction not granted' },
  { value: 'reduction-accepted', label: 'Reduction accepted' },
  { value: 'reduction-withdrawn', label: 'Reduction withdrawn' },
  { value: 'reduction-lapsed', label: 'Reduction lapsed' },
  { value: 'payment-returned', label: 'Payment returned by the bank' },
  { value: 'refunded', label: 'Money sent back' },
  { value: 'paid-off', label: 'Paid: nothing is owed' },
  { value: 'ending-signed', label: 'Write-off signed, a second signature is missing' },
  { value: 'ending-refused', label: 'Write-off not signed' },
  { value: 'lost', label: 'Lost: nothing is owed' },
  { value: 'written-off', label: 'Written off' },
  { value: 'reopened', label: 'Owed once more' },
  { value: 'release-sent', label: 'Release' },
  { value: 'held', label: 'On hold' },
  { value: 'hold-ended', label: 'No longer on hold' },
  { value: 'pulse-asked', label: 'Asked where the case stands' },
  { value: 'pulse-answered', label: 'Where the case stands' },
] as const satisfies readonly Choice[]
export type MoneyStep = (typeof moneySteps)[number]['value']
export const moneyStepValues = valuesOf(moneySteps)
