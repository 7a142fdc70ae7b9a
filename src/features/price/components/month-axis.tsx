import { mostMonths } from '#lib/price/slider.ts'
import { AxisTicks } from '#ui/axis-ticks.tsx'
import { useWords } from '#ui/locale.tsx'
import { costWords } from '../content/words.ts'
import { placeOf } from './plot.ts'

/** Above this, half-years have no room for their numbers. */
const longInMonths = 48

export function MonthAxis({ month, last = mostMonths }: { month: number; last?: number }) {
  const { unit } = useWords(costWords).chart
  const step = last > longInMonths ? 12 : 6
  const months = Array.from({ length: last + 1 }, (_, index) => index)
  const ticks = months.map((each) => `M${each} 0v${each % 6 === 0 ? 10 : 5}`).join('')
  const labeled = months.filter((each) => each === last || (each % step === 0 && last - each >= 6))
  return (
    <svg className="plot-axis" aria-hidden="true" focusable="false">
      <line className="stroke-ink-faint" x2="100%" y1=".5" y2=".5" />
      <AxisTicks className="stroke-ink-faint" end={last} height={10} path={ticks} />
      {labeled.map((tick) => (
        <text
          key={tick}
          x={placeOf(tick, last)}
          y="28"
          textAnchor={tick === 0 ? 'start' : tick === last ? 'end' : 'middle'}
          // The unit after the last one needs the room on a phone.
          className={tick !== last && last - tick < 12 ? 'max-sm:hidden' : undefined}
          fontWeight={tick === month ? 600 : undefined}
        >
          {tick === last ? `${tick} ${unit}` : tick}
        </text>
      ))}
    </svg>
  )
}
