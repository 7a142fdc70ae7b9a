import { mentionSign } from '../../schema.ts'

export type OpenMention<Person> = { from: number; to: number; offered: Person[] }

/** Nobody looks through more; another letter leaves fewer. */
const mostOffered = 6

/** Finds the colleagues whom the words before the caret may be about to mention. */
export function findOpenMention<Person extends { name: string }>(
  before: string,
  people: readonly Person[],
): OpenMention<Person> | undefined {
  const from = before.lastIndexOf(mentionSign)
  if (from < 0 || /[\p{L}\p{N}]/u.test(before[from - 1] ?? '')) return undefined
  const typed = before.slice(from + mentionSign.length).toLowerCase()
  const offered = people.filter(({ name }) => name.toLowerCase().startsWith(typed)).slice(0, mostOffered)
  return offered.length > 0 ? { from, to: before.length, offered } : undefined
}

/** Replaces what was typed with the whole name, and says where the caret goes. */
export function completeMention(
  text: string,
  { from, to }: Pick<OpenMention<unknown>, 'from' | 'to'>,
  name: string,
) {
  const start = `${text.slice(0, from)}${mentionSign}${name} `
  return { text: start + text.slice(to).replace(/^ /, ''), caret: start.length }
}
