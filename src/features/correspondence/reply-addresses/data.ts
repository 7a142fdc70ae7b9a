import { eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { applications, caseLinks, firmRecords, replyAddresses } from '#db/schema/index.ts'
import type { CaseParty } from '#domain/case-file.ts'
import { firmParty } from '#features/correspondence/page-links/data.ts'
import { hashSecret } from '#lib/secrets.ts'

export async function readReplyAddress(db: Database) {
  const [row] = await db.select().from(replyAddresses)
  return row
}

/** `isFormer`: of a firm that has lost the file to another since. */
export type ReplyPlace = { applicationId: string; party: CaseParty; isReplaced: boolean; isFormer: boolean }

/** Finds a replaced link too: its mails are still in somebody's mailbox. */
export async function findReplyPlace(db: Database, secret: string): Promise<ReplyPlace | undefined> {
  const [row] = await db
    .select({
      applicationId: caseLinks.applicationId,
      party: caseLinks.party,
      revokedAt: caseLinks.revokedAt,
      createdAt: caseLinks.createdAt,
      firmParty,
      counselSince: firmRecords.counselSince,
    })
    .from(caseLinks)
    .innerJoin(applications, eq(applications.id, caseLinks.applicationId))
    .leftJoin(firmRecords, eq(firmRecords.id, caseLinks.applicationId))
    .where(eq(caseLinks.replyHash, hashSecret(secret)))
  // Clients get no mail that they could answer there.
  if (!row || row.party === 'client') return undefined
  const { applicationId, party, revokedAt, createdAt, counselSince } = row
  const isFormer = party === row.firmParty && counselSince !== null && createdAt < counselSince
  return { applicationId, party, isReplaced: revokedAt !== null, isFormer }
}

/** More than any mail of a person names. */
const maxSecrets = 10

export async function hasReplyPlace(db: Database, secrets: readonly string[]): Promise<boolean> {
  if (secrets.length === 0) return false
  const hashes = secrets.slice(0, maxSecrets).map(hashSecret)
  return (await db.$count(caseLinks, inArray(caseLinks.replyHash, hashes))) > 0
}
