import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useKeys } from '#features/admin/components/use-keys.ts'
import type { Choosable } from '#features/applications/list/schema.ts'
import { useStatusChange } from '#features/applications/review/components/admin/use-status-change.ts'
import { type ApplicationStatus, needsReason, statusOf } from '#site/choices/application-status.ts'
import type { DeskRow } from '../../schema.ts'
import { useDeskPlace } from './desk-place.ts'
import { useRefreshDesk } from './desk-queries.ts'
import { statusOfKey } from './shortcuts.ts'
import type { Selection } from './use-selection.ts'

type DeskKeysOptions = {
  rows: readonly DeskRow[]
  /** The row that has the focus, or had it last. */
  current: string | undefined
  searchId: string
  selection: Selection
  /** The ticked rows, up to date. */
  selected: readonly Choosable[]
  onHelp: () => void
  /** For a status that asks first or needs a reason, or when some rows are out of view. */
  onAsk: (rows: readonly Choosable[], status: ApplicationStatus) => void
}

export const focusRow = (id: string) => {
  const row = document.getElementById(`application-${id}`)
  row?.focus()
  row?.scrollIntoView({ block: 'nearest' })
}

/** The desk by keyboard. The focus moves with the row, so that screen reader users hear where they are. */
export function useDeskKeys({ rows, current, searchId, selection, ...options }: DeskKeysOptions) {
  const navigate = useNavigate()
  const { place, searchFor } = useDeskPlace()
  const refresh = useRefreshDesk()
  const { mutate } = useStatusChange()
  const at = rows.findIndex(({ id }) => id === current)
  const row = rows[at]
  useRowFocus(rows, at)

  const go = (next: DeskRow | undefined) => {
    if (next) focusRow(next.id)
    return true
  }
  const setStatus = (status: ApplicationStatus) => {
    const meant = options.selected.length > 0 ? options.selected : row && isFocusInRow() ? [row] : []
    const moved = meant.filter((application) => application.status !== status)
    if (moved.length === 0) return
    const isInSight = moved.every(({ id }) => rows.some((shown) => shown.id === id))
    const isExplained = moved.some((application) => needsReason(application.status, status))
    if (statusOf(status).asksFirst || isExplained || !isInSight) return options.onAsk(moved, status)
    mutate({ applications: moved, status }, { onSuccess: ({ changed }) => selection.setAll(changed, false) })
  }
  const isRowFocused = () => document.activeElement?.id === `application-${current}`
  /** Changes apply only where the reader sees which application they hit. */
  const isFocusInRow = () => document.activeElement?.closest(`#application-${current}`) != null

  const actions: Record<string, () => boolean> = {
    j: () => go(rows[at + 1]),
    k: () => go(rows[at < 0 ? rows.length - 1 : at - 1]),
    x: () => {
      if (row && isFocusInRow()) selection.set(row, !selection.has(row.id))
      return true
    },
    Enter: () => {
      // On a link or a button, Enter presses that.
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
      options.onHelp()
      return true
    },
  }
  useKeys((key) => {
    // The open file covers the list.
    if (place.application) return false
    const status = statusOfKey(key)
    if (!status) return actions[key]?.() ?? false
    setStatus(status)
    return true
  })
}

/** A row that leaves the list takes the focus with it; the row that takes its place gets it, so that work goes on. */
function useRowFocus(rows: readonly DeskRow[], at: number) {
  const last = useRef(-1)
  useEffect(() => {
    if (at >= 0) last.current = at
  }, [at])
  useEffect(() => {
    const isLost = document.activeElement === document.body && !document.querySelector('dialog:modal')
    const next = rows[Math.min(last.current, rows.length - 1)]
    if (isLost && next) focusRow(next.id)
  }, [rows])
}
