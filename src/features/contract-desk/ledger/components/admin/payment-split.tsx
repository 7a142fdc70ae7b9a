import { Note } from '#features/admin/kit/components/note.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { Figures } from '#features/admin/kit/components/table.tsx'
import { splitPayment } from '#features/payoffs/accounts/content/split.ts'
import type { Ledger } from '#features/payoffs/accounts/schema.ts'
import { formatCalendarDay, formatCents } from '#site/staff-format.ts'
import { nameAdvance, sayAll } from './ledger-words.ts'

/** Where it would go, by what is owed on its day. The server splits it for itself. */
export function PaymentSplit({ ledger, amount }: { ledger: Ledger; amount: number }) {
  const open = ledger.advances.filter(({ contract, ending }) => contract !== null && ending === null)
  const parts = splitPayment(
    amount,
    open.map(({ balance: { owed } }) => ({ owed, left: owed })),
  )
  const rows = open.map(({ id, number, balance: { owed, out } }, place) => {
    const part = Math.min(parts[place] ?? 0, owed)
    const charges = owed - out
    const toCharges = Math.min(part, charges)
    return { id, number, owed, out, charges, toCharges, toAdvance: part - toCharges }
  })
  const owed = rows.reduce((sum, row) => sum + row.owed, 0)
  const paid = rows.reduce((sum, row) => sum + row.toCharges + row.toAdvance, 0)
  const beyond = amount - paid
  return (
    <>
      <SectionHead level={3} title="Where it goes" about="oldest contract first, charges before advance" />
      <Figures caption="How the payment is split" className="ledger-split">
        <thead>
          <tr>
            <th scope="col">Contract</th>
            <th scope="col">Owed</th>
            <th scope="col">Paid now</th>
            <th scope="col">Left</th>
          </tr>
        </thead>
        <tbody>
          {rows.flatMap(({ id, number, charges, toCharges, out, toAdvance }) => [
            <Row
              key={`${id} charges`}
              name={`${nameAdvance(number)} Charges`}
              owed={charges}
              paid={toCharges}
            />,
            <Row key={`${id} advance`} name={`${nameAdvance(number)} Advance`} owed={out} paid={toAdvance} />,
          ])}
        </tbody>
        <tfoot>
          <Row
            name={rows.length > 1 ? sayAll({ advances: ledger.advances }) : 'Together'}
            owed={owed}
            paid={paid}
          />
        </tfoot>
      </Figures>
      <ul className="k-list">
        {rows.map(({ id, number, owed: due, toCharges, toAdvance }) => {
          const left = due - toCharges - toAdvance
          if (due === 0 || toCharges + toAdvance === 0) return null
          return (
            <li key={id}>
              <div>
                {left === 0
                  ? `${nameAdvance(number)} is paid in full`
                  : `${nameAdvance(number)} goes on with ${formatCents(left)}`}
                {left === 0 && <small>Its zero balance letter and release go out by themselves</small>}
              </div>
            </li>
          )
        })}
      </ul>
      {beyond > 0 && (
        <Note title={`${formatCents(beyond)} more than is owed.`}>It goes back to who sent it.</Note>
      )}
      {beyond === 0 && amount > 0 && (
        <p className="k-small pt-2">
          {owed === paid
            ? 'Nothing is owed then.'
            : ledger.all.next
              ? `${formatCents(owed - paid)} stays owed. More is owed from ${formatCalendarDay(ledger.all.next.on)} on what is still out.`
              : `${formatCents(owed - paid)} stays owed.`}
        </p>
      )}
    </>
  )
}

function Row({ name, owed, paid }: { name: string; owed: number; paid: number }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{formatCents(owed)}</td>
      <td>{formatCents(paid)}</td>
      <td>{formatCents(owed - paid)}</td>
    </tr>
  )
}
