import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, consentRecords, documents, people } from '#db/schema/index.ts'
import { type ApplicationStatus, statusOf } from '#domain/application-status.ts'
import { findStage } from '#features/contracts/acknowledgment/data.ts'
import { readVisibleStatus } from '#features/decisions/data/records.ts'
import { listCaseItems } from '#features/documents/checklist/data.ts'
import type { CaseItem } from '#features/documents/checklist/schema.ts'
import { contactOf, type FirmRecord, findFirm, openFirmAnswers } from '#features/firms/counsel/data.ts'
import { listOwnMessages } from '#features/messages/thread/data.ts'
import { openAnswers } from '#features/questions/data.ts'

type Services = { db: Database; rowSealer: RowSealer }

/** Until we decide, the firm may change its answers. A firm that we ask after an offer can still give them. */
export const isDecided = (
  status: ApplicationStatus,
  record: Pick<FirmRecord, 'representation'> | null | undefined,
): boolean => statusOf(status).isClosed || (status === 'approved' && record?.representation != null)

export async function isWrongRecipient(db: Database, applicationId: string): Promise<boolean> {
  const found = await findFirm(db, applicationId)
  return found?.record?.wrongRecipientAt != null
}

/** Undefined if there's no firm to show it to. */
export async function readFirmPage(services: Services, applicationId: string) {
  const found = await findFirm(services.db, applicationId)
  if (!found) return undefined
  const { application, record } = found
  if (record?.wrongRecipientAt) return { kind: 'wrong-recipient' } as const
  const [client, agreed, items, messages] = await Promise.all([
    readClient(services, applicationId),
    findConsent(services.db, applicationId),
    listItems(services, applicationId, record?.counselSince ?? null),
    listOwnMessages(services, { applicationId, party: 'firm' }),
  ])
  if (!client) return undefined
  const { reviewer, ...named } = client
  return {
    kind: 'open' as const,
    reference: application.reference,
    firmName: contactOf(found).name,
    client: named,
    agreed,
    reviewer,
    representation: record?.representation ?? null,
    answers: openFirmAnswers(services.rowSealer, record),
    answeredAt: record?.answeredAt?.toISOString() ?? null,
    isDecided: isDecided(await readVisibleStatus(services.db, application), record),
    items,
    // A firm that told us that it isn’t theirs gets its page no more.
    contract:
      (record?.representation ?? 'yes') === 'yes' ? await findStage(services.db, applicationId) : null,
    messages: messages.map(({ readAt, sender, ...message }) => message),
  }
}

/** Only with the firm's own files: other names are none of its business. */
async function listItems(services: Services, applicationId: string, since: Date | null): Promise<CaseItem[]> {
  const items = await listCaseItems(services, applicationId, 'firm', since)
  const own = await services.db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.applicationId, applicationId), eq(documents.door, 'firm')))
  const isOwn = new Set(own.map(({ id }) => id))
  return items.map((item) => ({ ...item, files: item.files.filter(({ id }) => isOwn.has(id)) }))
}

async function readClient({ db, rowSealer }: Services, applicationId: string) {
  const [row] = await db
    .select({
      id: applications.id,
      firstName: applications.firstName,
      lastName: applications.lastName,
      sealedAnswers: applications.sealedAnswers,
      reviewer: people.name,
    })
    .from(applications)
    .leftJoin(people, eq(people.id, applications.assigneeId))
    .where(eq(applications.id, applicationId))
  if (!row) return undefined
  const { firstName, lastName, reviewer } = row
  return {
    name: `${firstName} ${lastName}`,
    firstName,
    isWard: openAnswers(rowSealer, row).forChildOrWard === true,
    reviewer,
  }
}

async function findConsent(db: Database, applicationId: string) {
  const [consent] = await db
    .select({ statement: consentRecords.statement, givenAt: consentRecords.givenAt })
    .from(consentRecords)
    .where(and(eq(consentRecords.applicationId, applicationId), eq(consentRecords.kind, 'consent')))
    .orderBy(asc(consentRecords.id))
    .limit(1)
  return consent ? { statement: consent.statement, at: consent.givenAt.toISOString() } : null
}
