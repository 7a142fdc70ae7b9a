import type { FormEvent, ReactNode } from 'react'
import { toOptions } from '#domain/choice.ts'
import { stateCodes, states } from '#domain/states.ts'
import type { CostQuestion, Offer } from '#lib/price/question.ts'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Field } from '#ui/field.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { Select } from '#ui/select.tsx'
import { costWords } from '../content/words.ts'
import type { Course } from './answer.ts'
import { CostSliders } from './cost-sliders.tsx'
import { CapField, CompoundingField, FeeField, RateRow } from './offer-fields.tsx'
import type { ChangeQuestion } from './use-question.ts'

type QuestionFormProps = {
  id: string
  action: string
  question: CostQuestion
  change: ChangeQuestion
  readLatest: () => CostQuestion
  course: Course
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
  children,
}: QuestionFormProps) {
  const words = useWords(costWords).fields
  const offer = { offer: course.terms, suffix: '', onChange: (next: Offer) => change({ offer: next }) }
  const workItOut = (
    <Button type="submit" variant="outline" className="mt-3 hidden w-full noscript:inline-flex">
      {words.workItOut}
    </Button>
  )
  return (
    <form id={id} action={action} onSubmit={(event: FormEvent) => event.preventDefault()}>
      <CostSliders question={question} readLatest={readLatest} change={change} />
      {!course.isOurs && <RateRow {...offer} />}
      {workItOut}
      {children}
      <StateField question={question} change={change} className="mt-4" />
      {!course.isOurs && (
        <div className="mt-4 border-y border-rule print:hidden">
          <Disclosure summary={words.more}>
            <div className="grid gap-5 text-ink">
              <CompoundingField {...offer} />
              <div className="grid grid-cols-2 gap-3">
                <FeeField {...offer} />
                <CapField {...offer} />
              </div>
            </div>
          </Disclosure>
        </div>
      )}
    </form>
  )
}

type StateFieldProps = { question: CostQuestion; change: ChangeQuestion; className?: string }

function StateField({ question, change, className }: StateFieldProps) {
  const words = useWords(costWords).fields
  return (
    <Field label={words.state} className={className}>
      <Select
        name="state"
        placeholder={words.noState}
        options={toOptions(states, useLocale())}
        value={question.state ?? ''}
        onChange={({ target: { value } }) =>
          change({ state: stateCodes.find((code) => code === value) ?? null })
        }
      />
    </Field>
  )
}
