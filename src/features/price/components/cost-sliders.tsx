import type { CostQuestion } from '#lib/price/question.ts'
import { amountScale, monthScale } from '#lib/price/slider.ts'
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
const monthMarks = [6, 12, 18, 24, 36].map((months) => ({ value: months, label: String(months) }))

type CostSlidersProps = { question: CostQuestion; readLatest: () => CostQuestion; change: ChangeQuestion }

export function CostSliders({ question: { amount, months }, readLatest, change }: CostSlidersProps) {
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
        help={words.monthsRange}
        scale={monthScale}
        value={months}
        readLatest={() => readLatest().months}
        spoken={words.valueOfMonths(months)}
        marks={monthMarks}
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
