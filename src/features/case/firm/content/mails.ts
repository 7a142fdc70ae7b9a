import type { FirmNews } from '../schema.ts'

type NewsWords = { subject: (reference: string) => string; heading: string; text: string }

const news: Record<FirmNews, NewsWords> = {
  yes: {
    subject: (reference) => `The law firm confirms: ${reference}`,
    heading: 'The law firm confirms that it represents this client',
    text: 'Its answers are under “Law firm” in the file.',
  },
  no: {
    subject: (reference) => `The law firm says no: ${reference}`,
    heading: 'The law firm says it doesn’t represent this client',
    text: 'We’ve stopped asking the firm for documents. Ask the applicant who their attorney is.',
  },
  'not-anymore': {
    subject: (reference) => `The law firm no longer has this client: ${reference}`,
    heading: 'The law firm no longer represents this client',
    text: 'We’ve stopped asking the firm for documents. Ask the applicant who their attorney is now.',
  },
  'wrong-recipient': {
    subject: (reference) => `Wrong address for the law firm: ${reference}`,
    heading: 'Our mail to the law firm reached the wrong person',
    text: 'We won’t write to that address again, and its page no longer shows the client’s name. Find the right address and verify it by phone.',
  },
}

/** To us. */
export const firmNewsWords = {
  news,
  reference: 'Reference',
  open: 'Open the file',
  signature: (company: string) => `Sent by the website of ${company}.`,
}
