import { Button } from '#ui/button.tsx'
import type { Selection } from './use-selection.ts'

/** What can be done with all that are ticked. */
export function BulkBar({ selection, onChangeStatus }: { selection: Selection; onChangeStatus: () => void }) {
  const count = selection.rows.length
  if (count === 0) return null
  return (
    <section aria-label="Selection" className="desk-bulk">
      <p role="status" className="font-semibold">
        {count === 1 ? '1 application selected' : `${count} applications selected`}
      </p>
      <Button size="small" onClick={onChangeStatus}>
        Change status
      </Button>
      <Button variant="outline" size="small" onClick={selection.clear}>
        Clear selection
      </Button>
    </section>
  )
}
