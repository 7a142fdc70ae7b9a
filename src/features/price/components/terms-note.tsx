import { labelOf } from '#domain/choice.ts'
import { isServed, waitsForLicense } from '#domain/posture.ts'
import { states } from '#domain/states.ts'
import type { CostQuestion } from '#lib/price/question.ts'
import { firstYear, yearlyRateAt } from '#lib/price/yearly-rate.ts'
import { formatMoney, formatPercent } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { type CostWords, costWords } from '../content/words.ts'
import type { Course } from './answer.ts'
import type { CostRule } from './facts.ts'
import { sayPrice } from './price-sentence.ts'

type TermsNoteProps = {
  course: Course
  question: CostQuestion
  rule: CostRule
  /** The same question at our price, if we have one and the reader typed another. */
  ours?: string | undefined
}

export function TermsNote({ course, question, rule, ours }: TermsNoteProps) {
  const words = useWords(costWords)
  const locale = useLocale()
  const state = question.state ? labelOf(states, question.state, locale) : undefined
  const unpriced = state && sayUnpriced(state, rule, words)
  return (
    <div className="mt-3.5 min-h-[6.9em] border-t border-rule pt-2.5 font-sans text-small leading-[1.5] text-soft">
      {unpriced && (
        <p className="mb-2 border-l-4 border-brand pl-3 text-ink">
          <b>{unpriced}</b> {words.terms.closedRest}
        </p>
      )}
      <p>
        {sayTerms(course, { state, rule }, words, locale).join(' ')}
        {ours && (
          <>
            {' '}
            <TextLink to={ours}>{words.terms.useOurs}</TextLink>
          </>
        )}
      </p>
      {state && (
        <p className="mt-2 empty:hidden">{sayLaw(course, { state, rule }, words, locale).join(' ')}</p>
      )}
    </div>
  )
}

/** Why no price of ours is named there. */
export function sayUnpriced(state: string, rule: CostRule, { terms: say }: CostWords): string | undefined {
  if (waitsForLicense(rule)) return say.unlicensed(state)
  if (!isServed(rule)) return say.closed(state)
  return rule.isQuiet ? say.quiet(state) : undefined
}

type Place = { state: string | undefined; rule: CostRule }

function sayTerms(course: Course, { state, rule }: Place, words: CostWords, locale: Locale): string[] {
  const { terms: say, cappedBy } = words
  const price = sayPrice(course.terms, words, locale, rule)
  const { cappedBy: name, cappedIn } = course.asked
  const holder = cappedIn ? labelOf(states, cappedIn, locale) : (state ?? '')
  const year = course.byMonth[12]
  return [
    course.isOurs ? price : course.isExample ? say.example(price) : say.own(price),
    ...(course.isOurs && year ? [say.yearly(formatPercent(yearlyRateAt(year, firstYear), locale))] : []),
    ...(state ? [] : [say.noState]),
    ...(name ? [cappedBy[name](holder)] : []),
  ]
}

function sayLaw({ asked }: Course, { state = '', rule }: Place, { terms: say }: CostWords, locale: Locale) {
  const { sentence, largestAdvance } = rule
  const isSaid = sentence === say.closed(state)
  return [
    ...(sentence && !isSaid ? [sentence] : []),
    ...(asked.isTooLarge && largestAdvance !== null
      ? [say.tooLarge(state, formatMoney(largestAdvance, locale))]
      : []),
    ...(asked.needsSettlement ? [say.needsSettlement(state)] : []),
  ]
}
