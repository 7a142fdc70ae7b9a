import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import {
  advances,
  applications,
  contractSignings,
  contracts,
  decisions,
  paperSignatures,
} from '#db/schema/index.ts'
import { lastArrival } from '#features/contract-forms/figures/content/days.ts'
import { areContractsOn } from '#features/contract-forms/switch/data.ts'
import { isStanding } from '#features/decisions/data/records.ts'
import { endOf } from '#features/decisions/data/standing.ts'
import { isOut } from '#features/ledger/data.ts'
import { readToday } from '#features/rules/data.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { waitOf } from '../content/waits.ts'
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
/** The money of this advance left. */
export const isPaid = sql`${contracts.advance} <= (select count(*) from ${advances} where ${advances.applicationId} = ${contracts.applicationId} and ${isOut})`

/** When the desk found a signature on paper that two haven't confirmed yet. */
const paperSince = sql<Date | null>`(select min(${paperSignatures.signedAt}) from ${paperSignatures} where ${paperSignatures.contractId} = ${contracts.id} and ${paperSignatures.effectiveAt} is null and ${paperSignatures.endedAt} is null)`

/** Drafts, and those that were sent and wait for somebody. */
async function listOpen(db: Database): Promise<WaitingContract[]> {
  const rows = await db
    .select({
      ...{
        contract: contracts,
        file: applications,
        signing: contractSignings,
        offerEnded: decisions.endedAt,
      },
      paperSince: paperSince.mapWith(paperSignatures.signedAt),
    })
    .from(contracts)
    .innerJoin(applications, isOfFile)
    .leftJoin(contractSignings, eq(contractSignings.contractId, contracts.id))
    .leftJoin(decisions, eq(decisions.id, contracts.decisionId))
    .where(and(isNull(contracts.endedAt), sql`not (${isPaid})`))
  return rows.flatMap((row): WaitingContract[] => {
    const { contract, file, signing, offerEnded } = row
    const state =
      contract.status === 'drafted' ? 'drafted' : waitOf(contract, signing ?? {}, row.paperSince)?.for
    if (!state) return []
    return [
      {
        ...{ state, amount: contract.amount, isOfferOver: offerEnded !== null },
        lastDay: signing?.mailedOn ? lastArrival(contract.signBy) : contract.signBy,
        file: { id: file.id, name: caseNameOf(file) },
      },
    ]
  })
}

/** How the last contract of a file stands. */
const lastStatus = sql<
  string | null
>`(select ${contracts.status} from ${contracts} where ${isOfFile} order by ${contracts.advance} desc, ${contracts.version} desc limit 1)`

/** Offers that stand, and have no contract, or one that the person didn't want. */
async function listOffered(db: Database, today: string): Promise<WaitingContract[]> {
  const hasLive: SQL = sql`exists (select 1 from ${contracts} where ${isOfFile} and ${contracts.endedAt} is null and not (${isPaid}))`
  const rows = await db
    .select({ offer: decisions, file: applications, lastStatus })
    .from(decisions)
    .innerJoin(applications, eq(applications.id, decisions.applicationId))
    .where(and(isStanding, eq(decisions.kind, 'approved'), isNotNull(decisions.amount), sql`not ${hasLive}`))
  return rows
    .map(({ offer, file, lastStatus: status }) => ({
      state: status === 'declined' ? ('declined' as const) : ('offered' as const),
      file: { id: file.id, name: caseNameOf(file) },
      amount: offer.amount ?? 0,
      lastDay: endOf(offer),
      isOfferOver: false,
    }))
    .filter(({ lastDay }) => lastDay >= today)
}
