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
import { FoldedOnPhones } from '#ui/folded-on-phones.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { example, howItWorksWords } from '../content.ts'

/** A settlement cut to scale, and beside it what a lost case costs. */
export function Payout({ cost }: { cost: CostFacts }) {
  const words = useWords(howItWorksWords).payout
  return (
    <section
      className="page-width grid gap-x-column gap-y-8 pb-[max(2rem,calc(var(--spacing-section)*0.4))] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
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
      <div className="flex flex-col justify-between gap-y-8">
        <Lost />
        <Benefits />
      </div>
    </section>
  )
}

/** The number and its list stand beside each other where the column is wide enough for both. */
function Lost() {
  const words = useWords(howItWorksWords).lost
  const locale = useLocale()
  const advance = formatDollars(example.amount, locale)
  return (
    <section
      className="on-green px-(--spacing-gutter) py-8 max-lg:-mx-(--spacing-gutter) lg:px-10"
      aria-labelledby="lost-title"
    >
      <h2 id="lost-title" className="max-w-[14em] text-title text-sheet">
        {words.title}
      </h2>
      <div className="mt-9 flex flex-wrap items-center gap-x-8 gap-y-6">
        <p className="numeral text-[min(clamp(7rem,5rem+6vw,10rem),40vw)] text-sheet">$0</p>
        <dl className="hairlines min-w-0 grow basis-56 border-y border-rule">
          {[[words.kept(advance), words.staysYours], ...words.free.map((item) => [item, '$0'])].map(
            ([label, value]) => (
              <div key={label} className="flex justify-between gap-4 py-2 leading-snug">
                <dt className="font-semibold">{label}</dt>
                <dd className="text-soft">{value}</dd>
              </div>
            ),
          )}
        </dl>
      </div>
      <p className="mt-4 font-sans text-small leading-snug text-soft">{words.exceptions}</p>
    </section>
  )
}

function Benefits() {
  const { benefits } = useWords(howItWorksWords)
  return (
    <section aria-labelledby="benefits-title">
      <FoldedOnPhones summary={benefits.title}>
        <h2 id="benefits-title" className="oxford text-title max-sm:sr-only">
          {benefits.title}
        </h2>
        <dl className="mt-3 grid gap-x-6 gap-y-3 max-sm:mb-4 sm:grid-cols-2">
          {benefits.items.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="leading-snug text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </FoldedOnPhones>
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
    <figure className="mt-4">
      <Hatching />
      <figcaption>
        <span className="figures block text-h3 font-semibold">{words.title(settlement, advance)}</span>
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
