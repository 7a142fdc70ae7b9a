import { asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { checklistItems } from '#db/schema/index.ts'
import type { CaseParty, ItemState } from '#domain/case-file.ts'
import {
  type DocumentRow,
  listDocuments,
  openName,
  toAdminDocument,
} from '#features/documents/files/data/files.ts'
import type { CaseItem, Checklist, LinkItem } from './schema.ts'

type Services = { db: Database | Transaction; rowSealer: RowSealer }
export type ItemRow = typeof checklistItems.$inferSelect

/** The desk's view. Call `ensureChecklist` first. */
export async function readChecklist({ db, rowSealer }: Services, applicationId: string): Promise<Checklist> {
  const rows = await listItemRows(db, applicationId)
  const documents = await listDocuments(db, applicationId)
  const isOf = (row: ItemRow) => (document: DocumentRow) => document.itemId === row.id
  const present = (list: DocumentRow[]) => list.map((document) => toAdminDocument(rowSealer, document))
  return {
    items: rows.map((row) => ({
      ...toAsked(rowSealer, row),
      party: row.party,
      why: row.reason,
      waivedAt: row.waivedAt?.toISOString() ?? null,
      unavailableAt: row.unavailableAt?.toISOString() ?? null,
      version: row.version,
      judgedBy: row.personName,
      judgedAt: row.judgedAt?.toISOString() ?? null,
      documents: present(documents.filter(isOf(row))),
    })),
    otherDocuments: present(documents.filter(({ itemId }) => itemId === null)),
  }
}

const statesInOrder: readonly ItemState[] = ['rejected', 'needed', 'received', 'accepted']

/**
 * The sender's view: what they have to do comes first, and waived items are left out. A firm that took over from
 * another (`since`) neither sees nor has to do again what that one sent.
 */
export async function listCaseItems(
  { db, rowSealer }: Services,
  applicationId: string,
  party: CaseParty,
  since: Date | null = null,
): Promise<CaseItem[]> {
  const documents = (await listDocuments(db, applicationId)).filter(
    ({ uploadedAt }) => since === null || uploadedAt >= since,
  )
  const rows = (await listItemRows(db, applicationId)).filter((row) => row.party === party)
  return toCaseItems(rowSealer, since ? rows.flatMap(asNew(since, documents)) : rows, documents)
}

const asNew =
  (since: Date, documents: readonly DocumentRow[]) =>
  (row: ItemRow): ItemRow[] => {
    const hasOwn = documents.some(({ itemId }) => itemId === row.id)
    if ((row.state === 'received' || row.state === 'accepted') && !hasOwn) return []
    const isOld = (moment: Date | null) => moment !== null && moment < since
    const wasSentBack = row.state === 'rejected' && isOld(row.judgedAt)
    return [
      {
        ...row,
        ...(wasSentBack && { state: 'needed' as const, sealedReason: null, reason: null }),
        ...(isOld(row.unavailableAt) && { unavailableAt: null }),
      },
    ]
  }

/** A link shows the firm's items only once it was used for them: links go to applicants and legal teams. */
export async function listLinkItems({ db, rowSealer }: Services, applicationId: string): Promise<LinkItem[]> {
  const documents = await listDocuments(db, applicationId)
  const byLink = documents.filter(({ door }) => door === 'upload-link')
  const rows = (await listItemRows(db, applicationId)).filter(
    (row) => row.party === 'applicant' || byLink.some(({ itemId }) => itemId === row.id),
  )
  return toCaseItems(rowSealer, rows, []).map(({ files: _, ...item }) => item)
}

function toCaseItems(rowSealer: RowSealer, rows: ItemRow[], documents: DocumentRow[]): CaseItem[] {
  const asked = rows.filter(({ waivedAt }) => waivedAt === null)
  const inOrder = statesInOrder.flatMap((state) => asked.filter((row) => row.state === state))
  return inOrder.map((row) => ({
    ...toAsked(rowSealer, row),
    isUnavailable: row.unavailableAt !== null,
    files: documents
      .filter(({ itemId }) => itemId === row.id)
      .map((document) => ({
        id: document.id,
        name: openName(rowSealer, document).originalName,
        size: document.sizeBytes,
        sentAt: document.uploadedAt.toISOString(),
        isEarlier: isEarlier(row, document),
      })),
  }))
}

/** An accepted item's files are the accepted ones. */
const isEarlier = ({ state, judgedAt }: ItemRow, { uploadedAt }: DocumentRow) =>
  state !== 'accepted' && judgedAt !== null && uploadedAt <= judgedAt

export async function listItemRows(db: Database | Transaction, applicationId: string): Promise<ItemRow[]> {
  return db
    .select()
    .from(checklistItems)
    .where(eq(checklistItems.applicationId, applicationId))
    .orderBy(asc(checklistItems.position), asc(checklistItems.createdAt), asc(checklistItems.id))
}

function toAsked(rowSealer: RowSealer, row: ItemRow) {
  const { id, documentType, isRequired, state, sealedWords, sealedReason } = row
  return {
    id,
    documentType,
    ...rowSealer.open(checklistItems.sealedWords, id, sealedWords),
    isRequired,
    state,
    reason: sealedReason && rowSealer.open(checklistItems.sealedReason, id, sealedReason),
  }
}
