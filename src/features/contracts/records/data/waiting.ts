import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { applications, contracts, decisions } from '#db/schema/index.ts'
import { isPaidOut } from '#features/applications/data/report-filters.ts'
import { areContractsOn } from '#features/contracts/switch/data.ts'
import { isStanding } from '#features/decisions/data/records.ts'
import { endOf } from '#features/decisions/data/standing.ts'
import { readToday } from '#features/rules/data.ts'
import { caseNameOf } from '#lib/case-person.ts'
import type { WaitingContract } from '../schema.ts'

/** What waits for us or for a signature, the one whose last day comes first before the others. Nothing while they are off. */
export async function listWaiting(db: Database): Promise<WaitingContract[]> {
  if (!(await areContractsOn(db))) return []
  const today = await readToday(db)
  const drafted = await listOpen(db)
  const offered = await listOffered(db, today)
  return [...drafted, ...offered].sort(
    (one, other) => one.lastDay.localeCompare(other.lastDay) || one.file.name.localeCompare(other.file.name),
  )
}

const isOfFile = eq(applications.id, contracts.applicationId)
const isPaid = sql`${contracts.advance} <= (select count(*) from ${decisions} where ${decisions.applicationId} = ${contracts.applicationId} and ${isPaidOut})`

/** Drafts, and those that were sent and that nobody has signed. */
async function listOpen(db: Database): Promise<WaitingContract[]> {
  const rows = await db
    .select({ contract: contracts, file: applications, offerEnded: decisions.endedAt })
    .from(contracts)
    .innerJoin(applications, isOfFile)
    .leftJoin(decisions, eq(decisions.id, contracts.decisionId))
    .where(
      and(isNull(contracts.endedAt), inArray(contracts.status, ['drafted', 'issued']), sql`not (${isPaid})`),
    )
  return rows.map(({ contract, file, offerEnded }) => ({
    state: contract.status === 'drafted' ? 'drafted' : 'sent',
    file: { id: file.id, name: caseNameOf(file) },
    amount: contract.amount,
    lastDay: contract.signBy,
    isOfferOver: offerEnded !== null,
  }))
}

/** Offers that stand, and have no contract yet. */
async function listOffered(db: Database, today: string): Promise<WaitingContract[]> {
  const hasLive: SQL = sql`exists (select 1 from ${contracts} where ${isOfFile} and ${contracts.endedAt} is null and not (${isPaid}))`
  const rows = await db
    .select({ offer: decisions, file: applications })
    .from(decisions)
    .innerJoin(applications, eq(applications.id, decisions.applicationId))
    .where(and(isStanding, eq(decisions.kind, 'approved'), isNotNull(decisions.amount), sql`not ${hasLive}`))
  return rows
    .map(({ offer, file }) => ({
      state: 'offered' as const,
      file: { id: file.id, name: caseNameOf(file) },
      amount: offer.amount ?? 0,
      lastDay: endOf(offer),
      isOfferOver: false,
    }))
    .filter(({ lastDay }) => lastDay >= today)
}
