import { type FormEvent, useState } from 'react'
import type { StateCode } from '#domain/states.ts'
import { type CostQuestion, plainQuestion, readQuestion, withQuestion } from '#lib/price/question.ts'
import { amountScale, monthScale, valueAt } from '#lib/price/slider.ts'
import type { PriceTerms } from '#lib/price/terms.ts'
import { formatMoney } from '#site/format.ts'
import { paths } from '#site/paths.ts'
import { Button } from '#ui/button.tsx'
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
import { RateRow } from './offer-fields.tsx'
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

const link = 'inline-flex min-h-tap items-center font-sans font-semibold'

/** The short question. Its numbers go along to the page with the full answer. */
export default function LiveCostPart({
  facts,
  state,
  early,
}: CostPartProps & { early?: EarlyAnswers | undefined }) {
  const words = useWords(costWords)
  const locale = useLocale()
  const first = takeOver(early, { ...plainQuestion, state: state ?? null })
  const { question, ...asking } = useQuestion(first)
  const { change } = asking
  const [spoken, say] = useState('')
  const situation = situate(question, facts)
  const course = followCourse(situation, chooseTerms(situation))
  useSettledQuestion(question, () => say(words.answers.spoken(formatMoney(course.asked.owed, locale))))
  return (
    <section aria-labelledby="cost-part-title">
      <Hatching names={growthHatches} />
      <div className="page-width">
        <SectionHead id="cost-part-title" title={words.part.title} lead={words.part.lead} />
        <div className="mt-4 grid gap-x-[clamp(3rem,5vw,5.5rem)] gap-y-8 lg:mt-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <form action={paths.cost} onSubmit={(event: FormEvent) => event.preventDefault()}>
            {state && <input type="hidden" name="state" value={state} />}
            <CostSliders question={question} {...asking} />
            {!course.isOurs && <RestOfOffer terms={course.terms} />}
            {!course.isOurs && (
              <RateRow offer={course.terms} suffix="" onChange={(offer) => change({ offer })} />
            )}
            <Button type="submit" variant="outline" className="mt-3 hidden w-full noscript:inline-flex">
              {words.fields.workItOut}
            </Button>
            <Answers estimate={course.asked} />
            <TermsNote course={course} question={question} rule={situation.rule} />
            <p className="mt-1 flex flex-wrap gap-x-6">
              <TextLink to={withQuestion(paths.cost, question)} className={link}>
                {words.part.more}
              </TextLink>
              <TextLink to={withQuestion(paths.costOffers, question)} className={link}>
                {words.part.compare}
              </TextLink>
            </p>
          </form>
          <GrowthPlot course={course} month={question.months} className="lg:pt-2" />
        </div>
        <p className="sr-only" role="status">
          {spoken}
        </p>
      </div>
    </section>
  )
}

function takeOver({ typed, slid = [] }: EarlyAnswers = {}, plain: CostQuestion): CostQuestion {
  if (!typed) return plain
  const question = readQuestion(new URLSearchParams(typed))
  const [amount = null, months = null] = slid
  return {
    ...question,
    // The form holds the example, too.
    ...(question.offer && isSameOffer(question.offer, exampleOffer) && { offer: null }),
    ...(amount !== null && { amount: valueAt(amountScale, amount) }),
    ...(months !== null && { months: valueAt(monthScale, months) }),
  }
}

/** A form sent without scripts then asks for the same offer. */
function RestOfOffer({ terms: { compounding, fee, capMultiple } }: { terms: PriceTerms }) {
  return (
    <>
      <input type="hidden" name="compounding" value={compounding} />
      <input type="hidden" name="fee" value={fee / 100} />
      <input type="hidden" name="capMultiple" value={capMultiple ?? ''} />
    </>
  )
}
