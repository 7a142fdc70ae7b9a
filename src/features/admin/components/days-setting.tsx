import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { useToast } from '#ui/toast.tsx'
import { reasonOf } from './api.ts'
import { LoadFailure } from './load-failure.tsx'
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
  useUnsavedGuard(typed !== String(stored))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate(Number(typed))
  }
  return (
    <form onSubmit={submit} noValidate className="grid max-w-form gap-5">
      <Field
        label={label}
        help={help}
        error={error ? reasonOf(error, 'This was not saved. Please try again.') : undefined}
      >
        <Input
          className="max-w-field"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Button type="submit" className="justify-self-start" busy={isPending && 'Saving…'}>
        Save the days
      </Button>
    </form>
  )
}
