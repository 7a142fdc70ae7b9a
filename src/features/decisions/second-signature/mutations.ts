import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { decisionSettings } from '#db/schema/index.ts'
import { readSignatureSettings } from '#features/people/signatures/data.ts'
import { changeLimit, type LimitRefusal } from '#features/people/signatures/mutations.ts'
import type { Author } from '#lib/access.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import type { SignatureChange } from './schema.ts'

type Services = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }

/** What asks for more signatures holds at once; what asks for fewer waits for its second signature. */
export function changeSignatures(
  { db, rowSealer, enqueue }: Services,
  { secondAbove, aloneHours, version, reason }: SignatureChange,
  by: Author | undefined,
): Promise<Outcome<object, LimitRefusal | 'changed'>> {
  return db
    .transaction(async (tx) => {
      if (!(await takeVersion(tx, version))) return refuse('changed')
      const now = await readSignatureSettings(tx)
      const writing = { tx, rowSealer, enqueue }
      const why = { by, reason }
      const wanted = [
        { kind: 'second-above', before: now.secondAbove, after: secondAbove },
        { kind: 'alone-hours', before: now.aloneHours, after: aloneHours ?? now.aloneHours },
      ] as const
      for (const limit of wanted) {
        const outcome = await changeLimit(writing, limit, why)
        if (!outcome.ok) throw new Refused(outcome.reason)
      }
      return { ok: true } as const
    })
    .catch((error: unknown) => {
      if (error instanceof Refused) return refuse(error.why)
      throw error
    })
}

/** Takes back what was written before the refusal. */
class Refused extends Error {
  readonly why: LimitRefusal
  constructor(why: LimitRefusal) {
    super(why)
    this.why = why
  }
}

/** Of two who save what they read, the second is told. */
async function takeVersion(tx: Transaction, version: number): Promise<boolean> {
  const { id, version: stored } = decisionSettings
  const taken =
    version === 0
      ? await tx
          .insert(decisionSettings)
          .values({ id: 1 })
          .onConflictDoUpdate({ target: id, set: { version: 1 }, setWhere: eq(stored, 0) })
          .returning({ id })
      : await tx
          .update(decisionSettings)
          .set({ version: sql`${stored} + 1` })
          .where(and(eq(id, 1), eq(stored, version)))
          .returning({ id })
  return taken.length > 0
}
