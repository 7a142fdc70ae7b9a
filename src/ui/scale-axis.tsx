import { AxisTicks } from './axis-ticks.tsx'
import { useWords } from './locale.tsx'
import { uiWords } from './words.ts'

export type ScaleAxisProps = {
  /** The marked range, in the axis's unit. */
  from: number
  to: number
  /** The axis runs from 0 to here, with a tick at every step. */
  max: number
  step?: number | undefined
  /** Goes after the last number. */
  unit?: keyof typeof uiWords.en.units
}

/** Hidden from screen readers. Positions are SVG attributes: the content policy allows no styles. */
export function ScaleAxis({ from, to, max, step = 1, unit: named }: ScaleAxisProps) {
  const { units } = useWords(uiWords)
  const unit = named && units[named]
  const ticks = Array.from({ length: Math.floor(max / step) + 1 }, (_, index) => index * step)
  const percent = (value: number) => `${Math.round((value / max) * 10_000) / 100}%`
  return (
    <svg className="axis" aria-hidden="true" focusable="false">
      <line x1="0" x2="100%" y1="8" y2="8" stroke="currentColor" />
      <AxisTicks
        stroke="currentColor"
        shapeRendering="crispEdges"
        end={max}
        height={16}
        path={ticks.map((tick) => `M${tick} 3.5v9`).join('')}
      />
      <rect className="axis-span" x={percent(from)} width={percent(to - from)} y="4.5" height="7" />
      {ticks.map((tick) => (
        <text
          key={tick}
          x={percent(tick)}
          y="30"
          textAnchor={anchorAt(tick, max)}
          // On a phone a long unit after the last number needs the space of the number before it.
          {...(tick === ticks.at(-2) && isLong(unit) && { className: 'max-sm:hidden' })}
        >
          {tick === ticks.at(-1) && unit ? `${tick} ${unit}` : tick}
        </text>
      ))}
    </svg>
  )
}

const isLong = (unit = '') => unit.length > 3

function anchorAt(tick: number, max: number) {
  if (tick === 0) return 'start'
  return tick === max ? 'end' : 'middle'
}
