import { useState } from 'react'
import { cancelWays } from '#domain/contract-law.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Textarea } from '#features/admin/kit/components/input.tsx'
import { Note } from '#features/admin/kit/components/note.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import type { Cancellation } from '#features/payments/cancellations/schema.ts'
import type { PayoutGate } from '#features/payouts/schema/gate.ts'
import { formatCents, labelOf } from '#site/staff-format.ts'
import { sayDay } from '../contract-words.ts'
import { noAnswer, useRefusal } from '../refusal-note.tsx'
import type { Whose } from '../sent-queries.ts'
import { AskDialog } from './ask-dialog.tsx'
import { CancelClock } from './cancel-clock.tsx'
import { CancelForm } from './cancel-form.tsx'
import { useKeeping, useLateAnswer } from './cancel-queries.ts'
import { sayNotice } from './cancel-words.ts'
import { PaymentRecord } from './payment-record.tsx'

type AfterMoneyProps = {
  whose: Whose
  gate: PayoutGate
  stand: Cancellation | undefined
  isRecording: boolean
  onRecording: (isOpen: boolean) => void
}

/** The clock, what happened to the payment, and beside it a cancellation. */
export function AfterMoney({ whose, gate, stand, isRecording, onRecording }: AfterMoneyProps) {
  const isRunning = stand && (stand.phase === 'open' || stand.phase === 'mail')
  return (
    <>
      {stand && isRunning && <CancelClock stand={stand} today={gate.today} />}
      <div className="pay-duo">
        <div className="grid content-start gap-5">
          <PaymentRecord gate={gate} payout={gate.payout} />
          {stand && isRunning && <IfCanceled stand={stand} />}
        </div>
        <div className="grid content-start gap-5">
          {stand?.notice && <Notice whose={whose} stand={stand} />}
          {stand && isRecording && stand.phase !== 'canceled' && stand.notice?.status !== 'late' && (
            <CancelForm
              key={stand.notice?.id ?? 'new'}
              {...{ whose, stand }}
              today={gate.today}
              onDone={() => onRecording(false)}
            />
          )}
        </div>
      </div>
    </>
  )
}

/** How they can do it, as they read it. */
function IfCanceled({ stand }: { stand: Cancellation }) {
  const { ways, received } = stand
  const hasLaw = ways.some(({ isLaw }) => isLaw)
  return (
    <section aria-labelledby="if-canceled">
      <SectionHead
        id="if-canceled"
        title="If they cancel"
        about={`all of the ${formatCents(received)} comes back${hasLaw ? '' : '; no rule of the state names a way'}`}
      />
      <ul className="k-list k-list-top k-list-flush pay-lines">
        {ways.map(({ way, isLaw }) => (
          <li key={way}>
            <div className="first-letter:uppercase">
              {way === 'wire' ? 'by wire' : labelOf(cancelWays, way)}
            </div>
            {hasLaw && <span className="k-small">{isLaw ? 'the state’s rule' : 'we take it, too'}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A notice that is here, and what somebody has to say to it. */
function Notice({ whose, stand }: { whose: Whose; stand: Cancellation }) {
  const { notice, missing, moneyBack, may, phase } = stand
  const [asked, setAsked] = useState<'keep' | 'accept' | 'refuse'>()
  if (!notice) return null
  const close = () => setAsked(undefined)
  return (
    <>
      <Note
        tone={notice.status === 'late' ? 'stop' : 'calm'}
        title={phase === 'canceled' ? 'Canceled: nothing is owed.' : titles[notice.status]}
      >
        {sayNotice(notice)}. {moneyBack > 0 && `${formatCents(moneyBack)} is back. `}
        {notice.status === 'noticed' &&
          missing > 0 &&
          `${formatCents(missing)} has to come back by ${sayDay(stand.lastDay)}. `}
        {notice.reason && <q>{notice.reason}</q>}
      </Note>
      <div className="k-end">
        {notice.status === 'late' && may.late && (
          <>
            <Button kind="line" onClick={() => setAsked('accept')}>
              Accept anyway
            </Button>
            <Button kind="bare" onClick={() => setAsked('refuse')}>
              Say no
            </Button>
          </>
        )}
        {notice.status === 'noticed' && may.notice && moneyBack === 0 && (
          <Button kind="bare" onClick={() => setAsked('keep')}>
            They keep the contract
          </Button>
        )}
      </div>
      {asked === 'keep' && <KeepDialog {...{ whose, stand }} onClose={close} />}
      {asked && asked !== 'keep' && <LateDialog {...{ whose, stand }} answer={asked} onClose={close} />}
    </>
  )
}

const titles = {
  noticed: 'Notice in time.',
  late: 'A notice came after the last day.',
  canceled: 'Canceled: nothing is owed.',
  kept: 'They keep the contract.',
} as const

type ReasonProps = { whose: Whose; stand: Cancellation; onClose: () => void }

function KeepDialog({ whose, stand, onClose }: ReasonProps) {
  const [reason, setReason] = useState('')
  const { mutate, error, isPending } = useKeeping(whose)
  const refusal = useRefusal(error, noAnswer)
  const { reportSuccess } = useOutcome()
  const send = () =>
    mutate(reason.trim(), {
      onSuccess: () => {
        reportSuccess('The contract is kept')
        onClose()
      },
    })
  return (
    <AskDialog
      title="They keep the contract"
      about={stand.number}
      note="The notice is taken back, and the contract goes on. They can still cancel until the last day."
      failed="Not kept."
      {...{ refusal, onClose }}
      mistakes={refusal?.fields ?? {}}
      label="Keep it"
      busy={isPending && 'Keeping it…'}
      onSubmit={send}
    >
      <Field label="Why" optional help="Who said so, and when." error={refusal?.fields.reason}>
        <Textarea
          rows={2}
          maxLength={1000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </AskDialog>
  )
}

function LateDialog({ whose, stand, answer, onClose }: ReasonProps & { answer: 'accept' | 'refuse' }) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { mutate, error, isPending } = useLateAnswer(whose)
  const refusal = useRefusal(error, noAnswer)
  const { reportSuccess } = useOutcome()
  const isYes = answer === 'accept'
  const mistakes = {
    ...refusal?.fields,
    ...(isMissing && !reason.trim() && { reason: 'Write why.' }),
  }
  const send = () => {
    setMissing(!reason.trim())
    if (!reason.trim()) return
    mutate(
      { answer, reason: reason.trim() },
      {
        onSuccess: () => {
          reportSuccess(isYes ? 'Accepted' : 'Not accepted')
          onClose()
        },
      },
    )
  }
  return (
    <AskDialog
      title={isYes ? 'Accept a late notice' : 'Say no to a late notice'}
      about={stand.number}
      note={
        isYes
          ? 'The law doesn’t ask for it. The money has to come back, as with any other.'
          : 'They hear why.'
      }
      failed="Not kept."
      {...{ refusal, mistakes, onClose }}
      label={isYes ? 'Accept it' : 'Say no'}
      kind={isYes ? 'main' : 'stop'}
      busy={isPending && 'Keeping it…'}
      onSubmit={send}
    >
      <p>The last day was {sayDay(stand.lastDay)}.</p>
      <Field label="Why" error={mistakes.reason}>
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
