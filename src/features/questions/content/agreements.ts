import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/agreements.ts'

/**
 * We keep these words with every application under this version: change both together. All languages share it. Most
 * say "you" for the company, so that they stay true when the brand name changes. The law wants the seller's name where
 * people agree to calls, texts and health questions: there the name replaces the mark.
 */
export const consentVersion = '2026-11-16'

const companyMark = '{company}'

export const nameCompany = (statement: string, company: string) => statement.replaceAll(companyMark, company)

export const agreements = {
  plaintiff: {
    consent: localized({ en: en.plaintiff.consent }),
    privacy: localized({ en: en.plaintiff.privacy }),
    phone: localized({ en: en.plaintiff.phone }),
    health: localized({ en: en.plaintiff.health }),
  },
  attorney: {
    consent: localized({ en: en.attorney.consent }),
    privacy: localized({ en: en.attorney.privacy }),
    phone: localized({ en: en.attorney.phone }),
  },
} as const

export const linkedWords: Localized<typeof en.linked> = localized({ en: en.linked })
