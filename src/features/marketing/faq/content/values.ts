import type { Openness } from '#domain/posture.ts'
import type { StateCode } from '#domain/states.ts'
import type { StateRule } from '#features/rules/schema.ts'
import type { MonthlyTerms } from '#lib/price/monthly-terms.ts'
import { type Locale, type Localized, localized } from '#site/locale.ts'
import { en } from './en/values.ts'

type FaqRule = Openness & Pick<StateRule, 'code' | 'caps' | 'cancelDays' | 'cancelFrom' | 'origin'>

export type FaqFacts = {
  /** In New York. */
  today: string
  rules: Readonly<Record<StateCode, FaqRule>>
  terms: MonthlyTerms | null
}

type FaqValue = 'states' | 'caps' | 'cancel' | 'price'

/** Answers may have these words in braces, so that no edited answer promises what a rule forbids. */
export type FaqValues = Readonly<Record<FaqValue, (facts: FaqFacts) => string>>

const values: Localized<FaqValues> = localized({ en })

const isValue = (name: string, words: FaqValues): name is FaqValue => Object.hasOwn(words, name)

export function fillIn(answer: string, facts: FaqFacts, locale: Locale): string {
  return answer.replaceAll(/\{([a-z]+)\}/g, (braces, name: string) =>
    isValue(name, values[locale]) ? values[locale][name](facts) : braces,
  )
}
