import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { firmRecords } from '#db/schema/index.ts'
import { statusOf } from '#domain/application-status.ts'
import { revokeCaseLink } from '#features/correspondence/page-links/mutations.ts'
import type { Corrected } from '#features/questions/steps/corrected.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { announceChange } from '#lib/live/news.ts'
import { isStoppedMailbox, mailboxOf } from '#lib/mail/allowance.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { contactOf, countAsks, type FirmRecord, type FoundFirm, findFirm, readFirm } from './data.ts'
import { mailFirmQuestion } from './jobs.ts'
import { daysBetweenAsks, type Firm, type FirmChange, type FirmContact, mostAsks } from './schema.ts'

type Services = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }
type Kept = { firm: Firm }

type ChangeRefusal = 'unknown' | 'changed'
type VerifyRefusal = ChangeRefusal | 'no address' | 'no phone' | 'wrong recipient'
type AskRefusal =
  | 'unknown'
  | 'no address'
  | 'not verified'
  | 'wrong recipient'
  | 'stopped'
  | 'answered'
  | 'closed'
  | 'too soon'
  | 'asked enough'
export type FirmRefusal = ChangeRefusal | VerifyRefusal | AskRefusal

/** Finds the firm with its record, which nobody else changes until the transaction ends. */
export async function lockFirm(
  tx: Transaction,
  applicationId: string,
): Promise<(FoundFirm & { record: FirmRecord }) | undefined> {
  const found = await findFirm(tx, applicationId)
  if (!found) return undefined
  await tx.insert(firmRecords).values({ id: applicationId }).onConflictDoNothing()
  const [record] = await tx.select().from(firmRecords).where(eq(firmRecords.id, applicationId)).for('update')
  return record && { ...found, record }
}

/** Keeps what the desk found out about the firm. Another address is not verified, and the link to the old one ends. */
export async function changeFirm(
  services: Services,
  applicationId: string,
  { version, ...change }: FirmChange,
): Promise<Outcome<Kept, ChangeRefusal>> {
  return services.db.transaction(async (tx) => {
    const found = await lockFirm(tx, applicationId)
    if (!found) return refuse('unknown')
    if (found.record.version !== version) return refuse('changed')
    const { email } = contactOf(found)
    const isMoved = mailboxOf(email ?? '') !== mailboxOf(change.email)
    if (isMoved) await revokeCaseLink(tx, { applicationId, party: 'firm' })
    await tx
      .update(firmRecords)
      .set({
        ...unlessTyped(change, found.typed),
        ...(isMoved && forgetAddress(found.record)),
        version: version + 1,
      })
      .where(eq(firmRecords.id, applicationId))
    await announceChange(tx, applicationId)
    return { ok: true, firm: await readKept({ ...services, db: tx }, applicationId) }
  })
}

/** The questions whose answers stand where the desk wrote nothing else. */
const typedNames = {
  name: 'plaintiffAttorneyFirm',
  attorney: 'plaintiffAttorneyName',
  email: 'plaintiffAttorneyEmail',
  phone: 'plaintiffAttorneyPhone',
} as const satisfies Record<keyof FirmContact, keyof Corrected>

/**
 * The desk corrected what the applicant had typed: that stands before what was written here earlier. Call it before the
 * answers change.
 */
export async function followCorrection(
  tx: Transaction,
  applicationId: string,
  changes: Corrected,
): Promise<void> {
  const corrected = Object.values(typedNames).filter((name) => changes[name] !== undefined)
  const found = corrected.length > 0 && (await lockFirm(tx, applicationId))
  if (!found) return
  const { email } = contactOf(found)
  const { plaintiffAttorneyEmail: moved } = changes
  const isMoved = moved !== undefined && mailboxOf(email ?? '') !== mailboxOf(String(moved ?? ''))
  if (isMoved) await revokeCaseLink(tx, { applicationId, party: 'firm' })
  await tx
    .update(firmRecords)
    .set({
      ...Object.fromEntries(
        Object.entries(typedNames).flatMap(([name, typed]) =>
          corrected.includes(typed) ? [[name, null]] : [],
        ),
      ),
      ...(isMoved && forgetAddress(found.record)),
      version: found.record.version + 1,
    })
    .where(eq(firmRecords.id, applicationId))
}

/** Null where it is as the applicant typed it. */
function unlessTyped(change: Omit<FirmChange, 'version'>, typed: FoundFirm['typed']) {
  const keep = (value: string, before: string | null) => (value === (before ?? '') ? null : value)
  return {
    name: keep(change.name, typed.name),
    attorney: keep(change.attorney, typed.attorney),
    email: keep(change.email, typed.email),
    phone: keep(change.phone, typed.phone),
  }
}

/** What was about the old address. What a firm told us stays, unless it said that it isn't the one. */
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

/** Somebody called the firm, and the address is theirs. */
export async function verifyFirm(
  services: Services,
  applicationId: string,
  version: number,
  reviewer: Reviewer,
): Promise<Outcome<Kept, VerifyRefusal>> {
  return services.db.transaction(async (tx) => {
    const found = await lockFirm(tx, applicationId)
    if (!found) return refuse('unknown')
    const { record } = found
    const done = async () =>
      ({ ok: true, firm: await readKept({ ...services, db: tx }, applicationId) }) as const
    if (record.verifiedAt) return done()
    // They checked the address that they saw.
    if (record.version !== version) return refuse('changed')
    const { email, phone } = contactOf(found)
    if (!email) return refuse('no address')
    if (!phone) return refuse('no phone')
    if (record.wrongRecipientAt) return refuse('wrong recipient')
    const { person } = reviewer
    await tx
      .update(firmRecords)
      .set({
        verifiedAt: new Date(),
        personId: person?.id ?? null,
        personName: person?.name ?? null,
        version: version + 1,
      })
      .where(eq(firmRecords.id, applicationId))
    await recordEvents(tx, [{ applicationId, type: 'firm-verified', details: reviewer }])
    return done()
  })
}

const pause = daysBetweenAsks * 24 * 60 * 60_000

/** Queues the mail with the link to the firm's page. Pressed twice, it sends one. */
export async function askFirm(
  services: Services,
  applicationId: string,
  reviewer: Reviewer,
): Promise<Outcome<Kept, AskRefusal>> {
  return services.db.transaction(async (tx) => {
    const found = await lockFirm(tx, applicationId)
    if (!found) return refuse('unknown')
    const refused = await refuseToAsk(tx, found)
    if (refused) return refused
    const askedAt = new Date()
    await tx.update(firmRecords).set({ askedAt }).where(eq(firmRecords.id, applicationId))
    const [eventId = 0] = await recordEvents(tx, [{ applicationId, type: 'firm-asked', details: reviewer }])
    await services.enqueue(tx, mailFirmQuestion, { applicationId, eventId })
    return { ok: true, firm: await readKept({ ...services, db: tx }, applicationId) }
  })
}

async function refuseToAsk(tx: Transaction, found: FoundFirm & { record: FirmRecord }) {
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

async function readKept(
  services: { db: Transaction; rowSealer: RowSealer },
  applicationId: string,
): Promise<Firm> {
  const firm = await readFirm(services, applicationId)
  if (!firm) throw new Error('the firm of an application is gone')
  return firm
}
