import type { CostQuestion } from '#lib/price/question.ts'
import { amountScale, monthScaleTo } from '#lib/price/slider.ts'
import { readDollars, readMonths } from '#lib/price/typed.ts'
import { formatDollars, formatNumber } from '#site/format.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { costWords } from '../content/words.ts'
import { SliderField } from './slider-field.tsx'
import type { ChangeQuestion } from './use-question.ts'

const amountMarks = [1, 5, 10, 25, 100].map((thousands) => ({
  value: thousands * 1_000,
  label: `$${thousands}k`,
}))
/** Marks of the usual cases, and the end. */
const markMonths = (last: number) =>
  [...[6, 12, 18, 24].filter((months) => months < last - 3), last].map((months) => ({
    value: months,
    label: String(months),
  }))

type CostSlidersProps = {
  question: CostQuestion
  /** Where the state's charges stop. */
  lastMonth: number
  readLatest: () => CostQuestion
  change: ChangeQuestion
}

export function CostSliders({
  question: { amount, months },
  lastMonth,
  readLatest,
  change,
}: CostSlidersProps) {
  const words = useWords(costWords).fields
  const locale = useLocale()
  return (
    <>
      <SliderField
        name="amount"
        label={words.amount}
        help={words.amountRange}
        scale={amountScale}
        value={amount}
        readLatest={() => readLatest().amount}
        spoken={formatDollars(amount, locale)}
        marks={amountMarks}
        unit={{ before: '$' }}
        read={readWholeDollars}
        format={(value) => formatNumber(value, locale)}
        onChange={(value) => change({ amount: value })}
      />
      <SliderField
        name="months"
        label={words.months}
        help={words.monthsRange(lastMonth)}
        scale={monthScaleTo(lastMonth)}
        value={months}
        readLatest={() => readLatest().months}
        spoken={words.valueOfMonths(months)}
        marks={markMonths(lastMonth)}
        unit={{ after: words.monthsUnit }}
        read={readMonths}
        format={(value) => formatNumber(value, locale)}
        onChange={(value) => change({ months: value })}
      />
    </>
  )
}

function readWholeDollars(typed: string): number | undefined {
  const dollars = readDollars(typed)
  return dollars === undefined ? undefined : Math.round(dollars)
}
