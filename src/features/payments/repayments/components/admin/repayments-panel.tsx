import { useState } from 'react'
import { Link } from 'react-router'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import type { Decision } from '#features/decisions/schema/records.ts'
import { paths } from '#site/paths.ts'
import { formatCalendarDay, formatCents } from '#site/staff-format.ts'
import type { Repaid, Repayment } from '../../schema.ts'
import { readKeptRepayment } from './repayment-draft.ts'
import { RepaymentForm } from './repayment-form.tsx'
import { useRepaid } from './repayment-queries.ts'

type RepaymentsPanelProps = {
  application: { id: string; decisions: readonly Decision[] }
  drafts: Map<string, string>
}

export function RepaymentsPanel({ application: { id, decisions }, drafts }: RepaymentsPanelProps) {
  const isPaid = decisions.some(
    ({ kind, effectiveAt, ending }) => kind === 'funded' && effectiveAt !== null && ending !== 'undone',
  )
  return isPaid ? <PaidBack key={id} id={id} drafts={drafts} /> : null
}

function PaidBack({ id, drafts }: { id: string; drafts: Map<string, string> }) {
  const { data, error, refetch } = useRepaid(id)
  const [kept, setKept] = useState(() => readKeptRepayment(drafts, id))
  const [open, setOpen] = useState(kept && (kept.of ?? 'new'))
  const old = data?.repayments.find((repayment) => repayment.id === open)
  const close = () => {
    setKept(undefined)
    setOpen(undefined)
  }
  return (
    <section aria-labelledby="repayments-title" id="file-repayments">
      <h3 id="repayments-title">Paid back</h3>
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {data && (
        <>
          <p>{sayRepaid(data)}</p>
          {data.repayments.length > 0 && (
            <ul className="grid gap-1">
              {data.repayments.map((repayment) => (
                <li key={repayment.id} className="flex flex-wrap items-center gap-x-3">
                  <RepaymentWords repayment={repayment} />
                  {repayment.endedAt === null && !data.isUnderContract && (
                    <Button kind="bare" onClick={() => setOpen(repayment.id)}>
                      Correct
                      <span className="sr-only">: {formatCents(repayment.amount)}</span>
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
          {open ? (
            <RepaymentForm
              key={open}
              applicationId={id}
              today={data.today}
              old={old}
              recorded={data.repayments}
              drafts={drafts}
              kept={kept?.of === (old?.id ?? null) ? kept : undefined}
              onDone={close}
            />
          ) : data.isUnderContract ? (
            <Link to={paths.adminApplicationLedger(id)}>Open its ledger</Link>
          ) : (
            <Button kind="line" onClick={() => setOpen('new')}>
              Record a repayment
            </Button>
          )}
        </>
      )}
    </section>
  )
}

function RepaymentWords({
  repayment: { amount, repaidOn, by, endedAt, endedBy, replacedBy },
}: {
  repayment: Repayment
}) {
  const words = `${formatCents(amount)} on ${formatCalendarDay(repaidOn)}${by ? `, recorded by ${by}` : ''}`
  if (endedAt === null) return <span>{words}</span>
  return (
    <span className="text-soft">
      <s>{words}</s> {replacedBy ? 'corrected' : 'taken out'}
      {endedBy && ` by ${endedBy}`}
    </span>
  )
}

/** "$4,000.00 of $12,862.50 owed in month 2." */
function sayRepaid({ back, owed }: Repaid): string {
  const owing = owed && `${formatCents(owed.amount)} owed in month ${owed.months}`
  if (back === null) return `Nothing recorded yet${owing ? `; ${owing}` : ''}.`
  return owing ? `${formatCents(back)} of ${owing}.` : `${formatCents(back)}.`
}
