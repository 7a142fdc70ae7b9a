import { useMutation } from '@tanstack/react-query'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { mostSelected } from '#features/applications/list/schema.ts'
import { applicationsInWords } from '#features/applications/review/components/admin/status-words.ts'
import { useTeam } from '#features/people/colleagues/components/admin/colleague-queries.ts'
import { formatNumber } from '#site/format.ts'
import { Button } from '#ui/button.tsx'
import type { Desk } from '../../schema.ts'
import { useDeskPlace } from './desk-place.ts'
import { fetchMatching } from './desk-queries.ts'
import type { Selection } from './use-selection.ts'

type BulkBarProps = {
  desk: Desk
  /** The next list is loading: how many match is not known yet. */
  isOld: boolean
  selection: Selection
  onChangeStatus: () => void
  onAssign: () => void
}

/** Actions for everything ticked. */
export function BulkBar({ desk, isOld, selection, onChangeStatus, onAssign }: BulkBarProps) {
  const count = selection.rows.length
  const { isShared } = useTeam()
  if (count === 0) return null
  const rows = desk.applications
  const isPage = rows.length > 0 && rows.every(({ id }) => selection.has(id))
  return (
    <section aria-label="Selection" className="desk-bulk">
      <p role="status" className="font-semibold">
        {applicationsInWords(count)} selected
      </p>
      {isPage && !isOld && <SelectMatching desk={desk} selection={selection} />}
      {!isPage && (
        // A narrow screen hides the table head with its box for the whole page.
        <Button
          variant="outline"
          size="small"
          className="lg:hidden"
          onClick={() => selection.setAll(rows, true)}
        >
          Select all on this page
        </Button>
      )}
      <Button size="small" onClick={onChangeStatus}>
        Change status
      </Button>
      {isShared && (
        <Button variant="outline" size="small" onClick={onAssign}>
          Assign
        </Button>
      )}
      <Button variant="outline" size="small" onClick={selection.clear}>
        Clear selection
      </Button>
    </section>
  )
}

/** Offers all other matches once the page is ticked: people seldom mean just one page. */
function SelectMatching({ desk, selection }: Pick<BulkBarProps, 'desk' | 'selection'>) {
  const { place } = useDeskPlace()
  const { reportFailure } = useOutcome()
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchMatching(place),
    onSuccess: ({ applications }) => selection.setAll(applications, true),
    onError: (error) => reportFailure(error, 'Failed to select the applications', 'Not selected'),
  })
  const isTooMany = desk.isMore || desk.total > mostSelected
  const wanted = isTooMany ? mostSelected : desk.total
  if (selection.rows.length >= wanted) return null
  const many = formatNumber(wanted)
  return (
    <Button variant="outline" size="small" busy={isPending && 'Selecting…'} onClick={() => mutate()}>
      {isTooMany ? `Select the first ${many} that match` : `Select all ${many} that match`}
    </Button>
  )
}
