import { and, asc, eq, isNull, like, or } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { invitations, passkeys, people, rateLimits, recoveryCodes, teamSettings } from '#db/schema/index.ts'
import { mayEnter, type Role, recordingRoles } from '#domain/roles.ts'
import { readSecondFactorSince } from '#features/people/second-factor/data.ts'
import { endSessionsOf, expireResets } from '#features/people/sessions/mutations.ts'
import { findFirstOwner, isNameTaken, type Person } from '#features/people/sign-in/data.ts'
import type { AccessLog } from '#lib/access-log/access-log.ts'
import { announceSessionChange } from '#lib/live/session-changes.ts'
import { hashPassword, newPassword } from '#lib/password.ts'
import { type Outcome, type Refused, refuse } from '#lib/refusals.ts'
import type { Rights } from './schema.ts'

export type TeamRefusal =
  | 'unknown'
  | 'yourself'
  | 'first owner'
  | 'owner no more'
  | 'name taken'
  | 'no reviewer'
  | 'has all rights'
  | 'sees no money'
  | 'records by role'
type Change = { by: string; personId: string }

/** One such change at a time, by an owner: an owner is always left, even when two disable each other at once. */
function changeColleague(
  db: Database,
  { by, personId }: Change,
  run: (tx: Transaction, person: Person) => Promise<Refused<TeamRefusal> | undefined>,
): Promise<Outcome<object, TeamRefusal>> {
  return db.transaction(async (tx) => {
    const owners = await tx
      .select({ id: people.id })
      .from(people)
      .where(and(eq(people.role, 'owner'), isNull(people.disabledAt)))
      .orderBy(asc(people.id))
      .for('update')
    if (!owners.some(({ id }) => id === by)) return refuse('owner no more')
    if (personId === by) return refuse('yourself')
    const [person] = await tx.select().from(people).where(eq(people.id, personId)).for('update')
    if (!person) return refuse('unknown')
    if (person.isFirst) return refuse('first owner')
    return (await run(tx, person)) ?? { ok: true }
  })
}

export const changeRole = (db: Database, change: Change & { role: Role }) =>
  changeColleague(db, change, async (tx, { id }) => {
    await tx.update(people).set({ role: change.role, updatedAt: new Date() }).where(eq(people.id, id))
    if (change.role !== 'owner') await withdrawInvitationsBy(tx, id)
    await announceSessionChange(tx, id)
    return undefined
  })

/** What they did keeps the name of that day. */
export const renamePerson = (db: Database, change: Change & { name: string }) =>
  changeColleague(db, change, async (tx, { id }) => {
    if (await isNameTaken(tx, change.name, id)) return refuse('name taken')
    await tx.update(people).set({ name: change.name, updatedAt: new Date() }).where(eq(people.id, id))
    await announceSessionChange(tx, id)
    return undefined
  })

/** Owners have them all. What a right needs is the room that it's used in. */
export const changeRights = (db: Database, change: Change & { rights: Rights }) =>
  changeColleague(db, change, async (tx, { id, role }) => {
    const { maySeeBankDetails, mayRecordPayments, ...inFiles } = change.rights
    const wants = (...rights: unknown[]) => rights.some((right) => right !== undefined)
    if (role === 'owner') return refuse('has all rights')
    if (wants(...Object.values(inFiles)) && !mayEnter(role, 'files')) return refuse('no reviewer')
    if (wants(maySeeBankDetails, mayRecordPayments) && !mayEnter(role, 'money'))
      return refuse('sees no money')
    if (wants(mayRecordPayments) && recordingRoles.includes(role)) return refuse('records by role')
    await tx
      .update(people)
      .set({ ...change.rights, updatedAt: new Date() })
      .where(eq(people.id, id))
    return undefined
  })

/** Ends their sessions at once, and everything else that could let them or a friend of theirs in. */
export const disablePerson = (db: Database, change: Change) =>
  changeColleague(db, change, async (tx, { id, disabledAt }) => {
    if (disabledAt === null) {
      const now = new Date()
      await tx
        .update(people)
        .set({ disabledAt: now, disabledBy: change.by, updatedAt: now })
        .where(eq(people.id, id))
    }
    await endSessionsOf(tx, id)
    await expireResets(tx, id)
    await withdrawInvitationsBy(tx, id)
    return undefined
  })

export const enablePerson = (db: Database, change: Change) =>
  changeColleague(db, change, async (tx, { id }) => {
    await tx
      .update(people)
      .set({ disabledAt: null, disabledBy: null, updatedAt: new Date() })
      .where(eq(people.id, id))
    return undefined
  })

async function withdrawInvitationsBy(tx: Transaction, personId: string) {
  await tx.delete(invitations).where(and(eq(invitations.invitedBy, personId), isNull(invitations.acceptedAt)))
}

/** Asking again changes nothing: people keep the days they had. */
export async function requireSecondFactor(db: Database, isRequired: boolean): Promise<void> {
  if (isRequired === ((await readSecondFactorSince(db)) !== null)) return
  const secondFactorSince = isRequired ? new Date() : null
  await db
    .insert(teamSettings)
    .values({ id: 1, secondFactorSince })
    .onConflictDoUpdate({ target: teamSettings.id, set: { secondFactorSince } })
}

/** For the owner at the machine who has lost everything. The new password must be replaced at the first sign-in. */
export async function rescueFirstOwner(
  db: Database,
  accessLog: AccessLog,
): Promise<Outcome<{ password: string }, 'nobody'>> {
  const owner = await findFirstOwner(db)
  if (!owner) return refuse('nobody')
  const password = newPassword()
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    await tx
      .update(people)
      .set({
        passwordHash,
        isGenerated: true,
        role: 'owner',
        disabledAt: null,
        disabledBy: null,
        totpSealed: null,
        totpConfirmedAt: null,
        totpLastStep: null,
        updatedAt: new Date(),
      })
      .where(eq(people.id, owner.id))
    await tx.delete(passkeys).where(eq(passkeys.personId, owner.id))
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.personId, owner.id))
    await tx.delete(rateLimits).where(or(like(rateLimits.key, 'sign-in %'), like(rateLimits.key, 'code %')))
    await endSessionsOf(tx, owner.id)
    await expireResets(tx, owner.id)
    await accessLog.recordWithin(tx, [{ action: 'owner-rescued', address: 'localhost', person: owner }])
  })
  return { ok: true, password }
}
