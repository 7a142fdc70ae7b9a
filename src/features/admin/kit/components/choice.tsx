import type { ReactNode } from 'react'
import { FieldGroup, type FieldGroupProps } from '#ui/field-group.tsx'
import { RadioCard } from '#ui/radio-card.tsx'
import { KeyCap } from './keys.tsx'

type ChoiceProps<Value extends string> = Omit<FieldGroupProps, 'children' | 'name'> & {
  name: string
  options: readonly { value: Value; label: ReactNode; about?: ReactNode; keys?: string; off?: boolean }[]
  value: Value | undefined
  onChange: (value: Value) => void
}

/** One of a few, each in a row of its own. */
export function Choice<Value extends string>({ options, value, onChange, ...group }: ChoiceProps<Value>) {
  return (
    <FieldGroup {...group}>
      <div className="k-choices">
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
