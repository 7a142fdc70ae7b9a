import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { accessLog, contractEvents, contractPapers, contracts } from '#db/schema/index.ts'
import type { ContractEventKind, ContractPaperKind } from '#domain/contracts.ts'
import { hashEvent } from './rows.ts'

/**
 * What isn't as the access log says: an event that was changed, removed or added from outside, a paper that isn't the one
 * an event names, and a contract that is gone.
 */
export type ContractFlaw =
  | { number: string; what: 'changed' | 'missing' | 'added'; event: ContractEventKind }
  | { number: string; what: 'other paper'; event: ContractEventKind }
  | { number: string; what: 'added paper'; kind: ContractPaperKind }
  | { number: string; what: 'gone' }

type Services = { db: Database; rowSealer: RowSealer }
export type CheckedEvents = { checked: number; flaws: ContractFlaw[] }

const batchSize = 1_000

/**
 * Compares every event of a contract with its entry in the access log, and the papers with the events that name them. It
 * trusts the log: its own check says whether that is whole. What was removed from the log for its age isn't missed.
 */
export async function checkEvents(services: Services): Promise<CheckedEvents> {
  const { db } = services
  const flaws: ContractFlaw[] = []
  const seen = new Set<string>()
  const gone = new Map<string, boolean>()
  const forgotten = new Set<string>()
  let first: Date | undefined
  for await (const entries of listEntries(db)) {
    first ??= entries.find(({ action }) => action === 'contract-event')?.happenedAt
    for (const number of entries.flatMap(numbersForgotten)) forgotten.add(number)
    const noted = entries.flatMap(({ action, details }) => (action === 'contract-event' ? read(details) : []))
    const events = await readEventsOf(services, noted)
    const kept = await findNumbers(db, noted)
    for (const { id, hash, number, event } of noted) {
      seen.add(id)
      if (!kept.has(number)) gone.set(number, gone.get(number) || event === 'issued')
      else if (!events.has(id)) flaws.push({ number, event, what: 'missing' })
      else if (events.get(id) !== hash) flaws.push({ number, event, what: 'changed' })
    }
  }
  flaws.push(...(await listAdded(services, { seen, first })), ...(await comparePapers(services)))
  for (const [number, wasSent] of gone)
    if (wasSent && !forgotten.has(number)) flaws.push({ number, what: 'gone' })
  return { checked: seen.size, flaws }
}

type LogEntry = Pick<typeof accessLog.$inferSelect, 'number' | 'action' | 'details' | 'happenedAt'>

async function* listEntries(db: Database): AsyncGenerator<LogEntry[]> {
  const { number, action, details, happenedAt } = accessLog
  let last = 0
  for (;;) {
    const entries = await db
      .select({ number, action, details, happenedAt })
      .from(accessLog)
      .where(and(gt(number, last), inArray(action, ['contract-event', 'retention'])))
      .orderBy(asc(number))
      .limit(batchSize)
    if (entries.length === 0) return
    last = entries.at(-1)?.number ?? last
    yield entries
  }
}

type Noted = { id: string; hash: string; number: string; event: ContractEventKind }

const read = (details: string | null): Noted[] => (details ? [JSON.parse(details)] : [])

/** Contracts that went when their years were over. */
const numbersForgotten = ({ action, details }: LogEntry): string[] =>
  action === 'retention' && details ? (JSON.parse(details).numbers ?? []) : []

/** By event, the hash of what it says now; none where it doesn't open. */
async function readEventsOf(
  { db, rowSealer }: Services,
  noted: readonly Noted[],
): Promise<Map<string, string | undefined>> {
  if (noted.length === 0) return new Map()
  const ids = noted.map(({ id }) => id)
  const rows = await db.select().from(contractEvents).where(inArray(contractEvents.id, ids))
  return new Map(rows.map((row) => [row.id, hashOfRow(rowSealer, row)]))
}

function hashOfRow(rowSealer: RowSealer, row: typeof contractEvents.$inferSelect): string | undefined {
  const words = openWords(rowSealer, row)
  return words.ok ? hashEvent(rowSealer, { ...row, words: words.value }) : undefined
}

