import { randomUUID } from 'node:crypto'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { invitations, people } from '#db/schema/index.ts'
import {
  checkRegistration,
  keepPasskey,
  type NewPasskey,
  type Site,
} from '#features/people/passkeys/mutations.ts'
import { addFactor } from '#features/people/second-factor/mutations.ts'
import { tellPerson } from '#features/people/security-notices/mutations.ts'
import { isNameTaken, type Person } from '#features/people/sign-in/data.ts'
import { countAttempt } from '#lib/attempts.ts'
import type { Gate } from '#lib/gate.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import type { LinkTokens } from '#lib/link-tokens.ts'
import { mailboxOf } from '#lib/mail/allowance.ts'
import { hashPassword } from '#lib/password.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { hashSecret } from '#lib/secrets.ts'
import { findOpenInvitation, isOpen } from './data.ts'
import { aboutInvitation, mailInvitation } from './jobs.ts'
import type { NewInvitation } from './schema.ts'

const lifetime = 72 * 60 * 60_000
/** The same invitation within this time is one that was sent twice. */
const repeatWindow = 60_000

/** Mails to one mailbox in an hour, however often the invitation is withdrawn and sent again. */
const mostMails = 3
const hour = 60 * 60_000

export type InvitationRefusal =
  | 'works here'
  | 'name taken'
  | 'disabled'
  | 'owner no more'
  | 'no own email'
  | 'mailed enough'

/** For somebody invited before, the new link replaces the old one. */
export function invite(
  { db, enqueue, linkTokens }: { db: Database; enqueue: Enqueue; linkTokens: LinkTokens },
  invitedBy: string,
  { name, email, role }: NewInvitation,
): Promise<Outcome<{ id: string }, InvitationRefusal>> {
  const address = email.toLowerCase()
  return db.transaction(async (tx) => {
    // Of two to one address at the same time, the second sees the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invitation ${address}`}, 0))`)
    // Locked: an owner who is disabled at this moment must not leave an open invitation behind.
    const [inviter] = await tx
      .select({ email: people.email })
      .from(people)
      .where(and(eq(people.id, invitedBy), eq(people.role, 'owner'), isNull(people.disabledAt)))
      .for('key share')
    if (!inviter) return refuse('owner no more')
    // From the second person on, sign-in asks for an email.
    if (inviter.email === null) return refuse('no own email')
    const [known] = await tx
      .select({ disabledAt: people.disabledAt })
      .from(people)
      .where(eq(sql`lower(${people.email})`, address))
    if (known) return refuse(known.disabledAt ? 'disabled' : 'works here')
    const [sent] = await tx
      .select()
      .from(invitations)
      .where(and(eq(sql`lower(${invitations.email})`, address), isNull(invitations.acceptedAt)))
    const isRepeated =
      sent?.name === name &&
      sent.role === role &&
      Date.now() - (sent.expiresAt.getTime() - lifetime) < repeatWindow
    if (sent && isRepeated) return { ok: true, id: sent.id }
    // Colleagues go by it.
    if (await isNameTaken(tx, name)) return refuse('name taken')
    const { current, ttl } = await countAttempt(tx, `invitation ${hashSecret(mailboxOf(address))}`, hour)
    if (current > mostMails) return refuse('mailed enough', { wait: ttl })
    const id = sent?.id ?? randomUUID()
    const expiresAt = new Date(Date.now() + lifetime)
    const tokenHash = hashSecret(linkTokens(aboutInvitation({ id, expiresAt })))
    const values = { name, email, role, invitedBy, tokenHash, expiresAt, createdAt: new Date() }
    if (sent) await tx.update(invitations).set(values).where(eq(invitations.id, id))
    else await tx.insert(invitations).values({ id, ...values })
    await enqueue(tx, mailInvitation, { tokenHash })
    return { ok: true, id }
  })
}

export async function withdrawInvitation(db: Database, id: string): Promise<boolean> {
  const gone = await db
    .delete(invitations)
    .where(and(eq(invitations.id, id), isNull(invitations.acceptedAt)))
    .returning({ id: invitations.id })
  return gone.length > 0
}

export async function acceptInvitation(
  { db, enqueue, gate }: { db: Database; enqueue: Enqueue; gate: Gate },
  token: string,
  password: string,
): Promise<Outcome<{ person: Person }, JoinRefusal>> {
  const tokenHash = hashSecret(token)
  // An invented token costs no hash.
  if (!(await findOpenInvitation(db, tokenHash))) return refuse('unknown')
  const passwordHash = await gate(() => hashPassword(password))
  return db.transaction((tx) => joinTeam(tx, enqueue, { tokenHash, passwordHash }))
}

/** The first passkey brings recovery codes. */
export async function acceptWithPasskey(
  services: { db: Database; enqueue: Enqueue; gate: Gate },
  site: Site,
  token: string,
  { browser, ...passkey }: NewPasskey & { browser: string },
): Promise<Outcome<{ person: Person; recoveryCodes: string[] | null }, JoinRefusal | 'not-ours'>> {
  const { db, enqueue } = services
  const tokenHash = hashSecret(token)
  const found = await findOpenInvitation(db, tokenHash)
  if (!found) return refuse('unknown')
  const { id: invitationId } = found.invitation
  const asked = { personId: null, purpose: 'acceptance', invitationId, browser } as const
  const checked = await checkRegistration(db, site, passkey, asked)
  if (!checked) return refuse('not-ours')
  let refused: Outcome<object, JoinRefusal> = { ok: true }
  const joined = await addFactor(services, { id: invitationId }, async (tx) => {
    const outcome = await joinTeam(tx, enqueue, { tokenHash, passwordHash: null })
    refused = outcome
    if (!outcome.ok) return undefined
    await keepPasskey(tx, { ...checked, personId: outcome.person.id })
    return outcome.person
  })
  if (!joined) return refused.ok ? refuse('unknown') : refused
  return { ok: true, person: joined.added, recoveryCodes: joined.recoveryCodes }
}

/** An address that somebody took in their profile meanwhile leaves the invitation open: it may be free again. */
export type JoinRefusal = 'unknown' | 'address taken'

/** Without a password, the caller adds a passkey. */
async function joinTeam(
  tx: Transaction,
  enqueue: Enqueue,
  { tokenHash, passwordHash }: { tokenHash: string; passwordHash: string | null },
): Promise<Outcome<{ person: Person }, JoinRefusal>> {
  const isThis = and(eq(invitations.tokenHash, tokenHash), isOpen)
  const [invitation] = await tx.select().from(invitations).where(isThis).for('update')
  if (!invitation) return refuse('unknown')
  // A passkey names its person before they are one: the invitation's id becomes theirs.
  const { id, email, role } = invitation
  const name = await findFreeName(tx, invitation.name)
  const [person] = await tx
    .insert(people)
    .values({ id, name, email, role, passwordHash })
    .onConflictDoNothing()
    .returning()
  if (!person) return refuse('address taken')
  await tx.update(invitations).set({ acceptedAt: new Date() }).where(eq(invitations.id, id))
  const others = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(ne(people.id, person.id), isNull(people.disabledAt)))
  for (const { id } of others) {
    await tellPerson(tx, enqueue, { personId: id, kind: 'new-colleague', colleagueId: person.id })
  }
  return { ok: true, person }
}

/** Two people of one name could sign for one another. The owner can change it. */
async function findFreeName(tx: Transaction, name: string): Promise<string> {
  let free = name
  for (let number = 2; await isNameTaken(tx, free); number++) free = `${name} (${number})`
  return free
}
