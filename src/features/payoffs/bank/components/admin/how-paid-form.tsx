import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, reasonOf } from '#features/admin/components/api.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Note } from '#features/admin/kit/components/note.tsx'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import type { PayoffSettings } from '../../schema.ts'
import { howPaidKey, readHowPaid, saveHowPaid } from './how-paid-calls.ts'

/** Where firms send money, as payoff letters print it. */
export function HowPaidForm() {
  const { data, error, refetch } = useQuery({ queryKey: [howPaidKey], queryFn: readHowPaid, staleTime: 0 })
  if (data) return <Loaded key={data.version} stored={data} />
  return error ? (
    <LoadFailure error={error} fallback="How firms pay us could not be read." onRetry={refetch} />
  ) : (
    <Wait>Loading how firms pay us…</Wait>
  )
}

const noBank = { bank: '', routing: '', account: '', name: '' }

function Loaded({ stored }: { stored: PayoffSettings }) {
  const [bank, setBank] = useState<typeof noBank>()
  const [checkAddress, setCheckAddress] = useState(stored.checkAddress ?? '')
  const [days, setDays] = useState(String(stored.reductionDays))
  const [months, setMonths] = useState(stored.pulseMonths === null ? '' : String(stored.pulseMonths))
  const client = useQueryClient()
  const { reportSuccess } = useOutcome()
  const { mutate, error, isPending } = useMutation({
    mutationFn: saveHowPaid,
    onSuccess: (answer) => {
      setBank(undefined)
      client.setQueryData([howPaidKey], answer)
      reportSuccess('Saved')
    },
  })
  const errors: Record<string, readonly string[] | undefined> = error instanceof ApiError ? error.errors : {}
  const mistakeAt = (name: string) => errors[name]?.[0]
  const { version } = stored
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    mutate({
      ...(bank && { bank }),
      checkAddress,
      reductionDays: Number(days),
      pulseMonths: months.trim() === '' ? null : Number(months),
      version,
    })
  }
  const typeBank = (name: keyof typeof noBank) => (typed: string) =>
    setBank((before) => ({ ...(before ?? noBank), [name]: typed }))
  return (
    <form noValidate className="k-form" onSubmit={submit}>
      {error && Object.keys(errors).length === 0 && (
        <Note announce title="Not saved.">
          {reasonOf(error, 'Please try again.')}
        </Note>
      )}
      {bank === undefined ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>
            {stored.bank ? (
              <>
                {stored.bank.bank}, account ending in {stored.bank.accountEnding}, of {stored.bank.name}
              </>
            ) : (
              'No account yet. Payoff letters name the address for checks alone.'
            )}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button type="button" kind="line" onClick={() => setBank(noBank)}>
              {stored.bank ? 'Enter another account' : 'Enter our account'}
            </Button>
            {stored.bank && (
              <Button
                type="button"
                kind="bare"
                busy={isPending && 'Saving…'}
                onClick={() => mutate({ bank: null, version })}
              >
                Take it off letters
              </Button>
            )}
          </div>
        </div>
      ) : (
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <BankField
            label="Bank"
            error={mistakeAt('bank.bank')}
            value={bank.bank}
            onType={typeBank('bank')}
          />
          <BankField
            label="Whose account it is"
            error={mistakeAt('bank.name')}
            value={bank.name}
            onType={typeBank('name')}
          />
          <BankField
            label="Routing number"
            isNumber
            error={mistakeAt('bank.routing')}
            value={bank.routing}
            onType={typeBank('routing')}
          />
          <BankField
            label="Account number"
            isNumber
            error={mistakeAt('bank.account')}
            value={bank.account}
            onType={typeBank('account')}
          />
          <p className="k-small sm:col-span-2">
            These numbers are printed on payoff letters and shown nowhere else. Every owner gets a mail that
            they changed.
          </p>
        </div>
      )}
      <Field
        label="Where checks go"
        help={
          stored.companyAddress
            ? `If it’s empty: ${stored.companyAddress}`
            : 'If it’s empty, letters ask to call for the address: the company has none yet.'
        }
        error={mistakeAt('checkAddress')}
      >
        <Input
          value={checkAddress}
          maxLength={200}
          onChange={({ target }) => setCheckAddress(target.value)}
        />
      </Field>
      <Field
        label="A reduction holds for"
        help="Unless another day is chosen. Never past the day before a step."
        error={mistakeAt('reductionDays')}
      >
        <Input
          className="max-w-28"
          after="days"
          inputMode="numeric"
          value={days}
          onChange={({ target }) => setDays(target.value)}
        />
      </Field>
      <Field
        label="We ask firms where a case stands every"
        help="At most once a quarter. Empty: never."
        error={mistakeAt('pulseMonths')}
      >
        <Input
          className="max-w-28"
          after="months"
          inputMode="numeric"
          value={months}
          onChange={({ target }) => setMonths(target.value)}
        />
      </Field>
      <Button type="submit" kind="line" className="justify-self-start" busy={isPending && 'Saving…'}>
        Save how firms pay us
      </Button>
    </form>
  )
}

type BankFieldProps = {
  label: string
  value: string
  error: string | undefined
  isNumber?: boolean
  onType: (typed: string) => void
}

const BankField = ({ label, value, error, isNumber, onType }: BankFieldProps) => (
  <Field label={label} error={error}>
    <Input
      value={value}
      autoComplete="off"
      maxLength={120}
      {...(isNumber && { inputMode: 'numeric' as const })}
      onChange={({ target }) => onType(target.value)}
    />
  </Field>
)
