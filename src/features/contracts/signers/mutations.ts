import { randomUUID } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { signerCodes, signerSessions } from '#db/schema/index.ts'
import { countAttempt, networkOf } from '#lib/attempts.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { codeGuessWindow, maxCodeGuesses, maxCodeTries } from '#lib/mailed-codes.ts'
import type { Visitor } from '#lib/page-context.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { hashSecret, isSameSecret, newSecret } from '#lib/secrets.ts'
import { createSignerCookies } from '#lib/signer-cookies.ts'
import { hashSignerCode, hashSignerEmail, readSignerFile, type SignerServices } from './data.ts'
import { mailSignerCode } from './jobs.ts'
import type { SignerPlace } from './schema.ts'

export type CodeRefusal = 'no address'

/** Mails a code to the address on file, no matter who asks for it. */
export async function askForSignerCode(
  { db, rowSealer, enqueue }: SignerServices & { enqueue: Enqueue },
  place: SignerPlace,
): Promise<Outcome<object, CodeRefusal>> {
  const email = (await readSignerFile(db, place.applicationId))?.emails[place.party]
  if (!email) return refuse('no address')
  const payload = {
    ...place,
    askId: randomUUID(),
    askedAt: new Date().toISOString(),
    emailHash: hashSignerEmail(rowSealer, email),
  }
  await db.transaction((tx) => enqueue(tx, mailSignerCode, payload))
  return { ok: true }
}

/** How long a browser stays known. */
const sessionLifetime = 12 * 60 * 60_000

export type SignerCodeRefusal = 'wrong' | 'too many guesses'

/** Wrong, used and expired codes, and those of somebody else's contract, take the same statements and get one answer. */
export async function openSigner(
  services: SignerServices,
  place: SignerPlace,
  code: string,
  visitor: Visitor,
): Promise<Outcome<{ setCookie: string }, SignerCodeRefusal>> {
  const { db, rowSealer, publicUrl } = services
  const cookies = createSignerCookies(publicUrl)
  const email = (await readSignerFile(db, place.applicationId))?.emails[place.party]
  return db.transaction(async (tx) => {
    const guesses = `signer code guesses ${networkOf(visitor.address)}`
    const { current, ttl } = await countAttempt(tx, guesses, codeGuessWindow)
    if (current > maxCodeGuesses * visitor.factor) return refuse('too many guesses', { wait: ttl })
    const kept = await takeTry(tx, place)
    const typed = code.replaceAll(/\D/g, '')
    // Another address on file since it was mailed makes another hash.
    const isRight = isSameSecret(hashMailedCode(services, place, email, typed), kept?.codeHash ?? '')
    if (!kept || !email || !isRight) return refuse('wrong')
    await tx.delete(signerCodes).where(isOf(place))
    const secret = await findKnownSecret(tx, cookies.secret(visitor.cookie))
    const opened = {
      emailHash: hashSignerEmail(rowSealer, email),
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + sessionLifetime),
    }
    await tx
      .insert(signerSessions)
      .values({ browserHash: hashSecret(secret), ...place, ...opened })
      .onConflictDoUpdate({
        target: [signerSessions.browserHash, signerSessions.applicationId, signerSessions.party],
        set: opened,
      })
    return { ok: true, setCookie: cookies.browser(secret, sessionLifetime) }
  })
}

const hashMailedCode = (
  { rowSealer }: SignerServices,
  place: SignerPlace,
  email: string | null | undefined,
  code: string,
) => hashSignerCode(rowSealer, place, `${hashSignerEmail(rowSealer, email ?? '')} ${code}`)

const isOf = ({ applicationId, party }: SignerPlace) =>
  and(eq(signerCodes.applicationId, applicationId), eq(signerCodes.party, party))

/** One statement, so that at most five of several simultaneous tries pass. */
async function takeTry(tx: Transaction, place: SignerPlace) {
  const [row] = await tx
    .update(signerCodes)
    .set({ tries: sql`${signerCodes.tries} + 1` })
    .where(and(isOf(place), gt(signerCodes.expiresAt, new Date()), lt(signerCodes.tries, maxCodeTries)))
    .returning({ codeHash: signerCodes.codeHash })
  return row
}

/** A browser that proved something keeps its secret, so that it can't be both parties. One we don't know gets a new one. */
async function findKnownSecret(tx: Transaction, secret: string | undefined): Promise<string> {
  const isKnown =
    secret !== undefined &&
    (await tx.$count(signerSessions, eq(signerSessions.browserHash, hashSecret(secret)))) > 0
  return isKnown ? secret : newSecret()
}
