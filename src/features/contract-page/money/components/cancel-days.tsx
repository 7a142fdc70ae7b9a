import type { CancelStand } from '#features/payments/cancellations/schema.ts'
import { formatCalendarDay, formatList } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import { classNames } from '#ui/class-names.ts'
import { useLocale } from '#ui/locale.tsx'
import { moneyWords } from '../content/words.ts'
import { sayWeekdayDate } from './money-days.ts'

/** So many fit in one row on a phone. More wrap after a week. */
const mostInRow = 8

type CancelDaysProps = { cancel: CancelStand; today: string; isLarge?: boolean }

/** One cell a day, from the start to the last. Read out as one sentence. */
export function CancelDays({ cancel, today, isLarge = false }: CancelDaysProps) {
  const locale = useLocale()
  const { days, lastDay } = cancel
  const isShort = days.length <= mostInRow
  return (
    <div
      role="img"
      aria-label={`${sayCancelDays(cancel, locale)} ${sayDaysOff(cancel, locale)}`.trim()}
      className={classNames('cancel-days', !isShort && 'cancel-days-weeks', isLarge && 'cancel-days-large')}
      {...(isShort && { 'data-cells': days.length })}
    >
      {days.map((day) => (
        <Cell key={day.date} day={day} isLast={day.date === lastDay} isToday={day.date === today} />
      ))}
    </div>
  )
}

type CellProps = { day: CancelStand['days'][number]; isLast: boolean; isToday: boolean }

function Cell({ day: { date, kind, number, holiday }, isLast, isToday }: CellProps) {
  const locale = useLocale()
  const { days: words } = moneyWords[locale].cancel
  const isOff = kind === 'weekend' || kind === 'holiday' || kind === 'closed'
  const notes = {
    start: words.start,
    business: isLast ? words.last : words.day(number ?? 0),
    weekend: '',
    holiday: words.holiday,
    closed: words.closed,
  }
  return (
    <span
      {...{ 'data-off': isOff || undefined, 'data-last': isLast || undefined }}
      data-today={isToday || undefined}
      title={holiday ?? undefined}
    >
      <span>{formatCalendarDay(date, locale, { weekday: 'short' })}</span>
      <b>{formatCalendarDay(date, locale, { day: 'numeric' })}</b>
      <small>{notes[kind]}</small>
    </span>
  )
}

/** "You have five business days: March 3, 4, 5, 8, and 9. The last is Tuesday, March 9." */
function sayCancelDays({ days, lastDay }: CancelStand, locale: Locale): string {
  const { days: words } = moneyWords[locale].cancel
  const counted = days.filter(({ kind }) => kind === 'business').map(({ date }) => date)
  const named = counted.map((date, at) => {
    const before = counted[at - 1]
    return before?.slice(0, 7) === date.slice(0, 7)
      ? formatCalendarDay(date, locale, { day: 'numeric' })
      : formatCalendarDay(date, locale, { month: 'long', day: 'numeric' })
  })
  return words.sentence(counted.length, formatList(named, locale), sayWeekdayDate(lastDay, locale))
}

/** "Saturdays and Sundays don’t count. Monday, May 31 (Memorial Day) doesn’t count, either." */
export function sayDaysOff({ days }: CancelStand, locale: Locale): string {
  const { days: words } = moneyWords[locale].cancel
  const off = words.off_
  const named = days.flatMap(({ date, kind, holiday }) => {
    const day = sayWeekdayDate(date, locale)
    if (kind === 'holiday' && holiday) return [off.holiday(day, holiday)]
    return kind === 'closed' ? [off.closed(day)] : []
  })
  const list = formatList(named, locale)
  return [
    days.some(({ kind }) => kind === 'weekend') && off.weekend,
    named.length === 1 && off.holidays(list),
    named.length > 1 && off.holidaysMany(list),
  ]
    .filter(Boolean)
    .join(' ')
}
