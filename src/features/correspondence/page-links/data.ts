import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#db/database.ts'
import {
  applicationEvents,
  applications,
  caseLinks,
  caseSessions,
  firmRecords,
  linkSettings,
} from '#db/schema/index.ts'
import { openCaseStatuses } from '#domain/application-status.ts'
import { type CaseParty, type LinkParty, linkDays } from '#domain/case-file.ts'
import { hashSecret } from '#lib/secrets.ts'

const counselSince = sql`(select ${firmRecords.counselSince}::text from ${firmRecords}
  where ${firmRecords.id} = ${applications.id})`

export const caseColumns = {
  id: applications.id,
  reference: applications.reference,
  role: applications.role,
  status: applications.status,
  email: applications.email,
  language: applications.language,
  spamReason: applications.spamReason,
  submittedAt: applications.submittedAt,
  /** Read with the right to open it: once it differs, counsel has changed since. */
  // Wrapped once more, columns keep their table names.
  counselSince: sql<string | null>`${counselSince}`,
}
/** As which party a law firm has the file: an attorney who applied is the applicant. For queries on `applications`. */
export const firmParty = sql<CaseParty>`(case when ${applications.role} = 'attorney' then 'applicant' else 'firm' end)`

export type CaseApplication = Pick<
  typeof applications.$inferSelect,
  Exclude<keyof typeof caseColumns, 'counselSince'>
> & { counselSince: string | null }

export async function readLinkDays(db: Database): Promise<number> {
  const [row] = await db.select({ days: linkSettings.days }).from(linkSettings)
  return row?.days ?? linkDays.usual
}

/** Mails lie around for years: a link ends this many days after the case was closed, and a mailed code still opens it. */
const daysAfterClosing = sql`coalesce((select ${linkSettings.days} from ${linkSettings}), ${linkDays.usual}::int)`

const lately = sql`now() - ${daysAfterClosing} * interval '1 day'`

const wasClosedLately = (applicationId: AnyPgColumn) => sql`exists (select from ${applicationEvents}
  where ${applicationEvents.applicationId} = ${applicationId}
  and ${applicationEvents.type} = 'status-changed' and ${applicationEvents.happenedAt} > ${lately})`

const isOpen = inArray(applications.status, openCaseStatuses)

/** Without a link: the application itself still has its pages. */
export const isReachable: SQL = sql`${or(isOpen, wasClosedLately(applications.id))}`

export const isLiving: SQL = sql`${and(
  isNull(caseLinks.revokedAt),
  or(
    gt(caseLinks.createdAt, lately),
    wasClosedLately(caseLinks.applicationId),
    sql`exists (select from ${applications} where ${applications.id} = ${caseLinks.applicationId} and ${isOpen})`,
  ),
)}`

/** Never finds a link that was replaced or has ended. */
export async function findCaseLink(
  db: Database,
  { token, party }: { token: string; party: LinkParty },
): Promise<{ linkId: string; application: CaseApplication } | undefined> {
  const [row] = await db
    .select({ linkId: caseLinks.id, application: caseColumns })
    .from(caseLinks)
    .innerJoin(applications, eq(applications.id, caseLinks.applicationId))
    .where(and(eq(caseLinks.tokenHash, hashSecret(token)), eq(caseLinks.party, party), isLiving))
  return row
}

export async function findLivingLink(tx: Database | Transaction, applicationId: string, party: LinkParty) {
  const [row] = await tx
    .select({ id: caseLinks.id, sealedToken: caseLinks.sealedToken })
    .from(caseLinks)
    .where(and(eq(caseLinks.applicationId, applicationId), eq(caseLinks.party, party), isLiving))
  return row
}

export async function findCaseSession(
  db: Database,
  id: string | undefined,
): Promise<CaseApplication | undefined> {
  if (!id) return undefined
  const [row] = await db
    .select(caseColumns)
    .from(caseSessions)
    .innerJoin(applications, eq(applications.id, caseSessions.applicationId))
    .where(and(eq(caseSessions.idHash, hashSecret(id)), gt(caseSessions.expiresAt, new Date())))
  return row
}
