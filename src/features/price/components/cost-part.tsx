import { type FormEvent, useState } from 'react'
import { type CostQuestion, plainQuestion, withQuestion } from '#lib/price/question.ts'
import type { StateCode } from '#site/choices/states.ts'
import { formatMoney } from '#site/format.ts'
import { paths } from '#site/paths.ts'
import { Button } from '#ui/button.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { costWords } from '../content/words.ts'
import { chooseTerms, followCourse, situate } from './answer.ts'
import { Answers } from './answers.tsx'
import { CostSliders } from './cost-sliders.tsx'
import type { CostFacts } from './facts.ts'
import { GrowthPlot } from './growth-plot.tsx'
import { Hatching } from './hatching.tsx'
import { RateRow } from './offer-fields.tsx'
import { TermsNote } from './terms-note.tsx'
import { useQuestion, useSettledQuestion } from './use-question.ts'

type CostPartProps = {
  facts: CostFacts
  /** Of the page it stands on. */
  state?: StateCode
  className?: string
}

const link = 'inline-flex min-h-tap items-center font-sans font-semibold'

/** The question in short, for other pages. Its numbers go along to the page that answers in full. */
export function CostPart({ facts, state, className }: CostPartProps) {
  const words = useWords(costWords)
  const locale = useLocale()
  const first: CostQuestion = { ...plainQuestion, state: state ?? null }
  const { question, change } = useQuestion(first)
  const [spoken, say] = useState('')
  const situation = situate(question, facts)
  const course = followCourse(situation, chooseTerms(situation))
  useSettledQuestion(question, () => say(words.answers.spoken(formatMoney(course.asked.owed, locale))))
  return (
    <section className={className} aria-labelledby="cost-part-title">
      <Hatching />
      <div className="page-width">
        <SectionHead id="cost-part-title" title={words.part.title} lead={words.part.lead} />
        <div className="mt-4 grid gap-x-[clamp(3rem,5vw,5.5rem)] gap-y-8 lg:mt-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <form action={paths.cost} onSubmit={(event: FormEvent) => event.preventDefault()}>
            {state && <input type="hidden" name="state" value={state} />}
            <CostSliders question={question} change={change} />
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
