import { useMemo, useState } from 'react'
import { timeZones } from '#domain/time-zones.ts'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { labelOf } from '#site/staff-format.ts'
import { fromOfficeField, listFollowUpTimes, toOfficeField } from '../../content.ts'
import { useCalendar } from './follow-up-queries.ts'

type FollowUpFieldProps = {
  value: string
  onChange: (moment: string) => void
  label?: string
  placeholder?: string
  error?: string | undefined
}

const other = 'other'

/** When to come back to an application: one of the usual times, or any other. */
export function FollowUpField({ value, onChange, error, ...props }: FollowUpFieldProps) {
  const { label = 'Follow up', placeholder = 'No follow-up' } = props
  const calendar = useCalendar()
  const { timeZone } = calendar
  const [opened] = useState(() => new Date())
  const times = useMemo(() => listFollowUpTimes(opened, calendar), [opened, calendar])
  const isUsual = times.some((time) => time.value === value)
  const [isOther, setOther] = useState(value !== '' && !isUsual)
  return (
    <div className="flex flex-1 flex-wrap gap-2 *:flex-1 *:basis-40">
      <Field label={label} error={isOther ? undefined : error}>
        <Select
          placeholder={placeholder}
          options={[...times, { value: other, label: 'Another time…' }]}
          value={isOther ? other : value}
          onChange={({ target }) => {
            setOther(target.value === other)
            onChange(target.value === other ? '' : target.value)
          }}
        />
      </Field>
      {isOther && (
        <Field label={`Day and time, ${labelOf(timeZones, timeZone)}`} error={error}>
          <Input
            type="datetime-local"
            defaultValue={toOfficeField(value, timeZone)}
            onChange={({ target }) => onChange(fromOfficeField(target.value, timeZone))}
          />
        </Field>
      )}
    </div>
  )
}
