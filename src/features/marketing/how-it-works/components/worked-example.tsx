import { chooseTerms, situate, splitSettlement } from '#features/price/components/answer.ts'
import type { CostFacts } from '#features/price/components/facts.ts'
import { sayPrice } from '#features/price/components/price-sentence.ts'
import { SettlementTower } from '#features/price/components/settlement-tower.tsx'
import { useShares } from '#features/price/components/use-shares.ts'
import { costWords } from '#features/price/content/words.ts'
import { formatDollars } from '#site/format.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { example, howItWorksWords } from '../content.ts'

/** One settlement as a column to scale, our charge among its shares. */
export function WorkedExample({ cost }: { cost: CostFacts }) {
  const words = useWords(howItWorksWords).example
  const costs = useWords(costWords)
  const locale = useLocale()
  const situation = situate(example, cost)
  const chosen = chooseTerms(situation)
  const split = splitSettlement(situation, chosen.terms)
  const shares = useShares({ split, question: example, ...chosen })
  const advance = formatDollars(example.amount, locale)
  const settlement = formatDollars(split.settlement / 100, locale)
  const sayCharge = chosen.isOurs ? words.charge.ours : words.charge.example
  return (
    <figure className="on-sheet border border-rule-strong p-[min(1.25rem,5.6vw)] sm:p-8">
      <figcaption>
        <span className="font-sans text-small font-semibold text-soft">{words.label}</span>
        <span className="figures mt-1 block text-h3 font-semibold">{words.title(settlement, advance)}</span>
      </figcaption>
      <SettlementTower
        caption={costs.settlement.caption(settlement)}
        settlement={split.settlement}
        shares={shares}
      />
      <p className="mt-5 leading-snug text-soft">
        {sayCharge(costs.fields.valueOfMonths(example.months), sayPrice(chosen.terms, costs, locale))}
      </p>
      <p className="mt-3 border-t border-rule pt-3 leading-snug">
        <b>{words.lost}</b>
        {words.lostAnswer(advance)}
      </p>
    </figure>
  )
}
