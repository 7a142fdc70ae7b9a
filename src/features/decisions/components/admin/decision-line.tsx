import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { applicationStatuses } from '#domain/application-status.ts'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { useKeys } from '#features/admin/components/use-keys.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import type { ListedApplication } from '#features/applications/schema/rows.ts'
import { sayAmount } from '#features/price/components/admin/price-words.ts'
import { labelOf } from '#site/staff-format.ts'
import { noAmount } from '../../content/columns.ts'
import { type Decision, undoSeconds } from '../../schema/records.ts'
import { useLastDecision, useUndoDecision } from './decision-calls.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { sayDecision, sayMissing } from './decision-words.ts'

type DecisionLineProps = { application: ListedApplication & { decisions: readonly Decision[] } }

export function DecisionLine({ application }: DecisionLineProps) {
  const { decisions, status } = application
  const standing = decisions.find(({ effectiveAt, ending }) => effectiveAt !== null && ending === null)
  const waiting = decisions.find(({ effectiveAt, ending }) => effectiveAt === null && ending === null)
  const isAsked = useIsAskedToSign()
  const [isSigning, setSigning] = useState(isAsked && waiting !== undefined)
  const isMine = usePerson().id === waiting?.byId
  const isPaid = status === 'approved' || status === 'funded'
  return (
    <>
      {standing && <Standing application={application} decision={standing} />}
      {!standing && isPaid && (
        <p>
          {labelOf(applicationStatuses, status)}, {noAmount}
        </p>
      )}
      {waiting && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>
            {waiting.amount !== null && `${sayAmount(waiting.amount)}: `}
            {waiting.version === application.version
              ? sayMissing(waiting)
              : 'The file changed after the first signature, so it is void.'}
          </span>
          <Button kind="line" onClick={() => setSigning(true)}>
            {isMine
              ? 'Take it back'
              : waiting.version === application.version
                ? 'Look and sign'
                : 'Sign again'}
          </Button>
        </p>
      )}
      {isSigning && (
        <DecisionDialog
          application={application}
          kind={waiting?.kind ?? 'funded'}
          onDone={() => setSigning(false)}
          onCancel={() => setSigning(false)}
        />
      )}
    </>
  )
}

/** Today opens what waits for a signature with its dialog. */
function useIsAskedToSign(): boolean {
  const { state } = useLocation()
  return typeof state === 'object' && state !== null && 'sign' in state
}

function Standing({ application, decision }: { application: ListedApplication; decision: Decision }) {
  const { mutate, isPending } = useUndoDecision()
  const canUndo = useIsUndoable(decision)
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>{sayDecision(decision)}</span>
      {canUndo && (
        <Button kind="line" busy={isPending && 'Undoing…'} onClick={() => mutate({ application, decision })}>
          Undo
        </Button>
      )}
    </p>
  )
}

/** Goes by this machine's clock; the server has the last word. */
function useIsUndoable({ effectiveAt, finalAt }: Decision): boolean {
  const ends = Date.parse(effectiveAt ?? '') + undoSeconds * 1_000
  const [isOpen, setOpen] = useState(finalAt === null && Date.now() < ends)
  useEffect(() => {
    const left = finalAt === null ? ends - Date.now() : 0
    setOpen(left > 0)
    const timer = setTimeout(() => setOpen(false), Math.max(0, left))
    return () => clearTimeout(timer)
  }, [ends, finalAt])
  return isOpen
}

export function useUndoKey() {
  const findLast = useLastDecision()
  const { mutate } = useUndoDecision()
  useKeys((key) => {
    const last = key === 'z' ? findLast() : undefined
    if (!last) return false
    mutate(last)
    return true
  })
}
