import { and, eq, gt, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { stoppedMailboxes, unansweredMails } from '#db/schema/index.ts'
import type { MailCause } from '#domain/mail-causes.ts'
import { hashSecret } from '#lib/secrets.ts'

/** `id` is the same at every attempt, as in `Mail`. */
type WantedMail = { id: string; to: string; applicationId?: string; cause?: MailCause }

type Limit = {
  /** Which sent mail counts against the limit. */
  counts: readonly MailCause[]
  perHour?: number
  perDay: number
  /** About one application, to any address. */
  perApplication: number
}

const receipts: Limit = { counts: ['receipt', 'documents'], perDay: 2, perApplication: 4 }

/** Typing a stranger's address two hundred times sends them no more, and leaves room for the desk. */
const limits: Record<MailCause, Limit> = {
  asked: { counts: ['asked', 'receipt'], perHour: 3, perDay: 8, perApplication: 12 },
  receipt: receipts,
  documents: receipts,
  desk: { counts: ['desk'], perDay: 50, perApplication: 20 },
}

const aDayAgo = sql`now() - interval '1 day'`
const anHourAgo = sql`now() - interval '1 hour'`

/** For addresses that a stranger typed. Counts across all processes; a repeated mail counts once. */
export async function mayWrite(db: Database, mail: WantedMail): Promise<boolean> {
  return (await judgeMail(db, mail)) === 'send'
}

/** The same for a mail that can wait: `later` until there is room again. */
export async function judgeMail(db: Database, { cause = 'asked', ...mail }: WantedMail): Promise<Judgment> {
  const wanted: HashedMail = {
    mailHash: hashSecret(mail.id),
    recipientHash: hashMailbox(mail.to),
    applicationHash: mail.applicationId === undefined ? null : hashSecret(mail.applicationId),
    cause,
  }
  // Most of two hundred at once are refused here, without waiting for a turn.
  const judged = await judge(db, wanted)
  if (judged !== 'new') return judged
  return db.transaction(async (tx) => {
    // Of two mails to one mailbox at once, the second sees the first. Mailboxes come before applications,
    // which avoids a deadlock.
    for (const key of [wanted.recipientHash, wanted.applicationHash]) {
      if (key) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
    }
    const judgedAgain = await judge(tx, wanted)
    if (judgedAgain !== 'new') return judgedAgain
    await tx.delete(unansweredMails).where(lte(unansweredMails.firstTriedAt, aDayAgo))
    await tx.insert(unansweredMails).values(wanted)
    return 'send'
  })
}

type Judgment = 'send' | 'later' | 'stopped'
type HashedMail = {
  mailHash: string
  recipientHash: string
  applicationHash: string | null
  cause: MailCause
}

async function judge(db: Database | Transaction, mail: HashedMail): Promise<Judgment | 'new'> {
  const { counts, perHour, perDay, perApplication } = limits[mail.cause]
  const { mailHash, recipientHash, applicationHash, firstTriedAt, cause } = unansweredMails
  const isTo = eq(recipientHash, mail.recipientHash)
  const isCounted = inArray(cause, [...counts])
  const count = (condition: SQL | undefined) =>
    sql`count(*) filter (where ${condition ?? sql`true`})`.mapWith(Number)
  const [found] = await db
    .select({
      isStopped: sql<boolean>`exists (select 1 from ${stoppedMailboxes} where ${stoppedMailboxes.recipientHash} = ${mail.recipientHash})`,
      isKnown: count(eq(mailHash, mail.mailHash)),
      today: count(and(isTo, isCounted)),
      thisHour: count(and(isTo, isCounted, gt(firstTriedAt, anHourAgo))),
      about: count(and(eq(applicationHash, mail.applicationHash ?? ''), isCounted)),
    })
    .from(unansweredMails)
    .where(
      and(
        gt(firstTriedAt, aDayAgo),
        or(isTo, eq(mailHash, mail.mailHash), eq(applicationHash, mail.applicationHash ?? '')),
      ),
    )
  if (!found || found.isStopped) return 'stopped'
  if (found.isKnown > 0) return 'send'
  const isFull =
    found.today >= perDay || found.thisHour >= (perHour ?? perDay) || found.about >= perApplication
  return isFull ? 'later' : 'new'
}

/** The reader of this mailbox opted out, so we never write there again. */
export async function stopMailbox(tx: Database | Transaction, address: string): Promise<void> {
  await tx
    .insert(stoppedMailboxes)
    .values({ recipientHash: hashMailbox(address) })
    .onConflictDoNothing()
}

export async function isStoppedMailbox(db: Database | Transaction, address: string): Promise<boolean> {
  return (await db.$count(stoppedMailboxes, eq(stoppedMailboxes.recipientHash, hashMailbox(address)))) > 0
}

/** Undoes an accidental tap. A mailbox that was stopped earlier stays stopped. */
export async function restoreMailbox(
  tx: Database | Transaction,
  address: string,
  since: Date,
): Promise<void> {
  const isThis = eq(stoppedMailboxes.recipientHash, hashMailbox(address))
  await tx.delete(stoppedMailboxes).where(and(isThis, gte(stoppedMailboxes.stoppedAt, since)))
}

/** A stopped mailbox stays stopped, as its reader asked. */
export async function forgetMailboxes(tx: Transaction, addresses: readonly string[]): Promise<void> {
  await tx.delete(unansweredMails).where(inArray(unansweredMails.recipientHash, addresses.map(hashMailbox)))
}

const hashMailbox = (address: string) => hashSecret(mailboxOf(address))

/** Many spellings reach one mailbox: drop anything after a plus, and at Google every dot. */
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
