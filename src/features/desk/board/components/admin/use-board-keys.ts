import { useNavigate } from 'react-router'
import { useKeys } from '#features/admin/components/use-keys.ts'
import { statusOfKey } from '#features/desk/list/components/admin/shortcuts.ts'
import type { Board } from '../../schema.ts'
import type { Lift } from './use-lift.ts'

export const cardId = (id: string) => `slip-${id}`

/** h j k l move, Space lifts and drops, a digit sets the status. */
export function useBoardKeys(board: Board | undefined, lift: Lift, onBoardKey: (key: string) => boolean) {
  const navigate = useNavigate()
  const lanes = board?.lanes ?? []
  useKeys((key) => {
    const focused = document.activeElement?.closest('[data-slip]')?.getAttribute('data-slip')
    const at = lanes.findIndex(({ applications }) => applications.some(({ id }) => id === focused))
    const index = lanes[at]?.applications.findIndex(({ id }) => id === focused) ?? -1
    const row = lanes[at]?.applications[index]
    const focusAt = (lane: number, card: number) => {
      const rows = lanes[lane]?.applications ?? []
      const next = rows[Math.min(card, rows.length - 1)]
      if (next) document.getElementById(cardId(next.id))?.focus()
      return next !== undefined
    }
    const { lifted } = lift
    const step = key === 'h' || key === 'k' ? -1 : 1
    if (lifted && (key === 'h' || key === 'l')) {
      const next = lanes[lanes.findIndex(({ status }) => status === lifted.over) + step]
      if (next) lift.moveOver(next.status)
      return true
    }
    if (lifted && key === 'Escape') {
      lift.putBack()
      return true
    }
    if (key === ' ') {
      if (lifted) lift.drop()
      else if (row) lift.lift(row)
      return lifted !== undefined || row !== undefined
    }
    if (key === 'j' || key === 'k') {
      const first = lanes.findIndex(({ applications }) => applications.length > 0)
      return row ? focusAt(at, Math.max(0, index + step)) : focusAt(first, 0)
    }
    if (key === 'h' || key === 'l') {
      // Empty and folded columns have no card to focus.
      for (let lane = at + step; lane >= 0 && lane < lanes.length; lane += step)
        if (focusAt(lane, Math.max(0, index))) break
      return true
    }
    const status = statusOfKey(key)
    if (status) {
      if (row) lift.setStatus(row, status)
      return true
    }
    if (key === 'b') {
      void navigate({ pathname: '..', search: window.location.search }, { relative: 'path' })
      return true
    }
    return onBoardKey(key)
  })
}
