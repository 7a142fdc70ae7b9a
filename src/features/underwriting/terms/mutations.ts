import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { valueSettings } from '#db/schema/index.ts'
import { usualValueTerms } from '#domain/value.ts'
import { changeLimit, type LimitRefusal } from '#features/people/signatures/mutations.ts'
import type { Author } from '#lib/access.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import type { ValueTermsChange } from './schema.ts'

type Services = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }

/** Shares and weights hold at once, and so does a lower claim limit. A higher one, or none, waits for its second signature. */
export function changeValueTerms(
  { db, rowSealer, enqueue }: Services,
  { version, reason, claimLimit, likelyShare, lowShare, weights }: ValueTermsChange,
  by: Author | undefined,
): Promise<Outcome<object, LimitRefusal | 'changed'>> {
  return db
    .transaction(async (tx) => {
      const now = await lockTerms(tx)
      if (now.version !== version) return refuse('changed')
      const before = now.terms.claimLimit
      await tx.update(valueSettings).set({
        terms: { likelyShare, lowShare, weights, claimLimit: before },
        version: version + 1,
        ...by,
        updatedAt: sql`now()`,
      })
      const wanted = { kind: 'claim-limit', before, after: claimLimit } as const
      const outcome = await changeLimit({ tx, rowSealer, enqueue }, wanted, { by, reason })
      if (!outcome.ok) throw new Refused(outcome.reason)
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

/** Of two who save what they read, the second finds another version. */
async function lockTerms(tx: Transaction) {
  await tx.insert(valueSettings).values({ id: 1, terms: usualValueTerms, version: 0 }).onConflictDoNothing()
  const [row] = await tx.select().from(valueSettings).for('update')
  if (!row) throw new Error('the terms of value sheets are gone')
  return row
}
