import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { openingNotes } from '#db/schema/index.ts'
import { bumpSiteVersion } from '#db/site-version.ts'
import { claimSubject, hiddenClaim } from '#features/texts/data.ts'
import type { Author } from '#lib/access.ts'
import type { RecordClaim } from '#site/claims.ts'
import { listUnproven, openingSubjects } from './data.ts'
import type { ClaimChange, OpeningChange } from './schema.ts'

export async function changeOpening(
  db: Database,
  { day, restoredOn, claims = {}, hidesUnproven }: OpeningChange,
  by: Author | undefined,
): Promise<void> {
  const hiding = hidesUnproven ? await listUnproven(db) : []
  const changes: [RecordClaim, ClaimChange][] = [
    ...hiding.map((name): [RecordClaim, ClaimChange] => [name, { isHidden: true }]),
    ...(Object.entries(claims) as [RecordClaim, ClaimChange][]),
  ]
  const notes = [
    ...(day === undefined ? [] : [{ subject: openingSubjects.day, day, words: null }]),
    ...(restoredOn === undefined
      ? []
      : [{ subject: openingSubjects.restoredOn, day: restoredOn, words: null }]),
    ...[...new Map(changes)].map(([name, change]) => ({
      subject: claimSubject(name),
      ...(change === null
        ? { day: null, words: null }
        : 'isHidden' in change
          ? { day: null, words: hiddenClaim }
          : { day: change.day, words: change.source }),
    })),
  ]
  if (notes.length === 0) return
  await db.transaction(async (tx) => {
    await tx
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
    // Public pages show proof and leave hidden claims out.
    if (changes.length > 0) await bumpSiteVersion(tx)
  })
}
