/** A bot filled in the hidden field, or sent the form at once. */
export const spamReasons = ['honeypot', 'too-fast'] as const
export type SpamReason = (typeof spamReasons)[number]
