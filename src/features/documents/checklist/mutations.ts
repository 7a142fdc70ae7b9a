import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, checklistItems, documents, type TemplateItem } from '#db/schema/index.ts'
import type { CaseParty } from '#domain/case-file.ts'
import { labelOf } from '#domain/choice.ts'
import { documentTypes } from '#domain/documents.ts'
import { readLanguage } from '#features/correspondence/delivery/data.ts'
import { listAskedItems } from '#features/documents/checklist-templates/data.ts'
import {
  byReviewer,
  lockApplication,
  lockItem,
  receiveDocument,
} from '#features/documents/items/mutations.ts'
import type { ItemPlace } from '#features/documents/items/schema.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { staffLocale } from '#site/locale.ts'
import { itemWords } from './content/item-words.ts'
import { type ItemRow, listItemRows } from './data.ts'
import type { ItemChange, NewItem } from './schema.ts'

type Services = { db: Database; rowSealer: RowSealer }
type Writing = { tx: Transaction; rowSealer: RowSealer }
type Asking = Pick<typeof applications.$inferSelect, 'id' | 'role' | 'caseType'> & {
  gavePoliceReportNumber?: boolean
}

const mostItems = 60

export async function createChecklist(
  { tx, rowSealer }: Writing,
  { id, role, caseType, gavePoliceReportNumber }: Asking,
): Promise<void> {
  const language = await readLanguage(tx, id)
  const asked = await listAskedItems(tx, { role, caseType, language })
  if (asked.length === 0) return
  const { numberGiven } = itemWords[language]
  const worded = asked.map((item) =>
    gavePoliceReportNumber && item.documentType === 'police-report' ? { ...item, help: numberGiven } : item,
  )
  const rows = worded.map((item, position) => ({ ...toRow(rowSealer, id, item), position }))
  await tx.insert(checklistItems).values(rows)
}

function toRow(rowSealer: RowSealer, applicationId: string, item: Omit<TemplateItem, 'except'>) {
  const { party, documentType, name, help, isRequired } = item
  const id = randomUUID()
  const sealedWords = rowSealer.seal(checklistItems.sealedWords, id, { name, help })
  return { id, applicationId, party, documentType, sealedWords, isRequired }
}

/** Applications from before there were checklists get theirs at the first look, and what was sent counts. */
export async function ensureChecklist({ db, rowSealer }: Services, applicationId: string): Promise<void> {
  if (await hasItems(db, applicationId)) return
  await db.transaction((tx) => openChecklist({ tx, rowSealer }, applicationId))
}

/** Locks the application, so that of two first looks the second finds the first one's list. */
async function openChecklist({ tx, rowSealer }: Writing, applicationId: string): Promise<Asking | undefined> {
  if (!(await lockApplication(tx, applicationId))) return undefined
  const { id, role, caseType } = applications
  const [application] = await tx
    .select({ id, role, caseType })
    .from(applications)
    .where(eq(id, applicationId))
  if (application && !(await hasItems(tx, applicationId))) {
    await createChecklist({ tx, rowSealer }, application)
    await sortOldDocuments(tx, applicationId)
  }
  return application
}

const hasItems = async (db: Database | Transaction, applicationId: string) =>
  (await db.$count(checklistItems, eq(checklistItems.applicationId, applicationId))) > 0

async function sortOldDocuments(tx: Transaction, applicationId: string) {
  const old = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.applicationId, applicationId), isNull(documents.itemId)))
  for (const { id, documentType, door, uploadLinkId } of old) {
    const channel = door ?? (uploadLinkId ? 'upload-link' : 'application')
    const itemId = await receiveDocument(tx, { applicationId, documentType, channel, itemId: null })
    await tx.update(documents).set({ itemId }).where(eq(documents.id, id))
  }
}

