import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, contracts, payouts } from '#db/schema/index.ts'
import { areContractsOn } from '#features/contract-forms/switch/data.ts'
import { isPaid } from '#features/contracts/records/data/waiting.ts'
import { readMoneyRights } from '#features/people/signatures/data.ts'
import { readToday } from '#features/rules/data.ts'
import { addDays, addMonths, countDays } from '#lib/calendar-days.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { formatCalendarDay } from '#site/staff-format.ts'
import type { PayoutGate } from '../schema/gate.ts'
import { type MoneyKind, type MoneyPage, type MoneyTask, moneyKinds } from '../schema/tasks.ts'
import { toGate } from './gate.ts'

type Services = { db: Database; rowSealer: RowSealer }

/** A check that nobody cashed for so long is looked after. */
const uncashedDays = 90
/** What most states leave before unclaimed money is theirs. Each state’s law says its own. */
const usualYears = 3
/** A payment that came back stays in sight for so long. */
const returnedDays = 30
/** Each is a gate of its own. */
const mostTasks = 100
/** Before that, nothing about a payment is urgent. */
const daysAhead = 14

type Found = { contract: typeof contracts.$inferSelect; file: typeof applications.$inferSelect }

/** Everything about money that leaves, the first to do first. Nothing while contracts are off and no money left. */
async function listMoneyToday(services: Services, readerId: string | undefined): Promise<MoneyTask[]> {
  const { db } = services
  const today = await readToday(db)
  const open = (await areContractsOn(db)) ? await listUnpaid(db, addDays(today, daysAhead)) : []
  const tasks: MoneyTask[] = []
  for (const found of open) {
    const task = toTask(await toGate(services, found.contract, readerId), found)
    if (task) tasks.push(task)
  }
  tasks.push(...(await listOnTheirWay(db, today)), ...(await listCameBack(db, today)))
  return tasks.sort(
    (one, other) =>
      moneyKinds.indexOf(one.kind) - moneyKinds.indexOf(other.kind) || one.on.localeCompare(other.on),
  )
}

const isOfFile = eq(applications.id, contracts.applicationId)

/** Signed by everybody, or with their details entered. */
const listUnpaid = (db: Database, through: string): Promise<Found[]> =>
  db
    .select({ contract: contracts, file: applications })
    .from(contracts)
    .innerJoin(applications, isOfFile)
    .where(
      and(
        isNull(contracts.endedAt),
        lte(contracts.fundingOn, through),
        or(
          eq(contracts.status, 'acknowledged'),
          sql`exists (select 1 from ${payouts} where ${payouts.contractId} = ${contracts.id} and ${payouts.status} in ('open', 'released'))`,
        ),
        sql`not (${isPaid})`,
        sql`not exists (select 1 from ${payouts} where ${payouts.contractId} = ${contracts.id} and ${payouts.status} = 'returned')`,
      ),
    )
    .orderBy(asc(contracts.fundingOn), asc(contracts.id))
    .limit(mostTasks)

const nameOf = ({ file }: Pick<Found, 'file'>) => ({ id: file.id, name: caseNameOf(file) })

function toTask(gate: PayoutGate, found: Found): MoneyTask | undefined {
  const { contract, checks, payout, may, today } = gate
  const open = checks.filter(({ state }) => state === 'missing' || state === 'waiting')
  const [first] = open
  const about = {
    ...{ contractId: contract.id, number: contract.number, file: nameOf(found) },
    ...{ amount: contract.received, method: payout?.method ?? null, on: contract.fundingOn },
    unclaimedOn: null,
  }
  const day = contract.fundingOn === today ? 'today' : `on ${formatCalendarDay(contract.fundingOn)}`
  if (payout?.status === 'released') {
    const sentence = first?.missing ?? 'Released. Pay it today, then mark it sent.'
    return { ...about, kind: 'released', sentence, action: first?.action ?? 'none' }
  }
  const isSignatureAlone = open.every(({ check }) => check === 'signatures' || check === 'planned-day')
  const waitsAlone = may.signsFrom !== null && Date.parse(may.signsFrom) > Date.now()
  if (isSignatureAlone && may.signs !== 'no' && !waitsAlone)
    return {
      ...about,
      kind: 'sign',
      sentence: `Ready for your signature; the money leaves ${day}.`,
      action: 'sign',
    }
  if (isSignatureAlone)
    return {
      ...about,
      kind: 'ready',
      sentence: first?.missing ?? 'Ready to pay.',
      action: first?.action ?? 'sign',
    }
  // The day comes by itself, so it's never what somebody has to do first.
  const isForNobody = ({ check, state }: (typeof open)[number]) =>
    check === 'signatures' || (check === 'planned-day' && state === 'waiting')
  const one = open.find((check) => !isForNobody(check))
  return { ...about, kind: 'missing-one', sentence: one?.missing ?? '', action: one?.action ?? 'none' }
}

