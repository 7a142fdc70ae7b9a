import type { ReactNode } from 'react'
import { moneyExpectationValues, settlementOutcomeValues } from '#domain/payoffs.ts'
import type { FormValues } from '#lib/form-values.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Field } from '#ui/field.tsx'
import { FieldError } from '#ui/field-message.tsx'
import { Input } from '#ui/input.tsx'
import { useLocale } from '#ui/locale.tsx'
import { settlementPageWords } from '../content/words.ts'
import type { SettlementPage } from '../schema.ts'

export type ReportOutcome =
  | { kind: 'failed'; message: string; values: FormValues }
  | { kind: 'invalid'; errors: Partial<Record<string, readonly string[]>>; values: FormValues }

type SettlementFormProps = {
  page: SettlementPage
  party: 'firm' | 'person'
  action: string
  outcome: ReportOutcome | undefined
  submissionKey: string
}

/** What a lost case has no answer to goes away by the style sheet, so it does without scripts, too. */
const unlessLost = 'group-has-[.says-lost:checked]/report:hidden'
const ifLost = 'hidden group-has-[.says-lost:checked]/report:grid'

/** A plain form. */
export function SettlementForm({ page, party, action, outcome, submissionKey }: SettlementFormProps) {
  const words = settlementPageWords[useLocale()]
  const values: FormValues = outcome?.values ?? {}
  const errors = outcome?.kind === 'invalid' ? outcome.errors : {}
  const errorOf = (name: string) => errors[name]?.[0]
  return (
    <>
      <div className="mb-6 empty:hidden">
        <ErrorSummary
          errors={Object.entries(errors).flatMap(([fieldId, messages]) => {
            const message = messages?.[0]
            return message ? [{ fieldId, message }] : []
          })}
        />
      </div>
      <form method="post" action={action} noValidate autoComplete="off" className="group/report">
        <input type="hidden" name="submissionKey" value={values.submissionKey ?? submissionKey} />
        <Step number={1} id="outcome" title={words.outcome} error={errorOf('outcome')}>
          <Chips
            name="outcome"
            choices={settlementOutcomeValues.map((value) => [value, words.outcomes[value]])}
            chosen={values.outcome}
            mark={{ lost: 'says-lost' }}
            isInvalid={errorOf('outcome') !== undefined}
          />
        </Step>
        <Step number={2} title={words.gross} className={unlessLost}>
          <Field
            id="gross"
            label={words.gross}
            labelHidden
            help={`${page.needsGross ? words.grossHelp.needed : words.grossHelp.asked}${page.needsGross ? '' : ` ${words.grossUnknown}`}`}
            error={errorOf('gross')}
          >
            <Input name="gross" inputMode="decimal" defaultValue={values.gross ?? ''} maxLength={20} />
          </Field>
        </Step>
        <Step
          number={3}
          title={
            <>
              <span className={unlessLost}>{words.when.won}</span>
              <span className={`${ifLost} group-has-[.says-lost:checked]/report:inline`}>
                {words.when.lost}
              </span>
            </>
          }
        >
          <Field id="on" label={words.when.won} labelHidden error={errorOf('on')}>
            <Input type="date" name="on" max={page.today} defaultValue={values.on ?? ''} />
          </Field>
        </Step>
        <Step
          number={4}
          id="money"
          title={words.money}
          className={unlessLost}
          error={errorOf('money')}
          isLast
        >
          <Chips
            name="money"
            choices={moneyExpectationValues.map((value) => [value, words.monies[value]])}
            chosen={values.money}
          />
        </Step>
        <Step
          number={4}
          id="isAppealed"
          title={words.appeal}
          className={ifLost}
          error={errorOf('isAppealed')}
          isLast
        >
          <Chips
            name="isAppealed"
            choices={[
              ['yes', words.appeals.yes],
              ['no', words.appeals.no],
            ]}
            chosen={values.isAppealed}
          />
        </Step>
        <div className="lg:pl-16">
          <Button type="submit" name="intent" value="report" className="w-full">
            {words.send}
          </Button>
          <p className="mt-2 font-sans text-small text-soft">
            {party === 'firm' ? words.lostHelp : words.lostHelpPerson}
          </p>
        </div>
      </form>
    </>
  )
}

type StepProps = {
  number: number
  title: ReactNode
  id?: string
  error?: string | undefined
  className?: string
  isLast?: boolean
  children: ReactNode
}

function Step({ number, title, id, error, className = '', isLast, children }: StepProps) {
  return (
    <fieldset
      id={id}
      className={`grid min-w-0 grid-cols-[2.25rem_minmax(0,1fr)] gap-x-2 py-5 lg:grid-cols-[4rem_minmax(0,1fr)] lg:gap-x-0 ${isLast ? '' : 'border-b border-rule'} ${className}`}
    >
      <legend className="contents">
        <span
          aria-hidden="true"
          className="figures row-span-2 text-[2.5rem] leading-[0.9] text-green-700 lg:text-[3.25rem]"
        >
          {number}
        </span>
        <span className="text-lead font-semibold">{title}</span>
      </legend>
      <div className="col-start-2 mt-2">
        {children}
        {error && (
          <div className="mt-2 font-sans">
            <FieldError id={`${id}-error`}>{error}</FieldError>
          </div>
        )}
      </div>
    </fieldset>
  )
}

type ChipsProps = {
  name: string
  choices: readonly (readonly [value: string, label: string])[]
  chosen: string | undefined
  mark?: Partial<Record<string, string>>
  isInvalid?: boolean
}

const Chips = ({ name, choices, chosen, mark = {}, isInvalid }: ChipsProps) => (
  <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
    {choices.map(([value, label]) => (
      <label key={value} className="choice chip w-full">
        <input
          type="radio"
          name={name}
          value={value}
          defaultChecked={chosen === value}
          className={mark[value] ?? ''}
          {...(isInvalid && { 'aria-invalid': true })}
        />
        <span className="choice-label">{label}</span>
      </label>
    ))}
  </div>
)
