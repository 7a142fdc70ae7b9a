import type { Localized } from '#site/locale.ts'

/**
 * Stands at the top of a mail that can be answered, and so between an answer and the mail it quotes. Plain ASCII and
 * short, so that no mail program wraps or changes it.
 */
export const replyLines: Localized<string> = { en: '--- Write your reply above this line ---' }
