import { pickPriceRule } from '#lib/price/ceilings.ts'
import { type XrayRow, xrayMonths, xrayOffer } from '#lib/price/xray.ts'
import { formatCents } from '#site/format.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { offersWords } from '../content/offers-words.ts'
import { costWords } from '../content/words.ts'
import type { Course } from './answer.ts'
import type { CostRule } from './facts.ts'
import { type HatchName, hatch } from './hatching.tsx'
import type { OfferName } from './offer-column.tsx'
import { percent } from './plot.ts'

type ContractXrayProps = { a: Course; b: Course; rule: CostRule }

/** Takes each offer apart: what of it is the rate, and what a contract adds in other words. */
export function ContractXray({ a, b, rule }: ContractXrayProps) {
  const { xray: say } = useWords(offersWords)
  return (
    <section className="oxford mt-12 lg:mt-16" aria-labelledby="xray-title">
      <h2 id="xray-title" className="text-title">
        {say.title}
      </h2>
      <p className="mt-1 max-w-[40em] text-soft">{say.lead}</p>
      <div className="mt-6 grid gap-x-column gap-y-10 lg:grid-cols-2">
        <OfferXray name="a" course={a} rule={rule} />
        <OfferXray name="b" course={b} rule={rule} />
      </div>
    </section>
  )
}

type Mark = { part: Exclude<keyof XrayRow, 'months' | 'heldOff' | 'owed'>; fill: HatchName; isUsual?: true }

/** In the order in which they are drawn; what a cap takes off isn't drawn. */
const drawn: readonly Mark[] = [
  { part: 'advance', fill: 'ruled', isUsual: true },
  { part: 'rate', fill: 'diagonal', isUsual: true },
  { part: 'onCharges', fill: 'crossed' },
  { part: 'minimum', fill: 'dotted' },
  { part: 'fees', fill: 'upright' },
]

function OfferXray({ name, course, rule }: { name: OfferName; course: Course; rule: CostRule }) {
  const { xray: say, names } = useWords(offersWords)
  const { fields } = useWords(costWords)
  const locale = useLocale()
  const money = (cents: number) => formatCents(cents, locale)
  const { terms, isOurs, asked } = course
  const rows = xrayMonths.map((months) => xrayOffer(asked.advance, terms, pickPriceRule(rule), months))
  const most = Math.max(...rows.map(({ owed, heldOff }) => owed + heldOff))
  const found = [
    rows.some(({ onCharges }) => onCharges > 0) && say.why.onCharges,
    rows.some(({ minimum }) => minimum > 0) && say.why.minimum,
    rows.some(({ fees }) => fees > 0) && say.why.fees,
  ].filter((sentence) => sentence !== false)
  return (
    <div>
      <h3 className="text-h3">{isOurs ? say.ours : names[name]}</h3>
      <p className="mt-1 min-h-[3em] font-sans text-small leading-normal">
        {found.length > 0 ? found.join(' ') : say.onlyRate}
      </p>
      <ol className="hairlines mt-2 border-y border-rule font-sans text-small">
        {rows.map((row) => (
          <li key={row.months} className="py-2.5">
            <p className="flex items-baseline justify-between gap-4 font-serif text-[1.0625rem] font-semibold">
              {fields.valueOfMonths(row.months)}
              <span className="figures">{money(row.owed)}</span>
            </p>
            <XrayBar row={row} most={most} />
            <ul className="gap-x-6 sm:columns-2">
              {drawn.map(
                ({ part, fill, isUsual }) =>
                  (row[part] > 0 || isUsual) && (
                    <li key={part} className="flex items-baseline gap-2">
                      <svg className="size-3 shrink-0 self-center" aria-hidden="true" focusable="false">
                        <rect width="100%" height="100%" fill={hatch(fill)} />
                      </svg>
                      <span className={isUsual ? undefined : 'font-semibold'}>
                        {say.parts[part](money(row[part]))}
                      </span>
                    </li>
                  ),
              )}
              {row.heldOff > 0 && <li className="pl-5">{say.heldOff(money(row.heldOff))}</li>}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The parts to scale, side by side. */
function XrayBar({ row, most }: { row: XrayRow; most: number }) {
  const bars = drawn.map(({ part, fill }, index) => ({
    part,
    fill,
    cents: row[part],
    from: drawn.slice(0, index).reduce((sum, before) => sum + row[before.part], 0),
  }))
  return (
    <svg className="my-1.5 block h-4 w-full" aria-hidden="true" focusable="false">
      {bars.map(({ part, fill, cents, from }) => (
        <g key={part}>
          <rect x={percent(from / most)} width={percent(cents / most)} height="100%" fill={hatch(fill)} />
          {cents > 0 && (
            <line className="plot-ink" x1={percent(from / most)} x2={percent(from / most)} y2="100%" />
          )}
        </g>
      ))}
      {row.heldOff > 0 && (
        <line
          className="plot-ink"
          x1={percent(row.owed / most)}
          x2={percent(row.owed / most)}
          y2="100%"
          strokeWidth="4"
        />
      )}
    </svg>
  )
}
