import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { dropPrinted, type Printed, printFinished } from '#features/contracts/archive/mutations.ts'
import { drawNumber } from '#features/contracts/records/content/numbers.ts'
import type { Printing } from '#lib/papers/print/printing.ts'
import type { Outcome } from '#lib/refusals.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { addressIn } from '#site/addresses.ts'
import { defaultLocale } from '#site/locale.ts'
import { absoluteUrl } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { composeLetter } from '../content/compose.ts'
import { type LetterPlan, type LetterWanted, type PlanRefusal, planLetter } from '../data/plan.ts'

export type LetterServices = {
  db: Database
  rowSealer: RowSealer
  storage: Storage
  printing: Printing
  publicUrl: string
}

/** Printed and in the store, and not a letter yet. */
export type LetterDraft = { wanted: LetterWanted; plan: LetterPlan; number: string; printed: Printed }

/**
 * Computes a letter and prints it. `keepLetter` makes it one, in the transaction that whatever it tells of is written in;
 * where that fails, `dropLetter` removes it again. Throws while the store is down.
 */
export async function draftLetter(
  services: LetterServices,
  wanted: LetterWanted,
): Promise<Outcome<{ draft: LetterDraft }, PlanRefusal>> {
  const planned = await planLetter(services, wanted)
  if (!planned.ok) return planned
  const { plan } = planned
  const number = drawNumber()
  const paper = composeLetter({ ...plan, number, verifyAt: verifyAt(services) })
  const printed = await printFinished(services, { number: wanted.applicationId, paper })
  return { ok: true, draft: { wanted, plan, number, printed } }
}

/** Never rejects. */
export const dropLetter = ({ storage }: Pick<LetterServices, 'storage'>, { printed }: LetterDraft) =>
  dropPrinted({ storage }, printed)

/** As somebody types it who holds the paper. */
const verifyAt = (services: { publicUrl: string }): string =>
  absoluteUrl(addressIn(defaultLocale, paths.verify), services).replace(/^https?:\/\//, '')
