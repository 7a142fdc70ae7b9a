import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { applications, caseLinks, caseSessions } from '#db/schema/index.ts'
import type { CaseParty } from '#domain/case-file.ts'
import { hashSecret } from '#lib/secrets.ts'

const caseColumns = {
  id: applications.id,
  reference: applications.reference,
  role: applications.role,
  status: applications.status,
  email: applications.email,
  spamReason: applications.spamReason,
  submittedAt: applications.submittedAt,
}
export type CaseApplication = Pick<typeof applications.$inferSelect, keyof typeof caseColumns>

/** Never finds a link that was replaced. */
export async function findCaseLink(
  db: Database,
  { token, party }: { token: string; party: CaseParty },
): Promise<{ linkId: string; application: CaseApplication } | undefined> {
  const [row] = await db
    .select({ linkId: caseLinks.id, application: caseColumns })
    .from(caseLinks)
    .innerJoin(applications, eq(applications.id, caseLinks.applicationId))
    .where(
      and(
        eq(caseLinks.tokenHash, hashSecret(token)),
        eq(caseLinks.party, party),
        isNull(caseLinks.revokedAt),
      ),
    )
  return row
}

export async function findLivingLink(tx: Database | Transaction, applicationId: string, party: CaseParty) {
  const [row] = await tx
    .select({ id: caseLinks.id, sealedToken: caseLinks.sealedToken })
    .from(caseLinks)
    .where(
      and(
        eq(caseLinks.applicationId, applicationId),
        eq(caseLinks.party, party),
        isNull(caseLinks.revokedAt),
      ),
    )
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
