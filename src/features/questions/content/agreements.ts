import { type Localized, localized, pick } from '#site/locale.ts'
import { en } from './en/agreements.ts'

/**
 * We keep these words with every application under this version: change both together. All languages share it. Most
 * say "you" for the company, so that they stay true when the brand name changes. The law wants the seller's name where
 * people agree to calls, texts and health questions: there the name replaces the mark.
 */
export const consentVersion = '2026-11-18'

const companyMark = '{company}'

export const nameCompany = (statement: string, company: string) => statement.replaceAll(companyMark, company)

type Worded = Localized<{ label: string; rest?: string }>
/** As a question has them. */
const agreement = (words: Worded) => {
  const { rest } = words.en
  return {
    label: pick(words, ({ label }) => label),
    ...(rest !== undefined && { rest: pick(words, (each) => each.rest ?? '') }),
  }
}

export const agreements = {
  plaintiff: {
    consent: agreement(localized({ en: en.plaintiff.consent })),
    privacy: agreement(localized({ en: en.plaintiff.privacy })),
    phone: agreement(localized({ en: en.plaintiff.phone })),
    health: agreement(localized({ en: en.plaintiff.health })),
  },
  attorney: {
    consent: agreement(localized({ en: en.attorney.consent })),
    privacy: agreement(localized({ en: en.attorney.privacy })),
    phone: agreement(localized({ en: en.attorney.phone })),
  },
}

export const readRest: Localized<string> = localized({ en: en.readRest })

export const linkedWords: Localized<typeof en.linked> = localized({ en: en.linked })
