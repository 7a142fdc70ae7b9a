import { localized } from '#site/locale.ts'
import { en } from './en/receipt.ts'

/** To the applicant, in the language of the page they applied on. */
export const receiptWords = localized({ en })

/** To us. */
export const arrivalWords = {
  subject: (reference: string) => `A new application: ${reference}`,
  heading: 'A new application has arrived',
  signIn: 'Sign in to read it. To protect the applicant, this mail leaves out the answers.',
  reference: 'Reference',
  sentBy: 'Sent by',
  received: 'Received',
  open: 'Open the application',
  signature: (company: string) => `Sent by the website of ${company}.`,
}
