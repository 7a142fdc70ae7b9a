import type { ReactNode } from 'react'
import { FieldGroup } from '#ui/field-group.tsx'
import { useLocale } from '#ui/locale.tsx'
import { RadioCard } from '#ui/radio-card.tsx'
import { fieldId, type QuestionFieldProps } from './question-field.tsx'

const compactCard = 'py-3 text-balance [&_b]:font-sans [&_b]:text-[1.0625rem] [&_b]:font-normal'

type ChoicesProps = QuestionFieldProps & {
  options: readonly { value: string; label: string }[]
  sideBySide?: boolean
  legend?: ReactNode
}

export function Choices(props: ChoicesProps) {
  const { field, value, error, marked, onAnswer, options, sideBySide, legend } = props
  const locale = useLocale()
  return (
    <FieldGroup
      id={fieldId(field.name)}
      name={field.name}
      legend={legend ?? field.label[locale]}
      help={field.help?.[locale]}
      error={error}
      optional={marked && field.optional}
    >
      <div className={sideBySide ? 'grid max-w-80 grid-cols-2 gap-3' : 'grid gap-2 sm:grid-cols-2'}>
        {options.map((option) => (
          <RadioCard
            key={option.value}
            value={option.value}
            label={option.label}
            checked={value === option.value}
            className={compactCard}
            onChange={() => onAnswer(option.value)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
