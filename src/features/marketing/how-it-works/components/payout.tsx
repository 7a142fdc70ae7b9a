import {
  chooseSettlement,
  chooseTerms,
  followCourse,
  situate,
  splitSettlement,
} from '#features/price/components/answer.ts'
import type { CostFacts } from '#features/price/components/facts.ts'
import { sayPrice } from '#features/price/components/price-sentence.ts'
import { SettlementTower, useShares } from '#features/price/components/settlement-tower.tsx'
import { costWords } from '#features/price/content/words.ts'
import { formatDollars } from '#site/format.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { example, howItWorksWords } from '../content.ts'

export function Payout({ cost }: { cost: CostFacts }) {
  const words = useWords(howItWorksWords).payout
  return (
    <section className="on-tint py-section" aria-labelledby="payout-title">
      <div className="page-width">
        <SectionHead id="payout-title" title={words.title} lead={words.lead} />
        <div className="mt-8 grid gap-x-[clamp(3rem,5vw,6rem)] gap-y-10 lg:mt-12 lg:grid-cols-2">
          <ol className="hairlines hairlines-closed self-start">
            {words.order.map(({ title, text }, index) => (
              <li key={title} className="grid grid-cols-[3rem_1fr] py-4">
                <span className="figures text-title leading-none text-brand" aria-hidden="true">
                  {index + 1}
                </span>
                <p>
                  <b className="block text-lead leading-snug">{title}</b>
                  <span className="mt-1 block leading-snug text-soft">{text}</span>
                </p>
              </li>
            ))}
          </ol>
          <WorkedExample cost={cost} />
        </div>
      </div>
    </section>
  )
}

function WorkedExample({ cost }: { cost: CostFacts }) {
  const words = useWords(howItWorksWords).example
  const costs = useWords(costWords)
  const locale = useLocale()
  const situation = situate(example, cost)
  const chosen = chooseTerms(situation)
  const course = followCourse(situation, chosen)
  const split = splitSettlement(situation, chosen.terms, chooseSettlement(situation, [course]))
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
