import { and, eq, gt, inArray, isNotNull, lte, notInArray, or, sql } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { openDeleted } from '#db/keep-deleted.ts'
import type { Writing } from '#db/open-rows.ts'
import {
  applicationEmails,
  applications,
  caseMessages,
  decisions,
  deletedRecords,
  documentRequests,
  documents,
  type MergedRecord,
  messageLinks,
  type OpenRow,
  type OpenRows,
  uploadReservations,
} from '#db/schema/index.ts'
import type { CaseParty } from '#domain/case-file.ts'
import { listMergedRows, type MergedRow, undoEndOf } from './records.ts'

type Moved = MergedRow['moved']

export async function findHindrance(tx: Transaction, row: MergedRow, { application }: MergedRecord) {
  if (undoEndOf(row) <= new Date()) return 'too late'
  if (row.intoId !== row.keptId) return 'merged on'
  const last = (await listMergedRows(tx, row.keptId)).find(({ intoId }) => intoId === row.keptId)
  if (last?.id !== row.id) return 'later merge'
  const isSince = and(eq(decisions.applicationId, row.keptId), gt(decisions.signedAt, row.mergedAt))
  if ((await tx.$count(decisions, isSince)) > 0) return 'decided'
  if (await areMixed(tx, row)) return 'documents mixed'
  const isTaken = or(
    eq(applications.reference, row.reference),
    eq(applications.idempotencyKey, String(application.idempotencyKey ?? '')),
  )
  return (await tx.$count(applications, isTaken)) > 0 ? 'applied again' : undefined
}

const idsOf = (moved: Moved, table: string) => moved[table] ?? []

/** One that was deleted then may have been brought back since, and the other way around: its id stays. */
const papersOf = (moved: Moved) => [...idsOf(moved, 'documents'), ...idsOf(moved, 'deleted_records')]

/** Somebody put documents and items of the two together since. */
async function areMixed(tx: Transaction, { keptId, mergedAt, moved }: MergedRow): Promise<boolean> {
  const [items, papers] = [idsOf(moved, 'checklist_items'), papersOf(moved)]
  const requests = idsOf(moved, 'document_requests')
  const isAskedFor = and(
    eq(documentRequests.applicationId, keptId),
    notInArray(documentRequests.id, requests),
    sql`${documentRequests.itemIds} && ${sql.param(items, documentRequests.itemIds)}`,
  )
  const isBroughtOver = and(
    inArray(documents.id, papers),
    isNotNull(documents.itemId),
    notInArray(documents.itemId, items),
  )
  const isTakenBack = and(
    eq(documents.applicationId, keptId),
    notInArray(documents.id, papers),
    inArray(documents.itemId, items),
    lte(documents.uploadedAt, mergedAt),
  )
  return (
    (items.length > 0 && (await tx.$count(documentRequests, isAskedFor)) > 0) ||
    (await tx.$count(documents, isBroughtOver)) > 0 ||
    (await tx.$count(documents, isTakenBack)) > 0
  )
}

/** What came since and depends on something of the other application goes back with it. */
export async function listFollowing(writing: Writing, row: MergedRow): Promise<Moved> {
  const { tx } = writing
  const { keptId, moved } = row
  const items = idsOf(moved, 'checklist_items')
  const sent = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.applicationId, keptId), inArray(documents.itemId, items)))
  const coming = await tx
    .select({ id: uploadReservations.id })
    .from(uploadReservations)
    .where(and(eq(uploadReservations.applicationId, keptId), inArray(uploadReservations.itemId, items)))
  const written = await tx
    .select({ id: caseMessages.id })
    .from(caseMessages)
    .innerJoin(applicationEmails, eq(applicationEmails.messageId, caseMessages.id))
    .where(inArray(applicationEmails.id, idsOf(moved, 'file_mails')))
  const linkedAgain = await tx
    .select({ id: messageLinks.id })
    .from(messageLinks)
    .where(
      and(
        eq(messageLinks.applicationId, keptId),
        inArray(messageLinks.messageId, idsOf(moved, 'deleted_records')),
      ),
    )
  const add = (ids: string[], more: { id: string }[]) => [...new Set([...ids, ...more.map(({ id }) => id)])]
  return {
    ...moved,
    documents: add(papersOf(moved), sent),
    upload_reservations: add(idsOf(moved, 'upload_reservations'), coming),
    case_messages: add(idsOf(moved, 'case_messages'), written),
    message_links: add(idsOf(moved, 'message_links'), linkedAgain),
    deleted_records: add(idsOf(moved, 'deleted_records'), await listDeleted(writing, row)),
  }
}

/** Documents and messages of the other application that were deleted since. */
async function listDeleted({ tx, rowSealer }: Writing, { keptId, moved }: MergedRow) {
  const rows = await tx.select().from(deletedRecords).where(eq(deletedRecords.applicationId, keptId))
  const theirs = new Set<unknown>([
    ...idsOf(moved, 'documents'),
    ...idsOf(moved, 'checklist_items'),
    ...idsOf(moved, 'message_links'),
  ])
  return rows.filter((row) => {
    const { documents: papers = [], message_links: links = [] } = openDeleted(rowSealer, row)
    return (
      papers.some(({ id, itemId }) => theirs.has(id) || theirs.has(itemId)) ||
      links.some(({ id, verdict }) => verdict === 'linked' && theirs.has(id))
    )
  })
}

/** Opening a page or getting a mail changes these. */
const fleeting = ['lastOpenedAt', 'replyHash']

const textOf = (rows: readonly OpenRow[]) =>
  rows
    .map((row) => Object.entries(row).filter(([name]) => !fleeting.includes(name)))
    .map((entries) => JSON.stringify(entries.sort()))
    .sort()
    .join()

/** How each party gets in, to compare, without the links that came from the other application. */
export function describeAccess(rows: OpenRows, mergedLinks: ReadonlySet<unknown>) {
  const links = (rows.case_links ?? []).filter(({ id }) => !mergedLinks.has(id))
  const linksOf = (party: CaseParty) => links.filter((link) => link.party === party)
  return {
    applicant: textOf(linksOf('applicant')),
    firm: textOf([...linksOf('firm'), ...(rows.firm_records ?? [])]),
  }
}
