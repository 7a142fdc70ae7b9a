import type { StateCode } from '#domain/states.ts'
import { applyPage } from '#features/apply/form/content.ts'
import { caseTypesPage, findCaseType } from '#features/case-types/content.ts'
import { contactPage } from '#features/contact/content.ts'
import { costPage } from '#features/price/content.ts'
import { districtWords } from '#features/states/content/district.ts'
import { closedWords } from '#features/states/content/rule-words.ts'
import { stateWords } from '#features/states/content/words.ts'
import { findState, statesPage } from '#features/states/content.ts'
import type { Page } from '#features/texts/schema.ts'
import type { Locale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { engravingOfPage } from '#site/share-pictures.ts'
import { faqPage } from '../faq/content.ts'
import { forAttorneysPage } from '../for-attorneys/content.ts'
import { howItWorksPage } from '../how-it-works/content.ts'
import { whatWeFundPage } from '../what-we-fund/content.ts'
import { whoWeArePage } from '../who-we-are/content.ts'

export const titledPages: readonly Page[] = [
  howItWorksPage,
  whatWeFundPage,
  caseTypesPage,
  forAttorneysPage,
  contactPage,
  whoWeArePage,
  statesPage,
  faqPage,
  costPage,
  applyPage,
]

type ShareSubject = { engraving: string; title?: string }

/** `name` ends the page's address: a state's code, a case type, or a page by itself. */
export function findShareSubject(
  name: string,
  locale: Locale,
  isClosed: (code: StateCode) => boolean = () => false,
): ShareSubject | undefined {
  const engraving = engravingOfPage[`/${name}`]
  if (engraving) return { engraving }
  const state = findState(name, locale)
  if (state) {
    const words = isClosed(state.code) ? closedWords[locale] : stateWords[locale].state
    return {
      engraving: `us-map/${state.code.toLowerCase()}`,
      title: words.title(state.name).join(' '),
    }
  }
  if (paths.district.endsWith(`/${name}`))
    return { engraving: 'map', title: districtWords[locale].title.join(' ') }
  const caseType = findCaseType(name, locale)
  return caseType && { engraving: fileOf(caseType.picture), title: caseType.name }
}

const fileOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
