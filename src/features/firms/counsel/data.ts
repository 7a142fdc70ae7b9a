import { and, eq, gte, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applicationEvents, applications, caseLinks, firmRecords } from '#db/schema/index.ts'
import { isStoppedMailbox } from '#lib/mail/allowance.ts'
import {
  type Firm,
  type FirmAnswers,
  type FirmContact,
  type FirmState,
  firmAnswersSchema,
  noAnswers,
} from './schema.ts'

export type FirmRecord = typeof firmRecords.$inferSelect

/** The record is null until somebody writes to it. */
export async function findFirm(db: Database | Transaction, applicationId: string) {
  const [row] = await db
    .select({
      typed: {
        name: applications.plaintiffAttorneyFirm,
        attorney: applications.plaintiffAttorneyName,
        email: applications.plaintiffAttorneyEmail,
        phone: applications.plaintiffAttorneyPhone,
      },
      application: { id: applications.id, reference: applications.reference, status: applications.status },
      record: firmRecords,
    })
    .from(applications)
    .leftJoin(firmRecords, eq(firmRecords.id, applications.id))
    .where(and(eq(applications.id, applicationId), eq(applications.role, 'plaintiff')))
  if (!row) return undefined
  const { typed, ...found } = row
  return { ...found, typed: { ...typed, name: typed.name ?? '', attorney: typed.attorney ?? '' } }
}
export type FoundFirm = NonNullable<Awaited<ReturnType<typeof findFirm>>>

/** The desk's correction stands before what the applicant typed. */
export function contactOf({ typed, record }: Pick<FoundFirm, 'typed' | 'record'>): FirmContact {
  return {
    name: record?.name ?? typed.name,
    attorney: record?.attorney ?? typed.attorney,
    email: (record?.email ?? typed.email) || null,
    phone: (record?.phone ?? typed.phone) || null,
  }
}

/** Null for an attorney's own application: there is nobody else to ask. */
export async function readFirmState(db: Database, applicationId: string): Promise<FirmState | null> {
  const found = await findFirm(db, applicationId)
  return found ? { name: contactOf(found).name, state: stateOf(found.record) } : null
}

function stateOf(record: FirmRecord | null): FirmState['state'] {
  if (!record || record.wrongRecipientAt) return 'not-asked'
  if (record.representation) return record.representation === 'yes' ? 'confirmed' : 'declined'
  return record.askedAt ? 'asked' : 'not-asked'
}

export function openFirmAnswers(rowSealer: RowSealer, record: FirmRecord | null): FirmAnswers {
  if (!record?.sealedAnswers) return noAnswers
  const answers = rowSealer.open(firmRecords.sealedAnswers, record.id, record.sealedAnswers)
  return firmAnswersSchema.parse({ ...noAnswers, ...answers })
}

export async function readFirm(
  { db, rowSealer }: { db: Database | Transaction; rowSealer: RowSealer },
  applicationId: string,
): Promise<Firm | undefined> {
  const found = await findFirm(db, applicationId)
  if (!found) return undefined
  const { typed, record } = found
  const contact = contactOf(found)
  // One after the other, because a transaction has one connection.
  const asks = await countAsks(db, applicationId, record)
  const openedAt = await findLastVisit(db, applicationId)
  const isStopped = contact.email !== null && (await isStoppedMailbox(db, contact.email))
  return {
    ...contact,
    typed,
    verifiedAt: toIso(record?.verifiedAt),
    verifiedBy: record?.personName ?? null,
    askedAt: toIso(record?.askedAt),
    asks,
    openedAt: toIso(openedAt),
    wrongRecipientAt: toIso(record?.wrongRecipientAt),
    isStopped,
    representation: record?.representation ?? null,
    answers: openFirmAnswers(rowSealer, record),
    acknowledgedAt: toIso(record?.acknowledgedAt),
    answeredAt: toIso(record?.answeredAt),
    version: record?.version ?? 1,
  }
}

const toIso = (moment: Date | null | undefined) => moment?.toISOString() ?? null

/** Counts from the day the address was verified, so a changed address starts at zero. */
export async function countAsks(
  db: Database | Transaction,
  applicationId: string,
  record: FirmRecord | null,
): Promise<number> {
  if (!record?.verifiedAt) return 0
  const isAsk = and(
    eq(applicationEvents.applicationId, applicationId),
    eq(applicationEvents.type, 'firm-asked'),
    gte(applicationEvents.happenedAt, record.verifiedAt),
  )
  return db.$count(applicationEvents, isAsk)
}

async function findLastVisit(db: Database | Transaction, applicationId: string) {
  const { party, revokedAt, lastOpenedAt } = caseLinks
  const [link] = await db
    .select({ lastOpenedAt })
    .from(caseLinks)
    .where(and(eq(caseLinks.applicationId, applicationId), eq(party, 'firm'), isNull(revokedAt)))
  return link?.lastOpenedAt
}
