/**
 * Why a mail goes to an address that a stranger typed: somebody asked for it on a public page, it acknowledges an
 * application, it acknowledges documents, or the desk has something to say.
 */
export const mailCauseValues = ['asked', 'receipt', 'documents', 'desk'] as const
export type MailCause = (typeof mailCauseValues)[number]
