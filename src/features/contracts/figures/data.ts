import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { contracts, decisions } from '#db/schema/index.ts'
import type { StateCode } from '#domain/states.ts'
import { isPaidOut } from '#features/applications/data/report-filters.ts'
import { findTerms } from '#features/price/data.ts'
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

/** The advances that were paid out, the oldest first. */
const listPaid = (db: Reader, applicationId: string) =>
  db
    .select()
    .from(decisions)
    .where(and(eq(decisions.applicationId, applicationId), isPaidOut))
    .orderBy(asc(decisions.fundedOn), asc(decisions.advance))

/** The day on which the money of this advance left. */
export async function findPaidOn(db: Reader, applicationId: string, advance: number): Promise<string | null> {
  const paid = await listPaid(db, applicationId)
  return paid[advance - 1]?.fundedOn ?? null
}

/** What else is out on the claim, the oldest first, and how many of its advances there are. */
export async function listEarlier(
  db: Reader,
  applicationId: string,
): Promise<{ advance: number; earlier: Earlier[] }> {
  const paid = await listPaid(db, applicationId)
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
  const out = await Promise.all(
    paid.map(async ({ amount, fundedOn, rule, termsVersion }, place): Promise<Earlier[]> => {
      const terms = await findTerms(db, termsVersion)
      if (!amount || !fundedOn || !rule || !terms) return []
      return [{ amount, fundedOn, rule, terms, number: numbers.get(place + 1) ?? null }]
    }),
  )
  const promised = live
    .filter((row) => row.advance > advance)
    .map(({ amount, fundingOn, rule, figures, number }): Earlier => {
      return { amount, fundedOn: fundingOn, rule, terms: figures.terms, number }
    })
  return { advance, earlier: [...out.flat(), ...promised] }
}
