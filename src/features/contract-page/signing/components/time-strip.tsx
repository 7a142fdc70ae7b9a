import { Hatching, hatch } from '#features/price/components/hatching.tsx'
import { percent } from '#features/price/components/plot.ts'

type TimeStripProps = {
  /** How much of the time is over. */
  part: number
  described: string
  now: string
  from: string
  to: string
}

/** A time from its beginning to its end, to scale. */
export function TimeStrip({ part, described, now, from, to }: TimeStripProps) {
  const at = percent(Math.min(1, Math.max(0, part)))
  const isLate = part > 0.5
  return (
    <>
      <Hatching names={['diagonal-heavy']} />
      <svg
        role="img"
        aria-label={described}
        className="mt-2 block h-14 w-full overflow-visible font-sans text-[min(0.9375rem,5vw)]"
      >
        <rect y="14" width={at} height="14" fill={hatch('diagonal-heavy')} />
        <rect
          x="0.5"
          y="14"
          width="99.7%"
          height="14"
          className="fill-none stroke-green-800"
          strokeWidth="1.5"
        />
        <line x1={at} x2={at} y1="6" y2="34" className="stroke-green-800" strokeWidth="3" />
        <text
          x={at}
          y="8"
          dx={isLate ? -6 : 6}
          textAnchor={isLate ? 'end' : 'start'}
          className="fill-ink font-semibold"
        >
          {now}
        </text>
        <text y="50" className="fill-ink-soft">
          {from}
        </text>
        <text x="100%" y="50" textAnchor="end" className="fill-ink font-semibold">
          {to}
        </text>
      </svg>
    </>
  )
}
