import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { applicationEvents, applications, checklistItems, decisions, firmRecords } from '#db/schema/index.ts'
import type { CaseParty } from '#domain/case-file.ts'
import { firmParty } from '#features/correspondence/page-links/data.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import type { RecipientProblem } from './schema.ts'

/** A decision that can still be undone doesn't count yet for anything that can't be. */
export const isUndecided = sql<boolean>`exists (select 1 from ${decisions}
  where ${decisions.applicationId} = ${applications.id} and ${decisions.effectiveAt} is not null
  and ${decisions.endedAt} is null and ${decisions.finalAt} is null)`

const addresseeColumns = {
  id: applications.id,
  reference: applications.reference,
  role: applications.role,
  status: applications.status,
  email: applications.email,
  language: applications.language,
  firmEmail: sql<string | null>`coalesce(${firmRecords.email}, ${applications.plaintiffAttorneyEmail})`,
  verifiedAt: firmRecords.verifiedAt,
  wrongRecipientAt: firmRecords.wrongRecipientAt,
  representation: firmRecords.representation,
  counselSince: firmRecords.counselSince,
  firmParty,
  isUndecided,
}
export type Addressee = NonNullable<Awaited<ReturnType<typeof findAddressee>>>

export async function findAddressee(db: Database | Transaction, applicationId: string) {
  const [row] = await db
    .select(addresseeColumns)
    .from(applications)
    .leftJoin(firmRecords, eq(firmRecords.id, applications.id))
    .where(eq(applications.id, applicationId))
  return row
}

/** We write to a firm only at an address that the desk has checked. */
export function addressOf(
  addressee: Addressee,
  party: CaseParty,
): Outcome<{ address: string }, RecipientProblem> {
  if (party === 'applicant') return { ok: true, address: addressee.email }
  const { role, firmEmail, verifiedAt, wrongRecipientAt, representation } = addressee
  if (role !== 'plaintiff') return refuse('no firm')
  if (!firmEmail) return refuse('no address')
  if (wrongRecipientAt) return refuse('wrong recipient')
  if (representation && representation !== 'yes') return refuse('not represented')
  return verifiedAt ? { ok: true, address: firmEmail } : refuse('not verified')
}

export async function findRejected(db: Database, itemId: string) {
  const [item] = await db.select().from(checklistItems).where(eq(checklistItems.id, itemId))
  return item?.state === 'rejected' ? item : undefined
}

/** `since`: what a firm that took over was sent back itself. */
export async function listRejected(
  db: Database,
  { applicationId, party, since }: { applicationId: string; party: CaseParty; since: Date | null },
) {
  return db
    .select({
      id: checklistItems.id,
      documentType: checklistItems.documentType,
      reason: checklistItems.reason,
    })
    .from(checklistItems)
    .where(
      and(
        eq(checklistItems.applicationId, applicationId),
        eq(checklistItems.party, party),
        eq(checklistItems.state, 'rejected'),
        isNull(checklistItems.waivedAt),
        isNull(checklistItems.unavailableAt),
        since ? gte(checklistItems.judgedAt, since) : undefined,
      ),
    )
    .orderBy(checklistItems.position)
}

export async function wasTold(
  db: Database,
  { applicationId, itemId, since }: { applicationId: string; itemId: string; since: Date },
): Promise<boolean> {
  const told = await db.$count(
    applicationEvents,
    and(
      eq(applicationEvents.applicationId, applicationId),
      eq(applicationEvents.type, 'mail-sent'),
      gte(applicationEvents.happenedAt, since),
      sql`${applicationEvents.details} @> ${JSON.stringify({ mail: 'rejection', itemIds: [itemId] })}::jsonb`,
    ),
  )
  return told > 0
}
