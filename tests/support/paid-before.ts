import { randomUUID } from 'node:crypto'
import type { OpenDatabase } from '#db/database.ts'
import type { OfferRule } from '#db/schema/decisions.ts'
import { applications, decisions, priceTerms } from '#db/schema/index.ts'
import { toRow } from '#features/price/mutations.ts'
import { addDays } from '#lib/calendar-days.ts'
import { fromMonthly } from '#lib/price/monthly-terms.ts'
import type { PriceTerms } from '#lib/price/terms.ts'
import { today } from './decisions.ts'
import { sealAnswers } from './row-sealer.ts'

type Decision = typeof decisions.$inferInsert
type RunSql = OpenDatabase['runSql']

const steps: PriceTerms = {
  ...{ rate: 18, per: 'half-year', isCompounding: false, earned: 'per-step', oneTimeCharges: [] },
  ...{ capMultiple: 2, mostMonths: 36, graceDays: 0 },
}
const monthly = { fee: 0, capMultiple: 2.5, mostMonths: null }
const terms = [
  fromMonthly({ ...monthly, monthlyRate: 2.9, compounding: 'monthly' }),
  fromMonthly({ ...monthly, monthlyRate: 3, compounding: 'simple', fee: 150_00, mostMonths: 24 }),
  steps,
]
const rules: OfferRule[] = [
  { caps: [], mostMonths: null, largestAdvance: null },
  { caps: [{ kind: 'yearly-rate' as const, percent: 36 }], mostMonths: 36, largestAdvance: 50_000_00 },
].map((rule) => ({ ...rule, cancelDays: 5, requiredSentences: [] }))

/** The same numbers in every run. */
function createDice(seed: number) {
  let state = seed
  const roll = () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
  return {
    roll,
    pick: <const Value>(values: readonly Value[]) => values[Math.floor(roll() * values.length)] as Value,
  }
}

type Repaid = { id: string; endedAt: Date | null; replacedBy: string | null }

/**
 * Files whose money left while there was a table of repayments: on the day of the offer or years ago, by three prices and
 * two rules, corrected, undone and paid again, with repayments that were put right, taken out, or recorded before the undo.
 */
