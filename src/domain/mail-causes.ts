/** Why we mail an address that a stranger typed. */
export const mailCauseValues = ['asked', 'receipt', 'documents', 'desk'] as const
export type MailCause = (typeof mailCauseValues)[number]
