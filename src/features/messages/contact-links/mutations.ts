import { and, eq, ne } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { applications, contactMessages, messageLinks } from '#db/schema/index.ts'
import type { LinkReason, LinkVerdict } from '#domain/message-links.ts'
import { announceContact } from '#features/contact/mutations.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { findFiles } from './data.ts'

export type LinkRefusal = 'no message' | 'no application'
type Pair = { messageId: string; applicationId: string }

export async function linkMessage(
  db: Database,
  { messageId, applicationId }: Pair,
  verdict: LinkVerdict,
  reviewer: Reviewer,
): Promise<Outcome<object, LinkRefusal>> {
  return db.transaction(async (tx) => {
    const message = await lockMessage(tx, messageId)
    if (!message) return refuse('no message')
    const { id } = applications
    const locked = await tx.select({ id }).from(applications).where(eq(id, applicationId)).for('key share')
    if (locked.length === 0) return refuse('no application')
    const before = await findLink(tx, messageId)
    if (verdict === 'linked' && before?.applicationId === applicationId) return { ok: true }
    const known = (await findFiles(tx, [message])).get(messageId)
    const reason =
      [known?.link, ...(known?.suggestions ?? [])].find((file) => file?.applicationId === applicationId)
        ?.reason ?? 'chosen'
    if (before && (verdict === 'linked' || before.applicationId === applicationId)) {
      await removeLink(tx, before, reviewer)
    }
    const { id: personId, name: personName } = reviewer.person ?? {}
    const said = { verdict, reason, personId, personName, decidedAt: new Date() }
    await tx
      .insert(messageLinks)
      .values({ messageId, applicationId, ...said })
      .onConflictDoUpdate({ target: [messageLinks.messageId, messageLinks.applicationId], set: said })
    if (verdict === 'linked') {
      await recordEvents(tx, [
        { applicationId, type: 'contact-message-linked', details: { ...reviewer, messageId, reason } },
      ])
    }
    await announceContact(tx, 'contact-changed')
    return { ok: true }
  })
}

export async function forgetLink(
  db: Database,
  { messageId, applicationId }: Pair,
  reviewer: Reviewer,
): Promise<Outcome<object, 'no message'>> {
  return db.transaction(async (tx) => {
    if (!(await lockMessage(tx, messageId))) return refuse('no message')
    const before = await findLink(tx, messageId)
    if (before?.applicationId === applicationId) await removeLink(tx, before, reviewer)
    else {
      const isPair = and(eq(messageLinks.messageId, messageId), eq(messageLinks.applicationId, applicationId))
      await tx.delete(messageLinks).where(and(isPair, ne(messageLinks.verdict, 'linked')))
    }
    await announceContact(tx, 'contact-changed')
    return { ok: true }
  })
}

/** Everybody who links a message waits for its row. */
async function lockMessage(tx: Transaction, id: string) {
  const { email, name, namedReference } = contactMessages
  const [row] = await tx
    .select({ id: contactMessages.id, email, name, namedReference })
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .for('no key update')
  return row
}

async function findLink(tx: Transaction, messageId: string) {
  const [row] = await tx
    .select()
    .from(messageLinks)
    .where(and(eq(messageLinks.messageId, messageId), eq(messageLinks.verdict, 'linked')))
  return row
}

type Link = Pair & { id: string; reason: LinkReason }

async function removeLink(tx: Transaction, link: Link, reviewer: Reviewer) {
  const { id, applicationId, messageId, reason } = link
  await tx.delete(messageLinks).where(eq(messageLinks.id, id))
  await recordEvents(tx, [
    { applicationId, type: 'contact-message-unlinked', details: { ...reviewer, messageId, reason } },
  ])
}
