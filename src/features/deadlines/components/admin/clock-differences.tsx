import { applicationStatuses } from '#domain/application-status.ts'
import { timeZones } from '#domain/time-zones.ts'
import { DraftDifferences } from '#features/admin/components/draft-differences.tsx'
import { listDifferences, type Versions } from '#features/admin/components/merge-drafts.ts'
import type { DeadlineSettings } from '#features/calendar/schema.ts'
import { formatCalendarDay, formatList, formatWeekday, toOptions } from '#site/staff-format.ts'
import { toField } from './deadline-words.ts'

export function ClockDifferences({ versions }: { versions: Versions<DeadlineSettings> }) {
  return <DraftDifferences differences={listDifferences(versions)} nameOf={nameOf} say={say} />
}

const names: Record<string, string> = {
  timeZone: 'Time zone of the office',
  closedOn: 'Closed on',
  isDigest: 'One morning mail',
  digestHour: 'Sent at',
}

function nameOf([field = '', part = '']: readonly string[]): string {
  if (field === 'week') return formatWeekday(Number(part))
  if (field === 'clocks') return applicationStatuses.find(({ value }) => value === part)?.label ?? part
  return names[field] ?? field
}

type Clock = DeadlineSettings['clocks']['received'] | null

function say(value: unknown, [field]: readonly string[]): string {
  if (field === 'week') return sayHours(value as DeadlineSettings['week'][number])
  if (field === 'clocks') return sayClock(value as Clock)
  if (field === 'closedOn')
    return formatList((value as string[]).map((day) => formatCalendarDay(day))) || 'no day'
  if (field === 'timeZone') return toOptions(timeZones).find((zone) => zone.value === value)?.label ?? ''
  return typeof value === 'number' ? toField(value) : value ? 'on' : 'off'
}

const sayHours = (hours: DeadlineSettings['week'][number]) =>
  hours ? `${toField(hours[0])} to ${toField(hours[1])}` : 'closed'

const sayClock = (clock: Clock) =>
  clock
    ? `${clock.hours} ${clock.counted === 'all' ? 'hours around the clock' : 'business hours'}`
    : 'no clock'
