import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { letters } from '#db/schema/index.ts'
import { readBytes } from '#features/contracts/archive/data.ts'
import type { Outcome } from '#lib/refusals.ts'
import type { Storage } from '#lib/storage/storage.ts'
import type { LetterRow } from '../data/letters.ts'

/** The sealed PDF, if its bytes are still those we sealed. */
export async function openLetterPdf(
  { db, storage }: { db: Database; storage: Pick<Storage, 'open'> },
  letter: LetterRow,
): Promise<Outcome<{ bytes: Buffer }, 'broken'>> {
  const read = await readBytes(storage, letter)
  if (!read.ok) await noteBroken(db, letter.id)
  return read
}

/** The first moment stays: from then on Health names it. */
export async function noteBroken(db: Database, id: string): Promise<void> {
  await db
    .update(letters)
    .set({ brokenSince: sql`now()` })
    .where(and(eq(letters.id, id), isNull(letters.brokenSince)))
}
