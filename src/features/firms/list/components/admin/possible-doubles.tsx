import { Button } from '#features/admin/kit/components/button.tsx'
import { Note } from '#features/admin/kit/components/note.tsx'
import { formatList } from '#site/staff-format.ts'
import type { Double } from '../../../records/schema/firm.ts'

type PossibleDoublesProps = { doubles: readonly Double[]; onMerge: (other: Double) => void }

export function PossibleDoubles({ doubles, onMerge }: PossibleDoublesProps) {
  return doubles.map((double) => (
    <Note
      key={double.id}
      tone="calm"
      title="Maybe double."
      action={
        <Button kind="bare" onClick={() => onMerge(double)}>
          Compare and merge
        </Button>
      }
    >
      <span className="wrap-anywhere">
        {double.name} has {formatList(double.same)}, too.
      </span>
    </Note>
  ))
}
