import type { Database } from '#db/database.ts'
import { findReviewing, listNames } from '#features/people/colleagues/data.ts'
import { lockSeen, raiseVersion } from '#features/review/mutations.ts'
import type { BulkOutcome } from '#features/review/schema.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import type { BulkAssignment } from './schema.ts'

/** Reports the applications that somebody else has changed and leaves them alone. Skips those already assigned. */
export async function assign(
  db: Database,
  { assigneeId, applications: wanted }: BulkAssignment,
  reviewer: Reviewer,
): Promise<Outcome<BulkOutcome, 'not a reviewer'>> {
  return db.transaction(async (tx) => {
    const to = assigneeId === null ? null : await findReviewing(tx, assigneeId)
    if (to === undefined) return refuse('not a reviewer')
    const { seen, refused } = await lockSeen(tx, wanted)
    const moved = seen.filter((row) => row.assigneeId !== assigneeId)
    const changed = await raiseVersion(tx, moved, { assigneeId })
    const earlier = new Set(moved.flatMap((row) => row.assigneeId ?? []))
    const names = await listNames(tx, [...earlier])
    await recordEvents(
      tx,
      moved.map((row) => {
        const name = row.assigneeId && names.get(row.assigneeId)
        const from = row.assigneeId && name ? { id: row.assigneeId, name } : null
        return { applicationId: row.id, type: 'assigned', details: { ...reviewer, from, to } }
      }),
    )
    return { ok: true, changed: seen.map((row) => changed.get(row.id) ?? row), refused }
  })
}
