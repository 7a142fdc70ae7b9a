import type { ReactNode } from 'react'
import { labelOf } from '#domain/choice.ts'
import { type StateCode, states } from '#domain/states.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { costPageWords } from '../content/page-words.ts'
import type { CostRule } from './facts.ts'

type SmallPrintProps = { rule: CostRule; state: StateCode | null; isOurs: boolean; apply: ReactNode }

/** What an estimate is worth, and what the reader's state has us say. */
export function SmallPrint({ rule, state, isOurs, apply }: SmallPrintProps) {
  const words = useWords(costPageWords).end
  const locale = useLocale()
  const place = state ? labelOf(states, state, locale) : undefined
  const isFunded = rule.posture !== 'closed'
  const sentences = [
    words.estimate,
    ...(isOurs ? [words.ours] : []),
    ...(place && isFunded && rule.cancelDays !== null ? [words.cancel(rule.cancelDays, place)] : []),
    words.card,
    ...(isFunded ? rule.requiredSentences : []),
    ...(isFunded && rule.license ? [words.license(rule.license)] : []),
  ]
  return (
    <div className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-rule-strong py-6 lg:flex-nowrap">
      {isFunded && apply}
      <p className="max-w-[60em] font-sans text-small text-soft">{sentences.join(' ')}</p>
    </div>
  )
}
