import type { Database } from '#db/database.ts'
import { type ContractRow, findContract, openFacts } from '#features/contracts/records/data/rows.ts'
import { findHits } from '#features/payouts/screening/data/hits.ts'
import { findFreshLists } from '#features/payouts/screening/data/lists.ts'
import { findScreening } from '#features/payouts/screening/data/screenings.ts'
import { judgeHit, keepElsewhere, keepScreening } from '#features/payouts/screening/mutations/screenings.ts'
import type { HitJudgment, NewScreening } from '#features/payouts/screening/schema.ts'
import { lockPreparer } from '#features/people/signatures/data.ts'
import { readToday } from '#features/rules/data.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { namesOn } from '../content/names.ts'
import { findPayout, isGone, openPayee } from '../data/rows.ts'
import { type PayoutServices, tell, withPayout } from './locked.ts'

export type ScreeningRefusal =
  | 'unknown'
  | 'may not prepare'
  | 'no details'
  | 'paid'
  | 'no list'
  | 'changed'
  | 'mistaken'
  | 'not screened'
  | 'no such hit'
type Done = Outcome<object, ScreeningRefusal>
type Screening = Omit<PayoutServices, 'db'> & { db: Database }

/** Compared before anything is locked: it reads every name of both lists. */
export async function screenPayee(
  services: Screening,
  contractId: string,
  { elsewhere }: NewScreening,
  reviewer: Reviewer,
): Promise<Done> {
  // Reading every name is work that nobody without the right may cause.
  if (!(await lockPreparer(services.db, reviewer.person?.id))) return refuse('may not prepare')
  const contract = await findContract(services.db, contractId)
  if (!contract) return refuse('unknown')
  const names = await readNames(services, contract)
  if (!names) return refuse('no details')
  const fresh = elsewhere ? null : await findFreshLists(services.db)
  if (fresh && !fresh.lists) return refuse('no list', { errors: { list: [fresh.problem] } })
  const hits = fresh ? await findHits(services.db, fresh.lists, names.names) : []
  return withPayout(services, contractId, async ({ writing, contract, payout }): Promise<Done> => {
    const { tx } = writing
    const by = await lockPreparer(tx, reviewer.person?.id)
    if (!by) return refuse('may not prepare')
    if (!payout) return refuse('no details')
    if (isGone(payout)) return refuse('paid')
    if (payout.detailsVersion !== names.detailsVersion) return refuse('changed')
    const about = { ...names, payoutId: payout.id }
    if (elsewhere) {
      if (elsewhere.on !== (await readToday(tx)))
        return refuse('mistaken', { errors: { elsewhere: ['Screen it again today: a day holds alone.'] } })
      await keepElsewhere(writing, about, elsewhere, by)
    } else if (fresh) await keepScreening(writing, about, { lists: fresh.lists, hits }, by)
    await tell(writing, contract, 'screened', { reviewer })
    return { ok: true }
  })
}

async function readNames({ db, rowSealer }: Screening, contract: ContractRow) {
  const payout = await findPayout(db, contract.id)
  if (!payout) return undefined
  const payee = openPayee(rowSealer, payout)
  const names = [payee.name, ...namesOn({ facts: openFacts(rowSealer, contract) })]
  return { names: [...new Set(names)], detailsVersion: payout.detailsVersion }
}

/** Of the last comparison of these details. */
export const judgePayeeHit = (
  services: PayoutServices,
  contractId: string,
  judgment: HitJudgment,
  reviewer: Reviewer,
): Promise<Done> =>
  withPayout(services, contractId, async ({ writing, contract, payout }): Promise<Done> => {
    const { tx } = writing
    const by = await lockPreparer(tx, reviewer.person?.id)
    if (!by) return refuse('may not prepare')
    if (!payout) return refuse('no details')
    if (isGone(payout)) return refuse('paid')
    const row = await findScreening(tx, payout.id, payout.detailsVersion)
    if (!row) return refuse('not screened')
    const judged = await judgeHit(writing, row, judgment, by)
    if (!judged.ok) return judged
    await tell(writing, contract, 'hit-judged', { reviewer })
    return { ok: true }
  })
