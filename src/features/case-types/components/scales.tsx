import { ScaleAxis } from '#ui/scale-axis.tsx'
import type { axes } from '../content.ts'
import type { Range } from '../schema.ts'

/** The ends of the axes that all kinds of cases share. */
export type Axes = typeof axes

/** The usual time to settle, in years. */
export function Timeline({ months: [from, to], axes }: { months: Range; axes: Pick<Axes, 'years'> }) {
  return <ScaleAxis from={from / 12} to={to / 12} max={axes.years} unit="yr" />
}

const million = 1_000_000

/** Typical funding, in millions of dollars. */
export function FundingScale({ funding: [from, to], axes }: { funding: Range; axes: Axes }) {
  return (
    <ScaleAxis
      from={from / million}
      to={to / million}
      max={axes.dollars / million}
      step={0.5}
      unit="million"
    />
  )
}
