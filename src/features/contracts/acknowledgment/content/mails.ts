import type { Saying } from '../schema.ts'

/** Firms read English. No mail names a client, an amount or anything about a case: the page behind the link does. */
export const acknowledgmentMailWords = {
  ask: {
    subject: (reference: string) => `A contract waits for your page: ${reference}`,
    heading: 'Your client signed. Your page is next.',
    paragraphs: [
      'Your client has signed a funding contract with us. It has a page for you: a few statements, answered one by one, and your name. No money moves without it.',
      'It takes about two minutes if you know the contract. You can read all of it first, talk to your client first, or say no.',
    ],
    signBy: 'Sign by',
    open: 'Open your page',
  },
  explain: {
    subject: (reference: string) => `Your client asks you to explain a contract: ${reference}`,
    heading: 'Your client asks you to explain our contract',
    paragraphs: [
      'We sent your client a funding contract. Before deciding, they’d like you to go over it with them. Please call them.',
      'The contract is behind the link. You don’t have to do anything else yet.',
    ],
    signBy: 'Your client decides by',
    open: 'Read the contract',
  },
  code: 'Before you answer, the page asks for a code. We mail it to this address.',
  wrong: (phone: string, hours: string) =>
    `Not your client, or not meant for you? Tell us on the page, or call ${phone} (${hours}).`,
  reference: 'Our reference',
  signature: (company: string) => company,
}

type NewsWords = { subject: (reference: string) => string; heading: string; text: string }

const news: Record<Saying, NewsWords> = {
  refused: {
    subject: (reference) => `The attorney won’t sign: ${reference}`,
    heading: 'The attorney won’t sign this contract',
    text: 'The reason is with the contract in the file. No money moves without the attorney’s page. They can still sign until the last day.',
  },
  paused: {
    subject: (reference) => `The attorney talks to the client first: ${reference}`,
    heading: 'The attorney wants to talk to the client first',
    text: 'The contract waits. You don’t have to do anything.',
  },
  left: {
    subject: (reference) => `The attorney no longer has this client: ${reference}`,
    heading: 'The attorney no longer represents this client',
    text: 'Ask the client who their attorney is now, and change counsel in the file. The new attorney is then asked to sign.',
  },
}

/** To us. */
export const deskNewsWords = {
  news,
  reference: 'Reference',
  open: 'Open the contract',
  signature: (company: string) => `Sent by the website of ${company}.`,
}
