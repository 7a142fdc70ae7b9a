import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { checklistItems, documents } from '#db/schema/index.ts'
import { languageFor, readLanguage } from '#features/correspondence/delivery/data.ts'
import { mailRejection } from '#features/correspondence/letters/jobs.ts'
import { byReviewer, lockItem } from '#features/documents/items/mutations.ts'
import type { ItemPlace } from '#features/documents/items/schema.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { sayReason, type Verdict } from './schema.ts'

export type VerdictRefusal = 'unknown' | 'changed' | 'waived' | 'nothing sent'

/** A file that came after the reviewer looked changes the version, so nobody judges it unseen. */
export async function judgeItem(
  { db, rowSealer, enqueue }: { db: Database; rowSealer: RowSealer; enqueue: Enqueue },
  place: ItemPlace,
  verdict: Verdict,
  reviewer: Reviewer,
): Promise<Outcome<object, VerdictRefusal>> {
  return db.transaction(async (tx) => {
    const item = await lockItem(tx, place)
    if (!item) return refuse('unknown')
    if (item.version !== verdict.version) return refuse('changed')
    if (item.waivedAt) return refuse('waived')
    if ((await tx.$count(documents, eq(documents.itemId, item.id))) === 0) return refuse('nothing sent')
    const isRejected = verdict.verdict === 'rejected'
    const locale = languageFor(item.party, { language: await readLanguage(tx, place.applicationId) })
    const version = item.version + 1
    await tx
      .update(checklistItems)
      .set({
        state: verdict.verdict,
        reason: isRejected ? verdict.why : null,
        sealedReason: isRejected
          ? rowSealer.seal(checklistItems.sealedReason, item.id, sayReason(verdict, locale))
          : null,
        judgedAt: new Date(),
        ...byReviewer(reviewer),
        version,
        updatedAt: new Date(),
      })
      .where(eq(checklistItems.id, item.id))
    if (isRejected && verdict.tell) await enqueue(tx, mailRejection, { itemId: item.id, version })
    await recordVerdict(tx, { ...place, documentType: item.documentType }, verdict, reviewer)
    return { ok: true }
  })
}

async function recordVerdict(
  tx: Transaction,
  { applicationId, ...item }: ItemPlace & Pick<typeof checklistItems.$inferSelect, 'documentType'>,
  verdict: Verdict,
  reviewer: Reviewer,
) {
  const details = { ...reviewer, ...item }
  await recordEvents(tx, [
    verdict.verdict === 'accepted'
      ? { applicationId, type: 'item-accepted', details }
      : {
          applicationId,
          type: 'item-rejected',
          details: { ...details, why: verdict.why, told: verdict.tell },
        },
  ])
}
