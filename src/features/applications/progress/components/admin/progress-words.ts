import { formatDate, formatTime } from '#site/staff-format.ts'
import type { NextStep, Progress } from '../../schema.ts'

const count = (number: number, one: string) => `${number} ${number === 1 ? one : `${one}s`}`

const stepWords = {
  read: 'Read and answer',
  paused: 'Reminders paused',
  request: 'Request documents',
  decide: 'Decide',
  fund: 'Fund',
  nothing: '',
}

const contractWords = {
  offered: 'Draft the contract',
  drafted: 'Send the contract',
  sent: 'Waits for the signature',
  signed: 'Waits for the attorney',
}

export function describeNextStep(step: NextStep, now: number): string {
  switch (step.kind) {
    case 'answer':
      return `Answer ${count(step.count, 'message')}`
    case 'judge':
      return `Judge ${count(step.count, 'document')}`
    case 'remind':
      return `Reminder ${step.nth} goes ${dayWord(step.at, now)}`
    case 'reminded':
      return `Reminder ${step.count} sent`
    case 'contract':
      return contractWords[step.state]
    default:
      return stepWords[step.kind]
  }
}

export function describeDocuments({ accepted, asked, toJudge }: NonNullable<Progress['documents']>): string {
  const words = `${accepted} of ${asked} accepted`
  return toJudge > 0 ? `${words}, ${toJudge} to judge` : words
}

const day = 24 * 60 * 60_000
const startOfDay = (moment: number) => new Date(moment).setHours(0, 0, 0, 0)

/** "today", "tomorrow", "Wed", "Dec 4": in the reader's own time. */
function dayWord(at: string, now: number): string {
  const moment = Date.parse(at)
  const ahead = Math.round((startOfDay(moment) - startOfDay(now)) / day)
  if (ahead <= 0) return 'today'
  if (ahead === 1) return 'tomorrow'
  return formatDate(moment, ahead < 7 ? { weekday: 'short' } : { month: 'short', day: 'numeric' })
}

/** "9:12 AM ET" today, "Fri 4:44 PM ET" this week, "Nov 11", "Nov 11, 2025". */
export function formatActivity(at: string, now: number, thisWeek?: Intl.DateTimeFormatOptions): string {
  const moment = Date.parse(at)
  const ago = Math.round((startOfDay(now) - startOfDay(moment)) / day)
  if (ago === 0) return formatTime(moment)
  if (ago > 0 && ago < 7 && thisWeek) return formatDate(moment, thisWeek)
  if (ago > 0 && ago < 7) return `${formatDate(moment, { weekday: 'short' })} ${formatTime(moment)}`
  const isThisYear = new Date(moment).getFullYear() === new Date(now).getFullYear()
  const style = { month: 'short', day: 'numeric' } as const
  return formatDate(moment, isThisYear ? style : { ...style, year: 'numeric' })
}
