import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { z } from 'zod'
import { LoadingText } from '#ui/loading-text.tsx'
import { useToast } from '#ui/toast.tsx'
import { Field } from '../kit/components/field.tsx'
import { Input } from '../kit/components/input.tsx'
import { reasonOf } from './api.ts'
import { LoadFailure } from './load-failure.tsx'
import { usePageForm } from './page-forms.ts'
import { countChanges, useKeptDraft } from './use-kept-draft.ts'

type Days = { days: number }
type DaysSettingProps = {
  queryKey: string
  read: () => Promise<Days>
  save: (body: Days) => Promise<Days>
  label: string
  help: string
  /** What to say if it can't be read. */
  failure: string
}

/** A number of days that the owner sets. */
export function DaysSetting({ queryKey, read, failure, ...form }: DaysSettingProps) {
  const { data, error } = useQuery({ queryKey: [queryKey], queryFn: read, staleTime: 0 })
  if (data) return <DaysForm queryKey={queryKey} stored={data.days} {...form} />
  return error ? <LoadFailure error={error} fallback={failure} /> : <LoadingText />
}

type DaysFormProps = Pick<DaysSettingProps, 'queryKey' | 'save' | 'label' | 'help'> & { stored: number }

function DaysForm({ queryKey, save, label, help, stored }: DaysFormProps) {
  const [draft, keep] = useKeptDraft(queryKey, z.string())
  const typed = draft ?? String(stored)
  const { toast } = useToast()
  const queries = useQueryClient()
  const { mutate, error, isPending } = useMutation({
    mutationFn: (days: number) => save({ days }),
    onSuccess: (answer) => {
      queries.setQueryData([queryKey], answer)
      keep(undefined)
      toast({ title: 'Saved' })
    },
  })
  const changes = countChanges(typed, String(stored))
  const form = usePageForm({ draft: queryKey, changes, isSaving: isPending })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate(Number(typed))
  }
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Field
        label={label}
        help={help}
        error={error ? reasonOf(error, 'This was not saved. Please try again.') : undefined}
      >
        <Input
          className="max-w-32"
          after="days"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => keep(target.value === String(stored) ? undefined : target.value)}
        />
      </Field>
    </form>
  )
}
