import type { CostQuestion } from '#lib/price/question.ts'
import { amountScale, monthScale } from '#lib/price/slider.ts'
import { readDollars, readMonths } from '#lib/price/typed.ts'
import { formatDollars } from '#site/format.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { costWords } from '../content/words.ts'
import { TypedField } from './typed-field.tsx'
import type { ChangeQuestion } from './use-question.ts'

/** What both offers are for. The rest of the question goes along unseen. */
export function AskedFields({ question, change }: { question: CostQuestion; change: ChangeQuestion }) {
  const words = useWords(costWords).fields
  const locale = useLocale()
  const { state, settlement, liens, attorney } = question
  return (
    <>
      <TypedField
        name="amount"
        label={words.amount}
        value={question.amount}
        least={amountScale.stops[0] ?? 0}
        most={amountScale.stops.at(-1) ?? 0}
        read={readDollars}
        format={(dollars) => formatDollars(dollars, locale)}
        onChange={(amount) => change({ amount: Math.round(amount) })}
      />
      <TypedField
        name="months"
        label={words.months}
        value={question.months}
        least={1}
        most={monthScale.stops.length}
        read={readMonths}
        format={words.valueOfMonths}
        onChange={(months) => change({ months })}
      />
      {Object.entries({ state, settlement, liens, attorney }).map(
        ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </>
  )
}
