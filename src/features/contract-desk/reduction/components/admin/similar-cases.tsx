import { Link } from 'react-router'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { Figures } from '#features/admin/kit/components/table.tsx'
import type { DeskReduction } from '#features/payoffs/reductions/schema.ts'
import { paths } from '#site/paths.ts'
import { formatCalendarDay, formatMoney } from '#site/staff-format.ts'
import { shareOf } from './reduction-words.ts'
import { ShareBar } from './share-bar.tsx'

/** Closed in the last two years, as many advances, a gross within a third. Who referred them isn't here. */
export function SimilarCases({ page: { similar, advances, reduction } }: { page: DeskReduction }) {
  const owed = similar.reduce((sum, one) => sum + one.owed, 0)
  const taken = similar.reduce((sum, one) => sum + one.taken, 0)
  const offer = reduction ? shareOf(reduction.asked, reduction.owed) : ''
  return (
    <section aria-labelledby="similar">
      <SectionHead
        id="similar"
        title="Similar cases"
        about={`closed in the last 24 months, gross within a third, ${advances === 1 ? 'one advance' : `${advances} advances`}`}
      />
      {similar.length === 0 ? (
        <p className="k-small">There are none yet.</p>
      ) : (
        <Figures caption="Similar cases" className="reduction-similar">
          <thead>
            <tr>
              <th scope="col">Client</th>
              <th scope="col">State</th>
              <th scope="col">Closed</th>
              <th scope="col">Gross</th>
              <th scope="col">Owed</th>
              <th scope="col">Taken</th>
              <th scope="col">Of owed</th>
              <th scope="col">To scale of owed</th>
            </tr>
          </thead>
          <tbody>
            {similar.map((one) => (
              <tr key={one.id}>
                <th scope="row">
                  <Link to={paths.adminApplicationLedger(one.id)}>{one.name}</Link>
                </th>
                <td>{one.state}</td>
                <td>{formatCalendarDay(one.endedOn)}</td>
                <td>{formatMoney(one.gross)}</td>
                <td>{formatMoney(one.owed)}</td>
                <td>{formatMoney(one.taken)}</td>
                <td>{shareOf(one.taken, one.owed)}</td>
                <td>
                  <ShareBar gross={one.owed} parts={[{ name: 'Taken', cents: one.taken, ink: 'solid' }]} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">All {similar.length}</th>
              <td colSpan={3} />
              <td>{formatMoney(owed)}</td>
              <td>{formatMoney(taken)}</td>
              <td>{shareOf(taken, owed)}</td>
              <td>{offer && `They offer ${offer}`}</td>
            </tr>
          </tfoot>
        </Figures>
      )}
    </section>
  )
}
