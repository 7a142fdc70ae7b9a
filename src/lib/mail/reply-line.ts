import { type Localized, localized } from '#site/locale.ts'

/** Separates a reply from the quoted mail. Short plain ASCII, so that no mail program wraps or changes it. */
export const replyLines: Localized<string> = localized({ en: '--- Write your reply above this line ---' })
