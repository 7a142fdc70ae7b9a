import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { passwordResets, people } from '#db/schema/index.ts'
import { tellPerson } from '#features/people/security-notices/mutations.ts'
import { endSessionsOf, expireResets } from '#features/people/sessions/mutations.ts'
import { findActivePerson } from '#features/people/sign-in/data.ts'
import { countAttempt } from '#lib/attempts.ts'
import type { Gate } from '#lib/gate.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { mailboxOf } from '#lib/mail/allowance.ts'
import { hashPassword } from '#lib/password.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { hashSecret } from '#lib/secrets.ts'
import { findReset } from './data.ts'
import { mailReset } from './jobs.ts'

const mostMails = 3
const hour = 60 * 60_000

/** Does the same for every address, in the same time: only the job finds out whether somebody here has it. */
export async function askForReset(
  { db, enqueue }: { db: Database; enqueue: Enqueue },
  email: string,
): Promise<void> {
  const { current } = await countAttempt(db, `password reset ${hashSecret(mailboxOf(email))}`, hour)
  if (current > mostMails) return
  const person = await findActivePerson(db, { email })
  const payload = { id: randomUUID(), personId: person?.id ?? randomUUID() }
  await db.transaction((tx) => enqueue(tx, mailReset, payload))
}

export async function resetPassword(
  { db, enqueue, gate }: { db: Database; enqueue: Enqueue; gate: Gate },
  token: string,
  password: string,
): Promise<Outcome<{ personId: string }, 'unknown'>> {
  const tokenHash = hashSecret(token)
  // An invented token costs no hash.
  if (!(await findReset(db, tokenHash))) return refuse('unknown')
  const passwordHash = await gate(() => hashPassword(password))
  return db.transaction(async (tx) => {
    const isThis = and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, sql`now()`))
    // Kept, but dead, until the job that mails it can't run again: of several calls at once, one succeeds.
    const [used] = await tx
      .update(passwordResets)
      .set({ expiresAt: sql`now() - interval '1 hour'` })
      .where(isThis)
      .returning()
    if (!used) return refuse('unknown')
    const { personId } = used
    const changed = await tx
      .update(people)
      .set({ passwordHash, isGenerated: false, updatedAt: new Date() })
      .where(and(eq(people.id, personId), isNull(people.disabledAt)))
      .returning({ id: people.id })
    if (changed.length === 0) return refuse('unknown')
    await expireResets(tx, personId)
    await endSessionsOf(tx, personId)
    await tellPerson(tx, enqueue, { personId, kind: 'password-changed' })
    return { ok: true, personId }
  })
}
