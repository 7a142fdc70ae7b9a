import { type ReactNode, useState } from 'react'
import { labelOf } from '#domain/choice.ts'
import { isServed } from '#domain/posture.ts'
import { type StateCode, states } from '#domain/states.ts'
import { type CostQuestion, withQuestion } from '#lib/price/question.ts'
import { sayCancelDays, sayCancelStart } from '#site/cancel-words.ts'
import { formatMoney } from '#site/format.ts'
import { paths } from '#site/paths.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { costPageWords } from '../content/page-words.ts'
import { costWords } from '../content/words.ts'
import {
  type Course,
  chooseSettlement,
  chooseTerms,
  followCourse,
  type Split,
  situate,
  splitSettlement,
} from './answer.ts'
import { Answers } from './answers.tsx'
import { CannotFund } from './cannot-fund.tsx'
import { CannotPlot } from './cannot-plot.tsx'
import { CostTabs } from './cost-tabs.tsx'
import { type CostFacts, type CostRule, findExcess, hasOurPrice } from './facts.ts'
import { GrowthPlot } from './growth-plot.tsx'
import { Hatching } from './hatching.tsx'
import { LawBox } from './law-box.tsx'
import { LossPanel } from './loss-panel.tsx'
import { MonthTable } from './month-table.tsx'
import { OtherWays } from './other-ways.tsx'
import { PageActions } from './page-actions.tsx'
import { QuestionForm } from './question-form.tsx'
import { SettlementFields } from './settlement-fields.tsx'
import { SettlementTower, useShares } from './settlement-tower.tsx'
import { StateSchedule } from './state-schedule.tsx'
import { TermsNote } from './terms-note.tsx'
import { type ChangeQuestion, keepState, useQuestion, useSettledQuestion } from './use-question.ts'

const formId = 'cost-form'
const plotPlace = 'lg:sticky lg:top-0 lg:self-start lg:pt-4'

type CostCalculatorProps = {
  facts: CostFacts
  first: CostQuestion
  apply: ReactNode
}

export function CostCalculator({ facts, first, apply }: CostCalculatorProps) {
  const words = useWords(costWords)
  const locale = useLocale()
  const { change: changeFreely, readLatest, ...asking } = useQuestion(situate(first, facts).question)
  // Another state's charges may stop sooner.
  const change: ChangeQuestion = (parts) => {
    const { months } = situate({ ...readLatest(), ...parts }, facts).question
    changeFreely({ ...parts, months })
  }
  const [spoken, say] = useState('')
  const situation = situate(asking.question, facts)
  const { question, rule, lastMonth } = situation
  const state = question.state ? labelOf(states, question.state, locale) : undefined
  const course = followCourse(situation, chooseTerms(situation))
  const split = splitSettlement(situation, course.terms, chooseSettlement(situation, [course]))
  const hasPrice = hasOurPrice(facts, rule)
  const isRefused = state !== undefined && !isServed(rule) && question.offer === null
  const excess = isRefused ? findExcess(facts, rule, question.amount * 100, question.months) : undefined
  useSettledQuestion(asking.question, (settled) => {
    keepState(settled)
    say(isRefused ? words.cannot.title : words.answers.spoken(formatMoney(course.asked.owed, locale)))
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
          lastMonth={lastMonth}
          instead={isRefused && <CannotFund question={question} state={state} rule={rule} excess={excess} />}
        >
          <Answers
            estimate={course.asked}
            limit={
              state !== undefined && course.limit !== undefined ? { state, owed: course.limit } : undefined
            }
          />
          {state && <LawBox state={state} rule={rule} />}
          <TermsNote
            course={course}
            question={question}
            rule={rule}
            ours={
              hasPrice && !course.isOurs ? withQuestion(paths.cost, { ...question, offer: null }) : undefined
            }
          />
        </QuestionForm>
        {isRefused ? (
          excess &&
          facts.terms && (
            <CannotPlot
              terms={facts.terms}
              rule={rule}
              state={state}
              advance={question.amount * 100}
              excess={excess}
              className={plotPlace}
            />
          )
        ) : (
          <GrowthPlot
            course={course}
            month={question.months}
            rule={rule}
            state={state}
            className={plotPlace}
          />
        )}
      </div>
      <p className="sr-only" role="status">
        {spoken}
      </p>
      {!isRefused && (
        <>
          <div className="oxford mt-14 grid gap-x-[clamp(3rem,5vw,5.5rem)] gap-y-8 lg:mt-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <Settlement split={split} course={course} question={question} change={change} form={formId} />
            <LossPanel course={course} />
          </div>
          <div className="mt-14 grid grid-cols-[minmax(0,1fr)] gap-x-[clamp(3rem,5vw,5.5rem)] gap-y-14 lg:mt-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <OtherWays course={course} question={question} />
            <div>
              {state ? (
                <StateSchedule
                  course={course}
                  rule={rule}
                  state={state}
                  sentOn={facts.sentOn}
                  month={question.months}
                />
              ) : (
                <MonthTable course={course} month={question.months} rule={rule} />
              )}
              <PageActions question={question} />
            </div>
          </div>
        </>
      )}
      <SmallPrint
        rule={rule}
        state={question.state}
        isOurs={course.isOurs}
        isRefused={isRefused}
        apply={apply}
      />
    </>
  )
}

type SettlementProps = {
  split: Split
  course: Course
  question: CostQuestion
  change: ChangeQuestion
  form: string
}

function Settlement({ split, course, question, change, form }: SettlementProps) {
  const words = useWords(costWords).settlement
  const locale = useLocale()
  const money = (cents: number) => formatMoney(cents, locale)
  const whose = course.isOurs ? 'ours' : 'own'
  return (
    <section aria-labelledby="settlement-title">
      <h2 id="settlement-title" className="text-title">
        {words.title(money(split.settlement))}
      </h2>
      <SettlementFields question={question} change={change} split={split} form={form} />
      <SettlementTower
        caption={words.caption(money(split.settlement))}
        settlement={split.settlement}
        shares={useShares({ split, question, terms: course.terms, isOurs: course.isOurs })}
      />
      <p className="mt-4 min-h-[8.2em] border-t border-rule-strong pt-3 sm:min-h-[5em]">
        {words.sum(money(split.without), money(question.amount * 100), money(split.kept))}{' '}
        <b>{split.isShort ? words.tooLittle : words.difference[whose](money(split.charge))}</b>
      </p>
    </section>
  )
}

type SmallPrintProps = {
  rule: CostRule
  state: StateCode | null
  isOurs: boolean
  isRefused: boolean
  apply: ReactNode
}

function SmallPrint({ rule, state, isOurs, isRefused, apply }: SmallPrintProps) {
  const words = useWords(costPageWords).end
  const locale = useLocale()
  const place = state ? labelOf(states, state, locale) : undefined
  const isFunded = isServed(rule)
  const sentences = [
    words.estimate,
    ...(isOurs ? [words.ours] : []),
    ...(place && isFunded && rule.cancelDays !== null && rule.cancelFrom !== null
      ? [words.cancel(sayCancelDays(rule.cancelDays, locale), sayCancelStart(rule.cancelFrom, locale), place)]
      : []),
    ...(isRefused ? [] : [words.card]),
    ...(isFunded ? rule.requiredSentences : []),
    ...(isFunded && rule.license ? [words.license(rule.license)] : []),
  ]
  return (
    <div
      data-takes-none={isFunded ? undefined : ''}
      className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-rule-strong py-6 lg:flex-nowrap"
    >
      {isFunded && apply}
      <p className="max-w-[60em] font-sans text-small text-soft">{sentences.join(' ')}</p>
    </div>
  )
}
