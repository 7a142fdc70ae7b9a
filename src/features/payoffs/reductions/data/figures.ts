import type { Database, Transaction } from '#db/database.ts'
import { type KeptAdvance, listAdvances } from '#features/ledger/data.ts'
import { readToday } from '#features/rules/data.ts'
import { addDays } from '#lib/calendar-days.ts'
import { type Balance, balanceOfClaim } from '#lib/ledger/balance.ts'
import { findLastStep } from '#lib/ledger/last-step.ts'
import { isEarnedDaily } from '#lib/ledger/payoff.ts'
import { readReductionDays } from './rows.ts'

/** An answer never holds longer. */
const mostDays = 180

/** What is owed today, and until when an answer can hold. */
export type ReductionFigures = {
  today: string
  standing: KeptAdvance[]
  claim: KeptAdvance[]
  each: Balance[]
  all: Balance
  lastStep: { on: string; amount: number } | null
  /** The day before the next step at the latest, so that what is owed then is what the answer says. */
  validUntil: { suggested: string; latest: string }
}

export async function readFigures(
  db: Database | Transaction,
  applicationId: string,
  on?: string,
): Promise<ReductionFigures> {
  const today = on ?? (await readToday(db))
  const claim = await listAdvances(db, applicationId)
  const standing = claim.filter(({ row }) => row.endedOn === null)
  const { each, all } = balanceOfClaim(
    claim.map(({ ledger }) => ledger),
    today,
  )
  const ahead = addDays(today, mostDays)
  // Where more is owed every day, there's no day before a step.
  const isDaily = standing.some(({ ledger }) => isEarnedDaily(ledger))
  const step = all.next && !isDaily ? addDays(all.next.on, -1) : ahead
  const latest = step < ahead ? step : ahead
  const usual = addDays(today, await readReductionDays(db))
  const lastStep = findLastStep(
    standing.map(({ ledger }) => ledger),
    today,
  )
  return {
    ...{ today, standing, claim, each, all, lastStep },
    validUntil: { suggested: usual < latest ? usual : latest, latest },
  }
}
