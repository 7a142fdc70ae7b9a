import { statusOf } from '#domain/application-status.ts'
import { isOffer, labelItem } from '#domain/case-file.ts'
import { shortZoneOf } from '#domain/time-zones.ts'
import { brand } from '#site/brand.ts'
import { dateIn, formatCalendarDay, formatCents, formatDate, type Moment } from '#site/format.ts'
import { isHoliday } from '#site/holidays.ts'
import type { Locale } from '#site/locale.ts'
import { statusWords } from '../content/status.ts'
import type { Case } from '../schema.ts'

/** The id of the headline. */
export const statusTitle = 'status-title'

export type StatusText = {
  headline: string
  lead: string
  action?: { label: string; itemId: string }
}

type Described = Pick<Case, 'status' | 'turn' | 'clock' | 'items' | 'asked' | 'messages' | 'statusSince'> &
  Partial<Pick<Case, 'decision' | 'paidBack' | 'preparesContract'>>

/** What to do comes before what we're doing. */
export function describeStatus(visible: Described, now: Moment, locale: Locale): StatusText {
  const words = statusWords[locale]
  const { status, turn, clock } = visible
  if (status === 'declined') {
    const { headline, lead, letterLead, bareHeadline, bareLead } = words.declined
    if (visible.decision?.kind === 'declined') return { headline, lead: letterLead }
    return isExplained(visible) ? { headline, lead } : { headline: bareHeadline, lead: bareLead }
  }
  if (status === 'funded') return describePayment(visible, now, locale)
  if (status === 'approved') {
    const problem = findUnpayable(visible)
    if (problem) return words.unpayable[problem]
    return visible.preparesContract ? words.preparing : words.approved
  }
  if (status === 'withdrawn') return words.withdrawn
  if (turn === 'applicant') return describeTask(visible, locale)
  if (clock?.isLate) return describeLate(clock, now, locale)
  if (turn === 'firm') return words.firm
  if (status !== 'received') return words['in-review']
  const needed = countNeeded(visible)
  const { neededHeadline, neededLead, ...received } = words.received
  return needed === 0 ? received : { headline: neededHeadline, lead: neededLead(needed) }
}

/** Why the offer that stands can't be paid anymore. */
export const findUnpayable = ({ decision }: Pick<Described, 'decision'>) =>
  decision?.kind === 'approved' ? decision.problem : null

/** We ask for nothing more. */
export const isOver = (visible: Pick<Described, 'status' | 'decision'>): boolean =>
  statusOf(visible.status).isClosed || findUnpayable(visible) === 'closed'

/** What the person still has to send: labeled "Needed" or "Send again". */
export function countNeeded({ items, asked }: Pick<Case, 'items' | 'asked'>): number {
  const labels = items.map((item) => labelItem(item, { isAsked: asked.includes(item.id) }))
  return labels.filter((label) => label === 'needed' || label === 'again').length
}

/** The fault is ours, and so is the new time. */
function describeLate(clock: NonNullable<Case['clock']>, now: Moment, locale: Locale): StatusText {
  const { late } = statusWords[locale]
  const { timeZone } = clock.calendar
  const say = (moment: string) =>
    late.when(...formatDue(moment, now, locale, timeZone), shortZoneOf(timeZone, locale))
  const then = clock.newDueAt ? late.newTime(say(clock.newDueAt)) : late.noTime
  return { headline: late.headline, lead: `${late.owed(say(clock.dueAt))} ${then}` }
}

