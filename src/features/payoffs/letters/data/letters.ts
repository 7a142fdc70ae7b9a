import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { letters } from '#db/schema/index.ts'
import type { Letter } from '../schema.ts'

type Reader = Database | Transaction
export type LetterRow = typeof letters.$inferSelect

export async function findLetter(db: Reader, id: string): Promise<LetterRow | undefined> {
  const [row] = await db.select().from(letters).where(eq(letters.id, id))
  return row
}

export async function findLetterByNumber(db: Reader, number: string): Promise<LetterRow | undefined> {
  const [row] = await db.select().from(letters).where(eq(letters.number, number))
  return row
}

export async function findLetterByKey(
  db: Reader,
  applicationId: string,
  key: string,
): Promise<LetterRow | undefined> {
  const [row] = await db
    .select()
    .from(letters)
    .where(and(eq(letters.applicationId, applicationId), eq(letters.submissionKey, key)))
  return row
}

/** The payoff letter that holds. */
export async function findLiveLetter(db: Reader, applicationId: string): Promise<LetterRow | undefined> {
  const [row] = await db
    .select()
    .from(letters)
    .where(and(eq(letters.applicationId, applicationId), eq(letters.kind, 'payoff'), isNull(letters.endedAt)))
  return row
}

/** The newest first. */
export const listLetters = (db: Reader, applicationId: string): Promise<LetterRow[]> =>
  db.select().from(letters).where(eq(letters.applicationId, applicationId)).orderBy(desc(letters.ordinal))

export function toLetter(row: LetterRow, all: readonly LetterRow[] = []): Letter {
  const { id, number, kind, ordinal, owed, goodThrough, madeBy, personName, ending, figures } = row
  return {
    ...{ id, number, kind, ordinal, owed, goodThrough, madeBy, ending },
    ...{ next: figures.next, others: figures.others, gross: figures.gross },
    parts: figures.parts.map((part) => ({ ...part })),
    madeAt: row.madeAt.toISOString(),
    by: personName,
    replaces: all.find((one) => one.id === row.replacesId)?.ordinal ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  }
}
