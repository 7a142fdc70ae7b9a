import { Input } from '#features/admin/kit/components/input.tsx'
import { Tick } from '#features/admin/kit/components/tick.tsx'
import type { DeadlineSettings } from '#features/calendar/schema.ts'
import { formatWeekday } from '#site/staff-format.ts'
import { fromField, toField } from './deadline-words.ts'

type Week = DeadlineSettings['week']

const usualHours: [number, number] = [9, 17]

/** Midnight ends the day, and no field can hold 24:00. */
const toEndField = (hour: number) => toField(hour === 24 ? 0 : hour)

export function WeekHours({ week, onChange }: { week: Week; onChange: (week: Week) => void }) {
  const set = (day: number, hours: [number, number] | null) =>
    onChange(week.map((one, place) => (place === day ? hours : one)))
  return (
    <ul className="grid gap-1">
      {week.map((hours, day) => {
        const name = formatWeekday(day)
        return (
          <li key={name} className="flex min-h-tap flex-wrap items-center gap-x-4 gap-y-1">
            <Tick
              className="w-36"
              label={name}
              checked={hours !== null}
              onChange={({ target }) => set(day, target.checked ? usualHours : null)}
            />
            {hours ? (
              <span className="flex flex-wrap items-center gap-2">
                <Input
                  type="time"
                  step={900}
                  className="w-32"
                  aria-label={`${name}, open from`}
                  value={toField(hours[0])}
                  onChange={({ target }) => set(day, [fromField(target.value), hours[1]])}
                />
                to
                <Input
                  type="time"
                  step={900}
                  className="w-32"
                  aria-label={`${name}, open to`}
                  value={toEndField(hours[1])}
                  onChange={({ target }) => set(day, [hours[0], fromField(target.value, true)])}
                />
              </span>
            ) : (
              <span className="text-soft">Closed</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
