import type { CostQuestion } from '#lib/price/question.ts'
import { formatDollars, formatPercent } from '#site/format.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { ChevronIcon } from '#ui/icons.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { Select } from '#ui/select.tsx'
import { attorneyRates, third } from '../content/assumptions.ts'
import { costWords } from '../content/words.ts'
import type { Split } from './answer.ts'
import { OptionalDollars } from './optional-dollars.tsx'
import type { ChangeQuestion } from './use-question.ts'

type SettlementFieldsProps = {
  question: CostQuestion
  change: ChangeQuestion
  split: Split
  form: string
}

/** An empty field is an example, which follows the amount. */
export function SettlementFields({ question, change, split, form }: SettlementFieldsProps) {
  const words = useWords(costWords)
  const say = words.settlement
  const locale = useLocale()
  const dollars = (cents: number) => formatDollars(cents / 100, locale)
  const isExample = question.settlement === null
  return (
    <details className="group mt-1 font-sans text-small text-soft print:hidden">
      <summary className="flex min-h-tap list-none flex-wrap items-center gap-x-2 [&::-webkit-details-marker]:hidden">
        {isExample ? say.toScale : say.toScaleOwn}
        <span className="text-brand underline underline-offset-[0.18em]">{say.change}</span>
        <ChevronIcon className="icon text-brand group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pt-2 pb-4 text-ink sm:grid-cols-3">
        <OptionalDollars
          form={form}
          name="settlement"
          label={say.fields.settlement}
          value={question.settlement}
          example={dollars(split.settlement)}
          min={1_000}
          max={10_000_000}
          onChange={(settlement) => change({ settlement })}
        />
        <Field label={say.fields.attorney}>
          <Select
            form={form}
            name="attorney"
            options={listRates(question.attorney).map((rate) =>
              rate === third
                ? { value: '', label: say.third }
                : { value: String(rate), label: formatPercent(rate, locale) },
            )}
            value={question.attorney === null || question.attorney === third ? '' : String(question.attorney)}
            onChange={({ target: { value } }) => change({ attorney: value === '' ? null : Number(value) })}
          />
        </Field>
        <OptionalDollars
          form={form}
          name="liens"
          label={say.fields.liens}
          value={question.liens}
          example={dollars(split.liens)}
          min={0}
          max={10_000_000}
          onChange={(liens) => change({ liens })}
        />
        <p className="text-soft sm:col-span-3">{say.fields.help}</p>
        <Button
          type="submit"
          form={form}
          variant="outline"
          className="hidden justify-self-start noscript:inline-flex"
        >
          {words.fields.workItOut}
        </Button>
      </div>
    </details>
  )
}

const listRates = (asked: number | null) =>
  [...new Set([...attorneyRates, asked ?? third])].sort((one, other) => one - other)
