import { type FormEvent, useState } from 'react'
import { labelOf } from '#domain/choice.ts'
import { type StateCode, states } from '#domain/states.ts'
import {
  type CostQuestion,
  type Offer,
  plainQuestion,
  readQuestion,
  withQuestion,
} from '#lib/price/question.ts'
import { amountScale, monthScaleTo, valueAt } from '#lib/price/slider.ts'
import { formatMoney } from '#site/format.ts'
import { paths } from '#site/paths.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { exampleOffer } from '../content/assumptions.ts'
import { costWords } from '../content/words.ts'
import { chooseTerms, followCourse, isSameOffer, situate } from './answer.ts'
import { Answers } from './answers.tsx'
import { CostSliders } from './cost-sliders.tsx'
import type { CostFacts } from './facts.ts'
import { GrowthPlot, growthHatches } from './growth-plot.tsx'
import { Hatching } from './hatching.tsx'
import { LawBox } from './law-box.tsx'
import { RateRow } from './offer-fields.tsx'
import { StateSchedule } from './state-schedule.tsx'
import { TermsNote } from './terms-note.tsx'
import { useQuestion, useSettledQuestion } from './use-question.ts'

export type CostPartProps = {
  facts: CostFacts
  state?: StateCode | undefined
}

export type EarlyAnswers = {
  focused?: number
  typed?: [name: string, value: string][]
  slid?: (number | null)[]
}

const columns = 'grid gap-x-[clamp(3rem,5vw,5.5rem)] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]'
const link = 'inline-flex min-h-tap items-center font-sans font-semibold'

/** The short question. Its numbers go along to the page with the full answer. */
export default function LiveCostPart({
  facts,
  state,
  early,
}: CostPartProps & { early?: EarlyAnswers | undefined }) {
  const words = useWords(costWords)
  const locale = useLocale()
  const first = takeOver(early, { ...plainQuestion, state: state ?? null }, facts)
  const { question: asked, ...asking } = useQuestion(first)
  const { change } = asking
  const [spoken, say] = useState('')
  const situation = situate(asked, facts)
  const { question, rule, lastMonth } = situation
  const name = state && labelOf(states, state, locale)
  const course = followCourse(situation, chooseTerms(situation))
  useSettledQuestion(asked, () => say(words.answers.spoken(formatMoney(course.asked.owed, locale))))
  return (
    <section aria-labelledby="cost-part-title">
      {state && <Hatching names={growthHatches} />}
      <div className="page-width">
        <SectionHead
          id="cost-part-title"
          title={name ? words.part.titleIn(name) : words.part.title}
          lead={words.part.lead}
        />
        <div className={classNames('mt-4 gap-y-8 lg:mt-8', state && columns)}>
          <form
            action={paths.cost}
            onSubmit={(event: FormEvent) => event.preventDefault()}
            className={state ? undefined : columns}
          >
            <div>
              {state && <input type="hidden" name="state" value={state} />}
              <CostSliders question={question} lastMonth={lastMonth} {...asking} />
              {!course.isOurs && <RestOfOffer {...course.offer} />}
              {!course.isOurs && (
                <RateRow offer={course.offer} suffix="" onChange={(offer) => change({ offer })} />
              )}
              <Button type="submit" variant="outline" className="mt-3 hidden w-full noscript:inline-flex">
                {words.fields.workItOut}
              </Button>
            </div>
            <div>
              <Answers
                estimate={course.asked}
                limit={name && course.limit !== undefined ? { state: name, owed: course.limit } : undefined}
              />
              {name && <LawBox state={name} rule={rule} />}
              <TermsNote course={course} question={question} rule={rule} />
              <p className="mt-1 flex flex-wrap gap-x-6">
                <TextLink to={withQuestion(paths.cost, question)} className={link}>
                  {words.part.more}
                </TextLink>
                <TextLink to={withQuestion(paths.costOffers, question)} className={link}>
                  {words.part.compare}
                </TextLink>
              </p>
            </div>
          </form>
          {/* On a page about everything, the price's own page draws it. */}
          {state && (
            <GrowthPlot
              course={course}
              month={question.months}
              rule={rule}
              state={name}
              className="lg:pt-2"
            />
          )}
        </div>
        {name && (
          <div className="mt-12 max-w-[44rem]">
            <StateSchedule
              course={course}
              rule={rule}
              state={name}
              sentOn={facts.sentOn}
              month={question.months}
            />
          </div>
        )}
        <p className="sr-only" role="status">
          {spoken}
        </p>
      </div>
    </section>
  )
}

function takeOver(
  { typed, slid = [] }: EarlyAnswers = {},
  plain: CostQuestion,
  facts: CostFacts,
): CostQuestion {
  if (!typed) return plain
  const { lastMonth } = situate(plain, facts)
  const question = readQuestion(new URLSearchParams(typed))
  const [amount = null, months = null] = slid
  return {
    ...question,
    // The form holds the example, too.
    ...(question.offer && isSameOffer(question.offer, exampleOffer) && { offer: null }),
    ...(amount !== null && { amount: valueAt(amountScale, amount) }),
    ...(months !== null && { months: valueAt(monthScaleTo(lastMonth), months) }),
  }
}

/** A form sent without scripts then asks for the same offer. */
function RestOfOffer({ compounding, fee, capMultiple }: Offer) {
  return (
    <>
      <input type="hidden" name="compounding" value={compounding} />
      <input type="hidden" name="fee" value={fee / 100} />
      <input type="hidden" name="capMultiple" value={capMultiple ?? ''} />
    </>
  )
}
