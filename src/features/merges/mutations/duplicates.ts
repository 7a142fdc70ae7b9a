import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { applications, dismissedDuplicates } from '#db/schema/index.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'

type Pair = { id: string; otherId: string }

/** A second copy of the same judgment changes nothing. */
export async function judgeDuplicate(
  db: Database,
  { id, otherId }: Pair,
  isDismissed: boolean,
  reviewer: Reviewer,
): Promise<Outcome<object, 'unknown'>> {
  return db.transaction(async (tx) => {
    // Always in the same order, so that two reviewers never deadlock.
    const found = await tx
      .select({ id: applications.id, reference: applications.reference })
      .from(applications)
      .where(inArray(applications.id, [id, otherId]))
      .orderBy(applications.id)
      .for('no key update')
    const [first, second] = found
    if (!first || !second) return refuse('unknown')
    const isThis = and(eq(dismissedDuplicates.oneId, first.id), eq(dismissedDuplicates.otherId, second.id))
    const by = { personId: reviewer.person?.id, personName: reviewer.person?.name }
    const changed = isDismissed
      ? await tx
          .insert(dismissedDuplicates)
          .values({ oneId: first.id, otherId: second.id, ...by })
          .onConflictDoNothing()
          .returning()
      : await tx.delete(dismissedDuplicates).where(isThis).returning()
    if (changed.length === 0) return { ok: true }
    const details = isDismissed ? reviewer : { ...reviewer, undo: true as const }
    const type = 'duplicate-dismissed'
    await recordEvents(tx, [
      { applicationId: first.id, type, details: { ...details, other: second.reference } },
      { applicationId: second.id, type, details: { ...details, other: first.reference } },
    ])
    return { ok: true }
  })
}
