import {
  chooseSettlement,
  chooseTerms,
  followCourse,
  situate,
  splitSettlement,
} from '#features/price/components/answer.ts'
import type { CostFacts } from '#features/price/components/facts.ts'
import { Hatching } from '#features/price/components/hatching.tsx'
import { sayPrice } from '#features/price/components/price-sentence.ts'
import { SettlementTower, useShares } from '#features/price/components/settlement-tower.tsx'
import { costWords } from '#features/price/content/words.ts'
import { formatDollars } from '#site/format.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { example, howItWorksWords } from '../content.ts'

/** A settlement cut to scale, and beside it what a lost case costs. */
export function Payout({ cost }: { cost: CostFacts }) {
  const words = useWords(howItWorksWords).payout
  return (
    <section
      className="page-width grid gap-x-column gap-y-8 pb-[calc(var(--spacing-section)*0.5)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
      aria-labelledby="payout-title"
    >
      <div className="oxford">
        <h2 id="payout-title">{words.title}</h2>
        <p className="mt-2 text-soft">{words.lead}</p>
        <WorkedExample cost={cost} />
        <div className="hairlines-closed mt-4">
          <Disclosure summary={words.orderTitle}>
            <ol className="hairlines">
              {words.order.map(({ title, text }, index) => (
                <li key={title} className="grid grid-cols-[2rem_1fr] py-2.5">
                  <span className="figures text-brand" aria-hidden="true">
                    {index + 1}
                  </span>
                  <p className="leading-snug">
                    <b className="block text-ink">{title}</b>
                    {text}
                  </p>
                </li>
              ))}
            </ol>
          </Disclosure>
        </div>
      </div>
      <Lost />
    </section>
  )
}

function Lost() {
  const words = useWords(howItWorksWords).lost
  const locale = useLocale()
  const advance = formatDollars(example.amount, locale)
  return (
    <section
      className="on-green flex flex-col justify-between gap-y-8 px-(--spacing-gutter) py-8 max-lg:-mx-(--spacing-gutter) lg:px-10 lg:py-10"
      aria-labelledby="lost-title"
    >
      <div>
        <h2 id="lost-title" className="max-w-[14em] text-title text-sheet">
          {words.title}
        </h2>
        <p className="numeral mt-6 text-[min(clamp(7rem,4rem+10vw,13rem),40vw)] text-sheet">$0</p>
      </div>
      <dl className="hairlines border-t border-rule">
        {[[words.kept(advance), words.staysYours], ...words.free.map((item) => [item, '$0'])].map(
          ([label, value]) => (
            <div key={label} className="flex justify-between gap-4 py-2.5 leading-snug">
              <dt className="font-semibold">{label}</dt>
              <dd className="text-soft">{value}</dd>
            </div>
          ),
        )}
      </dl>
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
    <figure className="mt-5">
      <Hatching />
      <figcaption>
        <span className="font-sans text-small font-semibold text-soft">{words.label}</span>
        <span className="figures mt-1 block text-h3 font-semibold">{words.title(settlement, advance)}</span>
      </figcaption>
      <SettlementTower
        caption={costs.settlement.caption(settlement)}
        settlement={split.settlement}
        shares={shares}
      />
      <p className="mt-4 font-sans text-small leading-snug text-soft">
        {sayCharge(costs.fields.valueOfMonths(example.months), sayPrice(chosen.terms, costs, locale))}
      </p>
    </figure>
  )
}
