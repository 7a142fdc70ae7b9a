import { useMutation } from '@tanstack/react-query'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { KeyCap } from '#features/applications/components/admin/key-cap.tsx'
import { useListState } from '#features/applications/components/admin/list-state.ts'
import { maxSelected } from '#features/applications/schema/rows.ts'
import { useTeam } from '#features/people/colleagues/components/admin/colleague-queries.ts'
import { applicationsInWords } from '#features/review/components/admin/status-words.ts'
import { formatNumber } from '#site/format.ts'
import type { ListPage } from '../../schema.ts'
import { fetchMatching } from './list-queries.ts'
import type { Selection } from './use-selection.ts'

export type BulkBarProps = {
  desk: ListPage
  isOld: boolean
  selection: Selection
  onChangeStatus: () => void
  onAssign: () => void
  onRequest: () => void
}

export function BulkBar(props: BulkBarProps) {
  const { desk, isOld, selection, onChangeStatus, onAssign, onRequest } = props
  const { isShared } = useTeam()
  const rows = desk.applications
  const isPage = rows.length > 0 && rows.every(({ id }) => selection.has(id))
  return (
    <section aria-label="Selection" className="desk-bulk">
      <p role="status">{applicationsInWords(selection.rows.length)} selected</p>
      {isPage && !isOld && <SelectMatching desk={desk} selection={selection} />}
      {!isPage && (
        // A narrow screen hides the table head with its checkbox for the page.
        <button type="button" className="md:hidden" onClick={() => selection.setAll(rows, true)}>
          Select all on this page
        </button>
      )}
      {isShared && (
        <button type="button" onClick={onAssign}>
          Assign <KeyCap>Shift I</KeyCap>
        </button>
      )}
      <button type="button" onClick={onChangeStatus}>
        Change status <KeyCap>s</KeyCap>
      </button>
      <button type="button" onClick={onRequest}>
        Request documents <KeyCap>q</KeyCap>
      </button>
      <button type="button" onClick={selection.clear}>
        Clear selection <KeyCap>Esc</KeyCap>
      </button>
    </section>
  )
}

/** Once the whole page is checked, offers all matches: people seldom mean one page. */
function SelectMatching({ desk, selection }: Pick<BulkBarProps, 'desk' | 'selection'>) {
  const { listState } = useListState()
  const { reportFailure } = useOutcome()
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchMatching(listState),
    onSuccess: ({ applications }) => selection.setAll(applications, true),
    onError: (error) => reportFailure(error, 'Failed to select the applications', 'Not selected'),
  })
  const isTooMany = desk.isMore || desk.total > maxSelected
  const wanted = isTooMany ? maxSelected : desk.total
  if (selection.rows.length >= wanted) return null
  const many = formatNumber(wanted)
  return (
    <button type="button" aria-busy={isPending} onClick={() => !isPending && mutate()}>
      {isTooMany ? `Select the first ${many} that match` : `Select all ${many} that match`}
    </button>
  )
}
