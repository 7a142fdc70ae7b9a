import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { toOptions } from '#domain/choice.ts'
import { states } from '#domain/states.ts'
import { type CostQuestion, findState, type Offer, writeState } from '#lib/price/question.ts'
import type { Locale } from '#site/locale.ts'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { Select } from '#ui/select.tsx'
import { costWords } from '../content/words.ts'
import type { Course } from './answer.ts'
import { CostSliders } from './cost-sliders.tsx'
import { CapField, CompoundingField, FeeField, MinimumField, RateRow } from './offer-fields.tsx'
import type { ChangeQuestion } from './use-question.ts'

type QuestionFormProps = {
  id: string
  action: string
  question: CostQuestion
  change: ChangeQuestion
  readLatest: () => CostQuestion
  course: Course
  lastMonth: number
  /** Takes the place of sliders and answer where we fund nobody. */
  instead?: ReactNode
  children: ReactNode
}

/** Answers with each change. Without scripts the browser sends it, and the page answers. */
export function QuestionForm({
  id,
  action,
  question,
  change,
  readLatest,
  course,
  lastMonth,
  instead,
  children,
}: QuestionFormProps) {
  const words = useWords(costWords).fields
  const offer = { offer: course.offer, suffix: '', onChange: (next: Offer) => change({ offer: next }) }
  const workItOut = (
    <Button type="submit" variant="outline" className="mt-3 hidden w-full noscript:inline-flex">
      {words.workItOut}
    </Button>
  )
  return (
    <form id={id} action={action} onSubmit={(event: FormEvent) => event.preventDefault()}>
      <StateField question={question} change={change} />
      {instead ? (
        <>
          {workItOut}
          {instead}
        </>
      ) : (
        <>
          <CostSliders question={question} lastMonth={lastMonth} readLatest={readLatest} change={change} />
          {!course.isOurs && <RateRow {...offer} />}
          {workItOut}
          {children}
          {!course.isOurs && (
            <div className="mt-4 border-y border-rule print:hidden">
              <Disclosure summary={words.more}>
                <div className="grid gap-5 text-ink">
                  <CompoundingField {...offer} />
                  <div className="grid grid-cols-2 gap-3">
                    <FeeField {...offer} />
                    <MinimumField {...offer} />
                    <CapField {...offer} />
                  </div>
                </div>
              </Disclosure>
            </div>
          )}
        </>
      )}
    </form>
  )
}

type StateFieldProps = { question: CostQuestion; change: ChangeQuestion }

/** In lowercase, as addresses have it. */
const listOptions = (locale: Locale) =>
  toOptions(states, locale).map(({ value, label }) => ({ value: writeState(value), label }))

function StateField({ question: { state }, change }: StateFieldProps) {
  const words = useWords(costWords).fields
  const id = useId()
  const field = useRef<HTMLSelectElement>(null)
  const value = state ? writeState(state) : ''
  const choose = (code: string) => change({ state: findState(code) ?? null })
  const takeOver = useEffectEvent(() => {
    if (field.current && field.current.value !== value) choose(field.current.value)
  })
  // The reader may have chosen before the scripts came.
  useEffect(() => takeOver(), [])
  useEffect(() => {
    if (field.current) field.current.value = value
  }, [value])
  return (
    // One row on a phone: the answer should be in sight.
    <div className="flex flex-wrap items-center justify-between gap-x-1 gap-y-1 pt-2 lg:block">
      <div className="min-w-[8rem] flex-1 font-sans">
        <label htmlFor={id} className="field-label">
          {words.state}
        </label>
        <span id={`${id}-help`} className="block text-small leading-snug text-soft">
          {words.stateHelp}
        </span>
      </div>
      <div className="w-40 sm:w-64 lg:mt-2 lg:w-full">
        <Select
          ref={field}
          id={id}
          name="state"
          className="max-sm:pr-7.5 max-sm:pl-2.5 max-sm:text-[1rem]"
          autoComplete="off"
          aria-describedby={`${id}-help`}
          placeholder={words.noState}
          options={listOptions(useLocale())}
          defaultValue={value}
          onChange={({ target }) => choose(target.value)}
        />
      </div>
    </div>
  )
}
