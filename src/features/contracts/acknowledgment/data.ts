import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import {
  applications,
  type ContractFacts,
  contractPapers,
  contractSignings,
  contracts,
  counsel,
  firmPeople,
  firmRecords,
  firms,
} from '#db/schema/index.ts'
import type { ContractEventKind } from '#domain/contracts.ts'
import { findPaper, readTree } from '#features/contracts/archive/data.ts'
import { readLaws } from '#features/contracts/records/data/content.ts'
import { type ReadEvent, readEvents } from '#features/contracts/records/data/events.ts'
import { type ContractRow, findSent, openFacts } from '#features/contracts/records/data/rows.ts'
import { findSigningRow } from '#features/contracts/records/data/signing.ts'
import { readToday } from '#features/rules/data.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { type AttorneyPage, attorneyPageOf } from './content/attorney-page.ts'
import type { Acknowledgment, AcknowledgmentStage, Saying } from './schema.ts'

type Reader = Database | Transaction
type Services = { db: Reader; rowSealer: RowSealer }
type PaperServices = { db: Database; rowSealer: RowSealer; storage: Pick<Storage, 'open'> }

/** Nobody signs after the last day, even if the clock hasn't said so yet. */
export function stageOf({ status, signBy }: ContractRow, today: string): AcknowledgmentStage {
  if (status === 'acknowledged') return 'done'
  if (status !== 'signed' && status !== 'issued') return status === 'drafted' ? 'voided' : status
  if (signBy < today) return 'expired'
  return status === 'signed' ? 'open' : 'reading'
}

export async function findStage(db: Reader, applicationId: string): Promise<AcknowledgmentStage | null> {
  const row = await findSent(db, applicationId)
  return row ? stageOf(row, await readToday(db)) : null
}

/** Opens the statements on the sealed paper, too. */
export async function readAttorneyPage(
  services: PaperServices,
  contract: ContractRow,
): Promise<
  Outcome<{ page: AttorneyPage; paper: { sha256: string; pages: number; size: number } }, 'broken'>
> {
  const row = await findPaper(services.db, contract.id, 'shown')
  const read = row && (await readTree(services, row))
  if (!row || !read?.ok) return refuse('broken')
  const { sha256, pages, size } = row
  const laws = await readLaws(services, contract)
  const needsInitials = laws.some(({ law }) => law?.initials === 'required')
  return { ok: true, page: attorneyPageOf(read.paper, needsInitials), paper: { sha256, pages, size } }
}

type Known = Pick<Acknowledgment, 'isKnown' | 'codeTo'>

/** Nothing where no contract was ever sent. */
export async function readAcknowledgment(
  services: PaperServices,
  applicationId: string,
  known: Known,
): Promise<Outcome<{ acknowledgment: Acknowledgment | null }, 'broken'>> {
  const { db, rowSealer } = services
  const row = await findSent(db, applicationId)
  if (!row) return { ok: true, acknowledgment: null }
  const read = await readAttorneyPage(services, row)
  if (!read.ok) return read
  const facts = openFacts(rowSealer, row)
  const signing = await findSigningRow(db, row.id)
  const { statements, disclaimer, initials } = read.page
  const acknowledged = signing?.acknowledgedAt && (await findLastEvent(services, row.id, ['acknowledged']))
  const { pages, size } = read.paper
  return {
    ok: true,
    acknowledgment: {
      ...{ id: row.id, number: row.number, stage: stageOf(row, await readToday(db)), ...known },
      ...{ client: facts.person.name, amount: row.amount, maximum: row.figures.maximum },
      ...{ signBy: row.signBy, signedAt: iso(signing?.signedAt) },
      ...{ statements, disclaimer, initials, attorney: await readAttorney(services, row, facts) },
      paper: { pages, size },
      acknowledgedAt: iso(signing?.acknowledgedAt),
      acknowledgedBy: acknowledged ? (acknowledged.words.name ?? null) : null,
      finished: row.status === 'acknowledged' ? await findFinished(db, row.id) : null,
      said: await readSaid(services, row.id),
      explainAskedAt: iso(signing?.explainAskedAt),
    },
  }
}

