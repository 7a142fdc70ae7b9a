import { useEffect, useRef, useState } from 'react'
import { decisionEndings } from '#domain/decisions.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import type { Decision } from '#features/decisions/schema/records.ts'
import { formatMoment, labelOf } from '#site/staff-format.ts'
import type { PaymentCorrection } from '../../schema.ts'
import { CorrectionForm } from './correction-form.tsx'
import { usePaidOut } from './correction-queries.ts'
import { CorrectionSigning } from './correction-signing.tsx'
import { sayPayment } from './payment-words.ts'

type PaymentPanelProps = { application: { id: string; decisions: readonly Decision[] } }

export function PaymentPanel({ application: { id, decisions } }: PaymentPanelProps) {
  const isPaid = decisions.some(
    ({ kind, effectiveAt, ending }) => kind === 'funded' && effectiveAt !== null && ending !== 'undone',
  )
  return isPaid ? <PaidOut key={id} id={id} /> : null
}

/** What the payment says as it was last corrected, and every correction of it. */
function PaidOut({ id }: { id: string }) {
  const { data, error, refetch } = usePaidOut(id)
  const [isOpen, setOpen] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  // The form takes the focus along when it goes.
  const close = () => {
    setOpen(false)
    title.current?.focus()
  }
  const waiting = data?.corrections.find(({ effectiveAt, ending }) => !effectiveAt && !ending)
  const waitingId = useRef(waiting?.id)
  useEffect(() => {
    // The form that signed it is gone.
    const isLost = document.activeElement === document.body
    if (waitingId.current && !waiting && isLost) title.current?.focus()
    waitingId.current = waiting?.id
  }, [waiting])
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  if (!data?.payment) return null
  const ended = data.corrections.filter((one) => one !== waiting)
  return (
    <section aria-labelledby="payment-title" id="file-payment">
      <h3 ref={title} id="payment-title" tabIndex={-1}>
        Paid out
      </h3>
      <p>{sayPayment(data.payment)}</p>
      {ended.map((correction) => (
        <p key={correction.id} className="text-small text-soft">
          {sayCorrection(correction)}
        </p>
      ))}
      {waiting && <CorrectionSigning id={id} correction={waiting} />}
      {isOpen && data.days ? (
        <CorrectionForm {...{ id, payment: data.payment, days: data.days }} onDone={close} />
      ) : (
        !waiting &&
        data.locked === null && (
          <Button kind="line" onClick={() => setOpen(true)}>
            Correct the payment
          </Button>
        )
      )}
    </section>
  )
}

function sayCorrection({
  from,
  to,
  by,
  second,
  isAlone,
  effectiveAt,
  ending,
  reason,
  refusal,
}: PaymentCorrection) {
  if (ending) return `${labelOf(decisionEndings, ending)}: ${sayPayment(to)}${refusal ? `. ${refusal}` : ''}`
  const who = isAlone ? `${by ?? '–'} alone` : `${by ?? '–'} and ${second?.name ?? '–'}`
  return `Corrected by ${who}, ${effectiveAt ? formatMoment(effectiveAt) : ''}. Before: ${sayPayment(from)}. ${reason}`
}
