import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, documentRequests } from '#db/schema/index.ts'
import { statusOf } from '#domain/application-status.ts'
import { languageFor } from '#features/correspondence/delivery/data.ts'
import { type Addressee, addressOf, findAddressee } from '#features/correspondence/letters/data.ts'
import type { RecipientProblem } from '#features/correspondence/letters/schema.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { recordStatusChanges } from '#features/timeline/status/mutations.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { requestWords, writeStatusReason } from '../content/mails.ts'
import { countRequests, isOpen, listItemsOf } from '../data/reminders.ts'
import { mailRequest } from '../jobs/requests.ts'
import type { NewRequest } from '../schema/requests.ts'
import { endRequests } from './reminders.ts'

export type RequestRefusal = 'unknown' | 'closed' | 'items changed' | RecipientProblem

/** Replaces an earlier request to them. A call that is sent twice counts once. */
export async function requestDocuments(
  { db, rowSealer, enqueue }: { db: Database; rowSealer: RowSealer; enqueue: Enqueue },
  applicationId: string,
  { party, itemIds, text, submissionKey, setStatus }: NewRequest,
  reviewer: Reviewer,
  now = new Date(),
): Promise<Outcome<{ requestId: string }, RequestRefusal>> {
  return db.transaction(async (tx) => {
    const addressee = await lockAddressee(tx, applicationId)
    if (!addressee) return refuse('unknown')
    const [same] = await tx
      .select({ requestId: documentRequests.id })
      .from(documentRequests)
      .where(
        and(
          eq(documentRequests.applicationId, applicationId),
          eq(documentRequests.submissionKey, submissionKey),
        ),
      )
    if (same) return { ok: true, ...same }
    if (statusOf(addressee.status).isClosed) return refuse('closed')
    const to = addressOf(addressee, party)
    if (!to.ok) return to
    const items = (await listItemsOf(tx, applicationId)).filter(
      (item) => itemIds.includes(item.id) && item.party === party && isOpen(item),
    )
    if (items.length !== itemIds.length) return refuse('items changed')

    await endRequests(tx, { applicationId, party }, 'replaced', now)
    const id = randomUUID()
    const nth = (await countRequests(tx, { applicationId, party })) + 1
    const subject = requestWords[languageFor(party, addressee)].subject(party, addressee.reference, nth)
    await tx.insert(documentRequests).values({
      id,
      applicationId,
      party,
      itemIds: items.map((item) => item.id),
      sealedLetter: rowSealer.seal(documentRequests.sealedLetter, id, { subject, text }),
      submissionKey,
      personId: reviewer.person?.id,
      personName: reviewer.person?.name,
      requestedAt: now,
    })
    const documentTypes = [...new Set(items.map(({ documentType }) => documentType))]
    const details = { ...reviewer, requestId: id, party, documentTypes }
    await recordEvents(tx, [{ applicationId, type: 'documents-requested', details }])
    if (setStatus) {
      const reason = writeStatusReason(party, documentTypes)
      await setDocumentsNeeded({ tx, rowSealer }, addressee, reason, reviewer)
    }
    await enqueue(tx, mailRequest, { requestId: id })
    return { ok: true, requestId: id }
  })
}

/** Changes of requests wait here, so that each finds everything as it is now. */
async function lockAddressee(tx: Transaction, applicationId: string): Promise<Addressee | undefined> {
  await tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.id, applicationId))
    .for('no key update')
  return findAddressee(tx, applicationId)
}

async function setDocumentsNeeded(
  { tx, rowSealer }: { tx: Transaction; rowSealer: RowSealer },
  { id, status }: Addressee,
  reason: string,
  reviewer: Reviewer,
) {
  const toStatus = 'documents-needed'
  if (status === toStatus) return
  await tx
    .update(applications)
    .set({ status: toStatus, version: sql`${applications.version} + 1`, updatedAt: sql`now()` })
    .where(eq(applications.id, id))
  await recordStatusChanges({ db: tx, rowSealer }, [{ applicationId: id, fromStatus: status, toStatus }], {
    details: reviewer,
    reason,
  })
}
