import { addDays } from '#lib/calendar-days.ts'
import type { OpenHours } from '#site/brand.ts'
import { dateIn, momentIn } from '#site/format.ts'
import { formatCalendarDay, formatDate, formatOfficeTime } from '#site/staff-format.ts'

const isOpenDay = (date: string, { week, closedOn }: OpenHours) =>
  week[new Date(date).getUTCDay()] !== null && !closedOn.includes(date)

const openDayFrom = (date: string, calendar: OpenHours): string =>
  isOpenDay(date, calendar) ? date : openDayFrom(addDays(date, 1), calendar)

/** People are at their desks, and lunch is far off. */
const usualHour = 10

type FollowUpTime = { value: string; label: string }

/** The times people choose most: mornings of open days. */
export function listFollowUpTimes(now: Date, calendar: OpenHours): FollowUpTime[] {
  const { timeZone } = calendar
  const sayTime = (moment: Date) => formatOfficeTime(moment, { isShort: true, timeZone })
  const today = dateIn(timeZone, now)
  const inDays = (days: number) => openDayFrom(addDays(today, days), calendar)
  const days = [...new Set([inDays(1), inDays(2), inDays(3), inDays(7), inDays(14), inDays(30)])]
  const later = new Date(Math.ceil((now.getTime() + 2 * 3_600_000) / 1_800_000) * 1_800_000)
  const isToday = dateIn(timeZone, later) === today
  return [
    ...(isToday ? [{ value: later.toISOString(), label: `Today, ${sayTime(later)}` }] : []),
    ...days.map((date) => {
      const at = momentIn(timeZone, date, usualHour)
      const day = date === addDays(today, 1) ? 'Tomorrow' : sayDay(date)
      return { value: at.toISOString(), label: `${day}, ${sayTime(at)}` }
    }),
  ]
}

const sayDay = (date: string) => formatCalendarDay(date, { weekday: 'short', month: 'short', day: 'numeric' })

export function toOfficeField(moment: string, timeZone: string): string {
  if (moment === '') return ''
  const style = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
  return `${dateIn(timeZone, moment)}T${formatDate(moment, style)}`
}

/** Empty while the field is half filled. */
export function fromOfficeField(typed: string, timeZone: string): string {
  const [, date = '', hours = '', minutes = ''] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/.exec(typed) ?? []
  return date === '' ? '' : momentIn(timeZone, date, Number(hours) + Number(minutes) / 60).toISOString()
}
