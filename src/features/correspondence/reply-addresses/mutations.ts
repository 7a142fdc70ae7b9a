import { createHmac } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { caseLinks, replyAddresses } from '#db/schema/index.ts'
import type { CaseParty } from '#domain/case-file.ts'
import { findCaseUrl } from '#features/correspondence/page-links/mutations.ts'
import type { Author } from '#lib/access.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { hashSecret } from '#lib/secrets.ts'
import { readReplyAddress } from './data.ts'

/** Everybody can use their page; answering the mail works if the owner has set an address for it. */
export type ContactOptions = { pageUrl: string; replyTo?: { name: string; address: string } }

export async function findContactOptions(
  services: { db: Database; rowSealer: RowSealer; publicUrl: string },
  applicationId: string,
  party: CaseParty,
): Promise<ContactOptions> {
  const pageUrl = await findCaseUrl(services, applicationId, party)
  const base = await readReplyAddress(services.db)
  if (!base) return { pageUrl }
  const token = pageUrl.slice(pageUrl.lastIndexOf('/') + 1)
  const secret = replySecretOf(token)
  await services.db
    .update(caseLinks)
    .set({ replyHash: hashSecret(secret) })
    .where(and(eq(caseLinks.tokenHash, hashSecret(token)), isNull(caseLinks.replyHash)))
  return { pageUrl, replyTo: { name: '', address: base.address.replace('@', `+${secret}@`) } }
}

/** 128 bits that follow from the token, and not the other way around. Hex: some mail servers lowercase addresses. */
const replySecretOf = (token: string): string =>
  createHmac('sha256', token).update('reply address').digest('hex').slice(0, 32)

export const secretsIn = (addresses: readonly string[]): string[] => [
  ...new Set(
    addresses.flatMap((text) =>
      [...text.matchAll(/\+([\da-f]{32})@/gi)].map(([, secret = '']) => secret.toLowerCase()),
    ),
  ),
]

/** An address whose mail never reaches us would swallow what people write. */
export async function saveReplyAddress(
  { db, by, takesMail }: { db: Database; by: Author | undefined; takesMail: boolean },
  address: string | null,
): Promise<Outcome<object, 'takes no mail'>> {
  if (address === null) {
    await db.delete(replyAddresses)
    return { ok: true }
  }
  if (!takesMail) return refuse('takes no mail')
  const set = { address, personId: null, personName: null, ...by, setAt: new Date() }
  await db.insert(replyAddresses).values(set).onConflictDoUpdate({ target: replyAddresses.id, set })
  return { ok: true }
}