type Sent = Found & { payout: typeof payouts.$inferSelect }

const listPayouts = (db: Database, which: 'sent' | 'returned', since?: string): Promise<Sent[]> =>
  db
    .select({ contract: contracts, file: applications, payout: payouts })
    .from(payouts)
    .innerJoin(contracts, eq(contracts.id, payouts.contractId))
    .innerJoin(applications, isOfFile)
    .where(
      and(
        eq(payouts.status, which),
        inArray(contracts.status, ['issued', 'signed', 'acknowledged']),
        since ? sql`${payouts.returnedOn} >= ${since}` : undefined,
      ),
    )
    .orderBy(asc(payouts.sentOn))
    .limit(mostTasks)

const aboutSent = ({ contract, file, payout }: Sent) => ({
  ...{ contractId: contract.id, number: contract.number, file: nameOf({ file }) },
  ...{ amount: payout.amount, method: payout.method, on: payout.sentOn ?? contract.fundingOn },
})

async function listOnTheirWay(db: Database, today: string): Promise<MoneyTask[]> {
  return (await listPayouts(db, 'sent')).map((found): MoneyTask => {
    const { method, sentOn } = found.payout
    const on = sentOn ?? today
    const days = countDays(on, today)
    const about = { ...aboutSent(found), on, action: 'none' as const }
    if (method !== 'check' || days < uncashedDays)
      return {
        ...{ ...about, kind: 'on-its-way', unclaimedOn: null },
        sentence: `Sent on ${formatCalendarDay(on)}. Nobody has said yet that it’s there.`,
      }
    const unclaimedOn = addMonths(on, 12 * usualYears)
    return {
      ...{ ...about, kind: 'uncashed', unclaimedOn },
      sentence: `The check of ${formatCalendarDay(on)} wasn’t cashed in ${days} days. Most states ask for unclaimed money after ${usualYears} years, about ${formatCalendarDay(unclaimedOn)}; the state’s law says when.`,
    }
  })
}

async function listCameBack(db: Database, today: string): Promise<MoneyTask[]> {
  return (await listPayouts(db, 'returned', addDays(today, -returnedDays))).map((found): MoneyTask => {
    const on = found.payout.returnedOn ?? today
    return {
      ...{ ...aboutSent(found), kind: 'returned', on, unclaimedOn: null, action: 'reissue' },
      sentence: `The payment came back on ${formatCalendarDay(on)}. Reissue the contract for another day.`,
    }
  })
}

export async function readMoneyPage(services: Services, readerId: string | undefined): Promise<MoneyPage> {
  const { db } = services
  const tasks = await listMoneyToday(services, readerId)
  const { seeDetails, pay } = await readMoneyRights(db, readerId)
  const sumOf = (kind: MoneyKind) => {
    const own = tasks.filter((task) => task.kind === kind)
    return { count: own.length, amount: own.reduce((sum, { amount }) => sum + amount, 0) }
  }
  return {
    today: await readToday(db),
    isOn: await areContractsOn(db),
    tasks,
    sums: Object.fromEntries(moneyKinds.map((kind) => [kind, sumOf(kind)])),
    may: { seeDetails, pay },
  }
}
