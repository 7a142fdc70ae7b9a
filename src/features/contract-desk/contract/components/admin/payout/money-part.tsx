import { Button } from '#features/admin/kit/components/button.tsx'
import { formatCents } from '#site/staff-format.ts'
import { AfterMoney } from './after-money.tsx'
import { CancelForm } from './cancel-form.tsx'
import { Gate } from './gate.tsx'
import { PaymentRecord } from './payment-record.tsx'
import { nameSigning, whyShut } from './payout-words.ts'
import { Follows, ReturnedNotes, SumCard } from './sum-card.tsx'
import type { Pay } from './use-pay.ts'

/** Before money leaves: what it waits for. Afterward: until when it can be canceled, and what happened. */
export function MoneyPart({ pay, onReissue }: { pay: Pay; onReissue: (() => void) | undefined }) {
  const { gate, stand, isBefore, isOut, whose, isRecording, setRecording, ask } = pay
  if (!gate) return null
  const close = () => setRecording(false)
  const isOpen = gate.payout?.status !== 'released'
  return (
    <>
      <ReturnedNotes returned={gate.returned} onReissue={pay.isReturned ? onReissue : undefined} />
      {gate.payout === null && <PaymentRecord gate={gate} payout={gate.returned[0] ?? null} />}
      {isBefore && (
        <div className="pay-duo">
          <Gate gate={gate} onAct={ask} onReissue={onReissue} />
          <div className="grid content-start gap-5">
            {stand && isRecording && <CancelForm {...{ whose, stand }} today={gate.today} onDone={close} />}
            <SumCard
              applicationId={whose.applicationId}
              gate={gate}
              onChange={gate.payout && isOpen && gate.may.prepare ? () => ask('enter-details') : undefined}
            />
            <Follows follows={gate.follows} />
          </div>
        </div>
      )}
      {(isOut || stand?.phase === 'canceled') && (
        <AfterMoney {...{ whose, gate, stand, isRecording }} onRecording={setRecording} />
      )}
    </>
  )
}

/** The one thing to do about the money. */
export function PayMain({ pay, onReissue }: { pay: Pay; onReissue: (() => void) | undefined }) {
  const { gate, isBefore, isReturned, isAwaited, isRecording, isSigning, runs } = pay
  if (!gate) return null
  if (isReturned && onReissue)
    return (
      <Button className="file-main" keys="e" aria-keyshortcuts="e" onClick={onReissue}>
        Reissue
      </Button>
    )
  if (runs.sent)
    return (
      <Button className="file-main" keys="s" aria-keyshortcuts="s" onClick={runs.sent}>
        Mark {formatCents(gate.contract.received)} sent
      </Button>
    )
  if (isBefore)
    return (
      <Button
        className="file-main"
        keys="Ctrl Enter"
        aria-keyshortcuts="Control+Enter"
        busy={isSigning && 'Signing…'}
        off={gate.payout?.status === 'released' ? 'Somebody who may pay marks it sent.' : whyShut(gate)}
        onClick={runs.sign}
      >
        {nameSigning(gate)}
      </Button>
    )
  if (isAwaited)
    return (
      <Button className="file-main" keys="x" aria-keyshortcuts="x" onClick={runs.record}>
        {isRecording ? 'Close what came back' : 'Record the money back'}
      </Button>
    )
  if (runs.received)
    return (
      <Button className="file-main" keys="a" aria-keyshortcuts="a" onClick={runs.received}>
        They have it
      </Button>
    )
  return <span className="file-main k-quiet">Paid out</span>
}
