import { useState } from 'react'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Dialog } from '#features/admin/kit/components/dialog.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Tick } from '#features/admin/kit/components/tick.tsx'
import { useListState } from '#features/applications/components/admin/list-state.ts'
import { newestFirst } from '#features/applications/schema/rows.ts'
import { useTeam } from '#features/people/colleagues/components/admin/colleague-queries.ts'
import { listColumns } from '../../schema.ts'
import { SavedViews, useViewForm } from './saved-views.tsx'
import { useChangePreferences, useColumns } from './view-queries.ts'

export function ViewsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Columns and views">
      <div className="grid gap-8">
        <SaveView onSaved={onClose} />
        <SavedViews />
        <ColumnChoice />
      </div>
    </Dialog>
  )
}

function SaveView({ onSaved }: { onSaved: () => void }) {
  const { listState } = useListState()
  const { isShared: isTeam } = useTeam()
  const [isShared, setShared] = useState(false)
  // If the response got lost, the same id again saves it once.
  const [id] = useState(() => crypto.randomUUID())
  const { q, ...filters } = listState.filters
  const sort = listState.sort === newestFirst ? undefined : listState.sort
  const { field, mistake, isPending, save } = useViewForm('', 'saved', onSaved)
  return (
    <form
      onSubmit={(event) => save(event, { id, filters, sort, isShared, version: 0 })}
      className="grid gap-3"
      aria-labelledby="save-view-title"
    >
      <h3 id="save-view-title">Save as view</h3>
      <Field
        label="Name"
        help={q ? 'Keeps the filters and the order, not the search words.' : undefined}
        error={mistake}
      >
        <Input {...field} />
      </Field>
      {isTeam && (
        <Tick
          label="Share it with everybody who reviews"
          checked={isShared}
          onChange={(event) => setShared(event.target.checked)}
        />
      )}
      <p>
        <Button type="submit" busy={isPending && 'Saving…'}>
          Save view
        </Button>
      </p>
    </form>
  )
}

function ColumnChoice() {
  const chosen = useColumns()
  const { isShared } = useTeam()
  const { mutate } = useChangePreferences()
  const offered = listColumns.filter(({ value }) => value !== 'owner' || isShared)
  return (
    <section aria-labelledby="columns-title" className="grid gap-3">
      <h3 id="columns-title">Columns</h3>
      <p className="text-small text-soft">
        Kept for you on every device. Narrow screens leave out what doesn’t fit.
      </p>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {offered.map(({ value, label }) => (
          <Tick
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={(event) => {
              const { checked } = event.target
              const columns = listColumns
                .map((column) => column.value)
                .filter((name) => (name === value ? checked : chosen.includes(name)))
              mutate({ columns })
            }}
          />
        ))}
      </div>
      <p>
        <Button kind="line" onClick={() => mutate({ columns: null })}>
          Usual columns
        </Button>
      </p>
    </section>
  )
}
