import { desc } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { priceTerms } from '#db/schema/index.ts'
import { bumpSiteVersion } from '#db/site-version.ts'
import { readBeginning, readToday } from '#features/rules/data.ts'
import type { Author } from '#lib/access.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { fromMonthly } from '#lib/price/monthly-terms.ts'
import type { PriceTerms } from '#lib/price/terms.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { renewPagesForPrice } from './jobs.ts'
import type { NewTerms } from './schema/new-terms.ts'

type Services = { db: Database; enqueue: Enqueue; by: Author | undefined }
/** `changed`: somebody else set terms first. `past`: answers that a day already gave must stay true. */
export type TermsRefusal = 'changed' | 'past'

const toHundredths = (value: number) => Math.round(value * 100)

/** What a row says of the price. */
export const toRow = (terms: PriceTerms) => ({
  ...terms,
  rate: toHundredths(terms.rate),
  oneTimeCharges: [...terms.oneTimeCharges],
  capMultiple: terms.capMultiple === null ? null : toHundredths(terms.capMultiple),
})

/** The schema makes sure that all of one form is there. */
function toPriceTerms({ capMultiple, mostMonths, ...terms }: NewTerms): PriceTerms {
  const { monthlyRate = 0, compounding = 'simple', fee = 0 } = terms
  const { rate, per, isCompounding = false, earned = 'pro-rata', oneTimeCharges = [], graceDays = 0 } = terms
  if (rate === undefined || per === undefined)
    return fromMonthly({ monthlyRate, compounding, fee, capMultiple, mostMonths })
  return { rate, per, isCompounding, earned, oneTimeCharges, capMultiple, mostMonths, graceDays }
}

/** Adds a version. A second copy of the same request is based on an old version, so it is refused. */
export function setTerms(
  { db, enqueue, by }: Services,
  terms: NewTerms,
): Promise<Outcome<object, TermsRefusal>> {
  return db.transaction(async (tx) => {
    const today = await readToday(tx)
    const { basedOn, effectiveFrom = today } = terms
    if (effectiveFrom < today) return refuse('past')
    const [latest] = await tx
      .select({ version: priceTerms.version })
      .from(priceTerms)
      .orderBy(desc(priceTerms.version))
      .limit(1)
    if ((latest?.version ?? 0) !== basedOn) return refuse('changed')
    const version = basedOn + 1
    const added = await tx
      .insert(priceTerms)
      .values({
        version,
        effectiveFrom,
        state: terms.state ?? null,
        ...toRow(toPriceTerms(terms)),
        ...by,
      })
      // Somebody else is adding the same version right now.
      .onConflictDoNothing()
      .returning({ version: priceTerms.version })
    if (added.length === 0) return refuse('changed')
    if (effectiveFrom === today) await bumpSiteVersion(tx)
    else await enqueue(tx, renewPagesForPrice, { version }, await readBeginning(tx, effectiveFrom))
    return { ok: true }
  })
}
