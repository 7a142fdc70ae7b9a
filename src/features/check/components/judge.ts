import type { ApplicationCaseType } from '#domain/applications.ts'
import {
  type AttorneyAnswer,
  type CheckedTime,
  checkedTimes,
  district,
  isFunded,
  type PlaceCode,
} from '#domain/self-check.ts'
import type { StateCode } from '#domain/states.ts'
import {
  addYears,
  findLimit,
  isPast,
  type Limit,
  soon,
  timeToSue,
} from '#features/rules/content/time-to-sue.ts'
import { addDays, countDays } from '#lib/calendar-days.ts'

export type PlaceFacts = {
  /** Why nobody who lives there can apply, in the words of the form. */
  closed?: { sentence: string; isOurs: boolean; isUntilLicensed: boolean }
  isCapped?: boolean
  source?: string
  checkedOn?: string
  /** Where the time to sue is written. */
  timeSource?: string
}

/** All that the answer depends on besides the questions; the pages and the application go by the same. */
export type CheckFacts = { needsAttorney: boolean; places: Readonly<Partial<Record<PlaceCode, PlaceFacts>>> }

export type CheckAnswers = {
  state: PlaceCode
  attorney: AttorneyAnswer
  kind: ApplicationCaseType
  /** How long ago, or for programs the day. */
  when: CheckedTime | { on: string }
}

/** `ask`: nothing that we know stands in the way, but somebody has to look. */
export type Mark = 'fine' | 'ask' | 'off'
export type Time = { mark: Mark; limit?: Limit | undefined; isUnsettled: boolean }
export type Verdict = {
  answer: 'likely' | 'unlikely' | 'no'
  marks: { state: Mark; attorney: Mark; time: Mark; kind: Mark }
  time: Time
  /** What stands in the way, the heaviest first. */
  inTheWay: readonly (keyof Verdict['marks'])[]
}

const byWeight = ['state', 'attorney', 'time', 'kind'] as const

export function judge(answers: CheckAnswers, facts: CheckFacts, today: string): Verdict {
  const { state, attorney, kind } = answers
  const time = judgeTime(answers, today)
  const marks = {
    state: facts.places[state]?.closed ? 'off' : 'fine',
    attorney: attorney === 'no' && facts.needsAttorney ? 'off' : 'fine',
    time: time.mark,
    kind: isFunded(kind) ? (kind === 'other' ? 'ask' : 'fine') : 'off',
  } as const
  const inTheWay = byWeight.filter((topic) => marks[topic] === 'off')
  const answer = marks.state === 'off' ? 'no' : inTheWay.length > 0 ? 'unlikely' : 'likely'
  return { answer, marks, time, inTheWay }
}

/** By the law of the home state: nobody tells us where it happened. */
function judgeTime({ state, kind, when }: CheckAnswers, today: string): Time {
  if (state === district.value) return { mark: 'ask', isUnsettled: false }
  const limits = listDays(state, when, today).map((day) => findLimit(state, kind, day))
  const known = limits.filter((limit) => limit !== undefined)
  const isUnsettled = timeToSue[state].doubt !== undefined || known.length < limits.length
  const [limit] = known
  const left = known.map(({ day }) => countDays(today, day))
  const isOver = known.length === limits.length && known.every((each) => isPast(each, today))
  const mark = isOver ? 'off' : left.every((days) => days >= soon) ? 'fine' : 'ask'
  // One sentence names one period.
  const isOne = known.every(({ years }) => years === limit?.years)
  const isDoubtful = isUnsettled || !isOne || limit?.mayBeShorter
  return {
    mark: mark === 'fine' && isDoubtful ? 'ask' : mark,
    isUnsettled: isUnsettled || !isOne,
    limit: isOne ? limit : undefined,
  }
}

/** The days that decide: both ends of the time, and those on which the law changed in between. */
function listDays(state: StateCode, when: CheckAnswers['when'], today: string): string[] {
  if (typeof when === 'object') return [when.on]
  const time = checkedTimes.find(({ value }) => value === when)
  if (!time) return []
  const first = addYears(today, -time.to)
  // "2 to 4 years ago" begins after the day two years ago, which still is "1 to 2".
  const last = time.from === 0 ? today : addDays(addYears(today, -time.from), -1)
  const { earlier, rewrittenFrom } = timeToSue[state]
  const changes = [earlier?.before, rewrittenFrom].flatMap((day) => (day ? [addDays(day, -1), day] : []))
  return [last, first, ...changes.filter((day) => day > first && day < last)]
}
