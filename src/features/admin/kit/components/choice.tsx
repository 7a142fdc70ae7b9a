import type { ReactNode } from 'react'
import { FieldGroup, type FieldGroupProps } from '#ui/field-group.tsx'
import { RadioCard } from '#ui/radio-card.tsx'
import { KeyCap } from './keys.tsx'

type ChoiceProps<Value extends string> = Omit<FieldGroupProps, 'children' | 'name'> & {
  name: string
  options: readonly { value: Value; label: ReactNode; about?: ReactNode; keys?: string; off?: boolean }[]
  value: Value | undefined
  onChange: (value: Value) => void
  /** Each in a row of its own, two beside each other to compare, or as many in a line as fit. */
  layout?: keyof typeof layouts
}

const layouts = { rows: 'k-choices', pairs: 'k-questions', line: 'k-answers' }

/** One of a few. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { options, value, onChange, layout = 'rows', ...group } = props
  return (
    <FieldGroup {...group}>
      <div className={layouts[layout]}>
        {options.map((option) => (
          <RadioCard
            key={option.value}
            label={option.label}
            description={option.about}
            end={option.keys && <KeyCap>{option.keys}</KeyCap>}
            id={`${group.name}-${option.value}`}
            value={option.value}
            checked={option.value === value}
            disabled={option.off}
            onChange={() => onChange(option.value)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
