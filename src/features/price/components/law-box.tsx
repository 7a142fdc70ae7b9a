import { describeLimits, sayLaw } from '#site/cap-words.ts'
import { formatDate } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { type CostWords, costWords } from '../content/words.ts'
import { type CostRule, openRule } from './facts.ts'

/** Stands under the answer: the law it is held to, where it's written, and when we last looked. */
type LawBoxProps = {
  state: string
  rule: CostRule
  /** Where we fund nobody, a rule without a number is still the reason: only its source stands here. */
  isRefused?: boolean
}

export function LawBox({ state, rule, isRefused = false }: LawBoxProps) {
  const words = useWords(costWords)
  const locale = useLocale()
  const limits = describeLimits(rule, locale)
  const { source, lawUrl } = rule
  const isLaw = limits !== ''
  if (isRefused && !isLaw && !source) return null
  return (
    <section
      aria-label={words.law.label(state)}
      className="on-tint mt-4 border-l-4 border-green-800 px-4 py-3 forced-colors:border-l-4"
    >
      {(isLaw || !isRefused) && (
        <p className="leading-snug font-semibold">{sayRule(state, rule, limits, words, locale)}</p>
      )}
      {(isLaw || isRefused) && (
        <p className="mt-1.5 flex flex-wrap items-baseline gap-x-4 font-sans text-small text-soft">
          {source &&
            (lawUrl ? (
              <a
                href={lawUrl}
                className="inline-flex min-h-tap items-center text-brand underline"
                rel="noreferrer"
                translate="no"
              >
                {source}
              </a>
            ) : (
              <cite className="not-italic" translate="no">
                {source}
              </cite>
            ))}
          <span>{sayChecked(rule, words, locale)}</span>
        </p>
      )}
    </section>
  )
}

function sayRule(
  state: string,
  rule: CostRule,
  limits: string,
  { terms: say }: CostWords,
  locale: Locale,
): string {
  if (limits === '') return rule === openRule || rule.isSuggested ? say.noRule(state) : say.noLimit(state)
  return rule.isSuggested ? say.suggested(state, limits) : sayLaw(rule, state, locale)
}

/** A law that nobody looked up lately still holds, and the box says that it's being looked up. */
function sayChecked({ checkedOn, isLate, isSuggested }: CostRule, { law }: CostWords, locale: Locale) {
  if (isSuggested) return law.ours
  if (!checkedOn) return law.unchecked
  return isLate
    ? law.late
    : law.checked(formatDate(checkedOn, { dateStyle: 'long', timeZone: 'UTC' }, locale))
}
