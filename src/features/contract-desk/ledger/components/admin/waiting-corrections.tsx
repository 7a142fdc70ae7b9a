import { reasonOf } from '#features/admin/components/api.ts'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import type { EntryCorrection, Ledger } from '#features/payoffs/accounts/schema.ts'
import { SecondSigning } from '#features/people/signatures/components/admin/second-signing.tsx'
import { formatCalendarDay, formatCents, formatMoment } from '#site/staff-format.ts'
import { useCorrectEntry } from './ledger-queries.ts'

/** What one person signed, and somebody else still has to. */
export function WaitingCorrections({ ledger }: { ledger: Ledger }) {
  if (ledger.corrections.length === 0) return null
  return (
    <section aria-labelledby="ledger-waiting">
      <SectionHead id="ledger-waiting" title="Waits for a second signature" />
      {ledger.corrections.map((correction) => (
        <Waiting
          key={correction.id}
          fileId={ledger.file.id}
          correction={correction}
          maySign={ledger.mayRecord}
        />
      ))}
    </section>
  )
}

const say = ({ amount, on }: EntryCorrection['from']) => `${formatCents(amount)} on ${formatCalendarDay(on)}`

type WaitingProps = { fileId: string; correction: EntryCorrection; maySign: boolean }

function Waiting({ fileId, correction, maySign }: WaitingProps) {
  const { id, entryId, from, to, reason: why, by, signedAt } = correction
  const { mutate, isPending, variables, error } = useCorrectEntry(fileId)
  const what = (
    <p>
      {to ? (
        <>
          <b>{say(to)}</b> instead of {say(from)}.
        </>
      ) : (
        <>
          <b>{say(from)}</b> never came.
        </>
      )}{' '}
      {why}
    </p>
  )
  if (!maySign)
    return (
      <>
        {what}
        <p className="k-small">
          {by ?? 'Somebody'} signed {formatMoment(signedAt)}.
        </p>
      </>
    )
  return (
    <SecondSigning
      first={correction}
      busy={isPending && (variables && 'sign' in variables ? 'signing' : 'refusing')}
      failure={error ? reasonOf(error, 'This was not saved. Please try again.') : undefined}
      onSign={() => mutate({ sign: id, entryId })}
      onRefuse={(reason) => mutate({ refuse: id, entryId, reason })}
    >
      {what}
    </SecondSigning>
  )
}
