import { labelOf } from '#domain/choice.ts'
import { states } from '#domain/states.ts'
import type { CostQuestion } from '#lib/price/question.ts'
import { formatDate, formatMoney } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { type CostWords, costWords } from '../content/words.ts'
import type { Course } from './answer.ts'
import { type CostRule, openRule } from './facts.ts'
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
  return (
    <div className="mt-3.5 min-h-[6.9em] border-t border-rule pt-2.5 font-sans text-small leading-[1.5] text-soft">
      {state && rule.posture === 'closed' && (
        <p className="mb-2 border-l-4 border-brand pl-3 text-ink">
          <b>{words.terms.closed(state)}</b> {words.terms.closedRest}
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

type Place = { state: string | undefined; rule: CostRule }

function sayTerms(course: Course, { state, rule }: Place, words: CostWords, locale: Locale): string[] {
  const { terms: say, cappedBy } = words
  const price = sayPrice(course.terms, words, locale)
  const name = course.asked.cappedBy
  return [
    course.isOurs ? price : course.isExample ? say.example(price) : say.own(price),
    state ? sayRules(state, rule, words, locale) : say.noState,
    ...(name ? [cappedBy[name](state ?? '')] : []),
  ]
}

function sayRules(state: string, rule: CostRule, { terms: say }: CostWords, locale: Locale): string {
  if (rule === openRule) return say.noRule(state)
  const { checkedOn } = rule
  if (!checkedOn) return say.rules(state)
  return say.rulesChecked(state, formatDate(checkedOn, { dateStyle: 'long', timeZone: 'UTC' }, locale))
}

function sayLaw({ asked }: Course, { state = '', rule }: Place, { terms: say }: CostWords, locale: Locale) {
  const { sentence, largestAdvance } = rule
  return [
    ...(sentence && sentence !== say.closed(state) ? [sentence] : []),
    ...(asked.isTooLarge && largestAdvance !== null
      ? [say.tooLarge(state, formatMoney(largestAdvance, locale))]
      : []),
    ...(asked.needsSettlement ? [say.needsSettlement(state)] : []),
  ]
}
