import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { findByKey, keepApplication, type SubmissionRefusal } from '#features/apply/form/mutations.ts'
import type { Application, ApplicationExtras } from '#features/apply/form/schema.ts'
import type { Reviewer } from '#features/timeline/schema.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import type { Outcome } from '#lib/refusals.ts'

type Services = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }
type Taken = { id: string; reference: string; hadOtherAnswers: boolean }

export type PhoneRefusal = Exclude<SubmissionRefusal, 'key-used'>

/**
 * Keeps an application that a colleague took by phone, like one from the site. Sent twice, it is one file; what was
 * changed between two tries is not in it, and the reviewer is told.
 */
export async function takeByPhone(
  { db, ...services }: Services,
  { application, extras, key }: { application: Application; extras: ApplicationExtras; key: string },
  reviewer: Reviewer,
): Promise<Outcome<Taken, PhoneRefusal>> {
  return db.transaction(async (tx) => {
    const kept = await keepApplication(
      { ...services, tx },
      {
        application,
        extras,
        idempotencyKey: key,
        // Nothing of the reviewer's browser says where the caller was.
        sender: {},
        takenBy: reviewer,
      },
    )
    if (kept.ok) return { ok: true, id: kept.id, reference: kept.reference, hadOtherAnswers: false }
    const { reason, ...refused } = kept
    if (reason !== 'key-used') return { ...refused, reason }
    const first = await findByKey(tx, key)
    if (!first) throw new Error('the first try is gone')
    return { ok: true, id: first.id, reference: first.reference, hadOtherAnswers: true }
  })
}
