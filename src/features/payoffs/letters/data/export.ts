import type { Database } from '#db/database.ts'
import { letterKinds } from '#domain/payoffs.ts'
import { labelOf } from '#site/staff-format.ts'
import { listLetters } from './letters.ts'

/** For the export of a person's data, in words. Our bank isn't theirs. */
export async function exportLetters(db: Database, applicationId: string) {
  const rows = await listLetters(db, applicationId)
  if (rows.length === 0) return undefined
  return rows.map(({ number, kind, ordinal, owed, goodThrough, figures, madeAt, endedAt, ending }) => ({
    ...{ number, what: labelOf(letterKinds, kind), ordinal, owed, goodThrough },
    parts: figures.parts.map(({ advanceId: _, ...part }) => part),
    ...{ madeAt: madeAt.toISOString(), endedAt: endedAt?.toISOString() ?? null, ending },
  }))
}
