import { Button } from '#features/admin/kit/components/button.tsx'
import { StatusMark } from '#features/admin/kit/components/mark.tsx'
import { Note } from '#features/admin/kit/components/note.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import type { Payout, PayoutGate } from '#features/payouts/schema/gate.ts'
import { formatCents } from '#site/staff-format.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { sayDay } from '../contract-words.ts'
import { BankDetails } from './bank-details.tsx'
import { findStanding, sayPayee } from './payout-words.ts'

type SumCardProps = { applicationId: string; gate: PayoutGate; onChange: (() => void) | undefined }

/** What leaves, to whom, and what was held back from it. */
export function SumCard({ applicationId, gate, onChange }: SumCardProps) {
  const { contract, payout } = gate
  return (
    <section aria-labelledby="pay-sum" className="pay-sum">
      <h2 id="pay-sum">To be paid</h2>
      <p className="pay-figure">{formatCents(contract.received)}</p>
      <ul className="k-list k-list-top k-list-flush pay-lines">
        <li>
          <div>
            {payout ? payout.payee : 'No payee yet'}
            <small>{payout ? sayPayee(payout) : 'Bank details are entered here, and called back'}</small>
          </div>
          <span className="k-sum">{formatCents(contract.received)}</span>
        </li>
        {contract.heldBack.map(({ name, amount }) => (
          <li key={name}>
            <div>Held back: {name}</div>
            <span className="k-sum">{formatCents(amount)}</span>
          </li>
        ))}
        <li>
          <b>Funded amount</b>
          <span className="k-sum">
            <b>{formatCents(contract.funded)}</b>
          </span>
        </li>
      </ul>
      {payout && (
        <BankDetails
          whose={{ applicationId, id: contract.id }}
          payout={payout}
          maySee={gate.may.seeDetails}
          onChange={onChange}
        />
      )}
      <p className="k-small pb-3">
        No money moves from here: the desk writes the bank’s list, your bank pays.
      </p>
      <Signed gate={gate} />
    </section>
  )
}

/** What was said against it, or why one person signs alone. Who signed stands with the checks. */
function Signed({ gate }: { gate: PayoutGate }) {
  const standing = findStanding(gate)
  const [last] = gate.signatures
  if (!standing && last?.ending === 'refused')
    return (
      <Note title="On hold.">
        {last.refusal ? `“${last.refusal}” ` : ''}
        Put it right, and sign again.
      </Note>
    )
  if (!standing && last?.ending === 'void')
    return <Note title="The signatures are void.">Something about the payment changed after them.</Note>
  if (!standing?.reason) return null
  return (
    <Note tone="calm" title={`${standing.by ?? 'Somebody'}, why alone:`}>
      {standing.reason}
    </Note>
  )
}

export function Follows({ follows }: Pick<PayoutGate, 'follows'>) {
  if (follows.length === 0) return null
  return (
    <section aria-labelledby="pay-follows">
      <SectionHead id="pay-follows" title="What follows" />
      <ol className="k-list k-list-top k-list-flush">
        {follows.map(({ what, label, words, on, isDone }) => (
          <li key={what}>
            <StatusMark status={isDone ? 'approved' : 'received'} />
            <div>
              <VisuallyHidden>{isDone ? 'Done: ' : ''}</VisuallyHidden>
              {label}
              {words && <small>{words}</small>}
            </div>
            {on && <span className="k-small">{sayDay(on)}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Payments of this contract that the bank sent back. */
type ReturnedProps = { returned: readonly Payout[]; onReissue: (() => void) | undefined }

export function ReturnedNotes({ returned, onReissue }: ReturnedProps) {
  return returned.map((payout, place) => (
    <Note
      key={payout.id}
      title={`The bank sent ${formatCents(payout.amount)} back${payout.returnedOn ? ` ${sayDay(payout.returnedOn)}` : ''}.`}
      action={
        place === 0 &&
        onReissue && (
          <Button kind="bare" onClick={onReissue}>
            Reissue
          </Button>
        )
      }
    >
      {payout.returnReason && `“${payout.returnReason}” `}
      It never began, and nothing is owed. Call for the right account, reissue the contract, and pay again.
    </Note>
  ))
}
