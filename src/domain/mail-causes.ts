/**
 * Why we mail an address that a stranger typed: a request on a public page, the receipt of an application,
 * the receipt of documents, or the desk's own words.
 */
export const mailCauseValues = ['asked', 'receipt', 'documents', 'desk'] as const
export type MailCause = (typeof mailCauseValues)[number]
