import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#features/admin/components/api.ts'
import { type Command, useCommands } from '#features/admin/components/commands.ts'
import { useKeys } from '#features/admin/components/use-keys.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import type { Contract } from '#features/contracts/records/schema.ts'
import type { FileAct } from '#features/desk/application/components/admin/file-acts.tsx'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { isLive } from '../contract-words.ts'
import type { Whose } from '../sent-queries.ts'
import { useCancellation } from './cancel-queries.ts'
import { sayCancelTime } from './cancel-words.ts'
import { usePayout, useSignature } from './payout-queries.ts'
import { findStanding, listToDo, type PayAct, sayGate, whyShut } from './payout-words.ts'

/** What can be done about the money of the contract that is shown. */
export function usePay(applicationId: string, contract: Contract | undefined) {
  const whose = { applicationId, id: contract?.id ?? '' }
  const isAsked = contract?.signing?.acknowledgedAt != null
  const { data: gate } = usePayout(whose, isAsked)
  const { data: stand } = useCancellation(whose, isAsked)
  const [act, setAct] = useState<PayAct>()
  const [isRecording, setRecording] = useState(false)
  const signing = useSigning(whose, () => setAct('sign'))
  const status = gate?.payout?.status
  const isOut = status === 'sent' || status === 'received'
  const isStanding = contract?.endedAt === null
  const isSigned = contract?.status === 'acknowledged' && isLive(contract)
  const isReturned = gate !== undefined && gate.payout === null && gate.returned.length > 0
  const isBefore = gate !== undefined && isSigned && !isOut && !isReturned
  const isNoticed = stand?.notice?.status === 'noticed'
  // A postmark counts whenever the letter comes.
  const mayCancel =
    stand !== undefined &&
    ['unpaid', 'open', 'mail', 'final'].includes(stand.phase) &&
    stand.notice?.status !== 'late' &&
    (isNoticed ? stand.may.money : stand.may.notice)
  const record = mayCancel ? () => setRecording((isOpen) => !isOpen) : undefined
  const opens = (what: PayAct) => () => setAct(what)
  const standing = gate && findStanding(gate)
  const isShut = !gate || !isBefore || status === 'released' || whyShut(gate) !== undefined
  const sign = isShut ? undefined : signing.sign
  const runs = {
    sign,
    hold: isBefore && standing && gate.may.pay ? opens('hold') : undefined,
    sent: isBefore && status === 'released' && gate.may.pay ? opens('sent') : undefined,
    received: isStanding && status === 'sent' && gate?.may.record ? opens('received') : undefined,
    returned: isStanding && isOut && gate?.may.record ? opens('returned') : undefined,
    record,
  }
  const isAwaited = isOut && isNoticed && record !== undefined
  useSigningKey(act === undefined ? sign : undefined)
  return {
    ...{
      gate,
      stand,
      act,
      isRecording,
      isOut,
      isBefore,
      isReturned: isReturned && isSigned,
      isAwaited,
      runs,
      whose,
    },
    isSigning: signing.isPending,
    word: gate && (isOut && stand ? sayCancelTime(stand, gate.today) : isBefore ? sayGate(gate) : undefined),
    quiet: listQuiet(isAwaited ? { ...runs, record: undefined } : runs, { isOut, isRecording }),
    ask: setAct,
    close: () => setAct(undefined),
    setRecording,
  }
}

export type Pay = ReturnType<typeof usePay>
type Runs = Partial<Record<'hold' | 'returned' | 'record', (() => void) | undefined>>

const group = 'This contract'

export function usePayKeys({ runs, isOut, gate, ask }: Pay) {
  const commands: Command[] = [
    { id: 'pay hold', label: 'Hold the payment', keys: 'x', run: runs.hold, group },
    { id: 'pay sent', label: 'Mark the money sent', keys: 's', run: runs.sent, group },
    { id: 'pay received', label: 'They have the money', keys: 'a', run: runs.received, group },
    { id: 'pay returned', label: 'The payment came back', keys: 'b', run: runs.returned, group },
    { id: 'pay cancel', label: 'Record a cancellation', keys: isOut ? 'x' : 'c', run: runs.record, group },
  ]
  useCommands(commands.filter(({ run }) => run))
  useKeys((key) => {
    const act = gate && runs.sign === undefined ? listToDo(gate)[Number(key) - 1] : undefined
    if (act) ask(act)
    return act !== undefined
  })
}

/** Beside the main button. `x` holds what hasn't left, and cancels what has. */
function listQuiet(runs: Runs, { isOut, isRecording }: { isOut: boolean; isRecording: boolean }): FileAct[] {
  const { hold, returned, record } = runs
  const recordLabel = isRecording ? 'Close the cancellation' : 'Record a cancellation'
  return [
    ...(hold ? [{ label: 'Hold', keys: 'x', run: hold }] : []),
    ...(returned ? [{ label: 'Payment returned', keys: 'b', run: returned }] : []),
    ...(record ? [{ label: recordLabel, keys: isOut ? 'x' : 'c', run: record }] : []),
  ]
}

/** Pressed twice, it is one signature. */
function useSigning(whose: Whose, askWhyAlone: () => void) {
  const [submissionKey, renew] = useState(makeSubmissionKey)
  const { mutate, isPending } = useSignature(whose)
  const { reportSuccess, reportFailure } = useOutcome()
  const sign = () => {
    if (isPending) return
    mutate(
      { submissionKey },
      {
        onSuccess: ({ payout }) => {
          renew(makeSubmissionKey())
          reportSuccess(
            payout?.status === 'released' ? 'Signed and released' : 'Signed. A second person is asked',
          )
        },
        onError: (error) => {
          // Nobody else may sign: it takes a reason.
          if (error instanceof ApiError && error.errors.aloneReason) return askWhyAlone()
          reportFailure(error, 'No answer came. Press again: it’s signed only once.', 'Not signed')
        },
      },
    )
  }
  return { sign, isPending }
}

/** Ctrl Enter signs, but not out of a note that somebody writes beside it. */
function useSigningKey(sign: (() => void) | undefined) {
  const latest = useRef(sign)
  latest.current = sign
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      const isElsewhere =
        event.target instanceof Element && event.target.closest('textarea, input, select, form')
      if (isElsewhere || document.querySelector('dialog:modal')) return
      latest.current?.()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
