import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { contracts } from '#db/schema/index.ts'
import type { StateCode } from '#domain/states.ts'
import { findPaidOutEntry, listAdvances } from '#features/ledger/data.ts'
import { readNumberedRule } from '#features/rules/data.ts'
import type { NumberedRule } from '#features/rules/schema.ts'
import { readForumRule } from '#features/underwriting/data/context.ts'
import { readForum } from '#features/underwriting/data/sheets.ts'
import type { Earlier } from './content/figures.ts'

type Reader = Database | Transaction
type Services = { db: Reader; rowSealer: RowSealer }

/** The rules of a day that bind a contract. */
export type Binding = { home: NumberedRule; forum: NumberedRule | null }

export async function readBinding(
  services: Services,
  applicationId: string,
  { home, on }: { home: StateCode; on: string },
): Promise<Binding> {
  const { db } = services
  const forum = await readForum(services, applicationId)
  return {
    home: await readNumberedRule(db, home, on),
    forum: (await readForumRule(db, { home, forum }, on)) ?? null,
  }
}

/** The day on which the money of this advance left. */
export async function findPaidOn(db: Reader, applicationId: string, advance: number): Promise<string | null> {
  const paid = (await listAdvances(db, applicationId))[advance - 1]
  return (paid && findPaidOutEntry(paid.entries)?.on) ?? null
}

/** What else is out on the claim, the oldest first, and how many of its advances there are. */
export async function listEarlier(
  db: Reader,
  applicationId: string,
): Promise<{ advance: number; earlier: Earlier[] }> {
  const paid = await listAdvances(db, applicationId)
  const advance = paid.length + 1
  const live = await db
    .select()
    .from(contracts)
    .where(
      and(
        eq(contracts.applicationId, applicationId),
        isNull(contracts.endedAt),
        ne(contracts.advance, advance),
      ),
    )
  const numbers = new Map(live.map((row) => [row.advance, row.number]))
  const out = paid.flatMap(({ row, entries, ledger: { terms } }, place): Earlier[] => {
    const paidOut = findPaidOutEntry(entries)
    // Nothing was ever owed of one that was canceled.
    if (!paidOut || row.ending === 'canceled') return []
    const { amount, on: fundedOn } = paidOut
    return [{ amount, fundedOn, rule: row.rule, terms, number: numbers.get(place + 1) ?? null }]
  })
  const promised = live
    .filter((row) => row.advance > advance)
    .map(({ amount, fundingOn, rule, figures, number }): Earlier => {
      return { amount, fundedOn: fundingOn, rule, terms: figures.terms, number }
    })
  return { advance, earlier: [...out, ...promised] }
}
