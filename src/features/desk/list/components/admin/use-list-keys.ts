import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { type ApplicationStatus, needsReason, statusOf } from '#domain/application-status.ts'
import { isDecision } from '#domain/decisions.ts'
import { useKeys } from '#features/admin/components/use-keys.ts'
import { useListState } from '#features/applications/components/admin/list-state.ts'
import type { Choosable } from '#features/applications/schema/rows.ts'
import {
  type ApplicationAction,
  useStartAction,
} from '#features/desk/application/components/admin/use-requested-action.ts'
import { useTeam } from '#features/people/colleagues/components/admin/colleague-queries.ts'
import { useStatusChange } from '#features/review/components/admin/use-status-change.ts'
import { useToast } from '#ui/toast.tsx'
import type { ShownRow } from '../../schema.ts'
import type { RowAction } from './application-row.tsx'
import { useRefreshList } from './list-queries.ts'
import type { Asked } from './row-dialogs.tsx'
import { statusOfKey } from './shortcuts.ts'
import type { Selection } from './use-selection.ts'

export type ListKey = 'search' | 'filter' | 'views' | 'board'

type ListKeysOptions = {
  rows: readonly ShownRow[]
  current: string | undefined
  isCovered: boolean
  selection: Selection
  selected: readonly Choosable[]
  onKey: (key: ListKey) => void
  /** For a status that asks first or needs a reason, or if some rows are out of view. */
  onAsk: (asked: Asked) => void
  onAct: (row: ShownRow, action: RowAction) => void
  onTake: (rows: readonly Choosable[]) => void
}

export const focusRow = (id: string | undefined) => {
  const row = document.getElementById(`application-${id}`)
  row?.focus()
  row?.scrollIntoView({ block: 'nearest' })
}

/** The focus moves with the row, so screen reader users hear where they are. */
export function useListKeys({ rows, current, isCovered, selection, ...options }: ListKeysOptions) {
  const navigate = useNavigate()
  const start = useStartAction()
  const { listState, searchFor } = useListState()
  const refresh = useRefreshList()
  const { mutate } = useStatusChange()
  const { isShared } = useTeam()
  const refuseDecision = useRefuseDecision()
  const refuseMany = useRefuseMany()
  const at = rows.findIndex(({ id }) => id === current)
  const row = rows[at]
  // Beside an open application, keys belong to the side that has the focus.
  const isInApplication = () =>
    listState.application !== undefined && !document.activeElement?.closest('[data-own-keys]')
  useRowFocus(rows, at, listState.application === undefined)

  const setStatus = (status: ApplicationStatus) => {
    const moved = meant().filter((application) => application.status !== status)
    if (moved.length === 0) return
    if (moved.length > 1 && isDecision(status)) return refuseDecision(status)
    const isInSight = moved.every(({ id }) => rows.some((shown) => shown.id === id))
    const isExplained = moved.some((application) => needsReason(application.status, status))
    if (statusOf(status).asksFirst || isDecision(status) || isExplained || !isInSight)
      return options.onAsk({ kind: 'status', rows: moved, status })
    mutate({ applications: moved, status }, { onSuccess: ({ changed }) => selection.setAll(changed, false) })
  }
  const isRowFocused = () => document.activeElement?.id === `application-${current}`
  /** Changes apply only where the reader sees which application they hit. */
  const isFocusInRow = () => document.activeElement?.closest(`#application-${current}`) != null

  const meant = () => meantBy(options.selected, row && isFocusInRow() ? row : undefined)
  const askAbout = (kind: 'status' | 'assign') => {
    const asked = meant()
    if (asked.length > 0) options.onAsk({ kind, rows: asked })
  }
  /** For what is done with one application at a time. */
  const meantAlone = (): Choosable | undefined => {
    const [only, ...others] = meant()
    return others.length > 0 ? refuseMany() : only
  }
  const act = (action: RowAction) => {
    const only = meantAlone()
    const shown = rows.find(({ id }) => id === only?.id)
    if (shown) options.onAct(shown, action)
  }
  const take = () => {
    const taken = meant()
    if (taken.length > 0) options.onTake(taken)
  }
  /** Opens the application and starts the action there. */
  const open = (does?: ApplicationAction) => {
    const only = does ? meantAlone() : row && isFocusInRow() ? row : undefined
    if (!only) return
    const address = searchFor({ application: only.id })
    if (does) start(address, does, { preventScrollReset: true })
    else void navigate(address, { preventScrollReset: true })
  }
  /** An action that returns false leaves the key to others. */
  const actions: Record<string, () => unknown> = {
    j: () => focusRow(rows[at + 1]?.id),
    k: () => focusRow(rows[at < 0 ? rows.length - 1 : at - 1]?.id),
    x: () => {
      if (row && isFocusInRow()) selection.set(row, !selection.has(row.id))
    },
    // On a link or a button, Enter presses that.
    Enter: () => row !== undefined && isRowFocused() && open(),
    Escape: () => options.selected.length > 0 && selection.clear(),
    r: () => void refresh(),
    i: () => isShared && take(),
    I: () => isShared && askAbout('assign'),
    s: () => askAbout('status'),
    q: () => {
      if (options.selected.length === 0) act('request')
      else options.onAsk({ kind: 'requests', rows: options.selected })
    },
    n: () => open('note'),
    m: () => open('mail'),
    c: () => open('call'),
    d: () => open('judge'),
    e: () => open('correct'),
    a: () => open('answers'),
    '.': () => act('more'),
    '/': () => options.onKey('search'),
    f: () => options.onKey('filter'),
    v: () => options.onKey('views'),
    b: () => options.onKey('board'),
  }
  useKeys((key) => {
    if (isCovered || (isInApplication() && key !== '/')) return false
    const status = statusOfKey(key)
    if (status) setStatus(status)
    return status !== undefined || (key in actions && actions[key]?.() !== false)
  })
}

/** A row that leaves the list takes the focus along. The row that replaces it gets the focus, so work goes on. */
function useRowFocus(rows: readonly ShownRow[], at: number, isAlone: boolean) {
  const last = useRef(-1)
  useEffect(() => {
    if (at >= 0) last.current = at
  }, [at])
  useEffect(() => {
    const isLost = document.activeElement === document.body && !document.querySelector('dialog:modal')
    const next = rows[Math.min(last.current, rows.length - 1)]
    if (isAlone && isLost) focusRow(next?.id)
  }, [rows, isAlone])
}

/** The checked rows, or else the focused one. */
export const meantBy = (
  selected: readonly Choosable[],
  focused: Choosable | undefined,
): readonly Choosable[] => (selected.length > 0 ? selected : focused ? [focused] : [])

function useRefuseMany() {
  const { toast } = useToast()
  return (): undefined =>
    void toast({ title: 'This is done one by one', description: 'Select just one.', variant: 'destructive' })
}

function useRefuseDecision() {
  const { toast } = useToast()
  return (status: ApplicationStatus) =>
    void toast({
      title: `${statusOf(status).label} is decided one by one`,
      description: 'Open each application, or select just one.',
      variant: 'destructive',
    })
}
