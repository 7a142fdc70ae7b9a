import { useState } from 'react'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Textarea } from '#features/admin/kit/components/input.tsx'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { formatCents } from '#site/staff-format.ts'
import type { Mistakes } from '../contract-draft.ts'
import { noAnswer, useRefusal } from '../refusal-note.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { useHold, useSignature } from './payout-queries.ts'
import { nameSigning, type PayDialogProps, whoseOf } from './payout-words.ts'

/** Where nobody else may sign, one person does, says why, and waits. */
export function SignDialog({ applicationId, gate, onClose }: PayDialogProps) {
  const [submissionKey] = useState(makeSubmissionKey)
  const [aloneReason, setReason] = useState('')
  const { mutate, error, isPending } = useSignature(whoseOf(applicationId, gate))
  const refusal = useRefusal(error, noAnswer)
  const { reportSuccess } = useOutcome()
  const mistakes = refusal?.fields ?? {}
  const send = () =>
    mutate(
      { submissionKey, aloneReason: aloneReason.trim() || undefined },
      {
        onSuccess: () => {
          reportSuccess('Signed')
          onClose()
        },
      },
    )
  return (
    <AskDialog
      title={`Sign ${formatCents(gate.contract.received)}`}
      about={gate.contract.number}
      note="Nobody else may sign, so you get a mail, and it waits a day."
      failed="Not signed."
      {...{ refusal, mistakes, onClose }}
      label={nameSigning(gate)}
      busy={isPending && 'Signing…'}
      onSubmit={send}
    >
      <Field label="Why alone" help="It stands with the payment." error={mistakes.aloneReason}>
        <Textarea
          rows={2}
          maxLength={1000}
          value={aloneReason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </AskDialog>
  )
}

/** Nothing leaves until somebody puts it right and signs again. */
export function HoldDialog({ applicationId, gate, onClose }: PayDialogProps) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { mutate, error, isPending } = useHold(whoseOf(applicationId, gate))
  const refusal = useRefusal(error, noAnswer)
  const { reportSuccess } = useOutcome()
  const mistakes: Mistakes = {
    ...refusal?.fields,
    ...(isMissing && !reason.trim() && { reason: 'Say why, for whoever signed.' }),
  }
  const send = () => {
    setMissing(!reason.trim())
    if (!reason.trim()) return
    mutate(reason.trim(), {
      onSuccess: () => {
        reportSuccess('On hold')
        onClose()
      },
    })
  }
  return (
    <AskDialog
      title="Hold the payment"
      about={gate.contract.number}
      note="The signatures are void. It can be signed again once it’s right."
      failed="Not held."
      {...{ refusal, mistakes, onClose }}
      label="Hold it"
      kind="stop"
      busy={isPending && 'Holding…'}
      onSubmit={send}
    >
      <Field label="Why" help="The file shows it." error={mistakes.reason}>
        <Textarea
          rows={3}
          maxLength={1000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </AskDialog>
  )
}
