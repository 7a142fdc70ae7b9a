import { useState } from 'react'
import { type ApplicationStatus, needsReason, statusOf } from '#domain/application-status.ts'
import type { ShownRow } from '#features/desk/list/schema.ts'
import { useStatusChange } from '#features/review/components/admin/use-status-change.ts'
import { caseNameOf } from '#lib/case-person.ts'

export type Lifted = { row: ShownRow; over: ApplicationStatus }

export function useLift(onAsk: (row: ShownRow, status: ApplicationStatus) => void) {
  const [lifted, setLifted] = useState<Lifted>()
  const [words, say] = useState('')
  const { mutate } = useStatusChange()

  function lift(row: ShownRow) {
    setLifted({ row, over: row.status })
    say(
      `${caseNameOf(row)} lifted from ${statusOf(row.status).label}. h and l choose a status, Space drops it.`,
    )
  }
  function moveOver(over: ApplicationStatus) {
    if (!lifted || lifted.over === over) return
    setLifted({ ...lifted, over })
    const { row } = lifted
    say(`${caseNameOf(row)} over ${statusOf(over).label}. ${describeDrop(row.status, over)}.`)
  }
  function putBack() {
    if (lifted) say(`${caseNameOf(lifted.row)} stays in ${statusOf(lifted.row.status).label}.`)
    setLifted(undefined)
  }
  /** Asks first if the status needs more; otherwise moves at once. */
  function setStatus(row: ShownRow, status: ApplicationStatus) {
    if (row.status === status) return
    const isAsked = statusOf(status).asksFirst || status === 'declined' || needsReason(row.status, status)
    if (isAsked) onAsk(row, status)
    else mutate({ applications: [row], status })
    say(`${caseNameOf(row)} dropped on ${statusOf(status).label}.`)
  }
  function drop(over = lifted?.over) {
    if (!lifted || !over) return
    if (over === lifted.row.status) return putBack()
    setLifted(undefined)
    setStatus(lifted.row, over)
  }
  return { lifted, words, lift, moveOver, putBack, drop, setStatus }
}

export type Lift = ReturnType<typeof useLift>

const asked: Partial<Record<ApplicationStatus, string>> = {
  approved: 'Amount and terms are asked next',
  funded: 'Amount, date and method are asked next',
  declined: 'The reason is asked next',
}

export function describeDrop(from: ApplicationStatus, to: ApplicationStatus): string {
  if (from === to) return 'It stays here'
  return asked[to] ?? (needsReason(from, to) ? 'The reason is asked next' : 'Moves at once, with Undo')
}
