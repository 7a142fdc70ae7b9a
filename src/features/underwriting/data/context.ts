import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { applications, homeOf } from '#db/schema/index.ts'
import type { ClosedTerms } from '#db/schema/value.ts'
import { type StateCode, stateCodes } from '#domain/states.ts'
import { findTerms, readTerms } from '#features/price/data.ts'
import { readNumberedRule, readToday } from '#features/rules/data.ts'
import type { NumberedRule } from '#features/rules/schema.ts'
import { type PriceRule, pickPriceRule } from '#lib/price/ceilings.ts'
import type { SheetLine } from '../schema/lines.ts'
import type { ValueContext } from '../schema/results.ts'
import { readValueTerms } from '../terms/data.ts'

export type SheetContext = ValueContext & { home: StateCode | null; termsVersion: number | null }

async function readHome(db: Database | Transaction, applicationId: string): Promise<StateCode | null> {
  const [row] = await db
    .select({ home: homeOf(applications) })
    .from(applications)
    .where(eq(applications.id, applicationId))
  return row?.home ?? null
}

export const hasApplication = async (db: Database | Transaction, id: string): Promise<boolean> =>
  (await db.$count(applications, eq(applications.id, id))) > 0

/** What an open sheet is computed with today. */
export async function readContext(
  db: Database | Transaction,
  applicationId: string,
  lines: readonly SheetLine[],
): Promise<SheetContext> {
  const home = await readHome(db, applicationId)
  const { terms } = await readValueTerms(db)
  const today = await readToday(db)
  const price = await readTerms(db, today, home ?? undefined)
  const rule = home ? await readBindingRule(db, home, forumOf(lines)) : null
  return { home, terms, today, price, rule, termsVersion: price?.version ?? null }
}

/** What a closed one was computed with. */
export async function readClosedContext(
  db: Database | Transaction,
  { rule, termsVersion, day, ...terms }: ClosedTerms,
): Promise<SheetContext> {
  const price = (await findTerms(db, termsVersion)) ?? null
  return { home: rule?.state ?? null, terms, today: day, price, rule, termsVersion }
}

export const forumOf = (lines: readonly Pick<SheetLine, 'name' | 'figure'>[]): StateCode | undefined => {
  const choice = lines.find(({ name }) => name === 'forum')?.figure.choice
  return stateCodes.find((code) => code === choice)
}

/** Of the state where the claim is pursued, if its rule reaches claims there. */
export async function readForumRule(
  db: Database | Transaction,
  { home, forum }: { home: StateCode; forum: StateCode | undefined },
  on?: string,
): Promise<NumberedRule | undefined> {
  if (!forum || forum === home) return undefined
  const rule = await readNumberedRule(db, forum, on)
  return rule.contract?.scope?.forum ? rule : undefined
}

/** The home state's, with the forum's where that says it reaches claims pursued there. */
async function readBindingRule(
  db: Database | Transaction,
  home: StateCode,
  forum: StateCode | undefined,
): Promise<PriceRule> {
  const rule = pickPriceRule(await readNumberedRule(db, home), home)
  const there = await readForumRule(db, { home, forum })
  return there ? { ...rule, forum: pickPriceRule(there, there.code) } : rule
}
