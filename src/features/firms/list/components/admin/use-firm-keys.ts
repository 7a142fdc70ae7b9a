import { useCommands } from '#features/admin/components/commands.ts'
import type { FirmLine } from '../../../records/schema/list.ts'
import { firmLinkId } from './firm-table.tsx'
import { firmSearchId } from './firm-tabs.tsx'
import type { FirmSelection } from './use-firm-selection.ts'

type FirmKeysOptions = {
  rows: readonly FirmLine[]
  /** Another list has the keys. */
  isOff: boolean
  selection: FirmSelection
  onTurn: (by: 1 | -1) => void
  onClose: (() => void) | undefined
  onMerge: () => void
  onAdd: () => void
  /** Near the end of what is loaded. */
  onEnd: () => void
}

/** Beside an open record, j and k belong to the side that has the focus. */
export function useFirmKeys({ rows, isOff, selection, onTurn, onClose, onEnd, ...options }: FirmKeysOptions) {
  const placeOfFocus = () => rows.findIndex(({ id }) => document.activeElement?.id === firmLinkId(id))
  const isInRecord = () => document.activeElement?.closest('#firm-record') !== null
  const move = (by: 1 | -1) => () => {
    if (onClose && isInRecord()) return onTurn(by)
    const at = placeOfFocus()
    const next = at < 0 && by < 0 ? rows.length - 1 : at + by
    if (next > rows.length - 10) onEnd()
    const row = rows[next]
    const link = row && document.getElementById(firmLinkId(row.id))
    link?.focus()
    link?.scrollIntoView({ block: 'nearest' })
  }
  const select = () => {
    const row = rows[placeOfFocus()]
    if (row) selection.toggle(row)
  }
  const leave = () => {
    if (selection.rows.length > 0) selection.clear()
    else onClose?.()
  }
  const group = 'Firms'
  const search = {
    id: 'firms search',
    label: 'Search firms',
    group,
    keys: '/',
    run: () => document.getElementById(firmSearchId)?.focus(),
  }
  useCommands(
    isOff
      ? [search]
      : [
          { id: 'firms next', label: 'Next firm', group, keys: 'j', run: move(1) },
          { id: 'firms previous', label: 'Previous firm', group, keys: 'k', run: move(-1) },
          { id: 'firms select', label: 'Select it for a merge', group, keys: 'x', run: select },
          ...(selection.rows.length === 2
            ? [{ id: 'firms merge', label: 'Merge the two', group, keys: 'm', run: options.onMerge }]
            : []),
          { id: 'firms add', label: 'Add a firm', group, keys: 'a', run: options.onAdd },
          search,
          { id: 'firms leave', label: 'Back to the list', group, keys: 'Escape', run: leave },
        ],
  )
}
