import { useKeys } from '#features/admin/components/use-keys.ts'
import { FieldError } from '#ui/field-message.tsx'

type ChoiceRowsProps<Value extends string> = {
  legend: string
  name: string
  choices: readonly { value: Value; label: string; about?: string }[]
  value: Value | ''
  onChoose: (value: Value) => void
  error?: string | undefined
  /** Digits choose while nobody types in a field. */
  hasKeys?: boolean
}

export function ChoiceRows<Value extends string>(props: ChoiceRowsProps<Value>) {
  const { legend, name, choices, value, onChoose, error, hasKeys = true } = props
  useKeys(
    (key) => {
      const choice = hasKeys ? choices[Number(key) - 1] : undefined
      if (!choice) return false
      onChoose(choice.value)
      document.getElementById(`${name}-${choice.value}`)?.focus()
      return true
    },
    { inside: '.decision' },
  )
  const errorId = `${name}-error`
  return (
    <fieldset className="decision-choices" aria-describedby={error ? errorId : undefined}>
      <legend>{legend}</legend>
      {choices.map((choice, place) => (
        <label key={choice.value}>
          <input
            type="radio"
            id={`${name}-${choice.value}`}
            name={name}
            value={choice.value}
            checked={value === choice.value}
            onChange={() => onChoose(choice.value)}
          />
          <span>
            {choice.label}
            {choice.about && <small>{choice.about}</small>}
          </span>
          {hasKeys && (
            <span className="decision-key" aria-hidden="true">
              {place + 1}
            </span>
          )}
        </label>
      ))}
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}
