import { mostMonths } from '#lib/price/slider.ts'
import { AxisTicks } from '#ui/axis-ticks.tsx'
import { useWords } from '#ui/locale.tsx'
import { costWords } from '../content/words.ts'
import { placeOf } from './plot.ts'

const months = Array.from({ length: mostMonths + 1 }, (_, month) => month)
const halfYears = months.filter((month) => month % 6 === 0)
const ticks = months.map((month) => `M${month} 0v${month % 6 === 0 ? 10 : 5}`).join('')

export function MonthAxis({ month }: { month: number }) {
  const { unit } = useWords(costWords).chart
  return (
    <svg className="plot-axis" aria-hidden="true" focusable="false">
      <line className="stroke-ink-faint" x2="100%" y1=".5" y2=".5" />
      <AxisTicks className="stroke-ink-faint" end={mostMonths} height={10} path={ticks} />
      {halfYears.map((tick) => (
        <text
          key={tick}
          x={placeOf(tick)}
          y="28"
          textAnchor={anchorAt(tick)}
          // The unit after 36 needs the room on a phone.
          className={tick === 30 ? 'max-sm:hidden' : undefined}
          fontWeight={tick === month ? 600 : undefined}
        >
          {tick === mostMonths ? `${tick} ${unit}` : tick}
        </text>
      ))}
    </svg>
  )
}

function anchorAt(tick: number) {
  if (tick === 0) return 'start'
  return tick === mostMonths ? 'end' : 'middle'
}
