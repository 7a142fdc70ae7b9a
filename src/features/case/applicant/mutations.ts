import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications } from '#db/schema/index.ts'
import { statusOf } from '#domain/application-status.ts'
import { readVisibleStatus } from '#features/decisions/data/records.ts'
import { recordStatusChanges } from '#features/timeline/status/mutations.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { withdrawalReason } from './content.ts'
import { mailWithdrawn } from './jobs.ts'

export type WithdrawalRefusal = 'unknown' | 'closed'

/** A second request changes nothing. */
export async function withdrawApplication(
  { db, rowSealer, enqueue }: { db: Database; rowSealer: RowSealer; enqueue: Enqueue },
  applicationId: string,
): Promise<Outcome<object, WithdrawalRefusal>> {
  return db.transaction(async (tx) => {
    const isThis = eq(applications.id, applicationId)
    const [row] = await tx
      .select({ status: applications.status })
      .from(applications)
      .where(isThis)
      .for('no key update')
    if (!row) return refuse('unknown')
    if (row.status === 'withdrawn') return { ok: true }
    // Applicants may still leave before we tell them about a refusal, but not after we paid.
    const visible =
      row.status === 'declined' ? await readVisibleStatus(tx, { ...row, id: applicationId }) : row.status
    if (statusOf(visible).isClosed) return refuse('closed')
    await tx
      .update(applications)
      .set({ status: 'withdrawn', version: sql`${applications.version} + 1`, updatedAt: sql`now()` })
      .where(isThis)
    await recordStatusChanges(
      { db: tx, rowSealer },
      [{ applicationId, fromStatus: row.status, toStatus: 'withdrawn' }],
      { details: {}, reason: withdrawalReason, actor: 'applicant' },
    )
    await enqueue(tx, mailWithdrawn, { applicationId })
    return { ok: true }
  })
}
