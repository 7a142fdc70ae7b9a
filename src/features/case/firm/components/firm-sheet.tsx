import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { representations } from '#domain/case-file.ts'
import { toOptions } from '#domain/choice.ts'
import { firmQuestions } from '#features/firms/content.ts'
import { paths } from '#site/paths.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FieldGroup } from '#ui/field-group.tsx'
import { Input } from '#ui/input.tsx'
import { useLocale } from '#ui/locale.tsx'
import { firmWords } from '../content.ts'
import type { OpenFirmPage } from '../schema.ts'
import { ChoiceChips } from './choice-chips.tsx'
import { FirmProgress } from './firm-progress.tsx'
import { FirmQuestions } from './firm-questions.tsx'
import { FirmResult } from './firm-result.tsx'
import type { FirmOutcome, TypedValues } from './outcome.ts'

type FirmSheetProps = {
  page: OpenFirmPage
  token: string
  outcome: FirmOutcome | undefined
  attempt: number
  onReply: (values: TypedValues) => Promise<void>
  /** What the firm can send, between the questions and whom to talk to. It has forms of its own. */
  documents: ReactNode
}

const formId = 'firm-answers'
/** A firm that doesn't represent the client is asked nothing more. */
const onlyForYes = 'group-has-[.says-no:checked]/sheet:hidden'

/** The answers. Fields hold their own values, so that what is tapped before the script arrives counts. */
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

  // Other answers than those shown: the fields start anew. What is being sent below goes on.
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
          <Input
            form={formId}
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

/** Everything that belongs to the form, also what stands outside it. */
const readForm = (form: HTMLFormElement): TypedValues =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
