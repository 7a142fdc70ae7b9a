import { type FormEvent, useState } from 'react'
import type { CostQuestion, Offer, Slip } from '#lib/price/question.ts'
import { amountScale, mostMonths } from '#lib/price/slider.ts'
import { readDollars, readMonths } from '#lib/price/typed.ts'
import { formatCents, formatDollars, formatPercent } from '#site/format.ts'
import { paths } from '#site/paths.ts'
import { Breadcrumb, type Crumb } from '#ui/breadcrumb.tsx'
import { Button } from '#ui/button.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { offersWords } from '../content/offers-words.ts'
import { costPageWords } from '../content/page-words.ts'
import { costWords } from '../content/words.ts'
import {
  chooseOtherTerms,
  chooseSettlement,
  chooseTerms,
  followCourse,
  situate,
  splitSettlement,
} from './answer.ts'
import { ContractXray } from './contract-xray.tsx'
import { CostTabs } from './cost-tabs.tsx'
import { type CostFacts, hasOurPrice } from './facts.ts'
import { Hatching } from './hatching.tsx'
import { TypedField } from './number-row.tsx'
import { OfferColumn } from './offer-column.tsx'
import { OffersPlot } from './offers-plot.tsx'
import { OffersTable } from './offers-table.tsx'
import { PageActions } from './page-actions.tsx'
import { type Slips, saySlips } from './slips.ts'
import { type ChangeQuestion, putInAddress, useQuestion, useSettledQuestion } from './use-question.ts'

type OffersComparisonProps = {
  facts: CostFacts
  first: CostQuestion
  /** What the address held that isn't a number. */
  slips: readonly Slip[]
  trail: readonly Crumb[]
}

export function OffersComparison({ facts, first, slips: slipped, trail }: OffersComparisonProps) {
  const words = useWords(costWords)
  const locale = useLocale()
  const say = useWords(offersWords)
  const { offersCrumb } = useWords(costPageWords)
  const asking = useQuestion(first)
  const { change } = asking
  const slips = saySlips(slipped, words)
  const changeOffer = (offer: Offer) => change({ offer })
  const changeOther = (otherOffer: Offer) => change({ otherOffer })
  const [spoken, setSpoken] = useState('')
  const situation = situate(asking.question, facts, mostMonths)
  const { question } = situation
  const a = followCourse(situation, chooseTerms(situation))
  const b = followCourse(situation, chooseOtherTerms(situation))
  const settlement = chooseSettlement(situation, [a, b])
  const apart = Math.abs(a.asked.owed - b.asked.owed)
  const rates = [a, b].map(({ offer }) => formatPercent(offer.monthlyRate, locale))
  const [rateA = '', rateB = ''] = rates
  const verdict = apart === 0 ? say.noDifference : say.apart(formatCents(apart, locale))
  const months = words.fields.valueOfMonths(question.months)
  useSettledQuestion(asking.question, (settled) => {
    putInAddress(settled)
    setSpoken(
      [
        say.spoken(say.names.a, formatCents(a.asked.owed, locale)),
        say.spoken(say.names.b, formatCents(b.asked.owed, locale)),
        verdict,
      ].join(' '),
    )
  })
  return (
    <>
      <Hatching />
      <Breadcrumb trail={trail} current={offersCrumb} />
      <div className="grid items-end gap-x-column gap-y-2 lg:grid-cols-[7fr_5fr]">
        <h1 className="text-[min(2.125rem,10vw)] leading-[1.06] max-sm:min-h-[2.12em] lg:text-[clamp(2.5rem,3.6vw,3.25rem)]">
          {rateA === rateB ? say.same(rateA) : say.different(rateA, rateB)}{' '}
          <em className="marked">{verdict}</em>
        </h1>
        <p className="min-h-[4.4em] text-lead sm:min-h-0">
          {say.lead(formatDollars(question.amount, locale), months)}
        </p>
      </div>
      <CostTabs current="two" hasPrice={hasOurPrice(facts, situation.rule)} question={question} />
      <form
        action={paths.costOffers}
        onSubmit={(event: FormEvent) => event.preventDefault()}
        className="grid grid-cols-2 gap-x-4 gap-y-5 pt-4 tight:block tight:space-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,3fr)_minmax(0,6fr)] lg:gap-x-[clamp(2rem,3vw,3.25rem)]"
      >
        <AskedFields question={question} change={change} slips={slips} />
        <OfferColumn
          name="a"
          course={a}
          other={b}
          month={question.months}
          onChange={changeOffer}
          slips={slips}
        />
        <OfferColumn
          name="b"
          course={b}
          other={a}
          month={question.months}
          onChange={changeOther}
          slips={slips}
        />
        <Button
          type="submit"
          variant="outline"
          className="col-span-2 hidden noscript:inline-flex lg:col-start-1"
        >
          {words.fields.workItOut}
        </Button>
        <OffersPlot a={a} b={b} month={question.months} />
      </form>
      <p className="sr-only" role="status">
        {spoken}
      </p>
      <ContractXray a={a} b={b} rule={situation.rule} />
      <section className="oxford mt-12 lg:mt-16" aria-labelledby="lines-title">
        <h2 id="lines-title" className="text-title">
          {say.lines.title}
        </h2>
        <OffersTable
          a={{ course: a, split: splitSettlement(situation, a.terms, settlement) }}
          b={{ course: b, split: splitSettlement(situation, b.terms, settlement) }}
          month={question.months}
        />
        <PageActions question={question} />
      </section>
      <p className="mt-10 border-t border-rule-strong py-6 font-sans text-small text-soft">
        {a.isExample && b.isExample && `${say.examples} `}
        {a.isOurs && `${say.ours} `}
        {say.note}
      </p>
    </>
  )
}

/** Both offers share these. The rest of the question goes along unseen. */
type AskedFieldsProps = { question: CostQuestion; change: ChangeQuestion; slips: Slips }

function AskedFields({ question, change, slips }: AskedFieldsProps) {
  const words = useWords(costWords).fields
  const locale = useLocale()
  const { state, settlement, liens, attorney } = question
  return (
    <>
      <TypedField
        name="amount"
        label={words.amount}
        value={question.amount}
        min={amountScale.stops[0] ?? 0}
        max={amountScale.stops.at(-1) ?? 0}
        read={readDollars}
        format={(dollars) => formatDollars(dollars, locale)}
        onChange={(amount) => change({ amount: Math.round(amount) })}
        sayRange={words.ranges.amount}
        slip={slips.amount}
      />
      <TypedField
        name="months"
        label={words.months}
        value={question.months}
        min={1}
        max={mostMonths}
        read={readMonths}
        format={words.valueOfMonths}
        onChange={(months) => change({ months })}
        sayRange={words.ranges.months}
        slip={slips.months}
      />
      {Object.entries({ state, settlement, liens, attorney }).map(
        ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </>
  )
}
