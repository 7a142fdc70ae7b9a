import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, caseCodes } from '#db/schema/index.ts'
import type { CaseParty, LinkParty } from '#domain/case-file.ts'
import { type CaseApplication, findCaseSession } from '#features/correspondence/page-links/data.ts'
import {
  type CaseOpeningRefusal,
  endCaseCode,
  findCaseUrl,
  holdFile,
  openCaseLink,
  startCaseSession,
} from '#features/correspondence/page-links/mutations.ts'
import { findRoom, findRoomFile } from '#features/firms/room/data.ts'
import { noteRoomVisit } from '#features/firms/room/mutations.ts'
import { hasReference } from '#features/merges/data/records.ts'
import { countAttempt, networkOf } from '#lib/attempts.ts'
import { createCaseCookies } from '#lib/case-cookies.ts'
import { isReference } from '#lib/case-reference.ts'
import { createFirmCookies } from '#lib/firm-cookies.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { codeGuessWindow, maxCodeGuesses, maxCodeTries } from '#lib/mailed-codes.ts'
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

export type OpeningRefusal = CaseOpeningRefusal | 'not opened here' | 'not signed in'

/** `room`: what the firm's records allow now, so nothing may make it last. */
export type OpenedFile = { application: CaseApplication; mayWrite: boolean; by: 'link' | 'browser' | 'room' }

type Opening = { db: Database; publicUrl: string }

/** Takes the link or, with `mine`, the cookie; from a firm's room, the reference of an attorney's application. */
export async function openCase(
  { db, publicUrl }: Opening,
  token: string,
  visitor: Visitor,
): Promise<Outcome<OpenedFile, OpeningRefusal>> {
  if (isReference(token)) return openFromRoom({ db, publicUrl }, token, visitor, 'attorney')
  if (token !== ownCase) return openByLink(db, token, visitor, 'applicant')
  const application = await findCaseSession(db, createCaseCookies(publicUrl).sessionId(visitor.cookie))
  return application ? { ok: true, application, mayWrite: true, by: 'browser' } : refuse('not opened here')
}

/** The firm's page of a file: takes the link or, from the firm's room, the reference. */
export async function openFirmFile(
  { db, publicUrl }: Opening,
  token: string,
  visitor: Visitor,
): Promise<Outcome<OpenedFile, Exclude<OpeningRefusal, 'not opened here'>>> {
  return isReference(token)
    ? openFromRoom({ db, publicUrl }, token, visitor, 'plaintiff')
    : openByLink(db, token, visitor, 'firm')
}

/** The contract of a person whose attorney applied: they have a link of their own, and no case page. */
export const openClientFile = (
  { db }: Pick<Opening, 'db'>,
  token: string,
  visitor: Visitor,
): Promise<Outcome<OpenedFile, CaseOpeningRefusal>> => openByLink(db, token, visitor, 'client')

async function openByLink(
  db: Database,
  token: string,
  { address, factor }: Visitor,
  party: LinkParty,
): Promise<Outcome<OpenedFile, CaseOpeningRefusal>> {
  const opened = await openCaseLink(db, { token, party, network: networkOf(address), factor })
  return opened.ok ? { ok: true, application: opened.application, mayWrite: true, by: 'link' } : opened
}

/** A firm never gets to its client's own page. */
async function openFromRoom(
  { db, publicUrl }: Opening,
  reference: string,
  { cookie }: Visitor,
  role: CaseApplication['role'],
): Promise<Outcome<OpenedFile, 'unknown' | 'not signed in'>> {
  const room = await findRoom(db, createFirmCookies(publicUrl).sessionId(cookie))
  if (!room) return refuse('not signed in')
  const file = await findRoomFile(db, room, reference)
  if (file?.application.role !== role) return refuse('unknown')
  await noteRoomVisit(db, room)
  return { ok: true, application: file.application, mayWrite: file.role === 'lead', by: 'room' }
}

/** Co-counsel read: whatever writes asks this. */
export const forWriting = <Reason extends string>(
  outcome: Outcome<OpenedFile, Reason>,
): Outcome<OpenedFile, Reason | 'only read'> =>
  outcome.ok && !outcome.mayWrite ? refuse('only read') : outcome

/** Keeps what they send only if counsel hasn't changed since the file was opened for them. */
export const whileTheirs = <Value, Reason extends string>(
  db: Database,
  { application, party }: { application: CaseApplication; party: CaseParty },
  write: (tx: Transaction) => Promise<Outcome<Value, Reason>>,
): Promise<Outcome<Value, Reason | 'unknown'>> =>
  db.transaction(async (tx) => ((await holdFile(tx, application, party)) ? write(tx) : refuse('unknown')))

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
    const { current, ttl } = await countAttempt(tx, `case code guesses ${network}`, codeGuessWindow)
    if (current > maxCodeGuesses * factor) return refuse('too many guesses', { wait: ttl })
    const kept = await takeTry(tx, { reference, email })
    const isRight = isSameSecret(hashCode(rowSealer, kept?.applicationId ?? '', code), kept?.codeHash ?? '')
    if (!kept || !isRight) return refuse('wrong')
    await endCaseCode(tx, kept.applicationId)
    const session = await startCaseSession(tx, {
      ...{ applicationId: kept.applicationId, isOwnDevice, byCode: true },
    })
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
        lt(caseCodes.tries, maxCodeTries),
      ),
    )
    .returning({ applicationId: caseCodes.applicationId, codeHash: caseCodes.codeHash })
  return row
}
