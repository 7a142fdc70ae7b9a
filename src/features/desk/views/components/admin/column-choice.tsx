import { useTeam } from '#features/people/colleagues/components/admin/colleague-queries.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { listColumns } from '../../schema.ts'
import { useChangePreferences, useColumns } from './view-queries.ts'

export function ColumnChoice() {
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
      <div className="desk-column-choice">
        {offered.map(({ value, label }) => (
          <Checkbox
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
        <Button variant="outline" size="small" onClick={() => mutate({ columns: null })}>
          Usual columns
        </Button>
      </p>
    </section>
  )
}
