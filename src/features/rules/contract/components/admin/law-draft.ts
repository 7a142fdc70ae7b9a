import { type ListName, lists, type Member, members } from './law-members.ts'
import type { LawRule } from './law-words.ts'

export type ItemDraft = { id: number; values: Record<string, string> }
/** As typed, by the path of each field. An empty field says nothing. */
export type LawDraft = { values: Record<string, string> } & Record<ListName, ItemDraft[]>

const toNumber = (typed: string) => Number(typed.replace(/[$,\s]/g, ''))

const kinds: Record<Member['kind'], { read: (typed: string) => unknown; write: (value: unknown) => string }> =
  {
    choice: { read: (typed) => typed, write: String },
    line: { read: (typed) => typed, write: String },
    text: { read: (typed) => typed, write: String },
    day: { read: (typed) => typed, write: String },
    number: { read: toNumber, write: String },
    dollars: {
      read: (typed) => Math.round(toNumber(typed) * 100),
      write: (value) => String(Number(value) / 100),
    },
    'yes-no': { read: (typed) => typed === 'yes', write: (value) => (value ? 'yes' : 'no') },
    several: {
      read: (typed) => typed.split(' '),
      write: (value) => (Array.isArray(value) ? value.join(' ') : ''),
    },
    scope: {
      read: (typed) => ({ residence: typed !== 'forum', forum: typed !== 'residence' }),
      write: (value) => (isOf(value, 'residence') ? (isOf(value, 'forum') ? 'both' : 'residence') : 'forum'),
    },
  }

const isOf = (value: unknown, member: string) => find(value, [member]) === true

function find(whole: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    whole,
  )
}

const write = (whole: unknown, fields: readonly Member[]): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ path, kind }) => {
      const value = find(whole, path.split('.'))
      return value === undefined || value === null ? [] : [[path, kinds[kind].write(value)]]
    }),
  )

function read(values: Record<string, string>, fields: readonly Member[]): Record<string, unknown> {
  const whole: Record<string, unknown> = {}
  for (const { path, kind } of fields) {
    const typed = values[path]?.trim()
    if (typed) place(whole, path.split('.'), kinds[kind].read(typed))
  }
  return whole
}

function place(whole: Record<string, unknown>, [name = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    whole[name] = value
    return
  }
  const inner: Record<string, unknown> = { ...(find(whole, [name]) as object | undefined) }
  place(inner, rest, value)
  whole[name] = inner
}

export function toLawDraft(rule: LawRule): LawDraft {
  const items = (list: ListName) => {
    const found = find(rule, lists[list].path.split('.'))
    return (Array.isArray(found) ? found : []).map((item, id) => ({
      id,
      values: write(item, lists[list].members),
    }))
  }
  // Caps that count each advance alone are what a rule says without a word.
  const { capsPerClaim, ...rest } = rule
  return {
    values: write(capsPerClaim ? rule : rest, members),
    notices: items('notices'),
    statements: items('statements'),
  }
}

/** For the schema of rules, which says what is wrong with it. */
export function readLawDraft({ values, ...items }: LawDraft): Record<string, unknown> {
  const law = read(values, members)
  for (const [list, { path, members: fields }] of Object.entries(lists)) {
    const found = items[list as ListName].map((item) => read(item.values, fields))
    if (found.length > 0) place(law, path.split('.'), found)
  }
  return law
}
