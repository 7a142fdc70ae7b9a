import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, caseMessages, firmRecords } from '#db/schema/index.ts'
import type { CaseParty, MessageAuthor } from '#domain/case-file.ts'
import { firmParty } from '#features/correspondence/page-links/data.ts'
import type { ThreadMessage } from './schema.ts'

type Services = { db: Database; rowSealer: RowSealer }
export type MessageRow = typeof caseMessages.$inferSelect

export function toMessage(rowSealer: RowSealer, row: MessageRow): ThreadMessage {
  return {
    id: row.id,
    author: row.author,
    name: row.personName,
    text: rowSealer.open(caseMessages.sealedText, row.id, row.sealedText),
    byMail: row.byMail,
    fromOther: row.sealedSender !== null,
    hadAttachments: row.hadAttachments,
    writtenAt: row.writtenAt.toISOString(),
  }
}

export type Place = { applicationId: string; party: CaseParty }

export const isOfThread = ({ applicationId, party }: Place, author?: MessageAuthor) =>
  and(
    eq(caseMessages.applicationId, applicationId),
    eq(caseMessages.party, party),
    author && eq(caseMessages.author, author),
  )

/**
 * A firm that took over reads and answers nothing from before: that was another's. An attorney who applied is the
 * applicant.
 */
export const isOwnTime: SQL = sql`not exists (select from ${firmRecords} join ${applications} on ${applications.id} = ${firmRecords.id}
  where ${firmRecords.id} = ${caseMessages.applicationId} and ${firmRecords.counselSince} > ${caseMessages.writtenAt}
  and ${caseMessages.party} = ${firmParty})`

/** Since when a party has its file; null if from the start. */
export async function findCounselSince(db: Database, { applicationId, party }: Place): Promise<Date | null> {
  const [row] = await db
    .select({ since: firmRecords.counselSince, firmParty })
    .from(firmRecords)
    .innerJoin(applications, eq(applications.id, firmRecords.id))
    .where(eq(firmRecords.id, applicationId))
  return row && party === row.firmParty ? row.since : null
}

/** As the party reads it. */
export const listOwnMessages = (services: Services, place: Place) => listWhere(services, place, isOwnTime)

/** The oldest first. */
export const listMessages = (services: Services, applicationId: string, party: CaseParty) =>
  listWhere(services, { applicationId, party })

async function listWhere({ db, rowSealer }: Services, place: Place, which?: SQL) {
  const rows = await db
    .select()
    .from(caseMessages)
    .where(and(isOfThread(place), which))
    .orderBy(asc(caseMessages.writtenAt), asc(caseMessages.id))
  return rows.map((row) => ({
    ...toMessage(rowSealer, row),
    readAt: row.readAt?.toISOString() ?? null,
    sender: row.sealedSender && rowSealer.open(caseMessages.sealedSender, row.id, row.sealedSender),
  }))
}

/** Undefined until the desk has checked the address, or if the firm said it isn't theirs. */
export async function findFirmAddress(db: Database, applicationId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ typed: applications.plaintiffAttorneyEmail, record: firmRecords })
    .from(applications)
    .innerJoin(firmRecords, eq(firmRecords.id, applications.id))
    .where(eq(applications.id, applicationId))
  if (!row?.record.verifiedAt || row.record.wrongRecipientAt) return undefined
  return row.record.email ?? row.typed ?? undefined
}
