import { countsInSteps } from '#lib/price/limit.ts'
import { formatMoney } from '#site/format.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { costWords } from '../content/words.ts'
import type { Course } from './answer.ts'
import { Curves, CutOut } from './cut-out.tsx'
import type { CostRule } from './facts.ts'
import { fade, type HatchName, hatch } from './hatching.tsx'
import { MonthAxis } from './month-axis.tsx'
import {
  type Curve,
  cutArea,
  drawLine,
  drawStair,
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

type GrowthPlotProps = {
  course: Course
  month: number
  rule: CostRule
  /** Where the reader lives, if they said. */
  state?: string | undefined
  className: string
}

export function GrowthPlot({ course, month, rule, state, className }: GrowthPlotProps) {
  const words = useWords(costWords).chart
  const locale = useLocale()
  const money = (cents: number) => formatMoney(cents, locale)
  const { advance, owed, charges } = course.asked
  const curve = course.byMonth.map((estimate) => estimate.owed)
  const floor = curve.map((cents) => Math.min(advance, cents))
  const last = curve.length - 1
  const { allowed, limit } = course
  const hasLimit = state !== undefined && limit !== undefined
  // One line of words above: the law's where there is one.
  const cap = hasLimit ? undefined : findCap(course.byMonth)
  const top = findTop(hasLimit ? [curve, allowed] : [curve], cap)
  const before = { from: 0, to: month }
  const after = { from: month, to: last }
  const at = { x: placeOf(month, last), y: heightOf(owed, top) }
  const isLeft = sideOfLabels(month, last) === 'left'
  const side = isLeft ? { dx: -14, textAnchor: 'end' as const } : { dx: 14 }
  // From the edge inward there is room for it on a phone, which the marker in the middle leaves on neither side.
  const atEdge = isLeft ? { x: '0', dx: 4 } : { x: '100%', dx: -4, textAnchor: 'end' as const }
  return (
    <figure className={className}>
      <figcaption className="text-lead leading-[1.25] font-semibold max-sm:min-h-[2.5em]">
        {words.title(money(advance))}
      </figcaption>
      {hasLimit && (
        <p className="plot-words max-sm:min-h-[2.7em]">
          {words.limit(state, money(allowed.at(-1) ?? 0), last)}
        </p>
      )}
      <svg
        className="plot"
        role="img"
        aria-label={[
          words.described(money(owed), month, money(advance), money(charges)),
          ...(cap === undefined ? [] : [words.describedCap(money(cap))]),
          ...(hasLimit ? [words.describedLimit(state, money(limit))] : []),
        ].join(' ')}
      >
        <g className="opacity-[0.42] forced-colors:opacity-60">
          <rect
            x={placeOf(month, last)}
            y={heightOf(advance, top)}
            width={placeOf(last - month, last)}
            height={percent(advance / top)}
            fill={hatch('ruled')}
          />
          <CutOut id="charge-after" area={cutArea(curve, floor, after, top, last)} fill="diagonal" />
        </g>
        <AdvanceBand advance={advance} top={top} until={at.x} />
        <CutOut
          id="charge-before"
          area={cutArea(curve, floor, before, top, last)}
          fill="diagonal"
          heavy={{ fill: 'diagonal-heavy', fade: 'to-the-right' }}
        />
        <line className="plot-ink" y1={heightOf(advance, top)} y2={heightOf(advance, top)} x2="100%" />
        {hasLimit && <LimitLine curve={allowed} top={top} isStair={countsInSteps(rule)} />}
        <Curves
          last={last}
          lines={[
            { path: drawLine(curve, before, top), width: '3' },
            { path: drawLine(curve, after, top), width: '1.5', dashes: '6 5' },
          ]}
        />
        {hasLimit && <circle cx={at.x} cy={heightOf(limit, top)} r="5" className="fill-green-700" />}
        {cap !== undefined && <CapRule y={heightOf(cap, top)} />}
        {!hasLimit && (
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
        )}
        <line className="plot-ink" x1={at.x} x2={at.x} y1={at.y} y2="100%" strokeWidth="2" />
        <circle cx={at.x} cy={at.y} r="6.5" className="fill-sheet stroke-green-800" strokeWidth="3" />
        <text
          {...at}
          className="plot-amount halo"
          {...(sideOfAmount(month, last) === 'left' ? { dx: -14, textAnchor: 'end' } : { dx: 14 })}
          dy={isUnderLine(owed, top) ? 38 : -14}
        >
          {money(owed)}
        </text>
        <text className="halo font-semibold" x={at.x} y={placeCharge(advance, owed, top)} {...side} dy="9">
          {words.charge(money(charges))}
        </text>
        <text className="halo font-semibold" y={heightOf(advance / 2, top)} {...atEdge} dy="5">
          {words.advance(money(advance))}
        </text>
      </svg>
      <MonthAxis month={month} last={last} />
    </figure>
  )
}

export function AdvanceBand({ advance, top, until }: { advance: number; top: number; until: string }) {
  const band = { y: heightOf(advance, top), width: until, height: percent(advance / top) }
  return (
    <>
      <rect {...band} fill={hatch('ruled')} />
      <rect {...band} fill={hatch('ruled-heavy')} mask={fade('downward')} />
    </>
  )
}

/** The same for a limit that rises, in steps where the law counts in steps. */
export function LimitLine({ curve, top, isStair }: { curve: Curve; top: number; isStair: boolean }) {
  const last = curve.length - 1
  const path = isStair ? drawStair(curve, top) : drawLine(curve, { from: 0, to: last }, top)
  return (
    <>
      <Curves last={last} lines={[{ path, width: '3' }]} />
      <g transform="translate(0 -4)">
        <Curves last={last} lines={[{ path, width: '1' }]} />
      </g>
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
