import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { representations } from '#domain/case-file.ts'
import { toOptions } from '#domain/choice.ts'
import { firmQuestions } from '#features/firms/counsel/content.ts'
import type { FirmQuestionName } from '#features/firms/counsel/schema.ts'
import { guessEmail } from '#lib/email-typo.ts'
import { type FormValues, readValues } from '#lib/form-values.ts'
import { paths } from '#site/paths.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { EmailInput } from '#ui/email-input.tsx'
import { Field } from '#ui/field.tsx'
import { FieldGroup } from '#ui/field-group.tsx'
import { Input } from '#ui/input.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { firmWords } from '../content.ts'
import type { OpenFirmPage } from '../schema.ts'
import { FirmResult } from './firm-result.tsx'
import type { FirmOutcome } from './use-firm-page.ts'

type FirmSheetProps = {
  page: OpenFirmPage
  token: string
  outcome: FirmOutcome | undefined
  attempt: number
  onReply: (values: FormValues) => Promise<void>
  /** Between the questions and the contact. It has forms of its own. */
  documents: ReactNode
}

const formId = 'firm-answers'
/** A firm that doesn't represent the client gets no more questions. */
const onlyForYes = 'group-has-[.says-no:checked]/sheet:hidden'

/** Fields hold their own values, so that taps before the script arrives count. */
export function FirmSheet({ page, token, outcome, attempt, onReply, documents }: FirmSheetProps) {
  const locale = useLocale()
  const words = firmWords[locale]
  const form = useRef<HTMLFormElement>(null)
  const [answered, setAnswered] = useState(() => countAnswered(page.answers))
  const [isSending, setSending] = useState(false)
  const errors = outcome?.kind === 'invalid' ? outcome.errors : {}
  const typed = outcome && 'values' in outcome ? outcome.values : undefined
  const values: Record<string, string | null> = {
    ...page.answers,
    representation: page.representation,
    ...typed,
  }

  // New answers from elsewhere reset the fields. Uploads below go on.
  const shown = page.answeredAt ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: new fields are counted again
  useEffect(() => {
    if (form.current) setAnswered(countAnswered(readForm(form.current)))
  }, [shown])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    await onReply(readForm(event.currentTarget))
    setSending(false)
  }

  return (
    <div
      onChange={() => form.current && setAnswered(countAnswered(readForm(form.current)))}
      className="group/sheet on-sheet -mx-2 mt-5 rounded-md border border-rule px-3.5 py-6 lg:m-0 lg:px-11 lg:py-9"
    >
      <FirmResult key={attempt} outcome={outcome} page={page} takesFocus={attempt > 0} />
      <form
        key={`${shown} answers`}
        ref={form}
        id={formId}
        method="post"
        action={paths.firmPage(token)}
        noValidate
        onSubmit={submit}
      >
        <input type="hidden" name="intent" value="answers" />
        <input type="hidden" name="seen" value={shown} />
        <FieldGroup id="representation" legend={words.answer} error={errors.representation?.[0]}>
          <ChoiceChips
            name="representation"
            options={toOptions(representations, locale)}
            chosen={values.representation}
            inThree
          />
        </FieldGroup>
        <div className={onlyForYes}>
          <FirmProgress answered={answered} />
          <FirmQuestions chosen={values} />
        </div>
      </form>
      <div className={onlyForYes}>{documents}</div>
      <div key={`${shown} person`} className={`mt-8 grid gap-5 ${onlyForYes}`}>
        <Field
          id="contactName"
          label={words.contactName}
          help={words.contactNameHelp}
          error={errors.contactName?.[0]}
        >
          <Input
            form={formId}
            name="contactName"
            defaultValue={values.contactName ?? ''}
            autoComplete="off"
            maxLength={150}
          />
        </Field>
        <Field id="contactWay" label={words.contactWay} error={errors.contactWay?.[0]}>
          <EmailInput
            form={formId}
            type="text"
            suggest={guessEmail}
            name="contactWay"
            defaultValue={values.contactWay ?? ''}
            autoComplete="off"
            maxLength={254}
          />
        </Field>
      </div>
      <div className="mt-8">
        <Button type="submit" form={formId} busy={isSending && words.sending} className="w-full">
          {words.send}
        </Button>
        <p className="mt-2 font-sans text-small text-soft">
          {words.changeable} <span className={onlyForYes}>{words.acknowledge}</span>
        </p>
      </div>
    </div>
  )
}

