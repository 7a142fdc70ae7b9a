import { type StateCode, states } from '#domain/states.ts'
import type { FormLine, FormNotice, FormSummary } from '#features/contract-forms/templates/schema/forms.ts'
import { formatCalendarDay, formatDay, formatList, formatNumber, labelOf } from '#site/staff-format.ts'

export const nameState = (code: StateCode): string => labelOf(states, code)
export const nameStates = (codes: readonly StateCode[]): string => formatList(codes.map(nameState))

const contractsIn = (count: number) => (count === 1 ? '1 contract' : `${formatNumber(count)} contracts`)

/** "Form 7 is a draft. Form 6 is in force and in 41 contracts." */
export function sayForms(forms: readonly FormSummary[]): string {
  const draft = forms.find(({ status }) => status === 'draft')
  const inForce = forms.find(({ status }) => status === 'in-force')
  return [
    draft && `Form ${draft.version} is a draft.`,
    inForce
      ? `Form ${inForce.version} is in force${inForce.contracts > 0 ? ` and in ${contractsIn(inForce.contracts)}` : ''}.`
      : 'No form is in force yet.',
  ]
    .filter(Boolean)
    .join(' ')
}

/** An earlier form was in force until the next one was. */
export function sayStatus(
  { version, status, confirmation, changedAt }: FormSummary,
  forms: readonly FormSummary[],
): string {
  if (status === 'draft') return 'Draft'
  if (status === 'discarded') return `Discarded ${formatDay(changedAt)}`
  const since = confirmation ? formatDay(confirmation.at) : ''
  if (status === 'in-force') return `In force since ${since}`
  const next = forms.findLast((form) => form.version > version && form.confirmation)
  return next?.confirmation
    ? `In force ${since} to ${formatDay(next.confirmation.at)}`
    : `In force from ${since}`
}

/** Why no word of it changes. */
export const sayFrozen = ({ status }: FormSummary): string =>
  status === 'discarded'
    ? 'It was discarded, so no word of it changes.'
    : 'A lawyer confirmed it, so no word of it changes.'

export function saySource(form: FormSummary): string {
  const { confirmation, contracts, changedBy, basedOn, changedAt } = form
  if (confirmation) {
    const confirmed = `Confirmed by ${confirmation.lawyerName}, ${formatCalendarDay(confirmation.day)}`
    return contracts > 0 ? `${confirmed}; in ${contractsIn(contracts)}` : confirmed
  }
  if (changedBy) return `Changed by ${changedBy}, ${formatDay(changedAt)}`
  return basedOn === null ? 'As it came with the program' : `Begun from form ${basedOn}`
}

/** Words in both languages, by the key of their line. */
export type Words = Record<string, { en: string; es: string }>

export const wordsOf = (form: { lines: FormLine[]; notices: FormNotice[] }): Words =>
  Object.fromEntries([...form.lines, ...form.notices].map(({ key, en, es }) => [key, { en, es }]))

export const changedWords = (before: Words, now: Words): Words =>
  Object.fromEntries(
    Object.entries(now).filter(([key, { en, es }]) => before[key]?.en !== en || before[key]?.es !== es),
  )

/** The words around what changed stay; `old` or `now` is empty where words were only added or taken out. */
export type WordChange = { start: string; old: string; now: string; end: string }

export function compareWords(before: string, after: string): WordChange {
  const [one, other] = [before, after].map((text) => text.split(/(?<=\s)/)) as [string[], string[]]
  const most = Math.min(one.length, other.length)
  let start = 0
  while (start < most && one[start] === other[start]) start += 1
  let end = 0
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const middle = (words: string[]) => words.slice(start, words.length - end).join('')
  return {
    start: one.slice(0, start).join(''),
    old: middle(one),
    now: middle(other),
    end: end > 0 ? one.slice(-end).join('') : '',
  }
}
