import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, caseCodes } from '#db/schema/index.ts'
import { type CaseApplication, findCaseSession } from '#features/correspondence/page-links/data.ts'
import {
  type CaseOpeningRefusal,
  endCaseCode,
  findCaseUrl,
  openCaseLink,
  startCaseSession,
} from '#features/correspondence/page-links/mutations.ts'
import { hasReference } from '#features/merges/data/records.ts'
import { countAttempt, networkOf } from '#lib/attempts.ts'
import { createCaseCookies } from '#lib/case-cookies.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import type { Visitor } from '#lib/page-context.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { isSameSecret } from '#lib/secrets.ts'
import { hashCode, hashEmail } from './data.ts'
import { mailCaseCode } from './jobs.ts'
import type { CodeRequest, SessionRequest } from './schema.ts'

type Services = { db: Database; rowSealer: RowSealer }

/** Does the same for real and made-up references: only the job finds out which it is. */
export async function askForCode(
  { db, rowSealer, enqueue }: Services & { enqueue: Enqueue },
  { reference, email }: CodeRequest,
): Promise<void> {
  const payload = {
    askId: randomUUID(),
    askedAt: new Date().toISOString(),
    reference,
    emailHash: hashEmail(rowSealer, email),
  }
  await db.transaction((tx) => enqueue(tx, mailCaseCode, payload))
}

/** Stands for a token in the address: the case that this browser has opened. */
export const ownCase = 'mine'

export type OpeningRefusal = CaseOpeningRefusal | 'not opened here'

/** Takes the link or, with `mine`, the cookie. */
export async function openCase(
  { db, publicUrl }: { db: Database; publicUrl: string },
  token: string,
  { address, cookie, factor }: Visitor,
): Promise<Outcome<{ application: CaseApplication }, OpeningRefusal>> {
  if (token !== ownCase) {
    return openCaseLink(db, { token, party: 'applicant', network: networkOf(address), factor })
  }
  const application = await findCaseSession(db, createCaseCookies(publicUrl).sessionId(cookie))
  return application ? { ok: true, application } : refuse('not opened here')
}

/** As long as a browser keeps the screen that offers it. A forgotten session is then no way to a link that lasts. */
const linkOfferedFor = 24 * 60 * 60_000

export async function findNewCaseLink(
  { db, rowSealer, publicUrl }: Services & { publicUrl: string },
  { cookie, reference }: { cookie: string | undefined; reference: string },
): Promise<Outcome<{ url: string }, 'not opened here'>> {
  const application = await findCaseSession(db, createCaseCookies(publicUrl).sessionId(cookie))
  const isOffered =
    application?.reference === reference && Date.now() - application.submittedAt.getTime() < linkOfferedFor
  if (!isOffered) return refuse('not opened here')
  return { ok: true, url: await findCaseUrl({ db, rowSealer, publicUrl }, application.id, 'applicant') }
}

const maxTries = 5

/** For one network. A person needs one or two. */
const maxGuesses = 20
const guessWindow = 10 * 60_000

export type SessionRefusal = 'wrong' | 'too many guesses'

/**
 * Wrong codes, unknown references, other addresses, used and expired codes: all take the same statements, one commit,
 * and get the same answer.
 */
export async function openByCode(
  { db, rowSealer }: Services,
  { reference, email, code, isOwnDevice = false }: SessionRequest,
  { network, factor }: { network: string; factor: number },
): Promise<Outcome<{ id: string; lifetime: number | undefined }, SessionRefusal>> {
  return db.transaction(async (tx) => {
    const { current, ttl } = await countAttempt(tx, `case code guesses ${network}`, guessWindow)
    if (current > maxGuesses * factor) return refuse('too many guesses', { wait: ttl })
    const kept = await takeTry(tx, { reference, email })
    const isRight = isSameSecret(hashCode(rowSealer, kept?.applicationId ?? '', code), kept?.codeHash ?? '')
    if (!kept || !isRight) return refuse('wrong')
    await endCaseCode(tx, kept.applicationId)
    const session = await startCaseSession(tx, { applicationId: kept.applicationId, isOwnDevice })
    return { ok: true, ...session }
  })
}

/** One statement, so that at most five of several simultaneous tries pass. */
async function takeTry(tx: Transaction, { reference, email }: { reference: string; email: string }) {
  const theirs = tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(hasReference(reference), eq(sql`lower(${applications.email})`, email)))
  const [row] = await tx
    .update(caseCodes)
    .set({ tries: sql`${caseCodes.tries} + 1` })
    .where(
      and(
        inArray(caseCodes.applicationId, theirs),
        gt(caseCodes.expiresAt, new Date()),
        lt(caseCodes.tries, maxTries),
      ),
    )
    .returning({ applicationId: caseCodes.applicationId, codeHash: caseCodes.codeHash })
  return row
}
