import { and, eq } from 'drizzle-orm'
import { openDatabase } from '#db/database.ts'
import {
  advances,
  applicationEvents,
  applications,
  contracts,
  ledgerEntries,
  payouts,
} from '#db/schema/index.ts'
import { openRowSealer } from '#db/sealing-key.ts'
import { checkEvents } from '#features/contracts/records/data/chain.ts'
import { createAccessLog } from '#lib/access-log/access-log.ts'
import { findAppSecret } from '#lib/app-secret.ts'
import { readConfig } from '#lib/config.ts'
import { balanceOn } from '#lib/ledger/balance.ts'
import { readDay } from '../support/ledger-model/days.ts'
import { type Fact, oweOf } from '../support/ledger-model/owe.ts'
import type { Paying } from './paying-way.ts'
import type { Figures } from './place.ts'
import type { Environment } from './site.ts'

/** What the stopped site has kept, against what was answered, and what is owed by the model of the tests. */
export async function judgePaying(env: Environment, all: readonly Paying[], today: string) {
  const read = readConfig(env)
  if (!read.ok) throw new Error(read.mistakes.join('; '))
  const { config } = read
  const database = await openDatabase({ ...config, patience: 60_000, onError: () => {} })
  const secret = findAppSecret(config) ?? ''
  try {
    const { db } = database
    const broken: string[] = []
    for (const paying of all) {
      const found = await judgeOne(db, paying, today)
      broken.push(...found.map((line) => `${paying.contractId} (${paying.course}): ${line}`))
    }
    const { flaw } = await createAccessLog(secret).check(db)
    if (flaw) broken.push(`the access log is not whole at ${flaw.number}`)
    const events = await checkEvents({ db, rowSealer: await openRowSealer(db, secret) })
    broken.push(...events.flaws.map((flaw) => `${flaw.number}: ${flaw.what} beside the access log`))
    const sum = (count: (paying: Paying) => number) => all.reduce((total, one) => total + count(one), 0)
    const figures: Figures = {
      contracts: all.length,
      sent: sum(({ sent }) => Number(sent ?? false)),
      returned: sum(({ returned }) => Number(returned ?? false)),
      canceled: sum(({ moneyBack }) => Number(moneyBack.size === 2)),
      'payments recorded': sum(({ payments }) => payments.size),
      'parts given back': sum(({ moneyBack }) => moneyBack.size),
      'events compared': events.checked,
    }
    return { figures, broken }
  } finally {
    await database.close()
  }
}

type Database = Awaited<ReturnType<typeof openDatabase>>['db']

async function judgeOne(db: Database, paying: Paying, today: string): Promise<string[]> {
  const { contractId, applicationId, course, payments, moneyBack } = paying
  const broken: string[] = []
  const expectSame = (what: string, found: unknown, wanted: unknown) => {
    if (JSON.stringify(found) !== JSON.stringify(wanted))
      broken.push(`${what}: ${JSON.stringify(found)} and not ${JSON.stringify(wanted)}`)
  }
  const rows = await db.select().from(advances).where(eq(advances.contractId, contractId))
  const [advance] = rows
  const entries = advance
    ? await db.select().from(ledgerEntries).where(eq(ledgerEntries.advanceId, advance.id))
    : []
  const [contract] = await db.select().from(contracts).where(eq(contracts.id, contractId))
  const [file] = await db.select().from(applications).where(eq(applications.id, applicationId))
  const paid = await db.select().from(payouts).where(eq(payouts.contractId, contractId))

  const ending = { paid: null, returned: 'returned', canceled: 'canceled' }[course]
  expectSame(
    'advances',
    rows.map((row) => row.ending),
    [ending],
  )
  expectSame(
    'payouts',
    paid.map(({ status }) => status),
    [course === 'returned' ? 'returned' : 'received'],
  )
  expectSame(
    'status',
    [contract?.status, file?.status],
    {
      ...{ paid: ['acknowledged', 'funded'], returned: ['acknowledged', 'approved'] },
      canceled: ['canceled', 'withdrawn'],
    }[course],
  )
  const keysOf = (kind: string) =>
    entries.filter((entry) => entry.kind === kind).map((entry) => [entry.submissionKey, entry.amount])
  expectSame('payments', keysOf('payment').toSorted(), [...payments].toSorted())
  expectSame('money back', keysOf('money-back').toSorted(), [...moneyBack].toSorted())
  expectSame('paid out', keysOf('paid-out').length, 1)
  expectSame('returned', keysOf('returned').length, course === 'returned' ? 1 : 0)

  const told = await db
    .select({ details: applicationEvents.details })
    .from(applicationEvents)
    .where(and(eq(applicationEvents.applicationId, applicationId), eq(applicationEvents.type, 'money-step')))
  const count = (step: string) => told.filter(({ details }) => Object(details).step === step).length
  expectSame(
    'told',
    ['payout-sent', 'payout-returned', 'payment-recorded', 'money-back', 'canceled'].map(count),
    [...[1, course === 'returned' ? 1 : 0, payments.size, moneyBack.size, course === 'canceled' ? 1 : 0]],
  )

  if (!advance?.heldTerms || !contract) return [...broken, 'there is no ledger']
  const { counted, heldTerms: terms, rule, endedOn } = advance
  const balance = balanceOn({ counted, terms, rule, entries, endedOn }, today)
  const day = readDay(today)
  const facts = [
    ...[...payments.values()].map((amount): Fact => ({ kind: 'payment', amount, on: day })),
    ...[...moneyBack.values()].map((amount): Fact => ({ kind: 'money-back', amount, on: day })),
  ]
  const ended = {
    ...(course === 'returned' && { returnedOn: day }),
    ...(course === 'canceled' && { endedOn: day }),
  }
  const life = { counted, terms, rule, amount: contract.amount, fundedOn: day, facts, ...ended }
  expectSame('owed', balance.owed, Number(oweOf([life], 0, day).owed))
  const came = course === 'returned' ? 0 : facts.reduce((sum, { amount }) => sum + amount, 0)
  expectSame('paid', balance.paid, came)
  return broken
}
