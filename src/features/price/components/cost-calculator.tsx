import { type ReactNode, useState } from 'react'
import { type CostQuestion, withQuestion } from '#lib/price/question.ts'
import { formatMoney } from '#site/format.ts'
import { paths } from '#site/paths.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { costWords } from '../content/words.ts'
import { chooseTerms, followCourse, situate, splitSettlement } from './answer.ts'
import { Answers } from './answers.tsx'
import { CostTabs } from './cost-tabs.tsx'
import type { CostFacts } from './facts.ts'
import { GrowthPlot } from './growth-plot.tsx'
import { Hatching } from './hatching.tsx'
import { LossPanel } from './loss-panel.tsx'
import { MonthTable } from './month-table.tsx'
import { OtherWays } from './other-ways.tsx'
import { PageActions } from './page-actions.tsx'
import { QuestionForm } from './question-form.tsx'
import { Settlement } from './settlement.tsx'
import { SmallPrint } from './small-print.tsx'
import { TermsNote } from './terms-note.tsx'
import { putInAddress, useQuestion, useSettledQuestion } from './use-question.ts'

const formId = 'cost-form'

type CostCalculatorProps = {
  facts: CostFacts
  /** What the address asks. */
  first: CostQuestion
  /** The button that starts an application. */
  apply: ReactNode
}

/** The answer first, then how we got there. */
export function CostCalculator({ facts, first, apply }: CostCalculatorProps) {
  const words = useWords(costWords)
  const locale = useLocale()
  const { question, change, readLatest } = useQuestion(first)
  const [spoken, say] = useState('')
  const situation = situate(question, facts)
  const course = followCourse(situation, chooseTerms(situation))
  const split = splitSettlement(situation, course.terms)
  const hasPrice = facts.terms !== null && situation.rule.posture !== 'closed'
  useSettledQuestion(question, (settled) => {
    putInAddress(settled)
    say(words.answers.spoken(formatMoney(course.asked.owed, locale)))
  })
  return (
    <>
      <Hatching />
      <CostTabs current="one" hasPrice={hasPrice} question={question} />
      <div className="grid gap-x-[clamp(3rem,5vw,5.5rem)] gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:pt-3">
        <QuestionForm
          id={formId}
          action={paths.cost}
          question={question}
          change={change}
          readLatest={readLatest}
          course={course}
        >
          <Answers estimate={course.asked} />
          <TermsNote
            course={course}
            question={question}
            rule={situation.rule}
            ours={
              hasPrice && !course.isOurs ? withQuestion(paths.cost, { ...question, offer: null }) : undefined
            }
          />
        </QuestionForm>
        <GrowthPlot
          course={course}
          month={question.months}
          className="lg:sticky lg:top-0 lg:self-start lg:pt-4"
        />
      </div>
      <p className="sr-only" role="status">
        {spoken}
      </p>
      <div className="oxford mt-14 grid gap-x-[clamp(3rem,5vw,5.5rem)] gap-y-8 lg:mt-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Settlement split={split} course={course} question={question} change={change} form={formId} />
        <LossPanel course={course} />
      </div>
      <div className="mt-14 grid grid-cols-[minmax(0,1fr)] gap-x-[clamp(3rem,5vw,5.5rem)] gap-y-14 lg:mt-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <OtherWays course={course} question={question} />
        <div>
          <MonthTable course={course} month={question.months} />
          <PageActions question={question} />
        </div>
      </div>
      <SmallPrint rule={situation.rule} state={question.state} isOurs={course.isOurs} apply={apply} />
    </>
  )
}
