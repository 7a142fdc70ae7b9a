import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, caseSessions, counsel, firmPeople, signerSessions } from '#db/schema/index.ts'
import type { SignerParty } from '#domain/contracts.ts'
import { contactOf, findFirm } from '#features/firms/counsel/data.ts'
import { hasLeft, isAtFirm } from '#features/firms/people/data.ts'
import { findRoom, findRoomFile } from '#features/firms/room/data.ts'
import { createCaseCookies } from '#lib/case-cookies.ts'
import { ownEmailOf } from '#lib/case-person.ts'
import { createFirmCookies } from '#lib/firm-cookies.ts'
import { mailboxOf } from '#lib/mail/allowance.ts'
import type { Visitor } from '#lib/page-context.ts'
import { hashSecret } from '#lib/secrets.ts'
import { createSignerCookies } from '#lib/signer-cookies.ts'
import type { Signer, SignerPlace, SignerProof } from './schema.ts'

export type SignerServices = { db: Database; rowSealer: RowSealer; publicUrl: string }

/** Lets a queued job and a session name an address without holding it. */
export const hashSignerEmail = (rowSealer: RowSealer, email: string) =>
  rowSealer.hash('signer, email', email.trim().toLowerCase())

export const hashSignerCode = (rowSealer: RowSealer, { applicationId, party }: SignerPlace, code: string) =>
  rowSealer.hash('signer code', `${applicationId} ${party} ${code}`)

type File = Pick<typeof applications.$inferSelect, 'id' | 'reference' | 'role' | 'language' | 'email'>
export type SignerFile = { file: File; emails: Record<SignerParty, string | null> }

/** Where each party's code goes, as the file is now. */
export async function readSignerFile(db: Database, applicationId: string): Promise<SignerFile | undefined> {
  const [row] = await db.select().from(applications).where(eq(applications.id, applicationId))
  if (!row) return undefined
  const lead = await findLeadEmail(db, applicationId)
  const attorney = lead ?? (row.role === 'attorney' ? row.email : await findNamedEmail(db, applicationId))
  return { file: row, emails: { person: ownEmailOf(row), attorney } }
}

/** The address of the attorney the desk linked. */
async function findLeadEmail(db: Database, applicationId: string): Promise<string | null> {
  const [row] = await db
    .select({ email: firmPeople.email })
    .from(counsel)
    .innerJoin(firmPeople, eq(firmPeople.id, counsel.attorneyId))
    .where(
      and(
        eq(counsel.applicationId, applicationId),
        eq(counsel.role, 'lead'),
        isNull(counsel.endedAt),
        isAtFirm,
      ),
    )
  return row?.email ?? null
}

/** Once the desk made sure of it: the person could have named themselves. Nobody's who told us that it isn't their client. */
async function findNamedEmail(db: Database, applicationId: string): Promise<string | null> {
  const found = await findFirm(db, applicationId)
  const record = found?.record
  if (!found || !record?.verifiedAt || record.wrongRecipientAt) return null
  const { email } = contactOf(found)
  const isAsked = (record.representation ?? 'yes') === 'yes' && email !== null
  return isAsked && !(await hasLeftFirm(db, email)) ? email : null
}

async function hasLeftFirm(db: Database, email: string): Promise<boolean> {
  const people = await db
    .select({ until: firmPeople.until })
    .from(firmPeople)
    .where(eq(sql`lower(${firmPeople.email})`, email.trim().toLowerCase()))
  return people.length > 0 && people.every(({ until }) => hasLeft(until))
}

/** Who looks at this contract, and whether they proved it. Undefined once the file is gone. */
export async function findSigner(
  services: SignerServices,
  place: SignerPlace,
  visitor: Visitor,
): Promise<Signer | undefined> {
  const { applicationId, party } = place
  const found = await readSignerFile(services.db, applicationId)
  if (!found) return undefined
  const { emails, file } = found
  const other = party === 'person' ? 'attorney' : 'person'
  const proof = (await listProofs(services, found, party, visitor)).find(({ isTheirs }) => isTheirs)
  const email = proof?.email ?? emails[party]
  // Of a client whose mailbox is the applying attorney's, nobody knows who reads the code.
  const isFilers = file.role === 'attorney' && isOneMailbox(emails.person, file.email)
  return {
    ...place,
    isKnown: proof !== undefined,
    knownBy: proof?.knownBy ?? 'link',
    email,
    alsoOther: (await listProofs(services, found, other, visitor)).length > 0,
    isSameAddress: isFilers || isOneMailbox(email, emails[other]),
    session: proof ? proof.hash.slice(0, 12) : null,
    address: visitor.address,
    browser: visitor.browser,
  }
}

