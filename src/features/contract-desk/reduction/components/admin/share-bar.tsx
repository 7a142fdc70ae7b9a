import { useId } from 'react'
import { formatMoney } from '#site/staff-format.ts'

type Ink = 'lines' | 'grid' | 'solid'
type ShareBarProps = {
  gross: number
  parts: readonly { name: string; cents: number; ink: Ink }[]
  /** What they asked us to take, as a line. */
  mark?: number
}

/** Cents of a whole, side by side and to scale. The table beside it says the same. */
export function ShareBar({ gross, parts, mark }: ShareBarProps) {
  const id = useId()
  const scale = (cents: number) => (gross > 0 ? (Math.min(Math.max(0, cents), gross) * 100) / gross : 0)
  let left = 0
  return (
    <svg
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      role="img"
      aria-label={parts.map(({ name, cents }) => `${name} ${formatMoney(cents)}`).join(', ')}
      className="reduction-bar"
    >
      <defs>
        <pattern id={`${id}lines`} width="1.2" height="3" patternUnits="userSpaceOnUse">
          <path d="M0 1.5H1.2" stroke="currentColor" strokeWidth="0.6" />
        </pattern>
        <pattern id={`${id}grid`} width="1.2" height="3" patternUnits="userSpaceOnUse">
          <path d="M0 1.5H1.2M0.6 0V3" stroke="currentColor" strokeWidth="0.25" />
        </pattern>
      </defs>
      <rect x="0" y="0" width="100" height="10" className="reduction-bar-rest" />
      {parts.map(({ name, cents, ink }) => {
        const x = left
        const width = scale(cents)
        left += width
        return (
          <rect
            key={name}
            x={x}
            y="0"
            width={width}
            height="10"
            fill={ink === 'solid' ? 'currentColor' : `url(#${id}${ink})`}
          />
        )
      })}
      {mark !== undefined && (
        <line
          x1={scale(mark)}
          x2={scale(mark)}
          y1="0"
          y2="10"
          className="reduction-mark"
          vectorEffect="non-scaling-stroke"
        />
      )}
      <rect
        x="0"
        y="0"
        width="100"
        height="10"
        className="reduction-bar-edge"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
