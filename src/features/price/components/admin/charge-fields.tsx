import { type Control, type FieldErrors, type UseFormRegister, useFieldArray } from 'react-hook-form'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { FieldError } from '#ui/field-message.tsx'
import { limits } from '../../schema/fields.ts'
import type { TermsDraft, TermsParsed } from '../../schema/new-terms.ts'

type ChargeFieldsProps = {
  control: Control<TermsDraft, unknown, TermsParsed>
  register: UseFormRegister<TermsDraft>
  errors: FieldErrors<TermsDraft>
}

const ways = [
  { value: 'added', label: 'Added to what’s owed' },
  { value: 'held-back', label: 'Held back from the payment' },
]

export function ChargeFields({ control, register, errors }: ChargeFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'oneTimeCharges' })
  return (
    <fieldset className="price-charges">
      <legend>One-time charges</legend>
      {fields.length === 0 && <p className="text-small text-soft">None, as we suggest.</p>}
      {fields.map(({ id }, index) => {
        const wrong = errors.oneTimeCharges?.[index]
        return (
          <div key={id} className="price-charge-row">
            <Field label="Name" error={wrong?.name?.message}>
              <Input autoComplete="off" {...register(`oneTimeCharges.${index}.name`)} />
            </Field>
            <Field label="Amount" error={wrong?.amount?.message}>
              <Input inputMode="decimal" autoComplete="off" {...register(`oneTimeCharges.${index}.amount`)} />
            </Field>
            <Field label="How">
              <Select options={ways} {...register(`oneTimeCharges.${index}.isHeldBack`)} />
            </Field>
            <Button kind="bare" onClick={() => remove(index)}>
              Remove
            </Button>
          </div>
        )
      })}
      <FieldError id="charges-error">
        {errors.oneTimeCharges?.root?.message ?? errors.oneTimeCharges?.message}
      </FieldError>
      {fields.length < limits.charges && (
        <Button kind="line" onClick={() => append({ name: '', amount: '', isHeldBack: 'added' })}>
          Add a charge
        </Button>
      )}
    </fieldset>
  )
}
