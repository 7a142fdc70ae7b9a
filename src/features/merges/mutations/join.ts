import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#db/database.ts'
import { openRow, sealRow, type Writing } from '#db/open-rows.ts'
import {
  applications,
  caseCodes,
  caseLinks,
  caseSessions,
  caseThreads,
  firmRecords,
  type OpenRows,
  uploadReservations,
} from '#db/schema/index.ts'
import { findFirm } from '#features/firms/counsel/data.ts'
import type { ApplicationRow } from '#features/questions/data.ts'
import { findFirmMailbox } from '../data/pair.ts'
import { readOwnRows } from './move-rows.ts'

/** What the same firm at the same address confirmed about the other application counts for this one. */
export async function joinFirms({ tx, rowSealer }: Writing, keptId: string, mergedId: string): Promise<void> {
  const merged = (await findFirm(tx, mergedId))?.record
  const kept = (await findFirm(tx, keptId))?.record
  if (!merged?.verifiedAt || kept?.verifiedAt || !(await isSameFirm(tx, keptId, mergedId))) return
  const moved = { ...openRow(rowSealer, firmRecords, merged), id: keptId }
  const { id, name, attorney, email, phone, version, ...confirmed } = sealRow(rowSealer, firmRecords, moved)
  await tx
    .insert(firmRecords)
    .values({ id: keptId, ...confirmed })
    .onConflictDoUpdate({
      target: firmRecords.id,
      set: { ...confirmed, version: sql`${firmRecords.version} + 1` },
    })
}

async function isSameFirm(tx: Transaction, keptId: string, mergedId: string): Promise<boolean> {
  const mailbox = await findFirmMailbox(tx, keptId)
  return Boolean(mailbox) && mailbox === (await findFirmMailbox(tx, mergedId))
}

/**
 * The other application's links lead to this one but open nothing, because a stranger who applied in somebody's name has
 * one. The person gets in by a code to the address here. A firm keeps its link if it is the same firm and has no other.
 */
export async function joinLinks(tx: Transaction, keptId: string, mergedId: string): Promise<void> {
  const isLiving = and(
    eq(caseLinks.applicationId, keptId),
    eq(caseLinks.party, 'firm'),
    isNull(caseLinks.revokedAt),
  )
  const staysOpen = (await tx.$count(caseLinks, isLiving)) === 0 && (await isSameFirm(tx, keptId, mergedId))
  const revokedAt = sql`coalesce(${caseLinks.revokedAt}, now())`
  await tx
    .update(caseLinks)
    .set({
      applicationId: keptId,
      revokedAt: staysOpen
        ? sql`case when ${caseLinks.party} = 'firm' then ${caseLinks.revokedAt} else ${revokedAt} end`
        : revokedAt,
    })
    .where(eq(caseLinks.applicationId, mergedId))
}

/** Of two threads with a party the last message counts, and the joined one is settled if both were. */
export async function joinThreads(tx: Transaction, keptId: string, mergedId: string): Promise<void> {
  const threads = await tx.select().from(caseThreads).where(eq(caseThreads.applicationId, mergedId))
  for (const thread of threads) {
    const isLater = sql`excluded.last_at > ${caseThreads.lastAt}`
    await tx
      .insert(caseThreads)
      .values({ ...thread, applicationId: keptId })
      .onConflictDoUpdate({
        target: [caseThreads.applicationId, caseThreads.party],
        set: {
          lastAuthor: sql`case when ${isLater} then excluded.last_author else ${caseThreads.lastAuthor} end`,
          lastAt: sql`greatest(excluded.last_at, ${caseThreads.lastAt})`,
          settledAt: sql`case when excluded.settled_at is not null and ${caseThreads.settledAt} is not null
            then greatest(excluded.settled_at, ${caseThreads.settledAt}) end`,
        },
      })
  }
}

/** In the order of everybody who writes about a firm or uploads: that row first, the application after it. */
export async function lockApplications(
  tx: Transaction,
  ids: string[],
): Promise<(ApplicationRow | undefined)[]> {
  for (const [{ id }, owner] of [
    [firmRecords, firmRecords.id],
    [uploadReservations, uploadReservations.applicationId],
  ] as const)
    await tx.select({ id }).from(id.table).where(inArray(owner, ids)).orderBy(id).for('update')
  const rows = await tx
    .select()
    .from(applications)
    .where(inArray(applications.id, ids))
    .orderBy(applications.id)
    .for('update')
  return ids.map((id) => rows.find((row) => row.id === id))
}

const accessTables: readonly PgTable[] = [firmRecords, caseLinks, caseSessions, caseCodes, caseThreads]

/** Who gets at an application, and its threads: what a merge may change in the one that stays. */
export const readAccess = (writing: Writing, keptId: string): Promise<OpenRows> =>
  readOwnRows(writing, keptId, ({ table }) => accessTables.includes(table))
