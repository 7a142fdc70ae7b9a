import { and, eq, getTableName, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import {
  applications,
  caseCodes,
  caseLinks,
  caseSessions,
  caseThreads,
  firmRecords,
  type KeptRows,
  uploadReservations,
} from '#db/schema/index.ts'
import { contactOf, findFirm } from '#features/firms/data.ts'
import type { ApplicationRow } from '#features/questions/data.ts'
import { mailboxOf } from '#lib/mail/allowance.ts'
import { readRows } from './move-rows.ts'

/** What the firm told us about the other file counts for this one, if it is the same firm at the same address. */
export async function joinFirms(
  { tx, rowSealer }: { tx: Transaction; rowSealer: RowSealer },
  keptId: string,
  mergedId: string,
): Promise<void> {
  const other = (await findFirm(tx, mergedId))?.record
  const own = (await findFirm(tx, keptId))?.record
  if (!other?.verifiedAt || own?.verifiedAt || !(await isSameFirm(tx, keptId, mergedId))) return
  const { verifiedAt, personId, personName, askedAt, wrongRecipientAt } = other
  const { representation, acknowledgedAt, answeredAt, sealedAnswers } = other
  const opened = sealedAnswers && rowSealer.open(firmRecords.sealedAnswers, mergedId, sealedAnswers)
  const told = {
    ...{ verifiedAt, personId, personName, askedAt, wrongRecipientAt },
    ...{ representation, acknowledgedAt, answeredAt },
    sealedAnswers: opened && rowSealer.seal(firmRecords.sealedAnswers, keptId, opened),
  }
  await tx
    .insert(firmRecords)
    .values({ id: keptId, ...told })
    .onConflictDoUpdate({
      target: firmRecords.id,
      set: { ...told, version: sql`${firmRecords.version} + 1` },
    })
}

async function isSameFirm(tx: Transaction, keptId: string, mergedId: string): Promise<boolean> {
  const [one, other] = [await findFirm(tx, keptId), await findFirm(tx, mergedId)]
  const mailbox = one && contactOf(one).email
  const otherMailbox = other && contactOf(other).email
  return Boolean(mailbox && otherMailbox) && mailboxOf(mailbox ?? '') === mailboxOf(otherMailbox ?? '')
}

/**
 * The other file's links lead to this one, and open nothing: whoever applied in somebody's name has one. The person gets
 * in by a code to the address on this file. The firm's goes on if it is the same firm and has no other.
 */
export async function joinLinks(tx: Transaction, keptId: string, mergedId: string): Promise<void> {
  const isLiving = (id: string) =>
    and(eq(caseLinks.applicationId, id), eq(caseLinks.party, 'firm'), isNull(caseLinks.revokedAt))
  const hasLink = (await tx.$count(caseLinks, isLiving(keptId))) > 0
  const staysOpen = !hasLink && (await isSameFirm(tx, keptId, mergedId))
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

/** Two threads of a party are one: the last word counts, and it is done when both were. */
export async function joinThreads(tx: Transaction, keptId: string, mergedId: string): Promise<void> {
  const threads = await tx.select().from(caseThreads).where(eq(caseThreads.applicationId, mergedId))
  for (const { party, lastAuthor, lastAt, settledAt } of threads) {
    const isLater = sql`excluded.last_at > ${caseThreads.lastAt}`
    await tx
      .insert(caseThreads)
      .values({ applicationId: keptId, party, lastAuthor, lastAt, settledAt })
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

/** Whoever writes about a firm or sends a file locks that first and the application later: so does this. */
export async function lockFiles(tx: Transaction, ids: string[]): Promise<(ApplicationRow | undefined)[]> {
  await tx
    .select({ id: firmRecords.id })
    .from(firmRecords)
    .where(inArray(firmRecords.id, ids))
    .orderBy(firmRecords.id)
    .for('update')
  await tx
    .select({ id: uploadReservations.id })
    .from(uploadReservations)
    .where(inArray(uploadReservations.applicationId, ids))
    .orderBy(uploadReservations.id)
    .for('update')
  const rows = await tx
    .select()
    .from(applications)
    .where(inArray(applications.id, ids))
    .orderBy(applications.id)
    .for('update')
  return ids.map((id) => rows.find((row) => row.id === id))
}

/** Who gets at the file that stays, and its threads: what a merge may change there. */
export async function readAccess(
  services: { tx: Transaction; rowSealer: RowSealer },
  keptId: string,
): Promise<KeptRows> {
  const owned = [
    { table: firmRecords, owner: firmRecords.id },
    { table: caseLinks, owner: caseLinks.applicationId },
    { table: caseSessions, owner: caseSessions.applicationId },
    { table: caseCodes, owner: caseCodes.applicationId },
    { table: caseThreads, owner: caseThreads.applicationId },
  ]
  const rows: KeptRows = {}
  for (const { table, owner } of owned)
    rows[getTableName(table)] = await readRows(services, table, eq(owner, keptId))
  return rows
}
