import { labelOf } from '#domain/choice.ts'
import { checkedTimes, district, places } from '#domain/self-check.ts'
import { formatDate } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import { checkWords } from '../content/words.ts'
import type { CheckAnswers, CheckFacts, Mark, PlaceFacts, Verdict } from './judge.ts'

export type Reason = {
  topic: keyof Verdict['marks']
  mark: Mark
  title: string
  text: string
  source?: string
}

/** The sentence that explains the answer. A closed state has the one that refuses an application. */
export function sayWhy(answers: CheckAnswers, verdict: Verdict, facts: CheckFacts, locale: Locale): string {
  const { likely, unlikely } = checkWords[locale]
  const closed = facts.places[answers.state]?.closed
  if (closed) return closed.sentence
  const [first] = verdict.inTheWay
  if (first === 'time' && answers.attorney === 'yes') return unlikely.leads.timeWithAttorney
  return first && first !== 'state' ? unlikely.leads[first] : likely.lead
}

export const isDistrict = ({ state }: Pick<CheckAnswers, 'state'>) => state === district.value

export const nameOf = ({ state }: Pick<CheckAnswers, 'state'>, locale: Locale) =>
  labelOf(places, state, locale)

const inOrder = ['state', 'attorney', 'kind', 'time'] as const

/** What stands in the way comes first. */
export function listReasons(
  answers: CheckAnswers,
  verdict: Verdict,
  facts: CheckFacts,
  locale: Locale,
): Reason[] {
  const { inTheWay, marks } = verdict
  const topics = [...inTheWay, ...inOrder.filter((topic) => !inTheWay.includes(topic))]
  const say = {
    state: () => sayState(answers, facts.places[answers.state], locale),
    attorney: () => sayAttorney(answers, verdict, locale),
    kind: () => sayKind(answers, locale),
    time: () => sayTime(answers, verdict, facts.places[answers.state], locale),
  }
  return topics.map((topic) => ({ topic, mark: marks[topic], ...say[topic]() }))
}

type Said = Omit<Reason, 'topic' | 'mark'>

function sayState(answers: CheckAnswers, place: PlaceFacts | undefined, locale: Locale): Said {
  const { reasons } = checkWords[locale]
  const source = saySource(place, locale)
  const text = place?.closed ? reasons.closed : place?.isCapped ? reasons.stateCapped : reasons.state
  return { title: nameOf(answers, locale), text, ...(source && { source }) }
}

/** A source without a day was never confirmed by the owner. It's named without one. */
export function saySource(place: PlaceFacts | undefined, locale: Locale): string | undefined {
  if (!place?.source) return undefined
  if (!place.checkedOn) return place.source
  const day = formatDate(place.checkedOn, { dateStyle: 'long', timeZone: 'UTC' }, locale)
  return checkWords[locale].reasons.source(place.source, day)
}

function sayAttorney({ attorney }: CheckAnswers, { inTheWay }: Verdict, locale: Locale): Said {
  const { reasons, unlikely } = checkWords[locale]
  const title = reasons.attorney[attorney]
  if (!inTheWay.includes('attorney')) return { title, text: reasons.attorneyText }
  return { title, text: inTheWay.length === 1 ? unlikely.onlyThing : unlikely.oneThing }
}

function sayKind({ kind }: CheckAnswers, locale: Locale): Said {
  const { reasons, unlikely } = checkWords[locale]
  const texts: Partial<Record<typeof kind, string>> = {
    'workers-compensation': unlikely.leads.kind,
    'wrongful-death': reasons.kindDeath,
    other: reasons.kindOther,
  }
  return { title: reasons.kinds[kind], text: texts[kind] ?? reasons.kind }
}

function sayTime(
  answers: CheckAnswers,
  { time: { mark, limit, isUnsettled } }: Verdict,
  place: PlaceFacts | undefined,
  locale: Locale,
): Said {
  const { reasons } = checkWords[locale]
  const state = nameOf(answers, locale)
  const title = sayWhen(answers, locale)
  const { time } = reasons
  if (answers.kind === 'workers-compensation') return { title, text: time.ownDeadlines }
  if (!limit || isUnsettled) return { title, text: time.unsettled(state) }
  const say = mark === 'ask' && limit.mayBeShorter ? time.shorter : time[mark]
  const source = limit.isOfCase ? undefined : place?.timeSource
  return { title, text: say(state, limit.years), ...(source && { source }) }
}

function sayWhen({ when }: CheckAnswers, locale: Locale): string {
  if (typeof when === 'string') return labelOf(checkedTimes, when, locale)
  return checkWords[locale].reasons.on(formatDate(when.on, { dateStyle: 'long', timeZone: 'UTC' }, locale))
}
