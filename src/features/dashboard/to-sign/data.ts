import { and, eq, isNull, lte, ne, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#db/database.ts'
import {
  applications,
  contracts,
  decisions,
  entryCorrections,
  ledgerEntries,
  limitChanges,
  paperSignatures,
  paymentCorrections,
  payoutSignatures,
  payouts,
} from '#db/schema/index.ts'
import { hasOthers, listPayers, listSigners, lockBookkeeper } from '#features/people/signatures/data.ts'
import { caseNameOf } from '#lib/case-person.ts'
import type { ToSign } from './schema.ts'

type Signed = Record<'personId' | 'aloneFrom' | 'effectiveAt' | 'endedAt', PgColumn>

/** The oldest first. What one signed alone comes when its wait is over. */
export async function listToSign(db: Database, reader: string): Promise<ToSign[]> {
  const isAlone = (await listSigners(db)).every(({ id }) => id === reader)
  const now = new Date()
  const isMine = (
    { personId, aloneFrom, effectiveAt, endedAt }: Signed,
    mayAlone = isAlone,
  ): SQL | undefined =>
    and(
      isNull(effectiveAt),
      isNull(endedAt),
      or(
        isNull(personId),
        ne(personId, reader),
        mayAlone ? and(eq(personId, reader), lte(aloneFrom, now)) : undefined,
      ),
    )
  const decided = await db
    .select({ row: decisions, file: applications })
    .from(decisions)
    .innerJoin(applications, eq(applications.id, decisions.applicationId))
    // If the file changed since, there is nothing left to sign.
    .where(and(isMine(decisions), eq(applications.version, decisions.applicationVersion)))
  const corrected = await db
    .select({ row: paymentCorrections, file: applications })
    .from(paymentCorrections)
    .innerJoin(applications, eq(applications.id, paymentCorrections.applicationId))
    .where(isMine(paymentCorrections))
  const found = await db
    .select({ row: paperSignatures, amount: contracts.amount, file: applications })
    .from(paperSignatures)
    .innerJoin(contracts, eq(contracts.id, paperSignatures.contractId))
    .innerJoin(applications, eq(applications.id, contracts.applicationId))
    .where(and(isMine(paperSignatures), isNull(contracts.endedAt)))
  const keepsBooks = (await lockBookkeeper(db, reader)) !== undefined
  const aloneWithBooks = keepsBooks && !(await hasOthers(db, reader, 'record payments'))
  const written = keepsBooks
    ? await db
        .select({ row: entryCorrections, amount: ledgerEntries.amount, file: applications })
        .from(entryCorrections)
        .innerJoin(ledgerEntries, eq(ledgerEntries.id, entryCorrections.entryId))
        .innerJoin(applications, eq(applications.id, ledgerEntries.applicationId))
        .where(isMine(entryCorrections, aloneWithBooks))
    : []
  const payers = await listPayers(db)
  const isOnlyPayer = payers.every(({ id }) => id === reader)
  const leaving = payers.some(({ id }) => id === reader)
    ? await db
        .select({ row: payoutSignatures, amount: payouts.amount, file: applications })
        .from(payoutSignatures)
        .innerJoin(payouts, eq(payouts.id, payoutSignatures.payoutId))
        .innerJoin(contracts, eq(contracts.id, payouts.contractId))
        .innerJoin(applications, eq(applications.id, contracts.applicationId))
        .where(
          and(isMine(payoutSignatures, isOnlyPayer), eq(payouts.status, 'open'), isNull(contracts.endedAt)),
        )
    : []
  const limits = await db.select().from(limitChanges).where(isMine(limitChanges))
  const byOf = ({ personId, personName }: { personId: string | null; personName: string | null }) =>
    personId === reader ? null : personName
  const entries: ToSign[] = [
    ...decided.flatMap(({ row, file }) =>
      row.kind === 'declined' ? [] : [{ ...sayRow(row), ...nameFile(file), kind: row.kind, by: byOf(row) }],
    ),
    ...corrected.map(({ row, file }) => ({
      ...{ ...sayRow(row), ...nameFile(file), kind: 'correction' as const, by: byOf(row) },
    })),
    ...found.map(({ row, amount, file }) => ({
      ...{ ...sayRow({ ...row, amount }), ...nameFile(file), kind: 'paper' as const, by: byOf(row) },
    })),
    ...written.map(({ row, amount, file }) => ({
      ...{ ...sayRow({ ...row, amount }), ...nameFile(file), kind: 'entry' as const, by: byOf(row) },
    })),
    ...leaving.map(({ row, amount, file }) => ({
      ...{ ...sayRow({ ...row, amount }), ...nameFile(file), kind: 'payout' as const, by: byOf(row) },
    })),
    ...limits.map((row) => ({
      ...{ ...sayRow({ ...row, amount: null }), file: null, kind: 'limit' as const, by: byOf(row) },
    })),
  ]
  return entries.sort((one, other) => one.signedAt.localeCompare(other.signedAt))
}

const sayRow = ({ id, amount, signedAt }: { id: string; amount: number | null; signedAt: Date }) => ({
  ...{ id, amount, signedAt: signedAt.toISOString() },
})

const nameFile = (file: typeof applications.$inferSelect) => ({
  file: { id: file.id, name: caseNameOf(file) },
})
