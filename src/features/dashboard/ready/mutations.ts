import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { openingNotes } from '#db/schema/index.ts'
import type { Author } from '#lib/access.ts'
import { openingSubjects } from './data.ts'
import type { OpeningChange } from './schema.ts'

export async function changeOpening(
  db: Database,
  { day, restoredOn, sources = {} }: OpeningChange,
  by: Author | undefined,
): Promise<void> {
  const notes = [
    ...(day === undefined ? [] : [{ subject: openingSubjects.day, day, words: null }]),
    ...(restoredOn === undefined
      ? []
      : [{ subject: openingSubjects.restoredOn, day: restoredOn, words: null }]),
    ...Object.entries(sources).map(([claim, words]) => ({
      subject: openingSubjects.source(claim),
      day: null,
      words,
    })),
  ]
  if (notes.length === 0) return
  await db
    .insert(openingNotes)
    .values(notes.map((note) => ({ ...note, ...by })))
    .onConflictDoUpdate({
      target: openingNotes.subject,
      set: {
        day: sql`excluded.day`,
        words: sql`excluded.words`,
        personId: sql`excluded.person_id`,
        personName: sql`excluded.person_name`,
        notedAt: sql`now()`,
      },
    })
}
