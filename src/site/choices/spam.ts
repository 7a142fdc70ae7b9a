/** Why something that was sent is taken for a machine's. */
export const spamReasons = ['honeypot', 'too-fast'] as const
export type SpamReason = (typeof spamReasons)[number]
