import { advanceEndings } from '#domain/money.ts'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { Figures } from '#features/admin/kit/components/table.tsx'
import type { Ledger, LedgerAdvanceLine } from '#features/payoffs/accounts/schema.ts'
import { sayTerms } from '#features/price/components/admin/price-words.ts'
import { formatCalendarDay, formatCents, labelOf } from '#site/staff-format.ts'
import { nameAdvance, type Shown, sayAll, saySigned } from './ledger-words.ts'

/** Each contract on the page's day; the sum only where all are shown. */
export function LedgerAdvances({ ledger, shown }: { ledger: Ledger; shown: Shown }) {
  const { advances, all, on } = ledger
  const listed = advances.filter(({ number }) => shown === 'all' || number === shown)
  const isReduced = all.reduced > 0
  return (
    <section aria-labelledby="ledger-advances">
      <SectionHead id="ledger-advances" title="By contract" about={`on ${formatCalendarDay(on)}`} />
      <Figures caption={`What each contract owes on ${formatCalendarDay(on)}`} className="ledger-advances">
        <thead>
          <tr>
            <th scope="col">Contract</th>
            <th scope="col" className="max-sm:hidden">
              Advance
            </th>
            <th scope="col">Charges</th>
            <th scope="col">Paid</th>
            {isReduced && <th scope="col">Reduced</th>}
            <th scope="col">Owed</th>
          </tr>
        </thead>
        <tbody>
          {listed.map((advance) => (
            <tr key={advance.id}>
              <th scope="row">
                {nameAdvance(advance.number)}
                <small>{sayStand(advance)}</small>
              </th>
              <Sums {...advance.balance} isReduced={isReduced} />
            </tr>
          ))}
        </tbody>
        {shown === 'all' && advances.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{sayAll(ledger)}</th>
              <Sums {...all} isReduced={isReduced} />
            </tr>
          </tfoot>
        )}
      </Figures>
      <ul className="k-small ledger-terms">
        {listed.map(({ id, number, contract, terms }) => (
          <li key={id}>
            {nameAdvance(number)}: {contract ? `contract ${contract.number}` : 'without a contract'},{' '}
            {sayTerms(terms)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function sayStand({ step, ending, endedOn, fundedOn }: LedgerAdvanceLine): string {
  if (ending && endedOn)
    return `${labelOf(advanceEndings, ending).toLowerCase()}, ${formatCalendarDay(endedOn)}`
  if (step) return `step ${step.now} of ${step.of}`
  return fundedOn ? `since ${formatCalendarDay(fundedOn)}` : ''
}

type SumsProps = {
  funded: number
  charges: number
  paid: number
  reduced: number
  owed: number
  isReduced: boolean
}

function Sums({ funded, charges, paid, reduced, owed, isReduced }: SumsProps) {
  return (
    <>
      <td className="max-sm:hidden">{formatCents(funded)}</td>
      <td>{formatCents(charges)}</td>
      <td>{saySigned(-paid)}</td>
      {isReduced && <td>{saySigned(-reduced)}</td>}
      <td>
        <b>{formatCents(owed)}</b>
      </td>
    </>
  )
}
