import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { applications, decisions, homeOf } from '#db/schema/index.ts'
import type { ApplicationStatus } from '#domain/application-status.ts'
import type { StateCode } from '#domain/states.ts'
import { isPaidOut } from '#features/applications/data/report-filters.ts'
import { readOwnLimit, readSignatureSettings } from '#features/people/signatures/data.ts'
import { readRules } from '#features/rules/data.ts'
import { formatCents } from '#site/staff-format.ts'
import { findClosed } from '../content/offer.ts'
import type { plainRefusals } from '../schema/records.ts'
import { needsContract } from './needs-contract.ts'
import { type DecisionRow, findOfferProblem } from './standing.ts'

type PlainStatus = { id: string; status: ApplicationStatus }
type PlainRefusal = { reason: (typeof plainRefusals)[number]; words?: string }

/** Why files can't be called approved or funded by their status alone, by their ids. */
export async function listPlainRefusals(
  tx: Transaction,
  wanted: readonly PlainStatus[],
  personId: string | undefined,
): Promise<Map<string, PlainRefusal>> {
  const approved = idsFor('approved', wanted)
  const funded = idsFor('funded', wanted)
  const refusals = [
    ...(await listClosed(tx, [...approved, ...funded])),
    ...(await listUnpayable(tx, funded)),
    ...(await listUnsigned(tx, { approved, funded }, personId)),
    ...(await listWithoutContract(tx, funded)),
  ]
  if (refusals.length === 0) return new Map()
  // Money that went out is a fact, with the signatures that it had.
  const paid = await listPaid(tx, funded)
  return new Map(refusals.filter(([id]) => !paid.has(id)))
}

const idsFor = (status: ApplicationStatus, wanted: readonly PlainStatus[]) =>
  wanted.filter((one) => one.status === status).map(({ id }) => id)

type Refused = [id: string, refusal: PlainRefusal]
const refused = (id: string, refusal: PlainRefusal): Refused => [id, refusal]

async function listPaid(tx: Transaction, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: decisions.applicationId })
    .from(decisions)
    .where(and(inArray(decisions.applicationId, ids), isPaidOut))
  return new Set(rows.map(({ id }) => id))
}

const listWithoutContract = async (tx: Transaction, ids: string[]): Promise<Refused[]> =>
  ids.length > 0 && (await needsContract(tx))
    ? ids.map((id) => refused(id, { reason: 'contract needed' }))
    : []

async function listClosed(tx: Transaction, ids: string[]): Promise<Refused[]> {
  if (ids.length === 0) return []
  const rules = await readRules(tx)
  return (await listHomes(tx, ids)).flatMap(({ id, home }) => {
    const words = home && findClosed(rules[home])
    return words ? [refused(id, { reason: 'closed', words })] : []
  })
}

const listHomes = (tx: Transaction, ids: string[]) =>
  tx
    .select({ id: applications.id, home: homeOf(applications) })
    .from(applications)
    .where(inArray(applications.id, ids))

/** An offer binds a file through any detour of its status, until another is made. */
async function listUnpayable(tx: Transaction, ids: string[]): Promise<Refused[]> {
  const offers = await listLastOffers(tx, ids)
  if (offers.length === 0) return []
  const homes = new Map((await listHomes(tx, ids)).map(({ id, home }) => [id, home]))
  const refusals: Refused[] = []
  for (const offer of offers) {
    const refusal = await findUnpayable(tx, offer, homes.get(offer.applicationId) ?? null)
    if (refusal) refusals.push(refused(offer.applicationId, refusal))
  }
  return refusals
}

const listLastOffers = async (tx: Transaction, ids: string[]): Promise<DecisionRow[]> =>
  ids.length === 0
    ? []
    : tx
        .selectDistinctOn([decisions.applicationId])
        .from(decisions)
        .where(
          and(
            inArray(decisions.applicationId, ids),
            eq(decisions.kind, 'approved'),
            isNotNull(decisions.effectiveAt),
            sql`${decisions.ending} is distinct from 'undone'`,
          ),
        )
        .orderBy(decisions.applicationId, desc(decisions.effectiveAt))

async function findUnpayable(
  tx: Transaction,
  offer: DecisionRow,
  home: StateCode | null,
): Promise<PlainRefusal | undefined> {
  return home && home !== offer.state ? { reason: 'other state' } : findOfferProblem(tx, offer)
}

/** A plain approval has no amount, so nobody with a limit makes one. A plain payment has that of the offer that stands. */
async function listUnsigned(
  tx: Transaction,
  { approved, funded }: { approved: string[]; funded: string[] },
  personId: string | undefined,
): Promise<Refused[]> {
  const { secondAbove } = await readSignatureSettings(tx)
  const ownLimit = await readOwnLimit(tx, personId)
  const most = Math.min(secondAbove ?? Number.POSITIVE_INFINITY, ownLimit ?? Number.POSITIVE_INFINITY)
  const free = most === Number.POSITIVE_INFINITY ? new Set(funded) : await listOfferedUpTo(tx, funded, most)
  const unsigned = funded.filter((id) => !free.has(id)).map((id) => refused(id, { reason: 'two signatures' }))
  if (ownLimit === null) return unsigned
  const words = `You may approve up to ${formatCents(ownLimit)} alone. Approve it with its amount.`
  return [...unsigned, ...approved.map((id) => refused(id, { reason: 'amount needed', words }))]
}

async function listOfferedUpTo(tx: Transaction, ids: string[], most: number): Promise<Set<string>> {
  const offers = (await listLastOffers(tx, ids)).filter(({ endedAt }) => endedAt === null)
  return new Set(
    offers.filter(({ amount }) => amount !== null && amount <= most).map((offer) => offer.applicationId),
  )
}
