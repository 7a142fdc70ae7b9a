import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { firmKeys, firmPeople, firms } from '#db/schema/index.ts'
import { foldFirmName } from '#db/schema/search-text.ts'
import { digitsOf } from '#lib/identity-hash.ts'
import { fold } from '#site/search-words.ts'

/** Everybody who writes to a firm or its people waits here and finds it as it is now. */
export async function holdFirm(tx: Transaction, id: string) {
  const [row] = await tx.select().from(firms).where(eq(firms.id, id)).for('update')
  return row
}

/** Call it after a change of a firm or its people, in the same transaction: the firm is found by what it is now. */
export async function indexFirm(tx: Transaction, firmId: string): Promise<void> {
  const [firm] = await tx.select().from(firms).where(eq(firms.id, firmId))
  if (!firm) return
  const people = await tx
    .select({ name: firmPeople.name, email: firmPeople.email, phone: firmPeople.phone })
    .from(firmPeople)
    .where(eq(firmPeople.firmId, firmId))
    .orderBy(firmPeople.createdAt, firmPeople.id)
  const digits = digitsOf(firm.phone ?? '')
  const words = [...firm.names, ...firm.domains, ...people.flatMap(({ name, email }) => [name, email ?? ''])]
  const numbers = [digits, ...people.map(({ phone }) => digitsOf(phone ?? ''))]
  const searchText = [...words.map(fold), ...numbers]
    .filter((part) => part !== '')
    .map((part) => ` ${part}`)
    .join('')
  await tx.update(firms).set({ searchText }).where(eq(firms.id, firmId))

  await tx.delete(firmKeys).where(eq(firmKeys.firmId, firmId))
  await tx.execute(sql`insert into ${firmKeys} (firm_id, kind, value)
    select ${firmId}::uuid, 'name', folded from (
      select distinct ${foldFirmName(sql`name`)} as folded from unnest(${sql.param(firm.names)}::text[]) as names (name)
    ) as names where folded is not null`)
  const others = [
    ...firm.domains.map((value) => ({ firmId, kind: 'domain' as const, value })),
    ...(digits.length === 10 ? [{ firmId, kind: 'phone' as const, value: digits }] : []),
  ]
  if (others.length > 0) await tx.insert(firmKeys).values(others).onConflictDoNothing()
}
