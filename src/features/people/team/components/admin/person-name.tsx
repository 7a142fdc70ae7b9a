import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError } from '#features/admin/components/api.ts'
import { Refusal } from '#features/admin/components/refusal.tsx'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { renamePerson, teamQuery } from './team-calls.ts'

type PersonNameProps = { person: { id: string; name: string }; onDone: () => void }

/** The name that colleagues see; what somebody did before keeps the name of that day. */
export function PersonName({ person: { id, name }, onDone }: PersonNameProps) {
  const [typed, setTyped] = useState(name)
  const queries = useQueryClient()
  const { reportSuccess } = useOutcome()
  const save = useMutation({
    mutationFn: () => renamePerson(id, typed),
    onSuccess: () => {
      reportSuccess('Name saved')
      onDone()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: teamQuery.queryKey }),
  })
  const mistake = save.error instanceof ApiError ? save.error.errors.name?.[0] : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate()
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Refusal error={!mistake && save.error} fallback="The name was not saved. Please try again." />
      <Field label="Name" error={mistake}>
        <Input maxLength={80} value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <Button type="submit" kind="line" className="justify-self-start" busy={save.isPending && 'Saving…'}>
        Save the name
      </Button>
    </form>
  )
}
