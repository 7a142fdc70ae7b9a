import { type OfferTerms, readTerms, toMonthly } from '#lib/price/monthly-terms.ts'
import type { CostQuestion } from '#lib/price/question.ts'
import { formatMoney, formatPercent } from '#site/format.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { third } from '../content/assumptions.ts'
import { costWords } from '../content/words.ts'
import type { Split } from './answer.ts'
import { type HatchName, hatch } from './hatching.tsx'
import { percent } from './plot.ts'
import { sayRate } from './price-sentence.ts'

export type TowerShare = { fill: HatchName | 'solid'; label: string; note?: string; cents: number }

type SettlementTowerProps = {
  caption: string
  settlement: number
  shares: readonly TowerShare[]
}

export function SettlementTower({ caption, settlement, shares }: SettlementTowerProps) {
  const locale = useLocale()
  const placed = shares.map((share, index) => {
    const above = shares.slice(0, index).reduce((sum, { cents }) => sum + cents, 0)
    return {
      ...share,
      top: above / settlement,
      part: share.cents / settlement,
      row: (index + 0.5) / shares.length,
    }
  })
  return (
    <div className="tower-place">
      <div className="tower">
        <svg aria-hidden="true" focusable="false">
          {placed.map(({ label, fill, top, part }) => (
            <g key={label}>
              <rect
                x="1"
                y={percent(top)}
                width="98%"
                height={percent(part)}
                {...(fill === 'solid' ? { className: 'fill-green-700' } : { fill: hatch(fill) })}
              />
              <line className="plot-ink" x2="100%" y1={percent(top)} y2={percent(top)} />
            </g>
          ))}
          <rect width="100%" height="100%" className="plot-ink" strokeWidth="2" />
        </svg>
        <svg aria-hidden="true" focusable="false">
          {placed.map(({ label, top, part, row }) => (
            <line
              key={label}
              className="stroke-ink-faint"
              x1="3"
              y1={percent(top + part / 2)}
              x2="92%"
              y2={percent(row)}
            />
          ))}
        </svg>
        <table>
          <caption className="sr-only">{caption}</caption>
          <tbody>
            {shares.map(({ label, note, cents, fill }) => (
              <tr key={label} className={fill === 'solid' ? 'tower-rest' : undefined}>
                <th scope="row">
                  {label}
                  {note && <small>{note}</small>}
                </th>
                <td>{formatMoney(cents, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

type ShareFacts = { split: Split; question: CostQuestion; terms: OfferTerms; isOurs: boolean }

export function useShares({ split, question, terms, isOurs }: ShareFacts): TowerShare[] {
  const words = useWords(costWords)
  const locale = useLocale()
  const say = words.settlement
  const months = words.fields.valueOfMonths(question.months)
  const held = readTerms(terms)
  const isMonthly = held.per === 'month' || !('per' in terms)
  const rate = isMonthly ? formatPercent(toMonthly(held).monthlyRate, locale) : sayRate(terms, words, locale)
  const fee = question.attorney
  return [
    {
      fill: 'upright',
      label: say.attorney,
      note: fee === null || fee === third ? say.third : formatPercent(fee, locale),
      cents: split.attorneyFee,
    },
    { fill: 'crossed', label: say.liens, note: say.liensNote, cents: split.liens },
    { fill: 'ruled-heavy', label: say.advance, note: say.advanceNote, cents: split.advance },
    {
      fill: 'diagonal-heavy',
      label: say.charge[isOurs ? 'ours' : 'own'],
      note: split.isHeld ? say.heldNote(months) : say.chargeNote(months, rate),
      cents: split.charge,
    },
    { fill: 'solid', label: say.kept, cents: split.kept },
  ]
}