/** Asks for the same thing once: a call that is sent twice adds one item. */
export async function addItem(
  { db, rowSealer }: Services,
  applicationId: string,
  { party, documentType, isRequired, ...words }: NewItem,
  reviewer: Reviewer,
): Promise<Outcome<{ itemId: string }, 'unknown' | 'no firm' | 'asked already' | 'too many'>> {
  return db.transaction(async (tx) => {
    const application = await openChecklist({ tx, rowSealer }, applicationId)
    if (!application) return refuse('unknown')
    if (party === 'firm' && application.role === 'attorney') return refuse('no firm')
    const locale = party === 'firm' ? staffLocale : await readLanguage(tx, applicationId)
    const name = words.name || labelOf(documentTypes, documentType, locale)
    const rows = await listItemRows(tx, applicationId)
    const isSame = (row: ItemRow) =>
      row.party === party &&
      row.documentType === documentType &&
      row.waivedAt === null &&
      rowSealer.open(checklistItems.sealedWords, row.id, row.sealedWords).name === name
    if (rows.some(isSame)) return refuse('asked already')
    if (rows.length >= mostItems) return refuse('too many')
    const item = { party, documentType, name, help: words.help, isRequired }
    const row = toRow(rowSealer, applicationId, item)
    const position = 1 + Math.max(-1, ...rows.map((other) => other.position))
    await tx.insert(checklistItems).values({ ...row, position, ...byReviewer(reviewer) })
    const details = { ...reviewer, itemId: row.id, documentType }
    await recordEvents(tx, [{ applicationId, type: 'item-added', details }])
    return { ok: true, itemId: row.id }
  })
}

export async function changeItem(
  { db, rowSealer }: Services,
  { applicationId, itemId }: ItemPlace,
  { version, waived, isRequired, ...words }: ItemChange,
  reviewer: Reviewer,
): Promise<Outcome<object, 'unknown' | 'changed'>> {
  return db.transaction(async (tx) => {
    const item = await lockItem(tx, { applicationId, itemId })
    if (!item) return refuse('unknown')
    if (item.version !== version) return refuse('changed')
    const old = rowSealer.open(checklistItems.sealedWords, itemId, item.sealedWords)
    const { name = old.name, help = old.help } = words
    const isWaived = item.waivedAt !== null
    const isWaiving = waived !== undefined && waived !== isWaived
    const isWording =
      name !== old.name || help !== old.help || (isRequired ?? item.isRequired) !== item.isRequired
    if (!isWaiving && !isWording) return { ok: true }
    await tx
      .update(checklistItems)
      .set({
        ...(isWording && { sealedWords: rowSealer.seal(checklistItems.sealedWords, itemId, { name, help }) }),
        ...(isRequired !== undefined && { isRequired }),
        ...(isWaiving && { waivedAt: waived ? new Date() : null }),
        ...byReviewer(reviewer),
        version: item.version + 1,
        updatedAt: new Date(),
      })
      .where(eq(checklistItems.id, itemId))
    const details = { ...reviewer, itemId, documentType: item.documentType }
    if (isWording) await recordEvents(tx, [{ applicationId, type: 'item-changed', details }])
    const type = waived ? 'item-waived' : 'item-restored'
    if (isWaiving) await recordEvents(tx, [{ applicationId, type, details }])
    return { ok: true }
  })
}

/** Sorts the named items among the places they have together; the others stay. */
export async function orderItems(
  { db }: { db: Database },
  applicationId: string,
  ids: readonly string[],
  reviewer: Reviewer,
): Promise<Outcome<object, 'unknown' | 'changed'>> {
  return db.transaction(async (tx) => {
    if (!(await lockApplication(tx, applicationId))) return refuse('unknown')
    const before = (await listItemRows(tx, applicationId)).map(({ id }) => id)
    if (ids.some((id) => !before.includes(id))) return refuse('changed')
    const next = [...ids]
    const after = before.map((id) => (ids.includes(id) ? (next.shift() ?? id) : id))
    if (after.every((id, place) => id === before[place])) return { ok: true }
    for (const [position, id] of after.entries())
      await tx.update(checklistItems).set({ position }).where(eq(checklistItems.id, id))
    await recordEvents(tx, [{ applicationId, type: 'items-ordered', details: reviewer }])
    return { ok: true }
  })
}

/** Records it once, however often the sender says it. */
export async function markUnavailable(
  { db }: { db: Database },
  { applicationId, itemId, party }: ItemPlace & { party: CaseParty },
): Promise<Outcome<object, 'unknown' | 'sent already'>> {
  return db.transaction(async (tx) => {
    const item = await lockItem(tx, { applicationId, itemId })
    if (!item || item.party !== party || item.waivedAt) return refuse('unknown')
    if (item.state === 'received' || item.state === 'accepted') return refuse('sent already')
    if (item.unavailableAt) return { ok: true }
    await tx
      .update(checklistItems)
      .set({ unavailableAt: new Date(), version: item.version + 1, updatedAt: new Date() })
      .where(eq(checklistItems.id, itemId))
    const details = { itemId, documentType: item.documentType, party }
    await recordEvents(tx, [{ applicationId, type: 'item-unavailable', details }])
    return { ok: true }
  })
}
