import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { firmRecords } from '#db/schema/index.ts'
import { statusOf } from '#domain/application-status.ts'
import { revokeCaseLink } from '#features/correspondence/page-links/mutations.ts'
import type { Corrected } from '#features/questions/steps/corrected.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { announceChange } from '#lib/live/news.ts'
import { isStoppedMailbox, mailboxOf } from '#lib/mail/allowance.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { contactOf, countAsks, type FirmRecord, type FoundFirm, findFirm, readFirm } from './data.ts'
import { mailFirmQuestion } from './jobs.ts'
import { daysBetweenAsks, type Firm, type FirmChange, type FirmContact, mostAsks } from './schema.ts'

type Services = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }

export type FirmRefusal =
  | 'unknown'
  | 'changed'
  | 'no address'
  | 'no phone'
  | 'not verified'
  | 'wrong recipient'
  | 'stopped'
  | 'answered'
  | 'closed'
  | 'too soon'
  | 'asked enough'
type FirmOutcome = Outcome<{ firm: Firm }, FirmRefusal>
type LockedFirm = FoundFirm & { record: FirmRecord }

/** Nobody else changes the record until the transaction ends. */
export async function lockFirm(tx: Transaction, applicationId: string): Promise<LockedFirm | undefined> {
  const found = await findFirm(tx, applicationId)
  if (!found) return undefined
  await tx.insert(firmRecords).values({ id: applicationId }).onConflictDoNothing()
  const [record] = await tx.select().from(firmRecords).where(eq(firmRecords.id, applicationId)).for('update')
  return record && { ...found, record }
}

export async function changeFirm(
  services: Services,
  applicationId: string,
  { version, ...change }: FirmChange,
): Promise<FirmOutcome> {
  return services.db.transaction(async (tx) => {
    const found = await lockFirm(tx, applicationId)
    if (!found) return refuse('unknown')
    if (found.record.version !== version) return refuse('changed')
    // Null where the applicant typed the same.
    const corrected = contactNames.map((name) => {
      return [name, change[name] === (found.typed[name] ?? '') ? null : change[name]] as const
    })
    await changeContact(tx, found, Object.fromEntries(corrected), change.email)
    await announceChange(tx, applicationId)
    return answer({ ...services, db: tx }, applicationId)
  })
}

const typedNames = {
  name: 'plaintiffAttorneyFirm',
  attorney: 'plaintiffAttorneyName',
  email: 'plaintiffAttorneyEmail',
  phone: 'plaintiffAttorneyPhone',
} as const satisfies Record<keyof FirmContact, keyof Corrected>
const contactNames = Object.keys(typedNames) as (keyof FirmContact)[]

/**
 * When the desk corrects what the applicant typed, the correction replaces what the desk wrote here earlier. Call this
 * before the answers change.
 */
export async function followCorrection(tx: Transaction, applicationId: string, changes: Corrected) {
  const corrected = contactNames.filter((name) => changes[typedNames[name]] !== undefined)
  const found = corrected.length > 0 && (await lockFirm(tx, applicationId))
  if (!found) return
  const { plaintiffAttorneyEmail: email } = changes
  const cleared = Object.fromEntries(corrected.map((name) => [name, null]))
  await changeContact(tx, found, cleared, email === undefined ? undefined : String(email ?? ''))
}

type ContactChange = Partial<Record<keyof FirmContact, string | null>>

/** Another address is not verified, and the link to the old one ends. */
async function changeContact(
  tx: Transaction,
  found: LockedFirm,
  change: ContactChange,
  email: string | undefined,
): Promise<void> {
  const { id, version } = found.record
  const isMoved = email !== undefined && mailboxOf(contactOf(found).email ?? '') !== mailboxOf(email)
  if (isMoved) await revokeCaseLink(tx, { applicationId: id, party: 'firm' })
  await tx
    .update(firmRecords)
    .set({ ...change, ...(isMoved && forgetAddress(found.record)), version: version + 1 })
    .where(eq(firmRecords.id, id))
}

/** What a firm told us stays when its address changes, unless it said that it isn't their client. */
const forgetAddress = ({ representation, wrongRecipientAt }: FirmRecord) => ({
  verifiedAt: null,
  personId: null,
  personName: null,
  askedAt: null,
  wrongRecipientAt: null,
  ...((representation !== 'yes' || wrongRecipientAt) && {
    representation: null,
    sealedAnswers: null,
    acknowledgedAt: null,
    answeredAt: null,
  }),
})

