import { useNavigate } from 'react-router'
import { needsReason } from '#features/review/schema.ts'
import type { ApplicationStatus } from '#site/choices/application-review.ts'
import type { DeskRow } from '../../schema.ts'
import { useDeskPlace } from './desk-place.ts'
import { useRefreshDesk } from './desk-queries.ts'
import { statusOfKey } from './shortcuts.ts'
import { useKeys } from './use-keys.ts'
import type { Selection } from './use-selection.ts'
import { useStatusChange } from './use-status-change.ts'

type DeskKeysOptions = {
  rows: readonly DeskRow[]
  /** The row that has the focus, or had it last. */
  current: string | undefined
  searchId: string
  selection: Selection
  onHelp: () => void
  /** For a status that must be explained. */
  onAskReason: (row: DeskRow, status: ApplicationStatus) => void
}

const focusRow = (id: string) => {
  const row = document.getElementById(`application-${id}`)
  row?.focus()
  row?.scrollIntoView({ block: 'nearest' })
}

/** The desk by keyboard. The focus moves with the row, so that whoever listens hears where they are. */
export function useDeskKeys({ rows, current, searchId, selection, onHelp, onAskReason }: DeskKeysOptions) {
  const navigate = useNavigate()
  const { searchFor } = useDeskPlace()
  const refresh = useRefreshDesk()
  const { mutate } = useStatusChange()
  const at = rows.findIndex(({ id }) => id === current)
  const row = rows[at]

  const go = (next: DeskRow | undefined) => {
    if (next) focusRow(next.id)
    return true
  }
  const setStatus = (status: ApplicationStatus) => {
    if (!row || row.status === status || !isFocusInRow()) return
    if (needsReason(row.status, status)) onAskReason(row, status)
    else mutate({ applications: [row], status })
  }
  const isRowFocused = () => document.activeElement?.id === `application-${current}`
  /** What changes an application counts only where the reader sees which one it is about. */
  const isFocusInRow = () => document.activeElement?.closest(`#application-${current}`) != null

  const actions: Record<string, () => boolean> = {
    j: () => go(rows[at + 1]),
    k: () => go(rows[at < 0 ? rows.length - 1 : at - 1]),
    x: () => {
      if (row && isFocusInRow()) selection.set(row, !selection.has(row.id))
      return true
    },
    Enter: () => {
      // On a link or a button Enter presses that.
      if (!row || !isRowFocused()) return false
      navigate(searchFor({ application: row.id }), { preventScrollReset: true })
      return true
    },
    '/': () => {
      document.getElementById(searchId)?.focus()
      return true
    },
    r: () => {
      refresh()
      return true
    },
    '?': () => {
      onHelp()
      return true
    },
  }
  useKeys((key) => {
    const status = statusOfKey(key)
    if (!status) return actions[key]?.() ?? false
    setStatus(status)
    return true
  })
}
