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
import type { offerDaysApi } from '../../api.ts'

const api = createApi<RoutesOf<typeof offerDaysApi>>()

const key = '/api/admin/offer-days'

export function OfferDaysForm() {
  const { data, error } = useQuery({ queryKey: [key], queryFn: () => answerOf(api.GET(key)), staleTime: 0 })
  if (data) return <DaysForm stored={data.days} />
  return error ? (
    <LoadFailure error={error} fallback="How long offers stand could not be read." />
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
        label="An offer stands for (days)"
        help="From the day it’s made. After its last day it can’t be paid, and a new offer can be made. Offers that are out keep their day."
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
