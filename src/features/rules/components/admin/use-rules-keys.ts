import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { StateCode } from '#domain/states.ts'
import { explainKeys, useCommands } from '#features/admin/components/commands.ts'
import { useKeys } from '#features/admin/components/use-keys.ts'
import { useListState } from './list-state.ts'
import { historyId } from './rule-history.tsx'
import { rowIdOf } from './rules-table.tsx'

type RulesKeys = {
  codes: readonly StateCode[]
  onCheck: () => void
  onEdit: () => void
  onTake: () => void
  onUndo: (() => void) | undefined
}

const rulesKeys = explainKeys('State rules', [
  ['j', 'Next state'],
  ['k', 'Previous state'],
  ['m', 'The map alone, or both'],
  ['t', 'The table alone, or both'],
  ['c', 'Checked today'],
  ['e', 'Change the rule'],
  ['h', 'Its history'],
  ['z', 'Undo'],
  ['Ctrl Enter', 'Take the suggestion over'],
  ['Escape', 'Close the state'],
])

export function useRulesKeys({ codes, onCheck, onEdit, onTake, onUndo }: RulesKeys) {
  const navigate = useNavigate()
  const { listState, searchFor } = useListState()
  const at = listState.state ? codes.indexOf(listState.state) : -1
  const go = (search: string) => {
    navigate({ search }, { preventScrollReset: true })
    return true
  }
  const open = (code: StateCode | undefined) => {
    if (!code) return false
    document.getElementById(rowIdOf(code))?.focus()
    return go(searchFor({ state: code }))
  }
  /** Goes by the focus: keys can come faster than the address changes. */
  const here = () => {
    const focused = codes.findIndex((code) => rowIdOf(code) === document.activeElement?.id)
    return focused < 0 ? at : focused
  }
  const show = (view: 'map' | 'table') => go(searchFor({ view: listState.view === view ? 'both' : view }))
  const withState = (act: () => void) => {
    if (listState.state) act()
    return listState.state !== undefined
  }
  const actions: Record<string, () => boolean> = {
    j: () => open(codes[here() + 1]),
    k: () => open(codes[here() - 1]),
    m: () => show('map'),
    t: () => show('table'),
    c: () => withState(onCheck),
    e: () => withState(onEdit),
    h: () => withState(() => document.getElementById(historyId)?.focus()),
    z: () => {
      onUndo?.()
      return onUndo !== undefined
    },
    Escape: () => {
      const left = listState.state
      if (!left) return false
      document.getElementById(rowIdOf(left))?.focus()
      return go(searchFor({ state: undefined }))
    },
  }
  useKeys((key) => actions[key]?.() ?? false)
  useCommands(rulesKeys, { listens: false })

  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest('form, dialog')) return
      onTake()
    }
    window.addEventListener('keydown', take)
    return () => window.removeEventListener('keydown', take)
  }, [onTake])
  return { previous: codes[at - 1], next: at < 0 ? undefined : codes[at + 1] }
}
