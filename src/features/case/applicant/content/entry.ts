import { type Locale, type Localized, localized } from '#site/locale.ts'
import { en } from './en/entry.ts'
import { en as outcomes } from './en/outcomes.ts'

export const entryWords: Localized<typeof en> = localized({ en })

const outcomeWords: Localized<typeof outcomes> = localized({ en: outcomes })

/** The word in the address that a form without scripts leads back to. */
export type FormOutcome = keyof (typeof outcomes)['successes'] | keyof (typeof outcomes)['failures']

const find = (words: Record<string, string>, word: string) =>
  Object.hasOwn(words, word) ? words[word] : undefined

/** For co-counsel, from the start. */
export const onlyRead = (locale: Locale) =>
  ({ tone: 'info', text: outcomeWords[locale].failures['only-read'] }) as const

export function noticeOf(word: string, locale: Locale) {
  const { successes, failures } = outcomeWords[locale]
  const good = find(successes, word)
  if (good) return { tone: 'success', text: good } as const
  const bad = find(failures, word)
  return bad ? ({ tone: 'critical', text: bad } as const) : undefined
}