export async function verifyFirm(
  services: Services,
  applicationId: string,
  version: number,
  reviewer: Reviewer,
): Promise<FirmOutcome> {
  return services.db.transaction(async (tx) => {
    const found = await lockFirm(tx, applicationId)
    if (!found) return refuse('unknown')
    const { record } = found
    if (record.verifiedAt) return answer({ ...services, db: tx }, applicationId)
    // They checked the address that they saw.
    if (record.version !== version) return refuse('changed')
    const { email, phone } = contactOf(found)
    if (!email) return refuse('no address')
    if (!phone) return refuse('no phone')
    if (record.wrongRecipientAt) return refuse('wrong recipient')
    const { id: personId = null, name: personName = null } = reviewer.person ?? {}
    await tx
      .update(firmRecords)
      .set({ verifiedAt: new Date(), personId, personName, version: version + 1 })
      .where(eq(firmRecords.id, applicationId))
    await recordEvents(tx, [{ applicationId, type: 'firm-verified', details: reviewer }])
    return answer({ ...services, db: tx }, applicationId)
  })
}

const pause = daysBetweenAsks * 24 * 60 * 60_000

/** Two clicks send one mail. */
export async function askFirm(
  services: Services,
  applicationId: string,
  reviewer: Reviewer,
): Promise<FirmOutcome> {
  return services.db.transaction((tx) => askLockedFirm({ ...services, db: tx }, applicationId, reviewer))
}

/** In a transaction of the caller's. */
export async function askLockedFirm(
  { db: tx, rowSealer, enqueue }: Omit<Services, 'db'> & { db: Transaction },
  applicationId: string,
  reviewer: Reviewer,
): Promise<FirmOutcome> {
  const found = await lockFirm(tx, applicationId)
  if (!found) return refuse('unknown')
  const refused = await refuseToAsk(tx, found)
  if (refused) return refused
  const askedAt = new Date()
  await tx.update(firmRecords).set({ askedAt }).where(eq(firmRecords.id, applicationId))
  const [eventId = 0] = await recordEvents(tx, [{ applicationId, type: 'firm-asked', details: reviewer }])
  await enqueue(tx, mailFirmQuestion, { applicationId, eventId })
  return answer({ rowSealer, db: tx }, applicationId)
}

/** Another firm has the file: nothing that the former told us stands as the new one's. */
export async function giveToFirm(
  tx: Transaction,
  { record: { id, version } }: LockedFirm,
  contact: FirmContact,
  verifiedBy: Reviewer | undefined,
): Promise<void> {
  // Empty, not null: what the applicant typed is the former firm's.
  const { name, attorney, email, phone } = contact
  const { id: personId = null, name: personName = null } = verifiedBy?.person ?? {}
  await tx
    .update(firmRecords)
    .set({
      ...{ name, attorney, email: email ?? '', phone: phone ?? '' },
      ...{ representation: null, sealedAnswers: null, acknowledgedAt: null, answeredAt: null },
      ...{ askedAt: null, wrongRecipientAt: null },
      ...(verifiedBy
        ? { verifiedAt: sql`now()`, personId, personName }
        : { verifiedAt: null, personId: null, personName: null }),
      counselSince: sql`now()`,
      version: version + 1,
    })
    .where(eq(firmRecords.id, id))
}

async function refuseToAsk(tx: Transaction, found: LockedFirm) {
  const { application, record } = found
  const { email } = contactOf(found)
  if (statusOf(application.status).isClosed) return refuse('closed')
  if (!email) return refuse('no address')
  if (record.wrongRecipientAt) return refuse('wrong recipient')
  if (!record.verifiedAt) return refuse('not verified')
  if (record.representation) return refuse('answered')
  if (await isStoppedMailbox(tx, email)) return refuse('stopped')
  const wait = record.askedAt ? record.askedAt.getTime() + pause - Date.now() : 0
  if (wait > 0) return refuse('too soon', { wait })
  return (await countAsks(tx, application.id, record)) >= mostAsks ? refuse('asked enough') : undefined
}

async function answer(services: { db: Transaction; rowSealer: RowSealer }, applicationId: string) {
  const firm = await readFirm(services, applicationId)
  if (!firm) throw new Error('the firm of an application is gone')
  return { ok: true, firm } as const
}
