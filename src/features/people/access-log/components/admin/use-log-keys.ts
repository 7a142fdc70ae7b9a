import { useNavigate } from 'react-router'
import { explainKeys, useCommands } from '#features/admin/components/commands.ts'
import { useKeys } from '#features/admin/components/use-keys.ts'
import type { LogEntry } from '../../schema.ts'
import { firstFilterId } from './log-filters.tsx'
import { useLogPlace } from './log-place.ts'
import { rowIdOf } from './log-table.tsx'

const logKeys = explainKeys('Access log', [
  ['j', 'Next entry'],
  ['k', 'Previous entry'],
  ['p', 'Only this person'],
  ['o', 'Only this file'],
  ['f', 'Filter'],
])

export function useLogKeys(entries: readonly LogEntry[]) {
  const navigate = useNavigate()
  const { place, searchFor } = useLogPlace()
  const at = entries.findIndex(({ number }) => number === place.entry)
  const entry = entries[at]
  const go = (search: string) => {
    navigate({ search }, { preventScrollReset: true })
    return true
  }
  const open = (next: LogEntry | undefined) => {
    if (!next) return false
    document.getElementById(rowIdOf(next.number))?.focus()
    return go(searchFor({}, next.number))
  }
  /** By the focus, which is there before the address: keys can come faster than it changes. */
  const here = () => {
    const focused = entries.findIndex(({ number }) => rowIdOf(number) === document.activeElement?.id)
    return focused < 0 ? at : focused
  }
  const actions: Record<string, () => boolean> = {
    j: () => open(entries[here() + 1]),
    k: () => open(entries[here() - 1]),
    p: () => (entry?.person ? go(searchFor({ person: entry.person.id }, entry.number)) : false),
    o: () => (entry?.reference ? go(searchFor({ application: entry.reference }, entry.number)) : false),
    f: () => {
      document.getElementById(firstFilterId)?.focus()
      return true
    },
  }
  useKeys((key) => actions[key]?.() ?? false)
  useCommands(logKeys, { listens: false })
  return { newer: entries[at - 1]?.number, older: at < 0 ? undefined : entries[at + 1]?.number }
}
