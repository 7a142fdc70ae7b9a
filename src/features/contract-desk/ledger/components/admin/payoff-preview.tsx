import { Figures } from '#features/admin/kit/components/table.tsx'
import type { PayoffOffer } from '#features/payoffs/letters/schema.ts'
import { formatCalendarDay, formatCents } from '#site/staff-format.ts'

const problems: Record<NonNullable<PayoffOffer['problem']>, string> = {
  off: 'Contracts are off, so there are no payoff letters.',
  'not paid out': 'No money went out here.',
  'nothing owed': 'Nothing is owed here anymore.',
  'wrong day': 'More is owed after that day, or it has gone by.',
  gross: 'Say first what the case pays.',
  'too many': 'Twenty letters were made today. Use the last one.',
}

/** What the letter will say. */
export function PayoffPreview({ offer, name }: { offer: PayoffOffer; name: string }) {
  const { figures, problem, through, live, to } = offer
  if (!figures) return <p>{problems[problem ?? 'off']}</p>
  const { parts, owed, next, isDaily, others } = figures
  const hasReduced = parts.some(({ reduced }) => reduced > 0)
  return (
    <div className="ledger-letter" aria-live="polite">
      <p>
        To {to}
        {to !== name && `, for ${name}`}
        {live && `. Replaces letter ${live.ordinal}.`}
      </p>
      <Figures caption="What the letter says">
        <thead>
          <tr>
            <th scope="col">Account</th>
            <th scope="col">Funded</th>
            <th scope="col">Charges</th>
            <th scope="col">Paid</th>
            {hasReduced && <th scope="col">Reduced</th>}
            <th scope="col">Owed</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.advanceId}>
              <th scope="row">{part.account ?? `Paid out ${formatCalendarDay(part.fundedOn)}`}</th>
              <td>{formatCents(part.funded)}</td>
              <td>{formatCents(part.charges)}</td>
              <td>{formatCents(part.paid)}</td>
              {hasReduced && <td>{formatCents(part.reduced)}</td>}
              <td>{formatCents(part.owed)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={hasReduced ? 5 : 4}>
              Total, good through {formatCalendarDay(through)}
            </th>
            <td>{formatCents(owed)}</td>
          </tr>
        </tfoot>
      </Figures>
      <p className="k-small">
        {next
          ? `${isDaily ? 'It grows by the day' : 'There’s no charge per day'}. From ${formatCalendarDay(next.on)} it’s ${formatCents(next.owed)}.`
          : 'It doesn’t rise anymore.'}
        {others.count > 0 && ` ${formatCents(others.owed)} more is owed on the other contracts.`}
      </p>
    </div>
  )
}
