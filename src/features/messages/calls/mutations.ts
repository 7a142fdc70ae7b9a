import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { calls } from '#db/schema/index.ts'
import { findOwner, keepFollowUp } from '#features/applications/follow-ups/mutations.ts'
import { lockApplication } from '#features/messages/thread/mutations.ts'
import { mentionColleagues } from '#features/people/colleagues/mutations.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { toCall } from './data.ts'
import type { Call, NewCall } from './schema.ts'

type Services = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }

/** The call and its follow-up are one entry of the timeline. A call that is sent twice is logged once. */
export async function logCall(
  { db, rowSealer, enqueue }: Services,
  applicationId: string,
  { party, outcome, minutes, words, followUp, submissionKey }: NewCall,
  reviewer: Reviewer,
): Promise<Outcome<{ call: Call }, 'unknown' | 'not a colleague'>> {
  return db.transaction(async (tx) => {
    if (!(await lockApplication(tx, applicationId))) return refuse('unknown')
    const isSame = and(eq(calls.applicationId, applicationId), eq(calls.submissionKey, submissionKey))
    const [first] = await tx.select().from(calls).where(isSame)
    if (first) return { ok: true, call: toCall(rowSealer, first) }
    const found = await findOwner(tx, followUp?.ownerId, reviewer)
    if (!found.ok) return found

    const id = randomUUID()
    const { person: by } = reviewer
    const [row] = await tx
      .insert(calls)
      .values({
        ...{ id, applicationId, party, outcome, minutes, submissionKey },
        sealedWords: words ? rowSealer.seal(calls.sealedWords, id, words) : null,
        personId: by?.id,
        personName: by?.name,
      })
      .returning()
    if (!row) throw new Error('the call was not kept')
    if (followUp) {
      const place = { applicationId, submissionKey: id, callId: id }
      await keepFollowUp({ tx, rowSealer }, place, { ...followUp, ...found }, reviewer)
    }
    const details = { ...reviewer, callId: id, party, outcome }
    await recordEvents(tx, [{ applicationId, type: 'call-logged', details }])
    if (by && words)
      await mentionColleagues(tx, enqueue, { place: { callId: id }, applicationId, text: words, by })
    return { ok: true, call: toCall(rowSealer, row) }
  })
}
