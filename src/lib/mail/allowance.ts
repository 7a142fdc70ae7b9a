import { and, count, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { unansweredMails } from '#db/schema/index.ts'
import { hashSecret } from '#lib/secrets.ts'

/** A receipt and one more: typing a stranger's address twenty times sends them no more than that. */
const mostPerDay = 2
const aDayAgo = sql`now() - interval '1 day'`

const { mailHash, recipientHash, firstTriedAt } = unansweredMails

/**
 * Whether a mail may go to an address that somebody typed and nobody has answered from. Counted across all processes;
 * sending the same mail again counts once.
 */
export async function mayMail(db: Database, mail: { id: string; to: string }): Promise<boolean> {
  const recipient = hashSecret(mailboxOf(mail.to))
  return db.transaction(async (tx) => {
    // Of two mails to one mailbox at the same time, the second sees the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${recipient}, 0))`)
    await tx.delete(unansweredMails).where(lte(firstTriedAt, aDayAgo))
    const known = await tx
      .select({ mailHash })
      .from(unansweredMails)
      .where(eq(mailHash, hashSecret(mail.id)))
    if (known.length > 0) return true
    const [sent] = await tx
      .select({ mails: count() })
      .from(unansweredMails)
      .where(and(eq(recipientHash, recipient), gt(firstTriedAt, aDayAgo)))
    if ((sent?.mails ?? 0) >= mostPerDay) return false
    await tx.insert(unansweredMails).values({ mailHash: hashSecret(mail.id), recipientHash: recipient })
    return true
  })
}

export async function forgetMailboxes(tx: Transaction, addresses: readonly string[]): Promise<void> {
  const hashes = addresses.map((address) => hashSecret(mailboxOf(address)))
  await tx.delete(unansweredMails).where(inArray(recipientHash, hashes))
}

/**
 * Many spellings of an address reach one mailbox: what follows a plus, and at Google every dot, is not part of its
 * name.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address
    .slice(at + 1)
    .trim()
    .toLowerCase()
  const [name = ''] = address.slice(0, at).trim().toLowerCase().split('+')
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`
}
