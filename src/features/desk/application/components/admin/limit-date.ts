import type { ApplicationCaseType } from '#domain/applications.ts'
import { type StateCode, stateCodes, states } from '#domain/states.ts'
import type { Firm } from '#features/firms/counsel/schema.ts'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { findLimit as findLegalLimit, soon, timeToSue } from '#features/rules/content/time-to-sue.ts'
import { countDays } from '#lib/calendar-days.ts'
import { formatNumber, labelOf } from '#site/staff-format.ts'

/** The last day to sue, or why we can't say. */
export type LimitDate = { day: string | undefined; note: string }

type Known = Pick<ApplicationDetail, 'role' | 'state' | 'caseType' | 'incidentDate' | 'answers'>

/** The home state's law applies, since nobody tells us the state of the incident. */
export function stateOf({ role, state, answers }: Pick<Known, 'role' | 'state' | 'answers'>) {
  const code = role === 'attorney' ? answers.clientState : state
  return stateCodes.find((known) => known === code)
}

export function findLimit(application: Known): LimitDate {
  const { answers, caseType, incidentDate } = application
  const own = answers.statuteOfLimitations
  if (typeof own === 'string') return { day: own, note: 'The attorney’s own date.' }
  if (caseType === 'workers-compensation')
    return { day: undefined, note: 'Workers’ compensation has deadlines of its own. Ask the firm.' }
  const code = stateOf(application)
  if (!code) return { day: undefined, note: 'Nobody told us the client’s state.' }
  return estimate(code, caseType, incidentDate)
}

function estimate(code: StateCode, caseType: ApplicationCaseType, incidentDate: string): LimitDate {
  const limit = findLegalLimit(code, caseType, incidentDate)
  const name = labelOf(states, code)
  if (!limit)
    return { day: undefined, note: `${name} changed its law for injuries this recent. Ask the firm.` }
  const doubts = [
    timeToSue[code].doubt,
    limit.mayBeShorter && 'This kind of case may have less time.',
    caseType === 'wrongful-death' && 'It runs from the day of the death.',
  ]
  return {
    day: limit.day,
    note: [`Estimate: ${inYears(limit.years)} in ${name}.`, ...doubts].filter(Boolean).join(' '),
  }
}

const inYears = (years: number) => (years === 1 ? '1 year' : `${years} years`)

export type Suit = 'filed' | 'not filed' | 'unknown'

export function suitOf(firm: Pick<Firm, 'representation' | 'answers'> | undefined): Suit {
  const stage = firm?.representation === 'yes' ? firm.answers.stage : null
  if (!stage) return 'unknown'
  return stage === 'claim' ? 'not filed' : 'filed'
}

export type TimeLeft = { words: string; isUrgent: boolean }

export function sayTimeLeft(day: string, suit: Suit, today: string): TimeLeft {
  if (suit === 'filed') return { words: 'Suit filed', isUrgent: false }
  const days = countDays(today, day)
  const known = suit === 'not filed' ? 'no suit filed' : 'no word of a suit'
  if (days < 0) return { words: `Ran out ${inDays(-days)} ago, ${known}`, isUrgent: true }
  if (days === 0) return { words: `Runs out today, ${known}`, isUrgent: true }
  return { words: `${inDays(days)} left, ${known}`, isUrgent: days < soon }
}

const inDays = (days: number) => (days === 1 ? '1 day' : `${formatNumber(days)} days`)

/** Today's position between the two days, and a tick for each year, from 0 to 1. */
export function scaleLine(from: string, to: string, today: string): { done: number; ticks: number[] } {
  const length = Math.max(1, countDays(from, to))
  const done = Math.min(1, Math.max(0, countDays(from, today) / length))
  const years = Math.min(10, Math.ceil(length / 365.25) - 1)
  return { done, ticks: Array.from({ length: years }, (_, at) => ((at + 1) * 365.25) / length) }
}
