import { shortZoneOf } from '#domain/time-zones.ts'
import {
  type DeadlineSettings,
  deadlineSettingsSchema,
  type deadlineStatuses,
  dueIn,
} from '#features/calendar/schema.ts'
import { staffLocale } from '#site/locale.ts'
import { formatDate } from '#site/staff-format.ts'

/** 8.5 becomes "08:30", as a time field holds it. */
export const toField = (hour: number): string => {
  const minutes = Math.round((hour % 1) * 60)
  return `${String(Math.floor(hour)).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

/** An empty field is no hour, and the schema says so. Midnight ends a day. */
export function fromField(typed: string, isEnd = false): number {
  const [hours = '', minutes = '0'] = typed.split(':')
  if (hours === '') return Number.NaN
  const hour = Number(hours) + Number(minutes) / 60
  return isEnd && hour === 0 ? 24 : hour
}

/** "A file that comes in now would be late Tuesday, Nov 17, at 10:00 AM ET." */
export function sayPreview(
  draft: DeadlineSettings,
  status: (typeof deadlineStatuses)[number],
  now: number,
): string | undefined {
  const { success, data } = deadlineSettingsSchema.safeParse(draft)
  if (!success) return undefined
  const due = dueIn(data, status, new Date(now))
  if (!due) return 'No clock: a file may stay here as long as it takes.'
  const { timeZone } = data
  const day = formatDate(due, { weekday: 'long', month: 'short', day: 'numeric', timeZone })
  const time = formatDate(due, { hour: 'numeric', minute: '2-digit', timeZone })
  return `A file that comes in now would be late ${day}, at ${time} ${shortZoneOf(timeZone, staffLocale)}.`
}
