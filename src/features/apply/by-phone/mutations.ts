import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { findByKey, keepApplication, type SubmissionRefusal } from '#features/apply/form/mutations.ts'
import type { Application, ApplicationExtras } from '#features/apply/form/schema.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import type { Outcome } from '#lib/refusals.ts'
import { staffLocale } from '#site/locale.ts'

type Taken = { id: string; reference: string; hadOtherAnswers: boolean }

export type PhoneRefusal = Exclude<SubmissionRefusal, 'key-used'>

/** Sent twice, it's one application. Changes between two tries aren't in it, and the reviewer hears about it. */
export async function takeByPhone(
  { db, ...services }: { db: Database; rowSealer: RowSealer; enqueue: Enqueue },
  { application, extras, key }: { application: Application; extras: ApplicationExtras; key: string },
  reviewer: Reviewer,
): Promise<Outcome<Taken, PhoneRefusal>> {
  return db.transaction(async (tx) => {
    // The reviewer's browser says nothing about where the caller was.
    const said = { application, extras, language: staffLocale }
    const submission = { ...said, idempotencyKey: key, sender: {}, takenBy: reviewer }
    const kept = await keepApplication({ ...services, tx }, submission)
    if (kept.ok) return { ok: true, id: kept.id, reference: kept.reference, hadOtherAnswers: false }
    const { reason, ...refused } = kept
    if (reason !== 'key-used') return { ...refused, reason }
    const first = await findByKey(tx, key)
    if (!first) throw new Error('the first try is gone')
    return { ok: true, id: first.id, reference: first.reference, hadOtherAnswers: true }
  })
}
