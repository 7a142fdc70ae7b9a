import { Table } from '#features/admin/kit/components/table.tsx'
import { Hatching, hatch } from '#features/price/components/hatching.tsx'
import type { OwedRow, PricedOffer } from '#lib/price/offer.ts'
import { formatCents } from '#site/staff-format.ts'

const holders = { state: 'state’s cap', terms: 'your cap', case: 'what the case pays' } as const

/** To scale: level lines for the advance, diagonals for the charge, an Oxford rule for a cap. */
export function OwedBars({ offer, caption }: { offer: PricedOffer; caption: string }) {
  const most = Math.max(1, ...offer.owed.map(({ owed }) => owed))
  return (
    <>
      <Hatching />
      <Table caption={caption}>
        <thead>
          <tr>
            <th scope="col">Paid after</th>
            <th scope="col" className="hidden w-[55%] sm:table-cell">
              Advance and charge, to scale
            </th>
            <th scope="col" className="number">
              Owed
            </th>
          </tr>
        </thead>
        <tbody>
          {offer.owed.map((row) => (
            <tr key={row.months}>
              <th scope="row">{row.months} months</th>
              <td className="hidden w-[55%] sm:table-cell">
                <Bar row={row} advance={offer.advance} most={most} />
              </td>
              <td className="number font-serif text-lead">
                {formatCents(row.owed)}
                {row.cappedFor && <small>{holders[row.cappedFor]}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
        <Key fill={hatch('ruled')} label="Advance" />
        <Key fill={hatch('diagonal')} label="Charge" />
        <b className="ml-auto">If the case is lost: $0</b>
      </p>
    </>
  )
}

function Bar({ row, advance, most }: { row: OwedRow; advance: number; most: number }) {
  const share = (cents: number) => `${(cents / most) * 97}%`
  const start = Math.min(advance, row.owed)
  return (
    <svg width="100%" height="22" aria-hidden="true" focusable="false">
      <rect
        x="0.5"
        y="4.5"
        width={share(start)}
        height="13"
        fill={hatch('ruled')}
        className="stroke-green-700"
      />
      <rect
        x={share(start)}
        y="4.5"
        width={share(row.owed - start)}
        height="13"
        fill={hatch('diagonal')}
        className="stroke-green-700"
      />
      {row.cappedFor && (
        <>
          <rect x={share(row.owed)} y="0" width="3" height="22" className="fill-green-800" />
          <rect
            x={share(row.owed)}
            y="0"
            width="1"
            height="22"
            transform="translate(4.5)"
            className="fill-green-800"
          />
        </>
      )}
    </svg>
  )
}

function Key({ fill, label }: { fill: string; label: string }) {
  return (
    <span className="hidden items-center gap-1.5 sm:inline-flex">
      <svg width="26" height="13" aria-hidden="true" focusable="false">
        <rect x="0.5" y="0.5" width="25" height="12" fill={fill} className="stroke-green-700" />
      </svg>
      {label}
    </span>
  )
}
