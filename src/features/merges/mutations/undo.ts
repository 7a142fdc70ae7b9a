import { and, desc, eq, getTableName, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import {
  applications,
  caseCodes,
  caseLinks,
  caseMessages,
  caseSessions,
  caseThreads,
  contactCorrections,
  firmRecords,
  type KeptRow,
  type KeptRows,
  type MergedRecord,
  mergedFiles,
  uploadLinks,
} from '#db/schema/index.ts'
import type { CaseParty } from '#domain/case-file.ts'
import { keepClocks } from '#features/calendar/mutations.ts'
import { correctedColumns } from '#features/corrections/mutations.ts'
import { type ApplicationRow, readAnswers } from '#features/questions/data.ts'
import type { Corrected } from '#features/questions/steps/corrected.ts'
import { recordExplained } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { type MergedRow, openRecord } from '../data/records.ts'
import { findHindrance, listFollowing, pickWays } from '../data/undo.ts'
import { lockFiles, readAccess } from './join.ts'
import { moveBack, putAllRows, putRows } from './move-rows.ts'

type Services = { db: Database; rowSealer: RowSealer }
type Writing = { tx: Transaction; rowSealer: RowSealer }

export type UndoRefusal =
  | 'unknown'
  | NonNullable<Awaited<ReturnType<typeof findHindrance>>>
  | 'corrected'
  | 'access changed'

/**
 * Makes two files of one again, each as it was, or refuses. What happened since stays with the file that stayed, except
 * for what hangs on something of the other.
 */
export async function undoMerge(
  { db, rowSealer }: Services,
  { keptId, mergeId }: { keptId: string; mergeId: string },
  reviewer: Reviewer,
): Promise<Outcome<{ mergedId: string }, UndoRefusal>> {
  return db.transaction(async (tx) => {
    const services = { tx, rowSealer }
    const [kept] = await lockFiles(tx, [keptId])
    const isThis = and(eq(mergedFiles.id, mergeId), eq(mergedFiles.keptId, keptId))
    const [row] = await tx.select().from(mergedFiles).where(isThis).for('update')
    if (!kept || !row) return refuse('unknown')
    const record = openRecord(rowSealer, row)
    const hindrance = await findHindrance(tx, row, record)
    if (hindrance) return refuse(hindrance)
    const answers = readAnswers(rowSealer, kept)
    const isCorrected = Object.entries(record.kept.answers).some(([name, { to }]) => answers[name] !== to)
    if (isCorrected) return refuse('corrected')
    const ways = await findWays(services, row, record)
    if (!ways) return refuse('access changed')
    await part(services, { kept, row, record, ways })
    const told = { ...reviewer, undo: true } as const
    await recordExplained({ db: tx, rowSealer }, [
      { applicationId: keptId, type: 'merged', details: { ...told, other: row.reference, isKept: true } },
      {
        applicationId: row.mergedId,
        type: 'merged',
        details: { ...told, other: kept.reference, isKept: false },
      },
    ])
    await keepClocks(tx, [keptId, row.mergedId])
    return { ok: true, mergedId: row.mergedId }
  })
}

const otherLinksOf = ({ rows }: MergedRecord) => new Set((rows.case_links ?? []).map(({ id }) => id))

/** The parties whose way in the merge changed. Undefined: it was changed again since. */
async function findWays(
  services: Writing,
  { keptId }: MergedRow,
  record: MergedRecord,
): Promise<CaseParty[] | undefined> {
  const pick = (rows: KeptRows) => pickWays(rows, otherLinksOf(record))
  const [before, after] = [pick(record.kept.before), pick(record.kept.after)]
  const now = pick(await readAccess(services, keptId))
  const changed = (['applicant', 'firm'] as const).filter((party) => before[party] !== after[party])
  return changed.every((party) => now[party] === after[party]) ? changed : undefined
}

type Parting = { kept: ApplicationRow; row: MergedRow; record: MergedRecord; ways: CaseParty[] }

async function part(services: Writing, { kept, row, record, ways }: Parting): Promise<void> {
  const { tx } = services
  await restoreAnswers(services, kept, record)
  await putRows(services, applications, [record.application])
  await moveBack(tx, { to: row.mergedId, mergeId: row.id, moved: await listFollowing(tx, row) })
  await tx
    .update(uploadLinks)
    .set({ deactivatedAt: null })
    .where(inArray(uploadLinks.id, record.endedLinkIds))
  const linkIds = (record.rows.case_links ?? []).map(({ id }) => String(id))
  await tx.delete(caseLinks).where(inArray(caseLinks.id, linkIds))
  await restoreWays(services, kept.id, { ways, before: record.kept.before })
  await restoreThreads(services, kept.id, record)
  await putAllRows(services, record.rows)
  await putAllRows(services, record.kept.dropped)
  await tx.delete(mergedFiles).where(eq(mergedFiles.id, row.id))
}

/** The version goes on: whoever read the merged file must look again. */
async function restoreAnswers({ tx, rowSealer }: Writing, kept: ApplicationRow, { kept: was }: MergedRecord) {
  const old = Object.entries(was.answers).map(([name, { from }]) => [name, from])
  const isTheirs = was.assigneeId !== null && kept.assigneeId === was.assigneeId
  await tx
    .update(applications)
    .set({
      ...correctedColumns(rowSealer, kept, Object.fromEntries(old) as Corrected),
      ...(isTheirs && { assigneeId: null }),
    })
    .where(eq(applications.id, kept.id))
  await tx.delete(contactCorrections).where(inArray(contactCorrections.id, was.correctionIds))
}

/** Browsers that were let in by the other address are out again. */
async function restoreWays(
  services: Writing,
  keptId: string,
  { ways, before }: { ways: CaseParty[]; before: KeptRows },
) {
  const { tx } = services
  for (const party of ways) {
    await tx.delete(caseLinks).where(and(eq(caseLinks.applicationId, keptId), eq(caseLinks.party, party)))
    const links = (before.case_links ?? []).filter((link) => link.party === party)
    await putRows(services, caseLinks, links)
  }
  if (ways.includes('firm')) {
    await tx.delete(firmRecords).where(eq(firmRecords.id, keptId))
    await putRows(services, firmRecords, before.firm_records ?? [])
  }
  if (!ways.includes('applicant')) return
  for (const table of [caseSessions, caseCodes]) {
    await tx.delete(table).where(eq(table.applicationId, keptId))
    await putRows(services, table, before[getTableName(table)] ?? [])
  }
}

/** As they were; where somebody has written since, as the messages that stay say. */
async function restoreThreads(services: Writing, keptId: string, { kept }: MergedRecord) {
  const { tx } = services
  const now = (await readAccess(services, keptId)).case_threads ?? []
  const find = (rows: readonly KeptRow[] | undefined, party: unknown) =>
    rows?.find((thread) => thread.party === party)
  for (const thread of now) {
    const party = thread.party as CaseParty
    const isThis = and(eq(caseThreads.applicationId, keptId), eq(caseThreads.party, party))
    if (JSON.stringify(find(kept.after.case_threads, party)) === JSON.stringify(thread)) {
      await tx.delete(caseThreads).where(isThis)
      const was = find(kept.before.case_threads, party)
      await putRows(services, caseThreads, was ? [was] : [])
      continue
    }
    const [last] = await tx
      .select({ lastAuthor: caseMessages.author, lastAt: caseMessages.writtenAt })
      .from(caseMessages)
      .where(and(eq(caseMessages.applicationId, keptId), eq(caseMessages.party, party)))
      .orderBy(desc(caseMessages.writtenAt))
      .limit(1)
    if (last) await tx.update(caseThreads).set(last).where(isThis)
    else await tx.delete(caseThreads).where(isThis)
  }
}
