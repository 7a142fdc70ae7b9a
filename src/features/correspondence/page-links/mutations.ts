import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, isNull, lt, not, or } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, caseCodes, caseLinks, caseSessions, linkSettings } from '#db/schema/index.ts'
import type { CaseParty, LinkParty } from '#domain/case-file.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { countAttempt, readAttempts } from '#lib/attempts.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { hashSecret, newSecret } from '#lib/secrets.ts'
import type { Locale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { type CaseApplication, caseColumns, findCaseLink, findLivingLink, isLiving } from './data.ts'

/** Holds for the links of cases that are closed already, too. */
export async function setLinkDays(db: Database, days: number): Promise<void> {
  await db
    .insert(linkSettings)
    .values({ id: 1, days })
    .onConflictDoUpdate({ target: linkSettings.id, set: { days } })
}

type TokenServices = { tx: Transaction; rowSealer: RowSealer }

/** Creates a link of 256 random bits, unless the party has one. Returns the token of the one that works. */
export async function createCaseLink(
  { tx, rowSealer }: TokenServices,
  { applicationId, party }: { applicationId: string; party: LinkParty },
): Promise<string> {
  const id = randomUUID()
  const token = newSecret()
  const [made] = await tx
    .insert(caseLinks)
    .values({
      id,
      applicationId,
      party,
      tokenHash: hashSecret(token),
      sealedToken: rowSealer.seal(caseLinks.sealedToken, id, token),
    })
    .onConflictDoNothing()
    .returning({ id: caseLinks.id })
  if (made) return token
  const first = await findLivingLink(tx, applicationId, party)
  if (!first) throw new Error('no link to the case page was kept')
  return rowSealer.open(caseLinks.sealedToken, first.id, first.sealedToken)
}

const pageOf = {
  applicant: paths.casePage,
  firm: paths.firmPage,
  client: paths.clientPage,
} as const satisfies Record<LinkParty, (token: string) => string>

const isOpenOf = ({ applicationId, party }: { applicationId: string; party: LinkParty }) =>
  and(eq(caseLinks.applicationId, applicationId), eq(caseLinks.party, party), isNull(caseLinks.revokedAt))

/** Applications from before there were case pages get one now. */
export async function findCaseUrl(
  { db, rowSealer, publicUrl }: { db: Database; rowSealer: RowSealer; publicUrl: string },
  applicationId: string,
  party: LinkParty,
): Promise<string> {
  const living = await findLivingLink(db, applicationId, party)
  const token = living
    ? rowSealer.open(caseLinks.sealedToken, living.id, living.sealedToken)
    : await db.transaction(async (tx) => {
        // One that ended by itself makes room.
        await tx
          .update(caseLinks)
          .set({ revokedAt: new Date() })
          .where(and(isOpenOf({ applicationId, party }), not(isLiving)))
        return createCaseLink({ tx, rowSealer }, { applicationId, party })
      })
  return publicUrl + pageOf[party](token)
}

/**
 * Whatever a party sends waits here for a change of counsel that is under way. False if the file has been given to
 * another firm since this one opened it.
 */
export async function holdFile(
  tx: Transaction,
  { id, role, counselSince }: Pick<CaseApplication, 'id' | 'role' | 'counselSince'>,
  party: CaseParty,
): Promise<boolean> {
  const isThis = eq(applications.id, id)
  await tx.select({ id: applications.id }).from(applications).where(isThis).for('no key update')
  // A statement of its own sees what was committed while the one before waited.
  const [row] = await tx.select({ counselSince: caseColumns.counselSince }).from(applications).where(isThis)
  const isFirms = party === 'firm' || role === 'attorney'
  return row !== undefined && (!isFirms || row.counselSince === counselSince)
}

/** Wrong tokens from one network before it has to wait. People miscopy a link once or twice. */
const mostGuesses = 20
const guessWindow = 10 * 60_000
const oneVisit = 15 * 60_000

export type CaseOpeningRefusal = 'unknown' | 'too many guesses'
export type OpenedCase = { linkId: string; application: CaseApplication }

/**
 * Before the page is drawn, which then counts a wrong token. A network that guessed too often learns nothing here, as it
 * does there.
 */
export async function findLinkLanguage(
  db: Database,
  { token, party, network, factor }: { token: string; party: LinkParty; network: string; factor: number },
): Promise<Locale | undefined> {
  const { current } = await readAttempts(db, guessesOf(network))
  if (current >= mostGuesses * factor) return undefined
  return (await findCaseLink(db, { token, party }))?.application.language
}

const guessesOf = (network: string) => `case link guesses ${network}`

/** After too many guesses it refuses every token, even a right one. */
export async function openCaseLink(
  db: Database,
  { token, party, network, factor }: { token: string; party: LinkParty; network: string; factor: number },
): Promise<Outcome<OpenedCase, CaseOpeningRefusal>> {
  const guesses = guessesOf(network)
  const { current, ttl } = await readAttempts(db, guesses)
  if (current >= mostGuesses * factor) return refuse('too many guesses', { wait: ttl })
  const found = await findCaseLink(db, { token, party })
  if (!found) {
    await countAttempt(db, guesses, guessWindow)
    return refuse('unknown')
  }
  const now = new Date()
  const isNewVisit = or(
    isNull(caseLinks.lastOpenedAt),
    lt(caseLinks.lastOpenedAt, new Date(now.getTime() - oneVisit)),
  )
  await db
    .update(caseLinks)
    .set({ lastOpenedAt: now })
    .where(and(eq(caseLinks.id, found.linkId), isNewVisit))
  return { ok: true, ...found }
}

/** For a link that went to the wrong person. Browsers that have opened the applicant's page have to open it again. */
export async function replaceCaseLink(
  { db, rowSealer }: { db: Database; rowSealer: RowSealer },
  { applicationId, party }: { applicationId: string; party: CaseParty },
  reviewer: Reviewer,
): Promise<Outcome<{ token: string }, 'unknown'>> {
  return db.transaction(async (tx) => {
    const isThis = eq(applications.id, applicationId)
    const [application] = await tx
      .select({ id: applications.id })
      .from(applications)
      .where(isThis)
      .for('no key update')
    if (!application) return refuse('unknown')
    return { ok: true, token: await renewCaseLink({ tx, rowSealer }, { applicationId, party }, reviewer) }
  })
}

export async function renewCaseLink(
  { tx, rowSealer }: TokenServices,
  { applicationId, party }: { applicationId: string; party: CaseParty },
  reviewer: Reviewer,
): Promise<string> {
  await revokeCaseLink(tx, { applicationId, party })
  const token = await createCaseLink({ tx, rowSealer }, { applicationId, party })
  const details = { ...reviewer, party }
  await recordEvents(tx, [{ applicationId, type: 'case-link-replaced', details }])
  return token
}

export async function revokeCaseLink(
  tx: Transaction,
  { applicationId, party }: { applicationId: string; party: CaseParty },
): Promise<void> {
  await tx.update(caseLinks).set({ revokedAt: new Date() }).where(isOpenOf({ applicationId, party }))
  if (party === 'applicant') {
    await tx.delete(caseSessions).where(eq(caseSessions.applicationId, applicationId))
    await endCaseCode(tx, applicationId)
  }
}

/** Ends the code that is on its way, too: it went to an address that may be somebody else's. */
export async function endCaseCode(tx: Transaction, applicationId: string): Promise<void> {
  await tx.delete(caseCodes).where(eq(caseCodes.applicationId, applicationId))
}

const day = 24 * 60 * 60_000
/** On a device that others use the cookie ends with the browser, and we stop accepting it after a day. */
const sharedLifetime = day
const ownLifetime = 30 * day
/** People open their page on a few devices; the oldest gives way. */
const mostSessions = 20

/** For the cookie; without a lifetime it ends with the browser. */
export type CaseSession = { id: string; lifetime: number | undefined }

/** How long we accept it, and what the cookie says. */
export const caseSessionLifetime = (isOwnDevice: boolean) =>
  isOwnDevice ? { kept: ownLifetime, told: ownLifetime } : { kept: sharedLifetime, told: undefined }

/** `byCode`: they typed the code that we mailed to the address on file. */
type NewCaseSession = { applicationId: string; isOwnDevice: boolean; byCode?: boolean }

export async function startCaseSession(
  tx: Transaction,
  { applicationId, isOwnDevice, byCode = false }: NewCaseSession,
): Promise<CaseSession> {
  const id = newSecret()
  const { kept, told } = caseSessionLifetime(isOwnDevice)
  await tx
    .insert(caseSessions)
    .values({ idHash: hashSecret(id), applicationId, byCode, expiresAt: new Date(Date.now() + kept) })
  const isTheirs = eq(caseSessions.applicationId, applicationId)
  const older = tx
    .select({ idHash: caseSessions.idHash })
    .from(caseSessions)
    .where(isTheirs)
    .orderBy(desc(caseSessions.createdAt), desc(caseSessions.idHash))
    .offset(mostSessions)
  // Others may start one at the same moment and remove the same rows. In another order, each would wait for the other.
  const mine = await tx
    .select({ idHash: caseSessions.idHash })
    .from(caseSessions)
    .where(and(isTheirs, inArray(caseSessions.idHash, older)))
    .for('update', { skipLocked: true })
  const ids = mine.map(({ idHash }) => idHash)
  if (ids.length > 0) await tx.delete(caseSessions).where(inArray(caseSessions.idHash, ids))
  return { id, lifetime: told }
}

export async function endCaseSession(db: Database, id: string): Promise<void> {
  await db.delete(caseSessions).where(eq(caseSessions.idHash, hashSecret(id)))
}
