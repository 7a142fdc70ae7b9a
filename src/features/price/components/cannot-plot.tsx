import { noRule } from '#domain/rules.ts'
import { estimatePrice } from '#lib/price/estimate.ts'
import { countsInSteps, mostAllowed } from '#lib/price/limit.ts'
import type { OfferTerms } from '#lib/price/monthly-terms.ts'
import { lastMonthOf } from '#lib/price/schedule.ts'
import { formatMoney } from '#site/format.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { costWords } from '../content/words.ts'
import { Curves, CutOut } from './cut-out.tsx'
import type { Comparison, CostRule } from './facts.ts'
import { AdvanceBand, LimitLine } from './growth-plot.tsx'
import { MonthAxis } from './month-axis.tsx'
import { cutArea, drawLine, findTop, heightOf, placeOf } from './plot.ts'

type CannotPlotProps = {
  terms: OfferTerms
  rule: CostRule
  state: string
  advance: number
  excess: Comparison
  className: string
}

/** Our price broken, the law's line whole, and dots on what would be over. */
export function CannotPlot({ terms, rule, state, advance, excess, className }: CannotPlotProps) {
  const { cannot: say, chart } = useWords(costWords)
  const locale = useLocale()
  const money = (cents: number) => formatMoney(cents, locale)
  const last = lastMonthOf(rule)
  const months = Array.from({ length: last + 1 }, (_, month) => month)
  const ours = months.map((month) => estimatePrice({ ...noRule, advance, months: month, terms }).owed)
  const allowed = months.map((month) => mostAllowed(rule, { advance, months: month }) ?? 0)
  const over = ours.map((cents, month) => Math.max(cents, allowed[month] ?? 0))
  const top = findTop([ours, allowed])
  const whole = { from: 0, to: last }
  const x = placeOf(excess.months, last)
  return (
    <figure className={className}>
      <figcaption className="text-lead leading-[1.25] font-semibold">{say.chart(money(advance))}</figcaption>
      <svg
        className="plot"
        role="img"
        aria-label={say.described(state, money(excess.ours), money(excess.allowed), excess.months)}
      >
        <AdvanceBand advance={advance} top={top} until={x} />
        <CutOut id="over-the-limit" area={cutArea(over, allowed, whole, top, last)} fill="dotted" />
        <line className="plot-ink" y1={heightOf(advance, top)} y2={heightOf(advance, top)} x2="100%" />
        <Curves last={last} lines={[{ path: drawLine(ours, whole, top), width: '3', dashes: '9 5' }]} />
        <LimitLine curve={allowed} top={top} isStair={countsInSteps(rule)} />
        <line className="plot-ink" x1={x} x2={x} y1={heightOf(excess.ours, top)} y2="100%" strokeWidth="2" />
        <circle
          cx={x}
          cy={heightOf(excess.ours, top)}
          r="6.5"
          className="fill-sheet stroke-green-800"
          strokeWidth="3"
        />
        <circle cx={x} cy={heightOf(excess.allowed, top)} r="5" className="fill-green-700" />
        <text y="0" dy="-10" className="font-semibold">
          {say.limit(money(allowed.at(-1) ?? 0), last)}
        </text>
        <text className="halo font-semibold" x="14" y={heightOf(advance / 2, top)} dy="5">
          {chart.advance(money(advance))}
        </text>
      </svg>
      <MonthAxis month={excess.months} last={last} />
      <p className="font-sans text-small text-soft">{say.key(state)}</p>
    </figure>
  )
}
