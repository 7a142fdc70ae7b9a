import type { CostQuestion } from '#lib/price/question.ts'
import type { PriceTerms } from '#lib/price/terms.ts'
import { formatPercent } from '#site/format.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { third } from '../content/assumptions.ts'
import { costWords } from '../content/words.ts'
import type { Split } from './answer.ts'
import type { TowerShare } from './settlement-tower.tsx'

type ShareFacts = { split: Split; question: CostQuestion; terms: PriceTerms; isOurs: boolean }

/** In the order of payment; the client comes last. */
export function useShares({ split, question, terms, isOurs }: ShareFacts): TowerShare[] {
  const words = useWords(costWords)
  const locale = useLocale()
  const say = words.settlement
  const months = words.fields.valueOfMonths(question.months)
  const rate = formatPercent(terms.monthlyRate, locale)
  const fee = question.attorney
  return [
    {
      fill: 'upright',
      label: say.attorney,
      note: fee === null || fee === third ? say.third : formatPercent(fee, locale),
      cents: split.attorneyFee,
    },
    { fill: 'crossed', label: say.liens, note: say.liensNote, cents: split.liens },
    { fill: 'ruled-heavy', label: say.advance, note: say.advanceNote, cents: split.advance },
    {
      fill: 'diagonal-heavy',
      label: say.charge[isOurs ? 'ours' : 'own'],
      note: say.chargeNote(months, rate),
      cents: split.charge,
    },
    { fill: 'solid', label: say.kept, cents: split.kept },
  ]
}
