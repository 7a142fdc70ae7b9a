import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { SanctionsListKind } from '#domain/money.ts'
import { ApiError, reasonOf } from '#features/admin/components/api.ts'
import { DaysSetting } from '#features/admin/components/days-setting.tsx'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Choice } from '#features/admin/kit/components/choice.tsx'
import { DateInput, writeDay } from '#features/admin/kit/components/date-input.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { SquareMark } from '#features/admin/kit/components/mark.tsx'
import { Note } from '#features/admin/kit/components/note.tsx'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import { today } from '#features/rules/components/admin/rule-words.ts'
import { formatMoment, formatNumber } from '#site/staff-format.ts'
import type { SanctionsLists } from '../../schema.ts'
import {
  listsKey,
  paymentsKey,
  readLists,
  readPaymentSettings,
  saveListDays,
  uploadList,
} from './screening-calls.ts'

const kinds = [
  { value: 'sdn', label: 'sdn.csv', about: 'Names.' },
  { value: 'alt', label: 'alt.csv', about: 'Other names of the same people.' },
] as const

/** With what payees are compared before money leaves, and how old that may be. */
export function SanctionsSettings() {
  const { data, error, refetch } = useQuery({ queryKey: [listsKey], queryFn: readLists, staleTime: 0 })
  return (
    <div className="grid gap-5">
      <DaysSetting
        queryKey={paymentsKey}
        read={async () => ({ days: (await readPaymentSettings()).listDays })}
        save={saveListDays}
        label="A sanctions list counts for (days)"
        help="From the day it was published. With an older one, nothing is compared, and no money leaves."
        failure="How old a list may be could not be read."
      />
      {data ? (
        <Lists lists={data} />
      ) : error ? (
        <LoadFailure error={error} fallback="The lists could not be read." onRetry={refetch} />
      ) : (
        <Wait>Loading the lists…</Wait>
      )}
      <UploadList />
    </div>
  )
}

function Lists({ lists: { lists, problem } }: { lists: SanctionsLists }) {
  const current = lists.filter(({ isCurrent }) => isCurrent)
  return (
    <>
      {problem && <Note title="Nobody can be compared.">{problem}</Note>}
      {current.length > 0 && (
        <ul className="k-list k-list-top" aria-label="Lists that payees are compared with">
          {current.map(({ id, kind, listedOn, names, by, uploadedAt }) => (
            <li key={id}>
              <SquareMark state={problem ? 'rejected' : 'accepted'} />
              <div>
                {kind}.csv of {writeDay(listedOn, today())}
                <small>
                  {formatNumber(names)} names. {by ?? 'Somebody'}, {formatMoment(uploadedAt)}
                </small>
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function UploadList() {
  const [kind, setKind] = useState<SanctionsListKind>('sdn')
  const [listedOn, setListedOn] = useState<string | undefined>(today())
  const [file, setFile] = useState<File>()
  const [isTried, setTried] = useState(false)
  /** A field for a file empties itself only as a new one. */
  const [round, setRound] = useState(0)
  const client = useQueryClient()
  const { reportSuccess } = useOutcome()
  const { mutate, error, isPending } = useMutation({
    mutationFn: uploadList,
    onSuccess: (_lists, { kind: sent }) => {
      reportSuccess(`${sent}.csv is in use`)
      setTried(false)
      setKind(sent === 'sdn' ? 'alt' : 'sdn')
      setFile(undefined)
      setRound((round) => round + 1)
    },
    onSettled: () => client.invalidateQueries({ queryKey: [listsKey] }),
  })
  const errors = error instanceof ApiError ? error.errors : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (file && listedOn && !isPending) mutate({ kind, listedOn, file })
  }
  return (
    <form noValidate className="k-form" onSubmit={submit}>
      <p className="k-small">
        The Treasury publishes both files as “SDN list, CSV”. Both are needed; a newer one takes the older
        one’s place.
      </p>
      {error && Object.keys(errors).length === 0 && (
        <Note announce title="Not taken.">
          {reasonOf(error, 'Please try again.')}
        </Note>
      )}
      <Choice
        legend="File"
        name="sanctions-kind"
        layout="line"
        options={kinds.map((one) => ({ ...one }))}
        value={kind}
        onChange={setKind}
      />
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Field
          label="Published on"
          error={errors.listedOn?.[0] ?? (isTried && !listedOn ? 'Type the day.' : undefined)}
        >
          <DateInput today={today()} lean="back" value={listedOn} onChange={setListedOn} />
        </Field>
        <Field
          label="The file"
          error={errors.file?.[0] ?? (isTried && !file ? 'Choose the file.' : undefined)}
        >
          <Input
            key={round}
            type="file"
            accept=".csv,text/csv"
            onChange={({ target }) => {
              const chosen = target.files?.[0]
              setFile(chosen)
              const named = kinds.find(({ label }) => chosen?.name.toLowerCase() === label)
              if (named) setKind(named.value)
            }}
          />
        </Field>
      </div>
      <Button type="submit" kind="line" className="justify-self-start" busy={isPending && 'Reading it…'}>
        Upload the list
      </Button>
    </form>
  )
}
