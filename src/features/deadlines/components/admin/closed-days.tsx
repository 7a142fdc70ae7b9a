import { useState } from 'react'
import { formatCalendarDay } from '#site/format.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'

type ClosedDaysProps = { days: readonly string[]; onChange: (days: string[]) => void }

export function ClosedDays({ days, onChange }: ClosedDaysProps) {
  const [typed, setTyped] = useState('')
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-2">
        <Field label="Closed on" help="Holidays and other days when nobody works.">
          <Input
            type="date"
            className="max-w-field"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Button
          variant="outline"
          onClick={() => {
            if (typed) onChange([...new Set([...days, typed])].sort())
            setTyped('')
          }}
        >
          Add the day
        </Button>
      </div>
      {days.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {days.map((day) => (
            <li key={day} className="flex items-center gap-1">
              {formatCalendarDay(day)}
              <Button
                variant="quiet"
                aria-label={`Open on ${formatCalendarDay(day)} after all`}
                onClick={() => onChange(days.filter((one) => one !== day))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