const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? null

/** Of the last edition. */
async function findFinished(db: Reader, contractId: string) {
  const { pages, size, kind, edition } = contractPapers
  const [row] = await db
    .select({ pages, size })
    .from(contractPapers)
    .where(and(eq(contractPapers.contractId, contractId), eq(kind, 'finished')))
    .orderBy(desc(edition))
    .limit(1)
  return row ?? null
}

/** The attorney who leads the case now signs. Without one, it's the attorney named on the contract, unless counsel changed. */
export async function readAttorney(
  { db }: Pick<Services, 'db'>,
  { applicationId, issuedAt }: Pick<ContractRow, 'applicationId' | 'issuedAt'>,
  { attorney: named }: Pick<ContractFacts, 'attorney'>,
): Promise<Acknowledgment['attorney']> {
  const lead = applicationId ? await findLead(db, applicationId) : undefined
  if (!lead) return { name: named.name || null, firm: named.firm, bar: null }
  const hasChanged = lead.since !== null && issuedAt !== null && lead.since > issuedAt
  const own = lead.role === 'attorney' && !hasChanged ? lead.own : null
  const number = lead.barNumber ?? own
  const state = lead.barState ?? (own ? lead.state : null)
  return {
    name: lead.name ?? (hasChanged ? null : named.name || null),
    firm: lead.firm ?? (hasChanged ? null : named.firm),
    bar: number && state ? { number, state } : null,
  }
}

async function findLead(db: Reader, applicationId: string) {
  const isLead = and(
    eq(counsel.applicationId, applications.id),
    eq(counsel.role, 'lead'),
    isNull(counsel.endedAt),
  )
  const [row] = await db
    .select({
      name: firmPeople.name,
      barNumber: firmPeople.barNumber,
      barState: firmPeople.barState,
      firm: sql<string | null>`(select root.names[1] from ${firms} root where root.id = ${firms.rootId})`,
      since: firmRecords.counselSince,
      role: applications.role,
      own: applications.attorneyBarNumber,
      state: applications.state,
    })
    .from(applications)
    .leftJoin(counsel, isLead)
    .leftJoin(firms, eq(firms.id, counsel.firmId))
    .leftJoin(firmPeople, eq(firmPeople.id, counsel.attorneyId))
    .leftJoin(firmRecords, eq(firmRecords.id, applications.id))
    .where(eq(applications.id, applicationId))
  return row
}

export async function findLastEvent(
  services: Services,
  contractId: string,
  kinds: readonly ContractEventKind[],
): Promise<ReadEvent | undefined> {
  const events = await readEvents(services, contractId)
  return events.findLast(({ event }) => kinds.includes(event))
}

const saidBy: Partial<Record<ContractEventKind, Saying>> = {
  declined: 'refused',
  paused: 'paused',
  left: 'left',
}

/** What the attorney said last instead of signing. A former attorney's word is none of the next one's. */
async function readSaid(services: Services, contractId: string): Promise<Acknowledgment['said']> {
  const events = await readEvents(services, contractId)
  const last = events.findLast(
    ({ event, party }) => event === 'counsel-changed' || (party === 'attorney' && event !== 'opened'),
  )
  const what = last && saidBy[last.event]
  return what ? { what, reason: last.words.reason ?? null, at: last.happenedAt.toISOString() } : null
}

/** Which of these files have a contract that waits for the attorney's page. It doesn't wait for one who said no last. */
export async function listWaitingForAttorney(
  db: Reader,
  applicationIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ id: contracts.applicationId })
    .from(contracts)
    .innerJoin(contractSignings, eq(contractSignings.contractId, contracts.id))
    .where(
      and(
        inArray(contracts.applicationId, [...applicationIds]),
        eq(contracts.status, 'signed'),
        sql`${contracts.signBy} >= ${await readToday(db)}`,
        or(isNull(contractSignings.refusedAt), gt(contractSignings.pausedAt, contractSignings.refusedAt)),
        isNull(contractSignings.leftAt),
      ),
    )
  return new Set(rows.flatMap(({ id }) => id ?? []))
}
