import { mostMonths } from '#lib/price/slider.ts'
import { formatMoney } from '#site/format.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { costWords } from '../content/words.ts'
import type { Course } from './answer.ts'
import { Curves, CutOut } from './cut-out.tsx'
import { fade, type HatchName, hatch } from './hatching.tsx'
import { MonthAxis } from './month-axis.tsx'
import {
  cutArea,
  drawLine,
  findCap,
  findTop,
  heightOf,
  isUnderLine,
  percent,
  placeCharge,
  placeOf,
  sideOfAmount,
  sideOfLabels,
} from './plot.ts'

export const growthHatches: readonly HatchName[] = ['ruled', 'ruled-heavy', 'diagonal', 'diagonal-heavy']

type GrowthPlotProps = { course: Course; month: number; className: string }

export function GrowthPlot({ course, month, className }: GrowthPlotProps) {
  const words = useWords(costWords).chart
  const locale = useLocale()
  const money = (cents: number) => formatMoney(cents, locale)
  const { advance, owed, charges } = course.asked
  const curve = course.byMonth.map((estimate) => estimate.owed)
  const floor = curve.map((cents) => Math.min(advance, cents))
  const cap = findCap(course.byMonth)
  const top = findTop([curve], cap)
  const before = { from: 0, to: month }
  const after = { from: month, to: mostMonths }
  const at = { x: placeOf(month), y: heightOf(owed, top) }
  const side = sideOfLabels(month) === 'left' ? { dx: -14, textAnchor: 'end' as const } : { dx: 14 }
  return (
    <figure className={className}>
      <figcaption className="text-lead leading-[1.25] font-semibold max-sm:min-h-[2.5em]">
        {words.title(money(advance))}
      </figcaption>
      <svg
        className="plot"
        role="img"
        aria-label={[
          words.described(money(owed), month, money(advance), money(charges)),
          ...(cap === undefined ? [] : [words.describedCap(money(cap))]),
        ].join(' ')}
      >
        <g className="opacity-[0.42] forced-colors:opacity-60">
          <rect
            x={placeOf(month)}
            y={heightOf(advance, top)}
            width={placeOf(mostMonths - month)}
            height={percent(advance / top)}
            fill={hatch('ruled')}
          />
          <CutOut id="charge-after" area={cutArea(curve, floor, after, top)} fill="diagonal" />
        </g>
        <AdvanceBand advance={advance} top={top} until={month} />
        <CutOut
          id="charge-before"
          area={cutArea(curve, floor, before, top)}
          fill="diagonal"
          heavy={{ fill: 'diagonal-heavy', fade: 'to-the-right' }}
        />
        <line className="plot-ink" y1={heightOf(advance, top)} y2={heightOf(advance, top)} x2="100%" />
        <Curves
          lines={[
            { path: drawLine(curve, before, top), width: '3' },
            { path: drawLine(curve, after, top), width: '1.5', dashes: '6 5' },
          ]}
        />
        {cap !== undefined && <CapRule y={heightOf(cap, top)} />}
        <text y={cap === undefined ? '0' : heightOf(cap, top)} dy="-10">
          {cap === undefined ? (
            course.byMonth.at(-1)?.cappedBy ? (
              words.growsOn
            ) : (
              words.noCap
            )
          ) : (
            <>
              <tspan className="font-semibold">{words.cap(money(cap))}</tspan> {words.capEnd}
            </>
          )}
        </text>
        <line className="plot-ink" x1={at.x} x2={at.x} y1={at.y} y2="100%" strokeWidth="2" />
        <circle cx={at.x} cy={at.y} r="6.5" className="fill-sheet stroke-green-800" strokeWidth="3" />
        <text
          {...at}
          className="plot-amount halo"
          {...(sideOfAmount(month) === 'left' ? { dx: -14, textAnchor: 'end' } : { dx: 14 })}
          dy={isUnderLine(owed, top) ? 38 : -14}
        >
          {money(owed)}
        </text>
        <text className="halo font-semibold" x={at.x} y={placeCharge(advance, owed, top)} {...side} dy="9">
          {words.charge(money(charges))}
        </text>
        <text className="halo font-semibold" x={at.x} y={heightOf(advance / 2, top)} {...side} dy="5">
          {words.advance(money(advance))}
        </text>
      </svg>
      <MonthAxis month={month} />
    </figure>
  )
}

export function AdvanceBand({ advance, top, until }: { advance: number; top: number; until: number }) {
  const band = { y: heightOf(advance, top), width: placeOf(until), height: percent(advance / top) }
  return (
    <>
      <rect {...band} fill={hatch('ruled')} />
      <rect {...band} fill={hatch('ruled-heavy')} mask={fade('downward')} />
    </>
  )
}

/** Thick over thin, like the page's own rules. */
function CapRule({ y }: { y: string }) {
  return (
    <>
      <line className="plot-ink" x2="100%" y1={y} y2={y} strokeWidth="3" />
      <line className="plot-ink" x2="100%" y1={y} y2={y} transform="translate(0 4)" />
    </>
  )
}
