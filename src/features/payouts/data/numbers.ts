import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, contactCorrections } from '#db/schema/index.ts'
import { filerNameOf } from '#lib/case-person.ts'
import { digitsOf } from '#lib/identity-hash.ts'
import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'

export type KnownNumber = { number: string; whose: string; since: string | null }

/**
 * The numbers that were on file before a moment, the person's own first: whoever sends new bank details may have changed
 * the number with them, so one that came later is none to call.
 */
export async function listNumbersBefore(
  { db, rowSealer }: { db: Database | Transaction; rowSealer: RowSealer },
  applicationId: string,
  before: Date,
): Promise<KnownNumber[]> {
  const [row] = await db.select().from(applications).where(eq(applications.id, applicationId))
  if (!row) return []
  const corrections = await db
    .select()
    .from(contactCorrections)
    .where(
      and(
        eq(contactCorrections.applicationId, applicationId),
        inArray(contactCorrections.field, ['phone', 'clientPhone']),
      ),
    )
    .orderBy(asc(contactCorrections.correctedAt))
  const filed = { phone: row.phone, clientPhone: row.clientPhone }
  const filer = filerNameOf(row)
  const found = (['clientPhone', 'phone'] as const).flatMap((field): KnownNumber[] => {
    const changes = corrections.filter((one) => one.field === field)
    const isLater = ({ correctedAt }: { correctedAt: Date }) => correctedAt >= before
    const next = changes.find(isLater)
    const last = changes.filter((one) => !isLater(one)).at(-1)
    const number = next ? rowSealer.open(contactCorrections.sealedOld, next.id, next.sealedOld) : filed[field]
    if (typeof number !== 'string' || digitsOf(number) === '') return []
    const isFilers = filer !== undefined && field === 'phone'
    const whose = isFilers ? `${filer}, who applied` : 'from the application'
    const since = last ? dateIn(brand.openHours.timeZone, last.correctedAt) : null
    return [{ number, whose: since ? 'corrected on the file' : whose, since }]
  })
  return found
}

export const isSameNumber = (one: string, other: string): boolean =>
  digitsOf(one) !== '' && digitsOf(one) === digitsOf(other)

/** Enough to know it again. */
export const maskNumber = (number: string): string => `(•••) •••-${digitsOf(number).slice(-4)}`
