import { toOptions } from '#domain/choice.ts'
import { stateCodes, states } from '#domain/states.ts'
import type { CostQuestion } from '#lib/price/question.ts'
import { Field } from '#ui/field.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { Select } from '#ui/select.tsx'
import { costWords } from '../content/words.ts'
import type { ChangeQuestion } from './use-question.ts'

type StateFieldProps = { question: CostQuestion; change: ChangeQuestion; className?: string }

/** Funding law goes by where a person lives. */
export function StateField({ question, change, className }: StateFieldProps) {
  const words = useWords(costWords).fields
  return (
    <Field label={words.state} className={className}>
      <Select
        name="state"
        placeholder={words.noState}
        options={toOptions(states, useLocale())}
        value={question.state ?? ''}
        onChange={({ target: { value } }) =>
          change({ state: stateCodes.find((code) => code === value) ?? null })
        }
      />
    </Field>
  )
}
