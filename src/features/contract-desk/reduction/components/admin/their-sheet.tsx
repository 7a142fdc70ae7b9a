import { type payoffParties, reductionReasons } from '#domain/payoffs.ts'
import { Note } from '#features/admin/kit/components/note.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { Figures } from '#features/admin/kit/components/table.tsx'
import type { DeskReduction, ShownReduction } from '#features/payoffs/reductions/schema.ts'
import { distribute, givesUp } from '#lib/waterfall/distribution.ts'
import { brand } from '#site/brand.ts'
import { formatMoment, formatMoney, labelOf } from '#site/staff-format.ts'
import { ShareBar } from './share-bar.tsx'

type TheirSheetProps = { page: DeskReduction; reduction: ShownReduction }

/** What they sent: claimed, in the draft, and who gives up how much. */
export function TheirSheet({ page, reduction }: TheirSheetProps) {
  const { sheet, owed, askedBy, askedAt, reason } = reduction
  const { gross, fee, costs, liens, ours, note } = sheet
  const { asked, ifNobodyCuts, fees, liens: liensTotal } = distribute(sheet, owed)
  const rows = [fee, costs, ...liens, { name: brand.name, full: owed, afterCut: ours }]
  return (
    <section aria-labelledby="their-sheet">
      <SectionHead
        id="their-sheet"
        title="Their distribution sheet"
        about={labelOf(reductionReasons, reason)}
      />
      <ShareBar
        gross={gross}
        parts={[
          { name: 'Fees and costs', cents: fees.afterCut, ink: 'lines' },
          { name: 'Liens', cents: liensTotal.afterCut, ink: 'grid' },
          { name: brand.name, cents: asked.ours, ink: 'solid' },
        ]}
      />
      <Figures caption="Their distribution sheet" className="reduction-sheet">
        <thead>
          <tr>
            <th scope="col">Who</th>
            <th scope="col">Claimed</th>
            <th scope="col">In the draft</th>
            <th scope="col">Gives up</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Gross recovery</th>
            <td>{formatMoney(gross)}</td>
            <td />
            <td />
          </tr>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two liens may have one name
            <tr key={at} data-ours={at === rows.length - 1 || undefined}>
              <th scope="row">{row.name}</th>
              <td>−{formatMoney(row.full)}</td>
              <td>−{formatMoney(row.afterCut)}</td>
              <td>{givesUp(row)}%</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">The client keeps</th>
            <td>{formatMoney(Math.max(0, ifNobodyCuts.net))}</td>
            <td>{formatMoney(asked.net)}</td>
            <td />
          </tr>
        </tfoot>
      </Figures>
      {note && (
        <blockquote className="reduction-words">
          <p>{note}</p>
          <footer>
            {[askedBy, saysWho(reduction)].filter(Boolean).join(', ')}, {formatMoment(askedAt)}
          </footer>
        </blockquote>
      )}
      <Checks page={page} reduction={reduction} />
    </section>
  )
}

const saysWho = ({ askedParty }: ShownReduction) =>
  ({ firm: 'on the firm’s page', person: 'on the case page', desk: 'at the desk', clock: '' })[
    askedParty satisfies (typeof payoffParties)[number]
  ]

/** What a careful reader would look at first. */
function Checks({ page: { settlement }, reduction: { sheet } }: TheirSheetProps) {
  const { fee, gross } = sheet
  const others = sheet.liens.filter((lien) => lien.full > 0)
  const isFirmAlone = fee.full > 0 && fee.afterCut === fee.full && others.some((lien) => givesUp(lien) > 0)
  const told = settlement?.gross ?? null
  return (
    <ul className="reduction-checks">
      <li>
        <span aria-hidden="true">✓</span> Adds up to the gross{' '}
        <span className="k-small">checked by the desk</span>
      </li>
      {told !== null && told === gross && (
        <li>
          <span aria-hidden="true">✓</span> The gross is what was reported
        </li>
      )}
      {told !== null && told !== gross && (
        <li>
          <Note title="Another gross was reported.">
            {formatMoney(told)} there, {formatMoney(gross)} here.
          </Note>
        </li>
      )}
      {isFirmAlone && (
        <li>
          <Note title="The firm gives up nothing.">Others do. Say so, or ask.</Note>
        </li>
      )}
    </ul>
  )
}
