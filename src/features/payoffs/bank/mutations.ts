import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { payoffSettings } from '#db/schema/index.ts'
import { listOwners } from '#features/deadlines/data.ts'
import type { Author } from '#lib/access.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { bankRow, readHowPaid } from './data.ts'
import { mailBankChanged } from './jobs.ts'
import type { PayoffSettingsChange } from './schema.ts'

type Services = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }

/** Of two who save what they read, the second is told. A changed account is mailed to every owner, without its numbers. */
export function changePayoffSettings(
  { db, rowSealer, enqueue }: Services,
  change: PayoffSettingsChange,
  by: Author | undefined,
): Promise<Outcome<object, 'changed'>> {
  return db.transaction(async (tx) => {
    const before = await readHowPaid({ db: tx, rowSealer })
    const { version = before.version, ...wanted } = change
    const known = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined))
    const { bank, version: _, ...rest } = { ...before, ...known } as typeof before
    const values = {
      ...rest,
      sealedBank: bank && rowSealer.seal(payoffSettings.sealedBank, bankRow, bank),
      ...{ personId: by?.personId ?? null, personName: by?.personName ?? null },
    }
    const { id, version: stored } = payoffSettings
    const taken =
      version === 0
        ? await tx
            .insert(payoffSettings)
            .values({ id: 1, ...values })
            .onConflictDoNothing()
            .returning({ id })
        : await tx
            .update(payoffSettings)
            .set({ ...values, version: sql`${stored} + 1`, updatedAt: sql`now()` })
            .where(and(eq(id, 1), eq(stored, version)))
            .returning({ id })
    if (taken.length === 0) return refuse('changed')
    if (!isDeepStrictEqual(before.bank, bank)) {
      const mailId = randomUUID()
      for (const { id: personId } of await listOwners(tx))
        await enqueue(tx, mailBankChanged, { mailId, personId, by: by?.personName ?? null })
    }
    return { ok: true }
  })
}
