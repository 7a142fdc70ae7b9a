import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { type TypedNumber, useTypedNumber } from './use-typed-number.ts'

type TypedFieldProps = TypedNumber & { name: string; label: string }

export function TypedField({ name, label, ...number }: TypedFieldProps) {
  return (
    <Field label={label} className="self-end">
      <Input {...useTypedNumber(number)} name={name} autoComplete="off" className="figures" />
    </Field>
  )
}
