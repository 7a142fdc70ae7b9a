import { and, asc, eq, inArray, isNull, ne, notExists, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, checklistItems, documents } from '#db/schema/index.ts'
import type { DocumentChannel, ItemState } from '#domain/case-file.ts'
import type { DocumentType } from '#domain/documents.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import type { NewEvent } from '#features/timeline/schema/entries.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { partiesOf } from './data.ts'
import type { DocumentChange, ItemPlace } from './schema.ts'

/** Every change of a checklist queues on its application's row. False when there's no such application. */
export async function lockApplication(tx: Transaction, applicationId: string): Promise<boolean> {
  const isThis = eq(applications.id, applicationId)
  const found = await tx.select({ id: applications.id }).from(applications).where(isThis).for('no key update')
  return found.length > 0
}

export async function lockItem(tx: Transaction, { applicationId, itemId }: ItemPlace) {
  await lockApplication(tx, applicationId)
  const isThis = and(eq(checklistItems.id, itemId), eq(checklistItems.applicationId, applicationId))
  const [item] = await tx.select().from(checklistItems).where(isThis)
  return item
}

export const byReviewer = ({ person }: Reviewer) => ({
  personId: person?.id ?? null,
  personName: person?.name ?? null,
})

type Arriving = {
  applicationId: string
  channel: DocumentChannel
  documentType: DocumentType
  itemId: string | null
}

/** Marks the item that an arriving file answers as received. Null when it answers nothing we asked for. */
export async function receiveDocument(tx: Transaction, arriving: Arriving): Promise<string | null> {
  const itemId = (await findNamed(tx, arriving)) ?? (await findOpen(tx, arriving))
  if (itemId) await markReceived(tx, itemId)
  return itemId ?? null
}

/** A file for an accepted item makes it received again: somebody should look at it. */
async function markReceived(tx: Transaction, itemId: string): Promise<void> {
  await tx
    .update(checklistItems)
    .set({ state: 'received', reason: null, sealedReason: null, unavailableAt: null, ...oneLater })
    .where(eq(checklistItems.id, itemId))
}

export async function reopenEmptyItems(tx: Transaction, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return
  const theirs = tx
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.itemId, checklistItems.id))
  await tx
    .update(checklistItems)
    .set({ state: 'needed', reason: null, sealedReason: null, judgedAt: null, ...oneLater })
    .where(
      and(inArray(checklistItems.id, [...itemIds]), ne(checklistItems.state, 'needed'), notExists(theirs)),
    )
}

/** A reviewer who judged an earlier version has to look again. */
const oneLater = { version: sql`${checklistItems.version} + 1`, updatedAt: sql`now()` }

const findNamed = async (tx: Transaction, { applicationId, itemId }: Omit<Arriving, 'door'>) =>
  itemId ? (await lockItem(tx, { applicationId, itemId }))?.id : undefined

/** A second file of a kind joins the first until that is accepted. */
const openStates: ItemState[] = ['rejected', 'needed', 'received']

async function findOpen(
  tx: Transaction,
  { applicationId, channel, documentType }: Arriving,
): Promise<string | undefined> {
  const candidates = await tx
    .select({ id: checklistItems.id, state: checklistItems.state })
    .from(checklistItems)
    .where(
      and(
        eq(checklistItems.applicationId, applicationId),
        eq(checklistItems.documentType, documentType),
        inArray(checklistItems.party, [...partiesOf[channel]]),
        isNull(checklistItems.waivedAt),
      ),
    )
    .orderBy(asc(checklistItems.position), asc(checklistItems.id))
  return openStates.map((state) => candidates.find((item) => item.state === state)).find(Boolean)?.id
}

/** Its bytes and its sender's name stay as they came. */
export async function changeDocument(
  { db, rowSealer }: { db: Database; rowSealer: RowSealer },
  { applicationId, documentId }: { applicationId: string; documentId: string },
  { itemId, title, was = {} }: DocumentChange,
  reviewer: Reviewer,
): Promise<Outcome<object, 'unknown' | 'unknown item' | 'changed'>> {
  return db.transaction(async (tx) => {
    await lockApplication(tx, applicationId)
    const isThis = and(eq(documents.id, documentId), eq(documents.applicationId, applicationId))
    const [document] = await tx.select().from(documents).where(isThis)
    if (!document) return refuse('unknown')
    const { documentType, sealedTitle } = document
    const before = sealedTitle && rowSealer.open(documents.sealedTitle, documentId, sealedTitle)
    const isMovedElsewhere = was.itemId !== undefined && was.itemId !== document.itemId
    const isRenamed = was.title !== undefined && was.title !== before
    if (isMovedElsewhere || isRenamed) return refuse('changed')
    const details = { ...reviewer, documentId, documentType }
    const events: NewEvent[] = []
    if (itemId !== undefined && itemId !== document.itemId) {
      const target = itemId ? await lockItem(tx, { applicationId, itemId }) : undefined
      if (itemId && !target) return refuse('unknown item')
      const to = target?.documentType ?? documentType
      await tx.update(documents).set({ itemId, documentType: to }).where(isThis)
      if (target) await markReceived(tx, target.id)
      if (document.itemId) await reopenEmptyItems(tx, [document.itemId])
      events.push({ applicationId, type: 'document-moved', details: { ...details, to } })
    }
    if (title !== undefined && (title || null) !== before) {
      const sealed = title ? rowSealer.seal(documents.sealedTitle, documentId, title) : null
      await tx.update(documents).set({ sealedTitle: sealed }).where(isThis)
      events.push({ applicationId, type: 'document-renamed', details })
    }
    await recordEvents(tx, events)
    return { ok: true }
  })
}
