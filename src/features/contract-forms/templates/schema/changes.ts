import type { TemplateLines } from '#db/schema/index.ts'
import type { FormNotice } from './forms.ts'
import { allowedIn, findLineMistakes, lineRules, noticeKey } from './lines.ts'

type Form = {
  before: TemplateLines
  /** Words of states' laws that a form may translate. */
  notices: readonly Pick<FormNotice, 'key'>[]
}

/** Sentences by line that was changed. What is wrong elsewhere doesn't keep anybody from saving. */
export function findChangeMistakes(
  changes: TemplateLines,
  { before, notices }: Form,
): Record<string, string[]> {
  const found = findLineMistakes(applyChanges(before, changes))
  const mistakes = Object.entries(changes).map(([key, line]) => {
    if (Object.hasOwn(lineRules, key)) return [key, found[key] ?? []] as const
    if (!notices.some((notice) => notice.key === key)) return [key, [noSuchLine]] as const
    if (noticeKey(line.en) !== key) return [key, [notOurs]] as const
    return [key, found[key] ?? []] as const
  })
  return Object.fromEntries(mistakes.filter(([, sentences]) => sentences.length > 0))
}

const noSuchLine = 'A contract has no line of this name.'
const notOurs = 'The English words of a notice are the law’s. Change them under State rules.'

/** A notice without its Spanish is none of the form's lines. */
export function applyChanges(before: TemplateLines, changes: TemplateLines): TemplateLines {
  const kept = Object.entries({ ...before, ...changes }).filter(
    ([key, { es }]) => Object.hasOwn(lineRules, key) || es.trim() !== '',
  )
  return Object.fromEntries(kept)
}

/** Shows a place that its line may not have the way it was typed, in braces, instead of filling it in. */
export function leaveStrangePlaces(lines: TemplateLines): TemplateLines {
  const left = Object.entries(lines).map(([key, { en, es }]) => {
    const allowed = allowedIn(key)
    const leave = (text: string) =>
      text.replaceAll(/\{(\w+)\}/g, (typed, place) =>
        allowed.includes(place) ? typed : `{${unseen}${place}}`,
      )
    return [key, { en: leave(en), es: leave(es) }] as const
  })
  return Object.fromEntries(left)
}

/** A word joiner: takes no room. */
const unseen = '\u2060'
