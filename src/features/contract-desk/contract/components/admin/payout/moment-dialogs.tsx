import { useState } from 'react'
import type { FundingMethod } from '#domain/decisions.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { DateInput } from '#features/admin/kit/components/date-input.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input, Textarea } from '#features/admin/kit/components/input.tsx'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { formatCents } from '#site/staff-format.ts'
import type { Mistakes } from '../contract-draft.ts'
import { noAnswer, useRefusal } from '../refusal-note.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { useReceived, useReturned, useSent } from './payout-queries.ts'
import { type PayDialogProps, whoseOf } from './payout-words.ts'

const proofs: Record<FundingMethod, { label: string; help: string }> = {
  ach: { label: 'Trace or batch', help: 'As the bank’s report names it.' },
  wire: { label: 'Wire reference', help: 'From the bank’s confirmation.' },
  check: { label: 'Check number', help: 'As it’s printed on the check.' },
}

/** A day that is missing. */
const dayMistake = (on: string | undefined): Mistakes => (on ? {} : { on: 'Type the day.' })

/** The bank has it: from now on the advance is out. */
export function SentDialog({ applicationId, gate, onClose }: PayDialogProps) {
  const { contract, payout, today } = gate
  const [submissionKey] = useState(makeSubmissionKey)
  const [on, setOn] = useState<string | undefined>(contract.fundingOn)
  const [reference, setReference] = useState('')
  const [isTried, setTried] = useState(false)
  const { mutate, error, isPending } = useSent(whoseOf(applicationId, gate))
  const refusal = useRefusal(error, 'No answer came. Press again: it’s recorded only once.')
  const { reportSuccess } = useOutcome()
  const { label, help } = proofs[payout?.method ?? 'ach']
  const mistakes: Mistakes = {
    ...refusal?.fields,
    ...(isTried && {
      ...dayMistake(on),
      ...(!reference.trim() && { reference: 'Type it: it’s the proof.' }),
    }),
  }
  const send = () => {
    setTried(true)
    if (!on || !reference.trim()) return
    mutate(
      { on, reference, submissionKey },
      {
        onSuccess: () => {
          reportSuccess(`${formatCents(contract.received)} sent`)
          onClose()
        },
      },
    )
  }
  return (
    <AskDialog
      title={`${formatCents(contract.received)} is sent`}
      about={contract.number}
      note="The steps count from the day printed on page 1. The client’s page says that it’s on its way."
      failed="Not recorded."
      {...{ refusal, mistakes, onClose }}
      label="Mark it sent"
      busy={isPending && 'Recording…'}
      onSubmit={send}
    >
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Field label="Day" help="On which it left." error={mistakes.on}>
          <DateInput today={today} lean="back" value={on} onChange={setOn} />
        </Field>
        <Field label={label} help={help} error={mistakes.reference}>
          <Input
            maxLength={100}
            autoComplete="off"
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
        </Field>
      </div>
    </AskDialog>
  )
}

export function ReceivedDialog({ applicationId, gate, onClose }: PayDialogProps) {
  const [submissionKey] = useState(makeSubmissionKey)
  const [on, setOn] = useState<string | undefined>(gate.today)
  const { mutate, error, isPending } = useReceived(whoseOf(applicationId, gate))
  const refusal = useRefusal(error, noAnswer)
  const { reportSuccess } = useOutcome()
  const mistakes = { ...refusal?.fields, ...dayMistake(on) }
  const send = () => {
    if (!on) return
    mutate(
      { on, submissionKey },
      {
        onSuccess: () => {
          reportSuccess('Received')
          onClose()
        },
      },
    )
  }
  return (
    <AskDialog
      title="They have the money"
      about={gate.contract.number}
      note="By the bank’s report. The days to cancel are counted again where they start with it."
      failed="Not recorded."
      {...{ refusal, mistakes, onClose }}
      label="Received"
      busy={isPending && 'Recording…'}
      onSubmit={send}
    >
      <Field label="Day" help="On which it arrived, or the check was cashed." error={mistakes.on}>
        <DateInput today={gate.today} lean="back" value={on} onChange={setOn} />
      </Field>
    </AskDialog>
  )
}

/** It came back: nothing began, nothing is owed. */
export function ReturnedDialog({ applicationId, gate, onClose }: PayDialogProps) {
  const [submissionKey] = useState(makeSubmissionKey)
  const [on, setOn] = useState<string | undefined>(gate.today)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const { mutate, error, isPending } = useReturned(whoseOf(applicationId, gate))
  const refusal = useRefusal(error, noAnswer)
  const { reportSuccess } = useOutcome()
  const mistakes: Mistakes = {
    ...refusal?.fields,
    ...(isTried && { ...dayMistake(on), ...(!reason.trim() && { reason: 'Write why it came back.' }) }),
  }
  const send = () => {
    setTried(true)
    if (!on || !reason.trim()) return
    mutate(
      { on, reason, submissionKey },
      {
        onSuccess: () => {
          reportSuccess('Returned: nothing is owed')
          onClose()
        },
      },
    )
  }
  return (
    <AskDialog
      title="The payment came back"
      about={gate.contract.number}
      note="It never began: nothing is owed. The file is approved again, and the contract is reissued for another day."
      failed="Not recorded."
      {...{ refusal, mistakes, onClose }}
      label="It came back"
      kind="stop"
      busy={isPending && 'Recording…'}
      onSubmit={send}
    >
      <Field label="Day" help="On which the money was back." error={mistakes.on}>
        <DateInput today={gate.today} lean="back" value={on} onChange={setOn} />
      </Field>
      <Field label="Why" help="The bank’s code and words, such as R03, no account." error={mistakes.reason}>
        <Textarea
          rows={2}
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </AskDialog>
  )
}