const countAnswered = (values: Partial<Record<string, string | null>>) =>
  firmQuestions.filter(({ name }) => values[name]).length

/** Includes fields that stand outside the form. */
const readForm = (form: HTMLFormElement) => readValues(new FormData(form))

/** A tap after a look at four choices; then the contact, and sending. */
const secondsPerQuestion = 15
const secondsForTheRest = 30

function FirmProgress({ answered }: { answered: number }) {
  const words = useWords(firmWords)
  const seconds = (firmQuestions.length - answered) * secondsPerQuestion + secondsForTheRest
  const minutes = seconds < 60 ? 0 : Math.round(seconds / 60)
  return (
    // Nothing would count along without scripts.
    <div className="mt-8 font-sans text-small noscript:hidden">
      <div className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{words.answered(answered, firmQuestions.length)}</span>
        <span className="text-soft">{words.minutesLeft(minutes)}</span>
      </div>
      <div className="mt-3 grid auto-cols-fr grid-flow-col gap-1" aria-hidden="true">
        {firmQuestions.map(({ name }, index) => (
          <span key={name} className={classNames('step-part', index < answered && 'step-part-done')} />
        ))}
      </div>
    </div>
  )
}

function FirmQuestions({ chosen }: { chosen: Partial<Record<FirmQuestionName, string | null>> }) {
  const locale = useLocale()
  return firmQuestions.map(({ name, question, help, options }, index) => {
    const titleId = `${name}-title`
    const helpId = help && `${name}-help`
    return (
      <fieldset
        key={name}
        aria-labelledby={titleId}
        aria-describedby={helpId}
        className="grid min-w-0 grid-cols-[2.1rem_minmax(0,1fr)] gap-x-2 border-b border-rule py-6 last:border-b-0 lg:grid-cols-[3.25rem_minmax(0,1fr)]"
      >
        <span
          aria-hidden="true"
          className="figures text-[2.5rem] leading-[0.85] text-green-700 lg:row-span-2 lg:text-[3.25rem]"
        >
          {index + 1}
        </span>
        <div>
          <p id={titleId} className="text-lead leading-tight font-semibold">
            {question[locale]}
          </p>
          {help && (
            <p id={helpId} className="font-sans text-small text-soft">
              {help[locale]}
            </p>
          )}
        </div>
        <div className="mt-3 max-lg:col-span-2">
          <ChoiceChips name={name} options={toOptions(options, locale)} chosen={chosen[name]} />
        </div>
      </fieldset>
    )
  })
}

type ChoiceChipsProps = {
  name: string
  options: readonly { value: string; label: string }[]
  chosen: string | null | undefined
  inThree?: boolean
}

function ChoiceChips({ name, options, chosen, inThree }: ChoiceChipsProps) {
  return (
    <div
      className={classNames(
        'grid gap-2',
        inThree ? 'lg:grid-cols-3' : 'grid-cols-[repeat(auto-fit,minmax(8.4rem,1fr))] lg:grid-cols-2',
      )}
    >
      {options.map(({ value, label }) => (
        <label key={value} className="choice chip">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            // The sheet looks for this class: firms that say no get no more questions.
            className={classNames(name === 'representation' && value !== 'yes' && 'says-no')}
          />
          <span className="choice-label">{label}</span>
        </label>
      ))}
    </div>
  )
}
