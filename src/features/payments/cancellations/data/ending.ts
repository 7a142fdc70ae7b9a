import { and, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { applications, cancellations, contracts, payouts } from '#db/schema/index.ts'
import { addDays } from '#lib/calendar-days.ts'
import { caseNameOf } from '#lib/case-person.ts'
import type { EndingCancellation } from '../schema.ts'
import { newestDay, readStand, type Stand } from './stand.ts'

/** More than any time to cancel with its mail days. */
const longestDays = 60

/** Contracts that can still be canceled, or whose notice waits for somebody; the first to end before the others. */
export async function listCancellationsEnding(db: Database, now = new Date()): Promise<EndingCancellation[]> {
  const since = addDays(newestDay(now), -longestDays)
  const isRecent = or(isNull(payouts.receivedOn), gte(payouts.receivedOn, since), gte(payouts.sentOn, since))
  const isOpen = sql`exists (select 1 from ${cancellations} where ${cancellations.contractId} = ${contracts.id} and ${cancellations.endedAt} is null)`
  const rows = await db
    .select({ contract: contracts, file: applications })
    .from(contracts)
    .innerJoin(applications, eq(applications.id, contracts.applicationId))
    .innerJoin(payouts, eq(payouts.contractId, contracts.id))
    .where(
      and(isNull(contracts.endedAt), inArray(payouts.status, ['sent', 'received']), or(isRecent, isOpen)),
    )
  const ending: EndingCancellation[] = []
  for (const { contract, file } of rows) {
    const stand = await readStand(db, contract, now)
    const state = stateOf(stand)
    if (!state) continue
    const { time, finalOn, received, back } = stand
    ending.push({
      ...{ contractId: contract.id, number: contract.number, state, finalOn },
      file: { id: file.id, name: caseNameOf(file) },
      ...{ amount: contract.amount, missing: stand.notice ? Math.max(0, received - back) : 0 },
      ...{ lastDay: time.lastDay, endsAt: time.endsAt.toISOString(), zone: time.zone },
    })
  }
  return ending.sort((one, other) => one.endsAt.localeCompare(other.endsAt))
}

function stateOf({ notice, phase, time }: Stand): EndingCancellation['state'] | undefined {
  if (notice?.status === 'noticed' || notice?.status === 'late') return notice.status
  if (phase === 'mail') return 'mail'
  if (phase !== 'open') return undefined
  return time.countedFor === 'arrival' ? 'arrival' : 'open'
}
