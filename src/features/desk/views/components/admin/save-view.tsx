import { type FormEvent, useState } from 'react'
import { reasonOf } from '#features/admin/components/api.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { useListState } from '#features/applications/components/admin/list-state.ts'
import { newestFirst } from '#features/applications/schema/rows.ts'
import { useTeam } from '#features/people/colleagues/components/admin/colleague-queries.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { viewChangeSchema } from '../../schema.ts'
import { useSaveView } from './view-queries.ts'

export function SaveView({ onSaved }: { onSaved: () => void }) {
  const { listState } = useListState()
  const { isShared: isTeam } = useTeam()
  const { reportSuccess } = useOutcome()
  const { mutateAsync, isPending } = useSaveView()
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const [mistake, setMistake] = useState<string>()
  // If the response got lost, the same id again saves it once.
  const [id] = useState(() => crypto.randomUUID())
  const { q, ...filters } = listState.filters

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const sort = listState.sort === newestFirst ? undefined : listState.sort
    const view = viewChangeSchema.safeParse({ name, isShared, filters, sort, version: 0 })
    setMistake(view.error?.issues[0]?.message)
    if (!view.success) return
    try {
      await mutateAsync({ id, ...view.data })
      reportSuccess(`View saved: ${view.data.name}`)
      onSaved()
    } catch (error) {
      setMistake(reasonOf(error, 'The view could not be saved. Please try again.'))
    }
  }
  return (
    <form onSubmit={submit} className="grid gap-3" aria-labelledby="save-view-title">
      <h3 id="save-view-title">Save as view</h3>
      <Field
        label="Name"
        help={q ? 'Keeps the filters and the order, not the search words.' : undefined}
        error={mistake}
      >
        <Input
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      {isTeam && (
        <Checkbox
          label="Share it with everybody who reviews"
          checked={isShared}
          onChange={(event) => setShared(event.target.checked)}
        />
      )}
      <p>
        <Button type="submit" size="small" busy={isPending && 'Saving…'}>
          Save view
        </Button>
      </p>
    </form>
  )
}
