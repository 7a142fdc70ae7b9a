import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { claimEndings, documents, holds } from '#db/schema/index.ts'
import { advanceEndings } from '#domain/money.ts'
import { holdReasons } from '#domain/payoffs.ts'
import { lockBookkeeper, lockPayer, lockSigner } from '#features/people/signatures/data.ts'
import { readToday } from '#features/rules/data.ts'
import { labelOf } from '#site/staff-format.ts'
import type { Ending, Hold, Stand, wordedEndingSchema, wordedHoldSchema } from './schema.ts'

/** Older ones are found on the file. */
const mostPapers = 50

type Reader = Database | Transaction
export type EndingRow = typeof claimEndings.$inferSelect
export type HoldRow = typeof holds.$inferSelect

/** The one that stands: it ended the claim, or waits for its second signature. */
export async function findStanding(db: Reader, applicationId: string): Promise<EndingRow | undefined> {
  const isStanding = and(eq(claimEndings.applicationId, applicationId), isNull(claimEndings.endedAt))
  const [row] = await db.select().from(claimEndings).where(isStanding)
  return row
}

export async function findEndingByKey(db: Reader, applicationId: string, key: string) {
  const isThis = and(eq(claimEndings.applicationId, applicationId), eq(claimEndings.submissionKey, key))
  const [row] = await db.select().from(claimEndings).where(isThis)
  return row
}

export async function findOpenHold(db: Reader, applicationId: string): Promise<HoldRow | undefined> {
  const isOpen = and(eq(holds.applicationId, applicationId), isNull(holds.endedAt))
  const [row] = await db.select().from(holds).where(isOpen)
  return row
}

/** Who may say that a case was lost: who may let money leave. */
const mayLose = async (db: Reader, personId: string | undefined): Promise<boolean> =>
  (await lockPayer(db, personId)) !== undefined

/** Anybody who works with the file or its money may stop mails that would hurt. */
export const mayHold = async (db: Reader, personId: string | undefined): Promise<boolean> =>
  (await lockSigner(db, personId)) !== undefined || (await lockBookkeeper(db, personId)) !== undefined

export const openEndingWords = (rowSealer: RowSealer, { id, sealedWords }: EndingRow) =>
  sealedWords ? rowSealer.open(claimEndings.sealedWords, id, sealedWords) : {}

/** For the export of a person's data. */
export async function exportEndings(
  { db, rowSealer }: { db: Reader; rowSealer: RowSealer },
  applicationId: string,
): Promise<z.output<typeof wordedEndingSchema>[] | undefined> {
  const rows = await db
    .select()
    .from(claimEndings)
    .where(eq(claimEndings.applicationId, applicationId))
    .orderBy(asc(claimEndings.signedAt))
  if (rows.length === 0) return undefined
  return rows.map((row) => ({
    ...{ how: labelOf(advanceEndings, row.kind), on: row.on, owed: row.owed, elapsedDays: row.elapsedDays },
    effectiveAt: row.effectiveAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    ...openEndingWords(rowSealer, row),
  }))
}

export async function exportHolds(
  { db, rowSealer }: { db: Reader; rowSealer: RowSealer },
  applicationId: string,
): Promise<z.output<typeof wordedHoldSchema>[] | undefined> {
  const rows = await db
    .select()
    .from(holds)
    .where(eq(holds.applicationId, applicationId))
    .orderBy(asc(holds.startedAt))
  if (rows.length === 0) return undefined
  return rows.map(({ id, reason, from, until, freezesSteps, sealedNote }) => ({
    ...{ why: labelOf(holdReasons, reason), from, until, freezesSteps },
    ...(sealedNote ? rowSealer.open(holds.sealedNote, id, sealedNote) : {}),
  }))
}

export async function readStand(
  { db, rowSealer }: { db: Database; rowSealer: RowSealer },
  applicationId: string,
  reader: { id: string; isOwner: boolean } | undefined,
): Promise<Stand> {
  const ending = await findStanding(db, applicationId)
  const hold = await findOpenHold(db, applicationId)
  const papers = await db
    .select({ id: documents.id, type: documents.documentType, at: documents.uploadedAt })
    .from(documents)
    .where(eq(documents.applicationId, applicationId))
    .orderBy(desc(documents.uploadedAt))
    .limit(mostPapers)
  return {
    today: await readToday(db),
    ending: ending ? toEnding(rowSealer, ending) : null,
    hold: hold ? toHold(rowSealer, hold) : null,
    papers: papers.map(({ at, ...paper }) => ({ ...paper, at: at.toISOString() })),
    may: {
      lose: await mayLose(db, reader?.id),
      writeOff: (await lockBookkeeper(db, reader?.id)) !== undefined,
      hold: await mayHold(db, reader?.id),
      freeze: reader?.isOwner ?? false,
    },
  }
}

function toEnding(rowSealer: RowSealer, row: EndingRow): Ending {
  const { id, kind, on, owed, elapsedDays, documentId, personName, personId, secondName } = row
  return {
    ...{ id, kind, on, owed, elapsedDays, documentId, by: personName, byId: personId, second: secondName },
    reason: openEndingWords(rowSealer, row).reason ?? null,
    signedAt: row.signedAt.toISOString(),
    effectiveAt: row.effectiveAt?.toISOString() ?? null,
    aloneFrom: row.aloneFrom?.toISOString() ?? null,
  }
}

function toHold(
  rowSealer: RowSealer,
  { id, reason, from, freezesSteps, sealedNote, personName }: HoldRow,
): Hold {
  const { note = null } = sealedNote ? rowSealer.open(holds.sealedNote, id, sealedNote) : {}
  return { id, reason, from, freezesSteps, note, by: personName }
}
