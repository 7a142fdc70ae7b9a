import { createHash, randomUUID } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { firmCodes } from '#db/schema/index.ts'
import type { CaseSession } from '#features/correspondence/page-links/mutations.ts'
import { startRoomSession } from '#features/firms/room/mutations.ts'
import { countAttempt } from '#lib/attempts.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { codeGuessWindow, maxCodeGuesses, maxCodeTries } from '#lib/mailed-codes.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { isSameSecret } from '#lib/secrets.ts'
import { hashMailbox, hashRoomCode } from './data.ts'
import { mailRoomCode } from './jobs.ts'
import type { RoomCodeRequest, RoomSessionRequest } from './schema.ts'

type Services = { db: Database; rowSealer: RowSealer }

/** Does the same for known and made-up addresses: only the job finds out which it is. */
export async function askForRoomCode(
  { db, rowSealer, enqueue }: Services & { enqueue: Enqueue },
  { email }: RoomCodeRequest,
): Promise<void> {
  const payload = {
    askId: randomUUID(),
    askedAt: new Date().toISOString(),
    part: createHash('md5').update(email).digest('hex').slice(0, 2),
    mailboxHash: hashMailbox(rowSealer, email),
  }
  await db.transaction((tx) => enqueue(tx, mailRoomCode, payload))
}

export type RoomRefusal = 'wrong' | 'too many guesses'

/** Wrong codes, other addresses, used and expired codes: all take the same statements and get the same answer. */
export async function openRoom(
  { db, rowSealer }: Services,
  { email, code, isOwnDevice = false }: RoomSessionRequest,
  { network, factor }: { network: string; factor: number },
): Promise<Outcome<CaseSession, RoomRefusal>> {
  const mailboxHash = hashMailbox(rowSealer, email)
  const isTheirs = eq(firmCodes.mailboxHash, mailboxHash)
  return db.transaction(async (tx) => {
    const { current, ttl } = await countAttempt(tx, `firm code guesses ${network}`, codeGuessWindow)
    if (current > maxCodeGuesses * factor) return refuse('too many guesses', { wait: ttl })
    // One statement, so that at most five of several simultaneous tries pass.
    const [kept] = await tx
      .update(firmCodes)
      .set({ tries: sql`${firmCodes.tries} + 1` })
      .where(and(isTheirs, gt(firmCodes.expiresAt, new Date()), lt(firmCodes.tries, maxCodeTries)))
      .returning({ codeHash: firmCodes.codeHash })
    const isRight = isSameSecret(hashRoomCode(rowSealer, mailboxHash, code), kept?.codeHash ?? '')
    if (!kept || !isRight) return refuse('wrong')
    await tx.delete(firmCodes).where(isTheirs)
    return { ok: true, ...(await startRoomSession(tx, { email, isOwnDevice })) }
  })
}
