import { useId } from 'react'
import type { Estimate } from '#lib/price/estimate.ts'
import { horizon, type PreviewRow } from './price-preview.ts'
import { sayAmount } from './price-words.ts'

type GrowthChartProps = {
  most: readonly Estimate[]
  strictest: PreviewRow | undefined
  multiple: number | null
}

const height = 190
const xOf = (month: number) => month / horizon
const percent = (value: number) => `${value * 100}%`

/**
 * Level lines for the advance, diagonal ones for the charge, an Oxford rule for the cap. The table below has the same
 * figures. Shapes stretch with the screen; lines and words don't.
 */
export function GrowthChart({ most, strictest, multiple }: GrowthChartProps) {
  const id = useId()
  const [start, end] = [most[0], most.at(-1)]
  if (!start || !end) return null
  const { advance } = start
  const top = 1.02 * Math.max(...most.map(({ uncapped }) => uncapped))
  const share = (cents: number) => 1 - cents / top
  const y = (cents: number) => height * share(cents)
  const owed = most.map((estimate) => estimate.owed)
  const cappedFrom = most.findIndex(({ owed, uncapped }) => owed < uncapped)
  const line = (amounts: readonly number[], from = 0) =>
    amounts.map((cents, index) => `${index === 0 ? 'M' : 'L'}${xOf(from + index)} ${share(cents)}`).join('')
  const charge = `${line(owed)}L1 ${share(advance)}L0 ${share(advance)}Z`

  return (
    <svg className="price-chart" height={height + 40} role="img" aria-label={sayChart(most, cappedFrom)}>
      <defs>
        <pattern id={`${id}level`} width="6" height="6" patternUnits="userSpaceOnUse">
          <path d="M0 3h6" className="price-advance" />
        </pattern>
        <pattern
          id={`${id}diagonal`}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <path d="M0 3h6" className="price-charge" />
        </pattern>
        <clipPath id={`${id}clip`} clipPathUnits="objectBoundingBox">
          <path d={charge} />
        </clipPath>
      </defs>
      <g transform="translate(0 14)">
        <rect width="100%" height={height} fill={`url(#${id}diagonal)`} clipPath={`url(#${id}clip)`} />
        <rect y={y(advance)} width="100%" height={height - y(advance)} fill={`url(#${id}level)`} />
        <svg
          aria-hidden="true"
          width="100%"
          height={height}
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          overflow="visible"
        >
          <path d={`M0 ${share(advance)}H1M0 1H1`} className="price-edge" />
          {cappedFrom > 0 && (
            <path
              d={line(
                most.slice(cappedFrom - 1).map(({ uncapped }) => uncapped),
                cappedFrom - 1,
              )}
              className="price-uncapped"
            />
          )}
          {strictest && <path d={line(strictest.owed)} className="price-state" />}
          <path d={line(owed)} className="price-curve" />
        </svg>
        <Axis />
        <g className="price-labels">
          <text x="8" y={(y(advance) + height) / 2 + 4} className="font-semibold">
            Advance {sayAmount(advance)}
          </text>
          <text x="44%" y={(y(advance) + y(owed[16] ?? advance)) / 2 + 4}>
            Charge
          </text>
          {strictest && (
            <text
              x="98%"
              y={y(strictest.owed.at(-1) ?? 0) + 18}
              textAnchor="end"
              className="price-state-label"
            >
              {strictest.name} stops here
            </text>
          )}
        </g>
        {cappedFrom > 0 && (
          <OwnCap y={y(end.owed)} from={xOf(cappedFrom)}>
            {sayCap(end, cappedFrom, multiple)}
          </OwnCap>
        )}
      </g>
    </svg>
  )
}

/** The words stand before the rule, or above it where there is no room. */
function OwnCap({ y, from, children }: { y: number; from: number; children: string }) {
  const start = percent(Math.min(from, 0.68))
  const isEarly = from < 0.5
  return (
    <g className="price-cap-label">
      <line x1={start} x2="100%" y1={y} y2={y} className="price-cap" />
      <line x1={start} x2="100%" y1={y + 4} y2={y + 4} className="price-edge" />
      <text x={start} dx="-8" y={y + 6} textAnchor="end" className={isEarly ? 'hidden' : 'max-md:hidden'}>
        {children}
      </text>
      <text x="100%" y={y - 8} textAnchor="end" className={isEarly ? undefined : 'md:hidden'}>
        {children}
      </text>
    </g>
  )
}

function Axis() {
  const months = Array.from({ length: horizon + 1 }, (_, month) => month)
  const anchorAt = (month: number) => (month === 0 ? 'start' : month === horizon ? 'end' : 'middle')
  return (
    <g>
      {months.map((month) => (
        <line
          key={month}
          x1={percent(xOf(month))}
          x2={percent(xOf(month))}
          y1={height}
          y2={height + (month % 6 === 0 ? 8 : 4)}
          className="price-tick"
        />
      ))}
      {months
        .filter((month) => month % 6 === 0)
        .map((month) => (
          <text
            key={month}
            x={percent(xOf(month))}
            y={height + 22}
            textAnchor={anchorAt(month)}
            // On a phone the last one needs the room.
            className={month === horizon - 6 ? 'max-sm:hidden' : undefined}
          >
            {month === horizon ? `${month} months` : month}
          </text>
        ))}
    </g>
  )
}

/** "Your cap, 2.5 times: $12,500 after 31 months" */
function sayCap({ owed, cappedBy }: Estimate, after: number, multiple: number | null): string {
  const months = after === 1 ? '1 month' : `${after} months`
  return cappedBy === 'terms-multiple'
    ? `Your cap, ${multiple} times: ${sayAmount(owed)} after ${months}`
    : `Your charges stop: ${sayAmount(owed)}`
}

function sayChart(most: readonly Estimate[], cappedFrom: number): string {
  const [start, end] = [most[0], most.at(-1)]
  if (!start || !end) return ''
  const grown = `What ${sayAmount(start.advance)} grows to in ${horizon} months: ${sayAmount(end.owed)}`
  return cappedFrom > 0 ? `${grown}, held by your cap from month ${cappedFrom}` : grown
}
