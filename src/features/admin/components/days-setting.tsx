import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { LoadingText } from '#ui/loading-text.tsx'
import { useToast } from '#ui/toast.tsx'
import { Field } from '../kit/components/field.tsx'
import { Input } from '../kit/components/input.tsx'
import { reasonOf } from './api.ts'
import { LoadFailure } from './load-failure.tsx'
import { usePageForm } from './page-forms.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

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
  const [typed, setTyped] = useState(String(stored))
  const { toast } = useToast()
  const queries = useQueryClient()
  const { mutate, error, isPending } = useMutation({
    mutationFn: (days: number) => save({ days }),
    onSuccess: (answer) => {
      queries.setQueryData([queryKey], answer)
      toast({ title: 'Saved' })
    },
  })
  const isDirty = typed !== String(stored)
  useUnsavedGuard(isDirty)
  const form = usePageForm({ isDirty, isSaving: isPending })
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
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
    </form>
  )
}
