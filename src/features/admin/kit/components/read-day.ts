import { addDays } from '#lib/calendar-days.ts'

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
]
const shortest = 3
const leadingWeekday = /^(sun|mon|tue|wed|thu|fri|sat)[a-z]* (?=[a-z\d])/

/** Which of two days is meant when somebody leaves out the year. */
export type Lean = 'ahead' | 'back'

/** "thu", "+3", "12/9", "dec 9", "9 dec 2027", "2027-02-09", "tomorrow": a day as YYYY-MM-DD, or nothing. */
export function readDay(typed: string, today: string, lean: Lean = 'ahead'): string | undefined {
  const words = typed
    .toLowerCase()
    .replaceAll(/[,.\s]+/g, ' ')
    .trim()
  return (
    readNamed(words, today) ??
    readWeekday(words, today, lean) ??
    readStep(words, today) ??
    readDate(words.replace(leadingWeekday, ''), today, lean)
  )
}

const readNamed = (words: string, today: string) =>
  ({ today, tomorrow: addDays(today, 1), yesterday: addDays(today, -1) })[words]

function readWeekday(words: string, today: string, lean: Lean): string | undefined {
  const wanted = findByStart(weekdays, words)
  if (wanted === undefined) return undefined
  const now = new Date(today).getUTCDay()
  const ahead = (wanted - now + 7) % 7 || 7
  return addDays(today, lean === 'ahead' ? ahead : -((now - wanted + 7) % 7 || 7))
}

/** "+3" days, "+2w" weeks, "-10" days back. */
function readStep(words: string, today: string): string | undefined {
  const [, sign, count, unit] = /^([+-]) ?(\d{1,3}) ?(d|w)?[a-z]*$/.exec(words) ?? []
  if (!count) return undefined
  return addDays(today, Number(`${sign}${count}`) * (unit === 'w' ? 7 : 1))
}

function readDate(words: string, today: string, lean: Lean): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(words)
  if (iso) return makeDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const found = readMonthAndDay(words)
  if (!found) return undefined
  const { month, day, year } = found
  if (year) return makeDay(year.length === 2 ? 2000 + Number(year) : Number(year), month, day)
  const thisYear = Number(today.slice(0, 4))
  const near = makeDay(thisYear, month, day)
  if (lean === 'ahead') return near && near >= today ? near : (makeDay(thisYear + 1, month, day) ?? near)
  return near && near <= today ? near : (makeDay(thisYear - 1, month, day) ?? near)
}

type Found = { month: number; day: number; year: string | undefined }

function readMonthAndDay(words: string): Found | undefined {
  const digits = /^(\d{1,2})[/ -](\d{1,2})(?:[/ -](\d{4}|\d{2}))?$/.exec(words)
  if (digits) return { month: Number(digits[1]), day: Number(digits[2]), year: digits[3] }
  const named =
    /^(?<name>[a-z]+) (?<day>\d{1,2})(?:st|nd|rd|th)?(?: (?<year>\d{4}))?$/.exec(words) ??
    /^(?<day>\d{1,2})(?:st|nd|rd|th)? (?<name>[a-z]+)(?: (?<year>\d{4}))?$/.exec(words)
  const month = findByStart(months, named?.groups?.name ?? '')
  if (month === undefined) return undefined
  return { month: month + 1, day: Number(named?.groups?.day), year: named?.groups?.year }
}

function findByStart(names: readonly string[], start: string): number | undefined {
  if (start.length < shortest) return undefined
  const at = names.findIndex((name) => name.startsWith(start))
  return at < 0 ? undefined : at
}

/** Nothing for February 30, and for years that are a slip of the finger. */
function makeDay(year: number, month: number, day: number): string | undefined {
  if (year < 1900 || year > 2099) return undefined
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : undefined
}
