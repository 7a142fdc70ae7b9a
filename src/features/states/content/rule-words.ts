import { type Localized, localized } from '#site/locale.ts'
import { en as closedState } from './en/closed-words.ts'
import { en } from './en/rule-words.ts'

export const ruleWords: Localized<typeof en> = localized({ en })

export const closedWords: Localized<typeof closedState> = localized({ en: closedState })

/** For people we can't fund. The page links to those that are published. */
export const helpfulPosts: string[] = ['how-long-an-injury-claim-takes', 'medical-liens-who-is-paid-first']
