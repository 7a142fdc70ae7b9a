import { randomUUID } from 'node:crypto'
import { and, eq, inArray, not, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { firmPeople, firmSessions } from '#db/schema/index.ts'
import type { Author } from '#lib/access.ts'
import { mailboxOf } from '#lib/mail/allowance.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { holdFirm, indexFirm } from '../keys/mutations.ts'
import { findMember, hasLeft, isAtFirm, type Who } from './data.ts'
import type { NewPerson, PersonChange } from './schema.ts'

export type PersonRefusal = 'unknown' | 'changed' | 'no address' | 'left'
type Done = Outcome<Who, PersonRefusal>
type Row = typeof firmPeople.$inferSelect

const filled = (person: Omit<PersonChange, 'version'>) => ({
  kind: person.kind,
  name: person.name,
  title: person.title || null,
  email: person.email || null,
  phone: person.phone || null,
  barNumber: person.barNumber || null,
  barState: person.barState,
  barCheckedOn: person.barCheckedOn,
  from: person.from,
  until: person.until,
})

/** Somebody who is sent twice is kept once. */
export function addPerson(
  db: Database,
  firmId: string,
  { submissionKey, ...person }: NewPerson,
): Promise<Done> {
  return db.transaction(async (tx) => {
    if (!(await holdFirm(tx, firmId))) return refuse('unknown')
    const rows = await tx
      .insert(firmPeople)
      .values({ id: randomUUID(), firmId, submissionKey, ...filled(person) })
      .onConflictDoNothing({ target: [firmPeople.firmId, firmPeople.submissionKey] })
      .returning({ id: firmPeople.id })
    const isSame = and(eq(firmPeople.firmId, firmId), eq(firmPeople.submissionKey, submissionKey ?? ''))
    const [kept] =
      rows.length > 0 ? rows : await tx.select({ id: firmPeople.id }).from(firmPeople).where(isSame)
    if (!kept) return refuse('unknown')
    await indexFirm(tx, firmId)
    return { ok: true, firmId, personId: kept.id }
  })
}

export function changePerson(db: Database, who: Who, { version, ...person }: PersonChange): Promise<Done> {
  return change(db, who, async (tx, row) => {
    const changed = filled(person)
    // The same change sent again.
    if (isSame(row, changed)) return { ok: true, ...who }
    if (row.version !== version) return refuse('changed')
    const isMoved = mailboxOf(row.email ?? '') !== mailboxOf(changed.email ?? '')
    await tx
      .update(firmPeople)
      .set({ ...changed, version: version + 1, ...(isMoved && unconfirmed) })
      .where(eq(firmPeople.id, row.id))
    if (row.email && (isMoved || hasLeft(changed.until))) await endSessions(tx, [row.email.toLowerCase()])
    await indexFirm(tx, row.firmId)
    return { ok: true, ...who }
  })
}

const isSame = (row: Row, changed: ReturnType<typeof filled>) =>
  (Object.keys(changed) as (keyof typeof changed)[]).every((name) => row[name] === changed[name])

const unconfirmed = { confirmedAt: null, personId: null, personName: null }

export function confirmPerson(
  db: Database,
  who: Who,
  { version, by }: { version: number; by: Author | undefined },
): Promise<Done> {
  return change(db, who, async (tx, row) => {
    if (row.confirmedAt) return { ok: true, ...who }
    // They confirmed the address that they saw.
    if (row.version !== version) return refuse('changed')
    if (!row.email) return refuse('no address')
    if (hasLeft(row.until)) return refuse('left')
    await tx
      .update(firmPeople)
      .set({ confirmedAt: new Date(), ...by, version: version + 1 })
      .where(eq(firmPeople.id, row.id))
    return { ok: true, ...who }
  })
}

export function withdrawConfirmation(db: Database, who: Who): Promise<Done> {
  return change(db, who, async (tx, row) => {
    if (!row.confirmedAt) return { ok: true, ...who }
    await tx
      .update(firmPeople)
      .set({ ...unconfirmed, version: row.version + 1 })
      .where(eq(firmPeople.id, row.id))
    if (row.email) await endSessions(tx, [row.email.toLowerCase()])
    return { ok: true, ...who }
  })
}

export function deletePerson(db: Database, who: Who): Promise<Done> {
  return change(db, who, async (tx, row) => {
    await tx.delete(firmPeople).where(eq(firmPeople.id, row.id))
    if (row.email) await endSessions(tx, [row.email.toLowerCase()])
    await indexFirm(tx, row.firmId)
    return { ok: true, ...who }
  })
}

/** Holds the firm first, as everybody does who writes to it. */
function change(db: Database, who: Who, write: (tx: Transaction, row: Row) => Promise<Done>): Promise<Done> {
  return db.transaction(async (tx) => {
    const found = await findMember(tx, who)
    if (!found) return refuse('unknown')
    await holdFirm(tx, found.firmId)
    const [row] = await tx.select().from(firmPeople).where(eq(firmPeople.id, found.id)).for('update')
    return row ? write(tx, row) : refuse('unknown')
  })
}

/** Signs these addresses out, in lower case, unless another firm's record still confirms them. */
export async function endSessions(tx: Transaction, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return
  const isStillConfirmed = sql`exists (select 1 from ${firmPeople} where lower(${firmPeople.email}) = ${firmSessions.email} and ${isAtFirm})`
  await tx.delete(firmSessions).where(and(inArray(firmSessions.email, [...emails]), not(isStillConfirmed)))
}
