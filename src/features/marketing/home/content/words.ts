import type { CaseTypeSlug } from '#features/case-types/content.ts'
import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/words.ts'

export const fundedOnHome = [
  'car-accident',
  'truck-accident',
  'slip-and-fall',
  'medical-malpractice',
  'workplace-injury',
  'wrongful-death',
] as const satisfies readonly CaseTypeSlug[]
export type FundedOnHome = (typeof fundedOnHome)[number]

export const homeWords: Localized<typeof en> = localized({ en })
