import { eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { caseLinks, replyAddresses } from '#db/schema/index.ts'
import type { CaseParty } from '#domain/case-file.ts'
import { hashSecret } from '#lib/secrets.ts'

export async function readReplyAddress(db: Database) {
  const [row] = await db.select().from(replyAddresses)
  return row
}

/** Finds a replaced link too: its mails are still in somebody's mailbox. */
export async function findReplyPlace(
  db: Database,
  secret: string,
): Promise<{ applicationId: string; party: CaseParty; isReplaced: boolean } | undefined> {
  const [row] = await db
    .select({
      applicationId: caseLinks.applicationId,
      party: caseLinks.party,
      revokedAt: caseLinks.revokedAt,
    })
    .from(caseLinks)
    .where(eq(caseLinks.replyHash, hashSecret(secret)))
  return row && { applicationId: row.applicationId, party: row.party, isReplaced: row.revokedAt !== null }
}

/** More than any mail of a person names. */
const maxSecrets = 10

export async function hasReplyPlace(db: Database, secrets: readonly string[]): Promise<boolean> {
  if (secrets.length === 0) return false
  const hashes = secrets.slice(0, maxSecrets).map(hashSecret)
  return (await db.$count(caseLinks, inArray(caseLinks.replyHash, hashes))) > 0
}
