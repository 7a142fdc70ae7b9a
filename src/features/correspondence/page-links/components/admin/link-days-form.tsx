import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { answerOf, createApi, reasonOf } from '#features/admin/components/api.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useUnsavedGuard } from '#features/admin/components/use-unsaved-guard.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { useToast } from '#ui/toast.tsx'
import type { linkDaysApi } from '../../api.ts'

const api = createApi<RoutesOf<typeof linkDaysApi>>()

const key = '/api/admin/link-days'

export function LinkDaysForm() {
  const { data, error } = useQuery({ queryKey: [key], queryFn: () => answerOf(api.GET(key)), staleTime: 0 })
  if (data) return <DaysForm stored={data.days} />
  return error ? (
    <LoadFailure error={error} fallback="How long links work could not be read." />
  ) : (
    <LoadingText />
  )
}

function DaysForm({ stored }: { stored: number }) {
  const [typed, setTyped] = useState(String(stored))
  const { toast } = useToast()
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: (days: number) => answerOf(api.PUT(key, { body: { days } })),
    onSuccess: (answer) => {
      queries.setQueryData([key], answer)
      toast({ title: 'Saved' })
    },
  })
  useUnsavedGuard(typed !== String(stored))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(Number(typed))
  }
  return (
    <form onSubmit={submit} noValidate className="grid max-w-form gap-5">
      <Field
        label="Links work after a case was closed (days)"
        help="Links to the case page and to the law firm’s page. After that, applicants still open their page with a code that we mail them. A funded case counts as open."
        error={save.error ? reasonOf(save.error, 'This was not saved. Please try again.') : undefined}
      >
        <Input
          className="max-w-field"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Button type="submit" className="justify-self-start" busy={save.isPending && 'Saving…'}>
        Save the days
      </Button>
    </form>
  )
}
