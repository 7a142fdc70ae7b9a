import { useState } from 'react'
import { holdReasons } from '#domain/payoffs.ts'
import { reasonOf } from '#features/admin/components/api.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Note } from '#features/admin/kit/components/note.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import type { Ledger } from '#features/payoffs/accounts/schema.ts'
import type { Ending, Stand } from '#features/payoffs/endings/schema.ts'
import { SecondSigning } from '#features/people/signatures/components/admin/second-signing.tsx'
import { formatCalendarDay, formatCents, formatNumber, labelOf } from '#site/staff-format.ts'
import { useClaimAct, useClaimStand } from './claim-queries.ts'
import { HoldDialog, HoldEndDialog } from './hold-dialogs.tsx'
import { LostDialog } from './lost-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { WriteOffDialog } from './write-off-dialog.tsx'

type Asked = 'lost' | 'write-off' | 'hold' | 'unhold' | 'refund'

/** What came beyond what was owed, a hold, and the two ends of a claim that nobody pays. */
export function ClaimEndings({ ledger }: { ledger: Ledger }) {
  const { advances, all, file, mayRecord, today } = ledger
  const { data: stand } = useClaimStand(file.id)
  const [asked, ask] = useState<Asked>()
  if (!stand) return null
  const close = () => ask(undefined)
  const isOpen = advances.some(({ endedOn }) => endedOn === null)
  const refundable = advances.find(({ balance, contract }) => contract && balance.overpaid > 0)
  const { ending, hold, may } = stand
  const canHold = may.hold && !hold && isOpen
  if (!isOpen && !ending && !hold && !refundable) return null
  return (
    <section aria-labelledby="claim-endings">
      <SectionHead id="claim-endings" title="If it ends another way" />
      {refundable && (
        <Note
          title={`${formatCents(all.overpaid)} more came than was owed.`}
          action={
            mayRecord && (
              <Button kind="line" onClick={() => ask('refund')}>
                Record the refund
              </Button>
            )
          }
        >
          It goes back to who sent it.
        </Note>
      )}
      {hold && <HoldNote hold={hold} onEnd={may.hold ? () => ask('unhold') : undefined} />}
      {ending && <Standing ending={ending} fileId={file.id} maySign={may.writeOff} />}
      {isOpen && !ending && (
        <div className="flex flex-wrap gap-x-4 gap-y-1 pt-1">
          {may.lose && (
            <Button kind="bare" onClick={() => ask('lost')}>
              Case lost
            </Button>
          )}
          {may.writeOff && (
            <Button kind="bare" onClick={() => ask('write-off')}>
              Write off
            </Button>
          )}
          {canHold && (
            <Button kind="bare" onClick={() => ask('hold')}>
              Put on hold
            </Button>
          )}
        </div>
      )}
      {asked === 'lost' && <LostDialog ledger={ledger} stand={stand} onClose={close} />}
      {asked === 'write-off' && <WriteOffDialog ledger={ledger} onClose={close} />}
      {asked === 'hold' && (
        <HoldDialog fileId={file.id} today={today} mayFreeze={may.freeze} onClose={close} />
      )}
      {asked === 'unhold' && <HoldEndDialog fileId={file.id} today={today} onClose={close} />}
      {asked === 'refund' && refundable?.contract && (
        <RefundDialog
          {...{ fileId: file.id, today, contractId: refundable.contract.id, onClose: close }}
          due={refundable.balance.overpaid}
        />
      )}
    </section>
  )
}

type HoldNoteProps = { hold: NonNullable<Stand['hold']>; onEnd: (() => void) | undefined }

function HoldNote({ hold: { reason, from, freezesSteps, note, by }, onEnd }: HoldNoteProps) {
  return (
    <Note
      title={`On hold since ${formatCalendarDay(from)}: ${labelOf(holdReasons, reason)}.`}
      action={
        onEnd && (
          <Button kind="line" onClick={onEnd}>
            End the hold
          </Button>
        )
      }
    >
      No mail goes to the client. {freezesSteps ? 'Steps stand still.' : 'Steps go on.'} {note}{' '}
      {by && `By ${by}.`}
    </Note>
  )
}

type StandingProps = { ending: Ending; fileId: string; maySign: boolean }

function Standing({ ending, fileId, maySign }: StandingProps) {
  const { id, kind, on, owed, elapsedDays, reason, by, second, effectiveAt } = ending
  const { mutate, isPending, variables, error } = useClaimAct(fileId)
  const what = (
    <p>
      <b>{kind === 'lost' ? 'Lost: nothing is owed' : 'Written off'}</b> as of {formatCalendarDay(on)}:{' '}
      {formatCents(owed)}, {formatNumber(elapsedDays)} days after the money left. {reason}
    </p>
  )
  if (effectiveAt || !maySign)
    return (
      <>
        {what}
        <p className="k-small">{[by, second].filter(Boolean).join(' and ')}</p>
      </>
    )
  return (
    <SecondSigning
      first={ending}
      busy={isPending && (variables && 'sign' in variables ? 'signing' : 'refusing')}
      failure={error ? reasonOf(error, 'This was not saved. Please try again.') : undefined}
      onSign={() => mutate({ sign: id })}
      onRefuse={(words) => mutate({ refuse: id, reason: words })}
    >
      {what}
    </SecondSigning>
  )
}
