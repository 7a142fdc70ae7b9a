import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/receipt.ts'

/** To the applicant. */
export const receiptWords: Localized<typeof en> = localized({ en })

const documents = (count: number) => (count === 1 ? 'One document' : `${count} documents`)

/** To us. */
export const arrivalWords = {
  subject: (count: number, when: string, reference: string) =>
    `${count === 1 ? 'A new document' : `${count} new documents`}, ${when}: ${reference}`,
  heading: (count: number) => `${documents(count)} arrived`,
  signIn: 'Sign in to read them. To protect the applicant, nothing is attached here.',
  quarantined: (count: number) => `${documents(count)} didn’t pass the virus scan and can’t be downloaded.`,
  reference: 'Reference',
  open: 'Open the application',
  signature: (company: string) => `Sent by the website of ${company}.`,
}
