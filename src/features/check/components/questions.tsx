import type { ReactNode } from 'react'
import { toOptions } from '#domain/choice.ts'
import { attorneyAnswers, checkedKinds, checkedTimes, places } from '#domain/self-check.ts'
import type { FormValues } from '#lib/form-values.ts'
import { addressIn } from '#site/addresses.ts'
import { paths } from '#site/paths.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { FieldError, fieldIds } from '#ui/field-message.tsx'
import { useLocale } from '#ui/locale.tsx'
import { Select } from '#ui/select.tsx'
import { checkWords } from '../content/words.ts'
import { type CheckQuestion, checkQuestions, idOf } from './read-answers.ts'

type QuestionsProps = {
  values: FormValues
  missing: readonly CheckQuestion[]
  onAnswer: (form: HTMLFormElement) => void
}

/** A plain form without scripts. With them, nothing leaves the browser. */
export function Questions({ values, missing, onAnswer }: QuestionsProps) {
  const locale = useLocale()
  const { questions: words, missing: mistakes } = checkWords[locale]
  const wrong = missing.map((name) => ({ fieldId: idOf(name), message: mistakes[name] }))
  const propsOf = (name: CheckQuestion) => ({
    name,
    number: checkQuestions.indexOf(name) + 1,
    mistake: missing.includes(name) ? mistakes[name] : undefined,
  })
  return (
    <form
      method="post"
      action={addressIn(locale, paths.check)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onAnswer(event.currentTarget)
      }}
      className="on-sheet rounded-md border border-sheet-edge px-4 pt-1 pb-5 max-sm:-mx-2 lg:px-10 lg:pt-2 lg:pb-9"
    >
      {wrong.length > 0 && (
        <div className="pt-5">
          <ErrorSummary errors={wrong} title={mistakes.title} />
        </div>
      )}
      <input type="hidden" name="asked" value="all" />
      <Question {...propsOf('state')} title={words.state.title} help={words.state.help}>
        <Select
          id={idOf('state')}
          name="state"
          aria-labelledby={`${idOf('state')}-title`}
          aria-describedby={
            fieldIds(idOf('state'), { help: true, error: missing.includes('state') }).describedBy
          }
          aria-invalid={missing.includes('state') || undefined}
          defaultValue={values.state ?? ''}
          options={toOptions(places, locale)}
          placeholder={words.choose}
          autoComplete="off"
        />
      </Question>
      <Question {...propsOf('attorney')} title={words.attorney}>
        <Chips name="attorney" options={toOptions(attorneyAnswers, locale)} chosen={values.attorney} />
      </Question>
      <Question {...propsOf('kind')} title={words.kind}>
        <Chips name="kind" options={toOptions(checkedKinds, locale)} chosen={values.kind} />
      </Question>
      <Question {...propsOf('when')} title={words.when}>
        <Chips name="when" options={toOptions(checkedTimes, locale)} chosen={values.when} />
      </Question>
      {/* Not a submit button: a press before the scripts are here would send the answers. */}
      <Button
        className="mt-1 w-full noscript:hidden"
        onClick={({ currentTarget: { form } }) => form && onAnswer(form)}
      >
        {words.submit}
      </Button>
      <noscript>
        <button type="submit" className="button button-primary mt-1 w-full">
          {words.submit}
        </button>
      </noscript>
    </form>
  )
}

type QuestionProps = {
  name: CheckQuestion
  number: number
  title: string
  help?: string
  mistake: string | undefined
  children: ReactNode
}

function Question({ name, number, title, help, mistake, children }: QuestionProps) {
  const id = idOf(name)
  const { helpId, errorId, describedBy } = fieldIds(id, { help, error: mistake })
  // The select is a control by itself; a group would only repeat its name.
  const isGroup = name !== 'state'
  const Part = isGroup ? 'fieldset' : 'div'
  return (
    <Part
      {...(isGroup && {
        id,
        tabIndex: -1,
        'aria-labelledby': `${id}-title`,
        'aria-describedby': describedBy,
      })}
      className={classNames(
        'field grid min-w-0 scroll-mt-4 grid-cols-[2.1rem_minmax(0,1fr)] gap-x-2.5 border-rule py-6 lg:grid-cols-[3.25rem_minmax(0,1fr)] tight:block',
        isGroup && 'border-t',
      )}
    >
      <span
        aria-hidden="true"
        className="figures font-serif text-[2.5rem] leading-[0.85] text-green-700 lg:row-span-3 lg:text-[3.25rem]"
      >
        {number}
      </span>
      <div>
        <p id={`${id}-title`} className="font-serif text-lead leading-tight font-semibold">
          {title}
        </p>
        {help && (
          <p id={helpId} className="mt-1 font-sans text-[1rem] leading-snug text-soft">
            {help}
          </p>
        )}
      </div>
      <div className="mt-3 max-lg:col-span-2">
        {children}
        <FieldError id={errorId}>{mistake}</FieldError>
      </div>
    </Part>
  )
}

type ChipsProps = {
  name: CheckQuestion
  options: readonly { value: string; label: string }[]
  chosen: string | undefined
}

function Chips({ name, options, chosen }: ChipsProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.4rem,100%),1fr))] gap-2 lg:grid-cols-2">
      {options.map(({ value, label }) => (
        <label key={value} className="choice chip max-sm:gap-x-2 max-sm:px-2">
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          <span className="choice-label">{label}</span>
        </label>
      ))}
    </div>
  )
}