function openWords(rowSealer: RowSealer, { id, sealedWords }: typeof contractEvents.$inferSelect) {
  try {
    const value = sealedWords ? rowSealer.open(contractEvents.sealedWords, id, sealedWords) : undefined
    return { ok: true, value } as const
  } catch {
    return { ok: false } as const
  }
}

async function findNumbers(db: Database, noted: readonly Noted[]): Promise<Set<string>> {
  if (noted.length === 0) return new Set()
  const numbers = [...new Set(noted.map(({ number }) => number))]
  const rows = await db
    .select({ number: contracts.number })
    .from(contracts)
    .where(inArray(contracts.number, numbers))
  return new Set(rows.map(({ number }) => number))
}

/** Of events older than the log is, nobody can say. */
async function listAdded(
  { db }: Services,
  { seen, first }: { seen: ReadonlySet<string>; first: Date | undefined },
): Promise<ContractFlaw[]> {
  const flaws: ContractFlaw[] = []
  let last = 0
  for (;;) {
    const rows = await db
      .select({ event: contractEvents, number: contracts.number })
      .from(contractEvents)
      .innerJoin(contracts, eq(contracts.id, contractEvents.contractId))
      .where(gt(contractEvents.place, last))
      .orderBy(asc(contractEvents.place))
      .limit(batchSize)
    if (rows.length === 0) return flaws
    last = rows.at(-1)?.event.place ?? last
    for (const { event, number } of rows)
      if (first && event.happenedAt >= first && !seen.has(event.id))
        flaws.push({ number, event: event.event, what: 'added' })
  }
}

/** Which kind of paper an event brings. */
const papersOf: Partial<Record<ContractEventKind, ContractPaperKind>> = {
  issued: 'shown',
  finished: 'finished',
  returned: 'scan',
}

async function comparePapers({ db, rowSealer }: Services): Promise<ContractFlaw[]> {
  const flaws: ContractFlaw[] = []
  let last = ''
  for (;;) {
    const sent = await db
      .select({ id: contracts.id, number: contracts.number })
      .from(contracts)
      .where(and(isNotNull(contracts.issuedAt), gt(sql`${contracts.number}`, last)))
      .orderBy(asc(contracts.number))
      .limit(batchSize)
    if (sent.length === 0) return flaws
    last = sent.at(-1)?.number ?? last
    const ids = sent.map(({ id }) => id)
    const events = await db.select().from(contractEvents).where(inArray(contractEvents.contractId, ids))
    const papers = await db.select().from(contractPapers).where(inArray(contractPapers.contractId, ids))
    for (const { id, number } of sent) {
      const isTheirs = ({ contractId }: { contractId: string }) => contractId === id
      flaws.push(...compareOne(number, events.filter(isTheirs), papers.filter(isTheirs), rowSealer))
    }
  }
}

function compareOne(
  number: string,
  events: readonly (typeof contractEvents.$inferSelect)[],
  papers: readonly (typeof contractPapers.$inferSelect)[],
  rowSealer: RowSealer,
): ContractFlaw[] {
  const named = events.flatMap((row) => {
    const kind = papersOf[row.event]
    const words = openWords(rowSealer, row)
    const sha256 = words.ok ? words.value?.sha256 : undefined
    return kind && sha256 ? [{ event: row.event, key: `${kind} ${sha256}` }] : []
  })
  const kept = papers.map(({ kind, sha256 }) => ({ kind, key: `${kind} ${sha256}` }))
  const [keysNamed, keysKept] = [named, kept].map((list) => new Set(list.map(({ key }) => key)))
  return [
    ...named
      .filter(({ key }) => !keysKept?.has(key))
      .map(({ event }): ContractFlaw => ({ number, event, what: 'other paper' })),
    ...kept
      .filter(({ key }) => !keysNamed?.has(key))
      .map(({ kind }): ContractFlaw => ({ number, kind, what: 'added paper' })),
  ]
}
