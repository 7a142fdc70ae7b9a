import type { ReactNode } from 'react'
import { toOptions } from '#domain/choice.ts'
import { states } from '#domain/states.ts'
import type { Acknowledgment } from '#features/contracts/acknowledgment/schema.ts'
import { formatList } from '#site/format.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { useLocale } from '#ui/locale.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { acknowledgmentWords } from '../content/words.ts'
import type { AttorneyOutcome, Place } from './place.ts'
import { Statement } from './statement.tsx'
import { useAnswers } from './use-answers.ts'

type AnswersFormProps = {
  contract: Acknowledgment
  place: Place
  outcome: AttorneyOutcome | undefined
  submissionKey: string
}

/** A plain form with several ways to send it; the first is what Enter presses. */
export function AnswersForm({ contract, place, outcome, submissionKey }: AnswersFormProps) {
  const words = acknowledgmentWords[useLocale()]
  const { statements } = contract
  const values = outcome && 'values' in outcome ? outcome.values : undefined
  const errors = outcome?.kind === 'invalid' ? outcome.errors : {}
  const { form, said, change } = useAnswers(contract.id, statements.length, values)
  const open = said.flatMap((says, at) => (says ? [] : [at + 1]))
  const openOf = (number: number) => errors.answers && !values?.[`answer-${number}`]
  return (
    <>
      <div className="mb-6 empty:hidden">
        <ErrorSummary errors={listErrors(errors, statements.length, values)} />
      </div>
      <Progress done={statements.length - open.length} of={statements.length} />
      <form
        ref={form}
        method="post"
        action={place.page}
        noValidate
        onChange={change}
        onSubmit={change}
        autoComplete="off"
      >
        <input type="hidden" name="contract" value={contract.id} />
        <input type="hidden" name="submissionKey" value={values?.submissionKey ?? submissionKey} />
        {statements.map((text, at) => {
          const number = at + 1
          return (
            <Statement
              key={text}
              number={number}
              text={text}
              says={values?.[`answer-${number}`]}
              reason={values?.[`reason-${number}`]}
              mistake={openOf(number) ? words.answer : undefined}
              reasonMistake={errors[`reason-${number}`]?.[0]}
            />
          )
        })}
        <SignFields contract={contract} values={values ?? {}} errors={errors}>
          <Button type="submit" name="intent" value="acknowledge" className="mt-6 w-full">
            {said.includes('cannot') ? words.submitReasons : words.submit}
          </Button>
          <p className="mt-2 font-sans text-small text-soft noscript:hidden">
            {open.length > 0
              ? words.open(open, formatList(open.map(String), 'en'))
              : said.includes('cannot')
                ? words.reasons
                : words.allAnswered}
          </p>
        </SignFields>
        <OtherWays values={values ?? {}} mistake={errors.reason?.[0]} />
      </form>
    </>
  )
}

type Errors = Partial<Record<string, readonly string[]>>
type Values = Partial<Record<string, string>>

/** One line for the open statements, which leads to the first of them. */
function listErrors(errors: Errors, statements: number, values: Values = {}) {
  const numbers = Array.from({ length: statements }, (_, at) => at + 1)
  const first = numbers.find((number) => !values[`answer-${number}`]) ?? 1
  return Object.entries(errors).flatMap(([name, messages]) => {
    const message = messages?.[0]
    return message ? [{ fieldId: name === 'answers' ? `answer-${first}` : name, message }] : []
  })
}

function Progress({ done, of }: { done: number; of: number }) {
  const words = acknowledgmentWords[useLocale()]
  return (
    // Nothing would count along without scripts.
    <div className="font-sans text-small noscript:hidden">
      <div className="flex flex-wrap justify-between gap-x-4">
        <span role="status" className="font-semibold">
          {words.answered(done, of)}
        </span>
        <span className="text-soft">{words.saved}</span>
      </div>
      <div className="mt-3 grid auto-cols-fr grid-flow-col gap-1" aria-hidden="true">
        {Array.from({ length: of }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one bar
          <span key={at} className={classNames('step-part', at < done && 'step-part-done')} />
        ))}
      </div>
    </div>
  )
}

type SignFieldsProps = { contract: Acknowledgment; values: Values; errors: Errors; children: ReactNode }

function SignFields({ contract: { attorney, initials }, values, errors, children }: SignFieldsProps) {
  const locale = useLocale()
  const words = acknowledgmentWords[locale]
  const errorOf = (name: string) => errors[name]?.[0]
  return (
    <section aria-labelledby="sign" className="oxford mt-2">
      <h2 id="sign" className="text-title">
        {words.sign}
      </h2>
      <div className="mt-4 grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <Field
          id="name"
          label={words.name}
          help={attorney.name && words.nameHelp(attorney.name)}
          error={errorOf('name')}
          className="sm:col-span-2"
        >
          <Input
            name="name"
            defaultValue={values.name ?? ''}
            maxLength={150}
            spellCheck={false}
            autoCapitalize="words"
          />
        </Field>
        <Field id="barNumber" label={words.barNumber} error={errorOf('barNumber')}>
          <Input
            name="barNumber"
            defaultValue={values.barNumber ?? attorney.bar?.number ?? ''}
            maxLength={40}
            spellCheck={false}
          />
        </Field>
        <Field id="barState" label={words.barState} error={errorOf('barState')}>
          <Select
            name="barState"
            options={toOptions(states, locale)}
            placeholder={words.chooseState}
            defaultValue={values.barState ?? attorney.bar?.state ?? ''}
          />
        </Field>
        <Field
          id="firm"
          label={words.firm}
          error={errorOf('firm')}
          className={initials ? '' : 'sm:col-span-2'}
        >
          <Input name="firm" defaultValue={values.firm ?? attorney.firm ?? ''} maxLength={200} />
        </Field>
        {initials && (
          <Field
            id="initials"
            label={words.initials}
            optional={!initials.isRequired}
            error={errorOf('initials')}
          >
            <Input
              name="initials"
              defaultValue={values.initials ?? ''}
              maxLength={20}
              autoCapitalize="characters"
              spellCheck={false}
            />
          </Field>
        )}
      </div>
      {children}
    </section>
  )
}

function OtherWays({ values, mistake }: { values: Values; mistake: string | undefined }) {
  const words = acknowledgmentWords[useLocale()]
  const fold =
    'inline-flex min-h-tap cursor-pointer items-center font-sans underline underline-offset-[0.2em]'
  return (
    <div className="mt-4 flex flex-wrap items-start gap-x-6">
      <Button type="submit" name="intent" value="pause" variant="quiet" size="small" className="px-0">
        {words.talkFirst}
      </Button>
      <details open={mistake !== undefined} className="open:basis-full">
        <summary className={classNames(fold, 'text-error')}>{words.refuse}</summary>
        <div className="grid gap-4 pb-4">
          <Field id="reason" label={words.refuseReason} help={words.refuseHelp} error={mistake}>
            <Textarea name="reason" rows={3} maxLength={2000} defaultValue={values.reason ?? ''} />
          </Field>
          <div>
            <Button type="submit" name="intent" value="refuse" variant="danger" size="small">
              {words.refuseSend}
            </Button>
          </div>
        </div>
      </details>
      <details className="open:basis-full">
        <summary className={classNames(fold, 'text-brand')}>{words.leave}</summary>
        <p className="mt-1">{words.leaveHelp}</p>
        <Button type="submit" name="intent" value="leave" variant="outline" size="small" className="mt-3">
          {words.leaveSend}
        </Button>
      </details>
    </div>
  )
}
