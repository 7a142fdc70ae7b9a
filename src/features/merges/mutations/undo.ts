import { and, desc, eq, getTableName, inArray, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#db/database.ts'
import { putRows, type Writing } from '#db/open-rows.ts'
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
  type MergedRecord,
  mergedApplications,
  type OpenRow,
  type OpenRows,
  uploadLinks,
} from '#db/schema/index.ts'
import { type CaseParty, casePartyValues } from '#domain/case-file.ts'
import { updateDeadlines } from '#features/calendar/mutations.ts'
import { correctedColumns } from '#features/corrections/mutations.ts'
import { type ApplicationRow, readAnswers } from '#features/questions/data.ts'
import type { Corrected } from '#features/questions/steps/corrected.ts'
import { recordExplained } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { type MergedRow, openRecord } from '../data/records.ts'
import { describeAccess, findHindrance, listFollowing } from '../data/undo.ts'
import { lockApplications, readAccess } from './join.ts'
import { describeMerge } from './merge.ts'
import { moveBack, putAllRows } from './move-rows.ts'

type Services = { db: Database; rowSealer: RowSealer }

export type UndoRefusal =
  | 'unknown'
  | NonNullable<Awaited<ReturnType<typeof findHindrance>>>
  | 'corrected'
  | 'access changed'

/**
 * Makes two applications of one again, each as it was, or refuses. What happened since stays with the one that stayed,
 * unless it depends on something of the other.
 */
export async function undoMerge(
  { db, rowSealer }: Services,
  { keptId, mergeId }: { keptId: string; mergeId: string },
  reviewer: Reviewer,
): Promise<Outcome<{ mergedId: string }, UndoRefusal>> {
  return db.transaction(async (tx) => {
    const services = { tx, rowSealer }
    const [kept] = await lockApplications(tx, [keptId])
    const isThis = and(eq(mergedApplications.id, mergeId), eq(mergedApplications.keptId, keptId))
    const [row] = await tx.select().from(mergedApplications).where(isThis).for('update')
    if (!kept || !row) return refuse('unknown')
    const record = openRecord(rowSealer, row)
    const hindrance = await findHindrance(tx, row, record)
    if (hindrance) return refuse(hindrance)
    const answers = readAnswers(rowSealer, kept)
    const isCorrected = Object.entries(record.kept.answers).some(([name, { to }]) => answers[name] !== to)
    if (isCorrected) return refuse('corrected')
    const parties = await listChangedParties(services, row, record)
    if (!parties) return refuse('access changed')
    await part(services, { kept, row, record, parties })
    const merged = { id: row.mergedId, reference: row.reference }
    await recordExplained({ db: tx, rowSealer }, describeMerge(kept, merged, { ...reviewer, undo: true }))
    await updateDeadlines(tx, [keptId, row.mergedId])
    return { ok: true, mergedId: row.mergedId }
  })
}

/** The parties whose access the merge changed; undefined if it changed again since. */
async function listChangedParties(writing: Writing, { keptId }: MergedRow, { rows, kept }: MergedRecord) {
  const mergedLinks = new Set((rows.case_links ?? []).map(({ id }) => id))
  const [before, after, now] = [kept.before, kept.after, await readAccess(writing, keptId)].map((access) =>
    describeAccess(access, mergedLinks),
  )
  const changed = casePartyValues.filter((party) => before?.[party] !== after?.[party])
  return changed.every((party) => now?.[party] === after?.[party]) ? changed : undefined
}

type Parting = { kept: ApplicationRow; row: MergedRow; record: MergedRecord; parties: CaseParty[] }

async function part(writing: Writing, { kept, row, record, parties }: Parting): Promise<void> {
  const { tx } = writing
  await restoreAnswers(writing, kept, record)
  await putRows(writing, applications, [record.application])
  await moveBack(tx, { to: row.mergedId, mergeId: row.id, moved: await listFollowing(writing, row) })
  await tx
    .update(uploadLinks)
    .set({ deactivatedAt: null })
    .where(inArray(uploadLinks.id, record.endedLinkIds))
  const linkIds = (record.rows.case_links ?? []).map(({ id }) => String(id))
  await tx.delete(caseLinks).where(inArray(caseLinks.id, linkIds))
  await restoreAccess(writing, kept.id, { parties, before: record.kept.before })
  await restoreThreads(writing, kept.id, record)
  await putAllRows(writing, record.rows)
  await putAllRows(writing, record.kept.dropped)
  await tx.delete(mergedApplications).where(eq(mergedApplications.id, row.id))
}

/** The version goes on, so that everybody who read the merged application has to look again. */
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

async function replaceRows(
  writing: Writing,
  table: PgTable,
  where: SQL | undefined,
  rows: readonly OpenRow[] | undefined,
) {
  await writing.tx.delete(table).where(where)
  await putRows(writing, table, rows)
}

/** Browsers that the other address let in are out again. */
async function restoreAccess(
  writing: Writing,
  keptId: string,
  { parties, before }: { parties: CaseParty[]; before: OpenRows },
) {
  for (const party of parties) {
    const areTheirs = and(eq(caseLinks.applicationId, keptId), eq(caseLinks.party, party))
    const links = before.case_links?.filter((link) => link.party === party)
    await replaceRows(writing, caseLinks, areTheirs, links)
  }
  if (parties.includes('firm'))
    await replaceRows(writing, firmRecords, eq(firmRecords.id, keptId), before.firm_records)
  if (!parties.includes('applicant')) return
  for (const table of [caseSessions, caseCodes])
    await replaceRows(writing, table, eq(table.applicationId, keptId), before[getTableName(table)])
}

/** As they were. Where somebody has written since, the messages that stay say it. */
async function restoreThreads(writing: Writing, keptId: string, { kept }: MergedRecord) {
  const find = ({ case_threads: threads }: OpenRows, party: unknown) =>
    threads?.filter((thread) => thread.party === party) ?? []
  const now = await readAccess(writing, keptId)
  for (const { party } of now.case_threads ?? []) {
    const isThis = and(eq(caseThreads.applicationId, keptId), eq(caseThreads.party, party as CaseParty))
    if (JSON.stringify(find(kept.after, party)) === JSON.stringify(find(now, party))) {
      await replaceRows(writing, caseThreads, isThis, find(kept.before, party))
      continue
    }
    const [last] = await writing.tx
      .select({ lastAuthor: caseMessages.author, lastAt: caseMessages.writtenAt })
      .from(caseMessages)
      .where(and(eq(caseMessages.applicationId, keptId), eq(caseMessages.party, party as CaseParty)))
      .orderBy(desc(caseMessages.writtenAt))
      .limit(1)
    if (last) await writing.tx.update(caseThreads).set(last).where(isThis)
    else await writing.tx.delete(caseThreads).where(isThis)
  }
}
