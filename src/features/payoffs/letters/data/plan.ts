import { and, count, eq, gt, inArray, max, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import {
  contracts,
  type LetterFacts,
  type LetterFigures,
  type LetterReason,
  letters,
} from '#db/schema/index.ts'
import type { LetterKind } from '#domain/payoffs.ts'
import { areContractsOn } from '#features/contract-forms/switch/data.ts'
import { readSource } from '#features/contracts/records/data/source.ts'
import { type KeptAdvance, listAdvances } from '#features/ledger/data.ts'
import { readToday } from '#features/rules/data.ts'
import { balanceOfClaim } from '#lib/ledger/balance.ts'
import { readEntries } from '#lib/ledger/entries.ts'
import { isEarnedDaily, lacksGross, payOff } from '#lib/ledger/payoff.ts'
import { limitsShare } from '#lib/ledger/schedule.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { formatCalendarDay } from '#site/staff-format.ts'
import { readFacts } from './facts.ts'
import { findLiveLetter } from './letters.ts'

type Reading = { db: Database | Transaction; rowSealer: RowSealer }

/** What takes a part of what is owed, and will be in the ledger when the letter is kept. */
export type Assumed = { advanceId: string; amount: number; on: string }

type Wanted = {
  applicationId: string
  /** All that are out without it. */
  advanceIds?: readonly string[] | undefined
}
export type PayoffWanted = Wanted & {
  kind: 'payoff'
  goodThrough: string
  gross?: number | undefined
  assumed?: readonly Assumed[] | undefined
}
export type ClosingWanted = Wanted & {
  kind: 'release' | 'nothing-owed'
  advanceIds: readonly string[]
  because: LetterReason
  /** The day of the last payment, or of the end. */
  on: string
}
export type LetterWanted = PayoffWanted | ClosingWanted

/** All that a letter says but its number. */
export type LetterPlan = {
  kind: LetterKind
  ordinal: number
  madeOn: string
  figures: LetterFigures
  facts: LetterFacts
  replacesId: string | null
}

export type PlanRefusal =
  | 'unknown'
  | 'off'
  | 'not paid out'
  | 'nothing owed'
  | 'still owed'
  | 'wrong day'
  | 'gross'
  | 'too many'

type Planned = Outcome<{ plan: LetterPlan }, PlanRefusal>

export async function planLetter(reading: Reading, wanted: LetterWanted): Promise<Planned> {
  const { db } = reading
  const { applicationId } = wanted
  const source = await readSource(reading, applicationId)
  if (!source) return refuse('unknown')
  const claim = await listAdvances(db, applicationId)
  const today = await readToday(db)
  const found =
    wanted.kind === 'payoff'
      ? await figurePayoff(db, claim, wanted, today)
      : await figureClosing(db, claim, wanted)
  if (!found.ok) return found
  const live = wanted.kind === 'payoff' ? await findLiveLetter(db, applicationId) : undefined
  const chosen = new Set(found.figures.parts.map(({ advanceId }) => advanceId))
  const contractIds = claim.flatMap(({ row }) =>
    chosen.has(row.id) && row.contractId ? [row.contractId] : [],
  )
  return {
    ok: true,
    plan: {
      ...{ kind: wanted.kind, madeOn: today, figures: found.figures, replacesId: live?.id ?? null },
      ordinal: await nextOrdinal(db, applicationId),
      facts: await readFacts(reading, { source, kind: wanted.kind, contractIds, live }),
    },
  }
}

type Figured<Refusal extends PlanRefusal> = Outcome<{ figures: LetterFigures }, Refusal>
export type PayoffRefusal = Exclude<PlanRefusal, 'unknown' | 'still owed'>

/** What pays off these advances through a day, or why no letter can say so. */
export async function figurePayoff(
  db: Reading['db'],
  claim: readonly KeptAdvance[],
  { applicationId, advanceIds, goodThrough, gross, assumed = [] }: PayoffWanted,
  today: string,
): Promise<Figured<PayoffRefusal>> {
  if (!(await areContractsOn(db))) return refuse('off')
  const chosen = advanceIds && placesOf(claim, advanceIds)
  const wanted = claim.filter((_, place) => chosen?.includes(place) ?? true)
  if (wanted.length === 0) return refuse('not paid out')
  if (await hasTooMany(db, applicationId)) return refuse('too many', { wait: day })
  const ledgers = claim.map(({ row, ledger, entries }) => {
    const taken = assumed.filter(({ advanceId }) => advanceId === row.id).map(toEntry)
    const told = gross !== undefined && limitsShare(ledger.rule)
    const recovery = told ? { settlement: gross } : ledger.recovery
    return { ...ledger, entries: [...entries, ...taken], ...(recovery && { recovery }) }
  })
  const { each, all, others, latest } = payOff(ledgers, { today, through: goodThrough, chosen })
  const open = each.flatMap(({ place }) => ledgers[place] ?? [])
  if (open.length === 0) return refuse('nothing owed')
  const mistake = findWrongDay(goodThrough, { today, latest, isDaily: open.some(isEarnedDaily) })
  if (mistake) return refuse('wrong day', { errors: { goodThrough: [mistake] } })
  if (lacksGross(open)) return refuse('gross', { errors: { gross: [grossNeeded] } })
  if (all.owed === 0) return refuse('nothing owed')
  const accounts = await readAccounts(db, claim)
  return {
    ok: true,
    figures: {
      parts: each.flatMap(({ place, balance }) => toPart(claim[place], balance, accounts)),
      ...{ owed: all.owed, goodThrough, next: all.next, others, closing: null },
      graceDays: Math.min(...open.map(({ terms }) => terms.graceDays)),
      isDaily: open.some(isEarnedDaily),
      gross: open.find(({ recovery }) => recovery)?.recovery?.settlement ?? null,
    },
  }
}

const grossNeeded = 'Say first what the case pays before fees: the law limits what we get to a share of it.'

function findWrongDay(
  on: string,
  { today, latest, isDaily }: { today: string; latest: string; isDaily: boolean },
): string | undefined {
  if (on < today) return 'Use today or a later day.'
  if (on <= latest) return undefined
  const last = formatCalendarDay(latest, { dateStyle: 'long' })
  return isDaily
    ? `A letter holds at most until ${last}. Use that day or one before.`
    : `More is owed from the day after ${last}. Use that day or one before.`
}

/** Of advances that ended, through the day they did. */
async function figureClosing(
  db: Reading['db'],
  claim: readonly KeptAdvance[],
  { advanceIds, because, on }: ClosingWanted,
): Promise<Figured<'not paid out' | 'still owed'>> {
  const places = placesOf(claim, advanceIds)
  if (places.length === 0) return refuse('not paid out')
  const ledgers = claim.map(({ ledger }) => ledger)
  const ended = places.map((place) => claim[place]?.row.endedOn)
  if (ended.some((day) => !day)) return refuse('still owed')
  const last = [on, ...ended.flatMap((day) => day ?? [])].sort().at(-1) ?? on
  const { each } = balanceOfClaim(ledgers, last)
  const accounts = await readAccounts(db, claim)
  const rest = claim.flatMap(({ row }, place) =>
    row.endedOn || places.includes(place) ? [] : (each[place]?.owed ?? 0),
  )
  return {
    ok: true,
    figures: {
      parts: places.flatMap((place) => toPart(claim[place], each[place], accounts)),
      ...{ owed: 0, goodThrough: null, next: null, graceDays: 0, isDaily: false, gross: null },
      others: { count: rest.length, owed: rest.reduce((sum, owed) => sum + owed, 0) },
      closing: { because, on },
    },
  }
}

const placesOf = (claim: readonly KeptAdvance[], ids: readonly string[]): number[] =>
  claim.flatMap(({ row }, place) => (ids.includes(row.id) ? [place] : []))

const toEntry = ({ amount, on }: Assumed, at: number) => ({
  ...{ id: `assumed ${at}`, place: Number.MAX_SAFE_INTEGER, kind: 'reduction' as const, amount, on },
  corrects: null,
})

function toPart(
  advance: KeptAdvance | undefined,
  balance: { funded: number; charges: number; paid: number; reduced: number; owed: number } | undefined,
  accounts: ReadonlyMap<string, string>,
) {
  const fundedOn = advance && readEntries(advance.entries).paidOut?.on
  if (!advance || !balance || !fundedOn) return []
  const { funded, charges, paid, reduced, owed } = balance
  const account = accounts.get(advance.row.contractId ?? '') ?? null
  return [{ advanceId: advance.row.id, account, fundedOn, funded, charges, paid, reduced, owed }]
}

async function readAccounts(db: Reading['db'], claim: readonly KeptAdvance[]): Promise<Map<string, string>> {
  const ids = claim.flatMap(({ row }) => row.contractId ?? [])
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: contracts.id, number: contracts.number })
    .from(contracts)
    .where(inArray(contracts.id, ids))
  return new Map(rows.map(({ id, number }) => [id, number]))
}

async function nextOrdinal(db: Reading['db'], applicationId: string): Promise<number> {
  const [row] = await db
    .select({ latest: max(letters.ordinal) })
    .from(letters)
    .where(eq(letters.applicationId, applicationId))
  return (row?.latest ?? 0) + 1
}

const day = 24 * 60 * 60_000
/** More than anybody needs of one claim in a day. */
const mostInDay = 20

async function hasTooMany(db: Reading['db'], applicationId: string): Promise<boolean> {
  const [row] = await db
    .select({ made: count() })
    .from(letters)
    .where(
      and(
        eq(letters.applicationId, applicationId),
        eq(letters.kind, 'payoff'),
        gt(letters.madeAt, sql`now() - interval '1 day'`),
      ),
    )
  return (row?.made ?? 0) >= mostInDay
}
