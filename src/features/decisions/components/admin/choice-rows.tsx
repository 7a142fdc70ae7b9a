import { useKeys } from '#features/admin/components/use-keys.ts'
import { Choice } from '#features/admin/kit/components/choice.tsx'

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
  return (
    <Choice
      {...{ legend, name, error }}
      options={choices.map((choice, place) => ({ ...choice, ...(hasKeys && { keys: String(place + 1) }) }))}
      value={value || undefined}
      onChange={onChoose}
    />
  )
}