const isOneMailbox = (one: string | null, other: string | null) =>
  one !== null && other !== null && mailboxOf(one) === mailboxOf(other)

/** `isTheirs`: they may sign with it. Somebody who works for the other party can't sign for either. */
type Proof = { knownBy: SignerProof; email: string; hash: string; isTheirs: boolean }

async function listProofs(
  services: SignerServices,
  found: SignerFile,
  party: SignerParty,
  visitor: Visitor,
): Promise<Proof[]> {
  const proofs = [
    await findTypedCode(services, found, party, visitor),
    await findCasePage(services, found, party, visitor),
    party === 'attorney' ? await findFirmRoom(services, found, visitor) : undefined,
  ]
  return proofs.filter((proof) => proof !== undefined)
}

/** For as long as the file names the address that the code went to. */
async function findTypedCode(
  { db, rowSealer, publicUrl }: SignerServices,
  { file, emails }: SignerFile,
  party: SignerParty,
  { cookie }: Visitor,
): Promise<Proof | undefined> {
  const secret = createSignerCookies(publicUrl).secret(cookie)
  const email = emails[party]
  if (!secret || !email) return undefined
  const hash = hashSecret(secret)
  const isTheirs = and(
    eq(signerSessions.browserHash, hash),
    eq(signerSessions.applicationId, file.id),
    eq(signerSessions.party, party),
    eq(signerSessions.emailHash, hashSignerEmail(rowSealer, email)),
    gt(signerSessions.expiresAt, new Date()),
  )
  return (await db.$count(signerSessions, isTheirs)) > 0
    ? { knownBy: 'code', email, hash, isTheirs: true }
    : undefined
}

/**
 * The applicant's case page: the person's, or in an attorney's file the attorney's. Its code went to the address
 * of the application, and the attorney who leads may have another.
 */
async function findCasePage(
  { db, publicUrl }: Pick<SignerServices, 'db' | 'publicUrl'>,
  { file, emails }: SignerFile,
  party: SignerParty,
  { cookie }: Visitor,
): Promise<Proof | undefined> {
  const id = createCaseCookies(publicUrl).sessionId(cookie)
  if (!id || party !== applicantOf(file)) return undefined
  const hash = hashSecret(id)
  const isOpened = and(
    eq(caseSessions.idHash, hash),
    eq(caseSessions.applicationId, file.id),
    eq(caseSessions.byCode, true),
    gt(caseSessions.expiresAt, new Date()),
  )
  if ((await db.$count(caseSessions, isOpened)) === 0) return undefined
  return { knownBy: 'case', email: file.email, hash, isTheirs: isOneMailbox(file.email, emails[party]) }
}

const applicantOf = ({ role }: Pick<File, 'role'>): SignerParty =>
  role === 'attorney' ? 'attorney' : 'person'

/** An attorney of the firm that leads. Others who work there get the code from the attorney. */
async function findFirmRoom(
  { db, publicUrl }: SignerServices,
  { file: { reference, id }, emails }: SignerFile,
  { cookie }: Visitor,
): Promise<Proof | undefined> {
  const sessionId = createFirmCookies(publicUrl).sessionId(cookie)
  const room = await findRoom(db, sessionId)
  const found = room && (await findRoomFile(db, room, reference))
  if (!sessionId || !room || found?.application.id !== id || found.role !== 'lead') return undefined
  const isAttorney = and(inArray(firmPeople.id, room.personIds), eq(firmPeople.kind, 'attorney'))
  const isTheirs = isOneMailbox(room.email, emails.attorney) || (await db.$count(firmPeople, isAttorney)) > 0
  return { knownBy: 'room', email: room.email, hash: hashSecret(sessionId), isTheirs }
}

/** Whether the applicant typed a code in this browser: a link alone opens the case page, too. */
export async function isKnownApplicant(
  services: SignerServices,
  { id: applicationId, role }: Pick<File, 'id' | 'role'>,
  visitor: Visitor,
): Promise<boolean> {
  const found = await readSignerFile(services.db, applicationId)
  if (!found) return false
  return (await listProofs(services, found, applicantOf({ role }), visitor)).some(
    ({ knownBy, isTheirs }) => isTheirs || knownBy === 'case',
  )
}
