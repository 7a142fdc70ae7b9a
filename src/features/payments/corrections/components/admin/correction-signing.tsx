import { useState } from 'react'
import { reasonOf } from '#features/admin/components/api.ts'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { formatMoment, formatOfficeMoment } from '#site/format.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { Textarea } from '#ui/textarea.tsx'
import type { PaymentCorrection } from '../../schema.ts'
import { useCorrectPayment } from './correction-queries.ts'
import { sayPayment } from './payment-words.ts'

/** A correction that waits: somebody else signs it, or says no; the first may take it back. */
export function CorrectionSigning({ id, correction }: { id: string; correction: PaymentCorrection }) {
  const { byId, by, signedAt, aloneFrom, from, to, reason: why } = correction
  const isMine = usePerson().id === byId
  const isTooEarly = isMine && (!aloneFrom || Date.parse(aloneFrom) > Date.now())
  const [reason, setReason] = useState('')
  const [mistake, setMistake] = useState<string>()
  const { mutate, isPending, error } = useCorrectPayment(id)
  const sayNo = () =>
    reason.trim()
      ? mutate({ refuse: correction.id, reason: reason.trim() })
      : setMistake('Say why, for the person who asked')
  return (
    <div className="grid max-w-96 gap-3">
      {error && (
        <Notice tone="critical" announce>
          {reasonOf(error, 'This was not saved. Please try again.')}
        </Notice>
      )}
      <p>
        <b>{sayPayment(to)}</b> instead of {sayPayment(from)}. {why}
      </p>
      <p className="text-small text-soft">
        {by ?? 'Somebody'} signed {formatMoment(signedAt)}.{' '}
        {aloneFrom
          ? `Alone, to be signed again from ${formatOfficeMoment(aloneFrom)} on.`
          : 'A second signature is missing.'}
      </p>
      <Field
        label={isMine ? 'Why you take it back' : 'If you don’t sign: why'}
        error={mistake}
        optional={!mistake}
      >
        <Textarea
          rows={2}
          maxLength={1000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        {!isTooEarly && (
          <Button size="small" busy={isPending && 'Signing…'} onClick={() => mutate({ sign: correction.id })}>
            {isMine ? 'Sign the correction alone' : 'Sign the correction'}
          </Button>
        )}
        <Button size="small" variant="quiet" disabled={isPending} onClick={sayNo}>
          {isMine ? 'Take it back' : 'Don’t sign'}
        </Button>
      </div>
    </div>
  )
}
