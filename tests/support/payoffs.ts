import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { letters } from '#db/schema/index.ts'
import type { LetterKind } from '#domain/payoffs.ts'
import { drawNumber } from '#features/contracts/records/content/numbers.ts'
import { listAdvances, readClaimBalance } from '#features/ledger/data.ts'
import { addDays } from '#lib/calendar-days.ts'
import { today } from './decisions.ts'
import { testRowSealer as rowSealer } from './row-sealer.ts'

const plain = {
  ...{ next: null, graceDays: 0, isDaily: false, gross: null, closing: null },
  others: { count: 0, owed: 0 },
}

/** As if it had been made: a row without its paper. */
export async function keepLetter(db: Database, applicationId: string, kind: LetterKind = 'payoff') {
  const id = randomUUID()
  const claim = await listAdvances(db, applicationId)
  const { each, all } = await readClaimBalance(db, applicationId, today)
  const parts = claim.map(({ row }, place) => {
    const { funded = 0, charges = 0, paid = 0, reduced = 0, owed = 0 } = each[place] ?? {}
    return { advanceId: row.id, account: null, fundedOn: today, funded, charges, paid, reduced, owed }
  })
  const goodThrough = kind === 'payoff' ? addDays(today, 5) : null
  const facts = {
    ...{ addressee: { name: 'Dana Whitfield', firm: null, address: null }, copy: null, person: 'Ana Reyes' },
    ...{
      claim: { kind: 'Auto accident', on: null },
      bank: null,
      signer: 'Owner',
      replaces: null,
      checkAddress: null,
    },
    company: { name: 'Us', legalName: null, address: null, phone: '', email: '' },
  }
  const ordinal = (await db.$count(letters, eq(letters.applicationId, applicationId))) + 1
  const [row] = await db
    .insert(letters)
    .values({
      ...{ id, applicationId, kind, number: drawNumber(), ordinal, submissionKey: randomUUID(), goodThrough },
      ...{ owed: all.owed, figures: { parts, owed: all.owed, goodThrough, ...plain } },
      sealedFacts: rowSealer.seal(letters.sealedFacts, id, facts),
      ...{ sha256: '0'.repeat(64), size: 1, pages: 1, storageKey: randomUUID(), madeBy: 'desk' },
    })
    .returning()
  if (!row) throw new Error('the letter was not kept')
  return row
}

/** What waits in a queue about an application. */
export async function queuedJobs(db: Database, name: string, applicationId: string) {
  const { rows } = await db.execute<{ data: Record<string, unknown> }>(
    sql`select data from pgboss.job where name = ${name} and data ->> 'applicationId' = ${applicationId} order by created_on`,
  )
  return rows.map(({ data }) => data)
}