export async function addPaidFiles({ db, runSql }: Pick<OpenDatabase, 'db' | 'runSql'>, count: number) {
  const { roll, pick } = createDice(43)
  await db
    .insert(priceTerms)
    .values(terms.map((one, place) => ({ version: place + 1, effectiveFrom: '2024-01-01', ...toRow(one) })))
  for (let i = 0; i < count; i++) {
    const sealed = sealAnswers({ dateOfBirth: '1980-01-31' }, {})
    const file = sealed.id
    const fundedOn = addDays(today, i % 50 === 0 ? 3 : -Math.floor(roll() * (i % 3 === 0 ? 40 : 900)))
    const amount = 500_00 + Math.floor(roll() * 2_000_000)
    const isUndone = i % 9 === 4
    await db.insert(applications).values({
      ...sealed,
      ...{
        reference: `BF-2026${i.toString(16).padStart(6, '0').toUpperCase()}`,
        role: 'plaintiff',
      },
      ...{ firstName: 'Ana', lastName: `Ruiz ${i}`, email: `ana${i}@example.com`, phone: '555-0100' },
      ...{ caseType: pick(['auto-accident', 'slip-fall']), incidentDate: '2023-01-01' },
      ...{ fundingAmount: '1000-5000', consent: true, privacy: true, state: pick(['TX', 'GA', 'OH']) },
      plaintiffAttorneyName: 'Lee Park',
      plaintiffAttorneyFirm: pick(['Harbor Law', ' harbor law', 'Pine & Stone']),
      status: isUndone && i % 2 === 0 ? 'approved' : 'funded',
      submittedAt: new Date(`${addDays(fundedOn, -20)}T15:00:00Z`),
    })
    const figures = {
      amount,
      state: 'TX' as const,
      termsVersion: pick([1, 2, 3]),
      ruleVersion: 0,
      rule: pick(rules),
    }
    const offeredAt = new Date(`${addDays(fundedOn, -4)}T16:00:00Z`)
    const signed = { applicationId: file, applicationVersion: 1, ...figures }
    const pay = async (kept: Partial<Decision>, at: Date) => {
      const id = randomUUID()
      const values: Decision = {
        ...{ id, kind: 'funded', fromStatus: 'approved', submissionKey: `funded ${id}`, fundedOn },
        ...{ method: pick(['ach', 'wire', 'check']), personName: 'Ruth Owens', signedAt: at },
        ...{ effectiveAt: at, finalAt: at },
        ...signed,
        ...kept,
      }
      await db.insert(decisions).values(values)
      return id
    }
    const paidAt = new Date(offeredAt.getTime() + 60_000 * (1 + i))
    const undone = isUndone
      ? await pay({ endedAt: paidAt, ending: 'undone', finalAt: null }, paidAt)
      : undefined
    // Some of those that were undone were never paid again.
    const isPaid = !isUndone || i % 2 === 1
    const paid = isPaid ? await pay({}, new Date(paidAt.getTime() + 90_000)) : undefined
    const offer = {
      kind: 'approved',
      fromStatus: 'received',
      submissionKey: 'offer',
      effectiveAt: offeredAt,
    } as const
    const ended = paid ? ({ endedAt: paidAt, ending: 'superseded', endedBy: paid } as const) : {}
    await db
      .insert(decisions)
      .values({ ...offer, ...signed, signedAt: offeredAt, finalAt: offeredAt, ...ended })
    for (const decision of [undone, paid])
      if (decision) await addRepayments(runSql, { file, decision, fundedOn, roll, pick })
  }
}

type Place = { file: string; decision: string; fundedOn: string } & ReturnType<typeof createDice>

/** Several a file, some of the same moment. */
async function addRepayments(runSql: RunSql, { file, decision, fundedOn, roll, pick }: Place) {
  const most = fundedOn > today ? 0 : pick([0, 0, 1, 2, 4])
  const add = async (one: Repaid, recordedAt: Date) => {
    const repaidOn = pick([fundedOn, today, addDays(fundedOn, 1)])
    await runSql(
      `insert into repayments (id, application_id, decision_id, submission_key, amount, repaid_on, person_name, recorded_at, ended_at, ended_by_name, replaced_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        ...[one.id, file, decision, `repaid ${one.id}`, 1_00 + Math.floor(roll() * 900_000)],
        ...[repaidOn > today ? today : repaidOn, pick(['Ruth Owens', null]), recordedAt],
        ...[one.endedAt, one.endedAt && pick(['Paul Whitlock', null]), one.replacedBy],
      ],
    )
  }
  for (let place = 0; place < most; place++) {
    const at = new Date(Date.parse(`${fundedOn}T18:00:00Z`) + Math.floor(place / 2) * 3_600_000)
    const later = new Date(at.getTime() + 1_800_000)
    const what = pick(['stands', 'stands', 'taken out', 'replaced', 'replaced twice'])
    const ids = [randomUUID(), randomUUID(), randomUUID()] as const
    if (what === 'stands') await add({ id: ids[0], endedAt: null, replacedBy: null }, at)
    if (what === 'taken out') await add({ id: ids[0], endedAt: later, replacedBy: null }, at)
    if (what === 'replaced' || what === 'replaced twice') {
      const isTwice = what === 'replaced twice'
      await add({ id: ids[0], endedAt: later, replacedBy: ids[1] }, at)
      await add({ id: ids[1], endedAt: isTwice ? later : null, replacedBy: isTwice ? ids[2] : null }, later)
      if (isTwice) await add({ id: ids[2], endedAt: null, replacedBy: null }, later)
    }
  }
}
