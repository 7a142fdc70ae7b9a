import type { ContractFiguresAnswer } from '#features/contract-forms/figures/schema.ts'
import { Hatching, hatch } from '#features/price/components/hatching.tsx'
import { heightOf, percent } from '#features/price/components/plot.ts'
import { formatMoney } from '#site/format.ts'
import { useLocale } from '#ui/locale.tsx'
import { offerWords } from '../content/words.ts'
import { listOwed, type OwedRow } from './owed-rows.ts'

/** So many amounts have room beside one another on a phone. */
const mostLabels = 6

/** To scale, a step for each row. The table below says all of it. */
export function OwedStairs({ figures }: { figures: ContractFiguresAnswer }) {
  const locale = useLocale()
  const { owe: words } = offerWords[locale]
  const money = (cents: number) => formatMoney(cents, locale)
  const rows = listOwed(figures.schedule)
  const last = rows.at(-1)
  if (!last) return null
  const top = 1.1 * Math.max(figures.funded, ...rows.map(({ owed }) => owed))
  const floor = heightOf(figures.funded, top)
  const every = Math.ceil(rows.length / mostLabels)
  const isNamed = (at: number) => (rows.length - 1 - at) % every === 0
  const said = rows.slice(0, -1).map(({ owed, months }) => words.step(money(owed), months))
  return (
    <figure className="mt-5">
      <Hatching names={['ruled', 'diagonal']} />
      <svg
        role="img"
        aria-label={words.drawn(said.join(', '), money(last.owed))}
        className="plot contract-stairs"
      >
        <rect y={floor} width="100%" height={percent(figures.funded / top)} fill={hatch('ruled')} />
        <line className="plot-ink" y1={floor} y2={floor} x2="100%" />
        {rows.map((row, at) => (
          <Step
            key={row.through}
            {...placeStep(rows, at, top)}
            floor={floor}
            label={isNamed(at) && money(row.owed)}
          />
        ))}
        <line className="plot-ink" y1={floor} y2="100%" />
        <line className="plot-ink" x1="100%" x2="100%" y1={heightOf(last.owed, top)} y2="100%" />
        <text className="halo font-semibold" x="0" dx="8" y={heightOf(figures.funded / 2, top)} dy="5">
          {words.advance(money(figures.funded))}
        </text>
      </svg>
      <MonthLine rows={rows} />
    </figure>
  )
}

type Placed = {
  left: string
  right: string
  width: string
  middle: string
  y: string
  below: string
  height: string
}

function placeStep(rows: readonly OwedRow[], at: number, top: number): Placed {
  const end = rows.at(-1)?.months ?? 1
  const [from, to] = [(rows[at - 1]?.months ?? 0) / end, (rows[at]?.months ?? 0) / end]
  const owed = rows[at]?.owed ?? 0
  const before = rows[at - 1]?.owed
  return {
    ...{
      left: percent(from),
      right: percent(to),
      width: percent(to - from),
      middle: percent((from + to) / 2),
    },
    y: heightOf(owed, top),
    below: heightOf(before ?? owed - (rows[at]?.charges ?? 0), top),
    height: percent((rows[at]?.charges ?? 0) / top),
  }
}

/** The last amount ends where the drawing does, so that it stays on the screen. */
function Step({ label, ...step }: Placed & { floor: string; label: string | false }) {
  const { left, right, width, middle, y, below, height } = step
  const anchor =
    right === '100%'
      ? ({ x: '100%', textAnchor: 'end' } as const)
      : { x: middle, textAnchor: 'middle' as const }
  return (
    <g>
      <rect x={left} y={y} width={width} height={height} fill={hatch('diagonal')} />
      <line className="plot-ink" x1={left} x2={left} y1={y} y2={below} strokeWidth="3" />
      <line className="plot-ink" x1={left} x2={right} y1={y} y2={y} strokeWidth="3" />
      {label && (
        <text {...anchor} y={y} dy="-9" className="font-semibold">
          {label}
        </text>
      )}
    </g>
  )
}

function MonthLine({ rows }: { rows: readonly OwedRow[] }) {
  const { owe: words } = offerWords[useLocale()]
  const end = rows.at(-1)?.months ?? 1
  return (
    <svg className="plot-axis" aria-hidden="true" focusable="false">
      <line className="plot-ink" x2="100%" y1="1" y2="1" />
      <text x="0" y="26">
        0
      </text>
      {rows.map(({ months }, at) => {
        const x = percent(months / end)
        const isEnd = months === end
        // Beside the last one, which is longer, there is no room on a phone.
        const isCrowded = rows.length > 4 && at === rows.length - 2
        return (
          <g key={months}>
            <line className="plot-ink" x1={x} x2={x} y1="1" y2="9" />
            <text
              x={x}
              y="26"
              textAnchor={isEnd ? 'end' : 'middle'}
              className={isCrowded ? 'max-sm:hidden' : undefined}
            >
              {isEnd ? words.axisEnd(months) : months}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
