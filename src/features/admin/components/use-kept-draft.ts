import { useState } from 'react'
import type { z } from 'zod'
import { usePerson } from './signed-in-person.ts'

/**
 * What somebody typed into a setting and didn't save. Leaving asks nothing: it's here when they come back, on this
 * device and for this person only. Undefined while nothing differs from what is stored.
 */
export function useKeptDraft<Draft>(name: string, schema: z.ZodType<Draft>) {
  const shelf = shelfOf(usePerson().id, name)
  const [draft, setDraft] = useState(() => read(shelf, schema))
  const keep = (next: Draft | undefined) => {
    // What is half typed, like hours without an end, doesn't replace what could be read again.
    if (next === undefined || schema.safeParse(next).success) write(shelf, next)
    setDraft(next)
  }
  return [draft, keep] as const
}

export function forgetDrafts(personId: string, names: readonly string[]): void {
  for (const name of names) write(shelfOf(personId, name), undefined)
}

const shelfOf = (personId: string, name: string) => `setting ${name} of ${personId}`

/** An older version of the program may have written it. */
function read<Draft>(shelf: string, schema: z.ZodType<Draft>): Draft | undefined {
  try {
    return schema.safeParse(JSON.parse(localStorage.getItem(shelf) ?? 'null')).data
  } catch {
    return undefined
  }
}

/** A browser that allows no storage keeps the draft while the page is open. */
function write(shelf: string, draft: unknown): void {
  try {
    if (draft === undefined) localStorage.removeItem(shelf)
    else localStorage.setItem(shelf, JSON.stringify(draft))
  } catch {}
}

/** How many of the values inside differ, two levels deep: a day of the week is one, whatever changed about it. */
export function countChanges(one: unknown, other: unknown, depth = 2): number {
  if (JSON.stringify(one) === JSON.stringify(other)) return 0
  if (depth === 0 || !isGroup(one) || !isGroup(other)) return 1
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].reduce((sum, name) => sum + countChanges(one[name], other[name], depth - 1), 0)
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
