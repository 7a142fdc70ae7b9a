import { useState } from 'react'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { fromOfficeField, listFollowUpTimes, toOfficeField } from '../../content.ts'

type FollowUpFieldProps = {
  /** A moment; empty for none. */
  value: string
  onChange: (moment: string) => void
  label?: string
  error?: string | undefined
}

const other = 'other'

/** When to come back to a file: one of the usual times, or any. */
export function FollowUpField({ value, onChange, label = 'Follow up', error }: FollowUpFieldProps) {
  const [times] = useState(() => listFollowUpTimes(new Date()))
  const isUsual = times.some((time) => time.value === value)
  const [isOther, setOther] = useState(value !== '' && !isUsual)
  return (
    <div className="follow-up-field">
      <Field label={label} error={isOther ? undefined : error}>
        <Select
          placeholder="No follow-up"
          options={[...times, { value: other, label: 'Another time…' }]}
          value={isOther ? other : value}
          onChange={({ target }) => {
            setOther(target.value === other)
            onChange(target.value === other ? '' : target.value)
          }}
        />
      </Field>
      {isOther && (
        <Field label="Day and time, Eastern" error={error}>
          <Input
            type="datetime-local"
            defaultValue={toOfficeField(value)}
            onChange={({ target }) => onChange(fromOfficeField(target.value))}
          />
        </Field>
      )}
    </div>
  )
}