/** A bank takes two business days at most. */
function describePayment({ decision, paidBack }: Described, now: Moment, locale: Locale): StatusText {
  const { funded: words } = statusWords[locale]
  if (paidBack) {
    const amount = formatCents(paidBack.amount, locale)
    const on = formatCalendarDay(paidBack.on, locale, { month: 'long', day: 'numeric' })
    return paidBack.isAll
      ? { headline: words.paidOff, lead: words.paidOffLead(amount, on) }
      : { headline: words.paidBack(amount), lead: words.paidBackLead(on) }
  }
  const day = decision?.kind === 'funded' ? decision.fundedOn : null
  if (!day) return { headline: words.arrived, lead: words.bareLead }
  const named = formatCalendarDay(day, locale, { month: 'long', day: 'numeric' })
  const today = dateIn(brand.openHours.timeZone, new Date(now))
  if (today < day) return { headline: words.planned(named), lead: words.sentLead }
  const isThere = countBusinessDays(day, today) > 2
  return isThere
    ? { headline: words.arrived, lead: words.arrivedLead(named) }
    : { headline: words.sent(named), lead: words.sentLead }
}

const dayLength = 24 * 60 * 60_000

/** After the first day, up to and with the last. */
function countBusinessDays(first: string, last: string): number {
  const days = Math.min(30, Math.round((Date.parse(last) - Date.parse(first)) / dayLength))
  return Array.from({ length: days }, (_, index) =>
    new Date(Date.parse(first) + (index + 1) * dayLength).toISOString().slice(0, 10),
  ).filter((date) => ![0, 6].includes(new Date(date).getUTCDay()) && !isHoliday(date)).length
}

/** A reviewer may write why just before they decline. */
const justBefore = 30 * 60_000

/** Our last message explains the decision, unless it's weeks older. */
function isExplained({ messages, statusSince }: Described): boolean {
  const since = new Date(statusSince).getTime() - justBefore
  return messages.some(({ author, writtenAt }) => author === 'desk' && new Date(writtenAt).getTime() >= since)
}

/** Returned items, then those we asked for, or else the required ones. */
export function listTasks({ items, asked }: Pick<Case, 'items' | 'asked'>) {
  const again = items.filter(({ state }) => state === 'rejected')
  const needed = items.filter((item) => item.state === 'needed' && !item.isUnavailable && !isOffer(item))
  const named = needed.filter(({ id }) => asked.includes(id))
  const required = needed.filter(({ isRequired }) => isRequired)
  const wanted = [named, required, needed].find(({ length }) => length > 0) ?? []
  return { again, wanted }
}

function describeTask(visible: Described, locale: Locale): StatusText {
  const words = statusWords[locale]
  const { again, wanted } = listTasks(visible)
  const [first] = again
  if (first) {
    const isOne = again.length === 1
    return {
      headline: isOne ? words.again.headline(first.name) : words.again.several(again.length),
      lead: isOne && first.reason ? words.again.lead(firstSentence(first.reason)) : words.again.severalLead,
      action: { label: words.again.action, itemId: first.id },
    }
  }
  const [next] = wanted
  if (!next) return words.open
  return {
    headline: wanted.length === 1 ? words.needed.headline(next.name) : words.needed.several(wanted.length),
    lead: words.needed.lead,
    action: { label: words.needed.action, itemId: next.id },
  }
}

/** The list below says the rest. */
const firstSentence = (reason: string) => /^.*?[.!?](?=\s|$)/s.exec(reason)?.[0] ?? reason

const week = 6 * 24 * 60 * 60_000

/** "Tuesday" and "3 PM" in our time, with the date if it's more than a few days away. */
export function formatDue(
  due: Moment,
  now: Moment,
  locale: Locale,
  timeZone: string = brand.openHours.timeZone,
): [day: string, time: string] {
  const moment = new Date(due)
  const isNear = Math.abs(moment.getTime() - new Date(now).getTime()) < week
  const day = formatDate(
    moment,
    { weekday: isNear ? 'long' : 'short', ...(!isNear && { month: 'short', day: 'numeric' }), timeZone },
    locale,
  )
  const isFull = formatDate(moment, { minute: 'numeric', timeZone }, locale) === '0'
  const time = formatDate(
    moment,
    { hour: 'numeric', ...(!isFull && { minute: '2-digit' }), timeZone },
    locale,
  )
  return [day, time]
}
