import { and, eq } from 'drizzle-orm'
import { openDatabase } from '#db/database.ts'
import { advances, applicationEvents, ledgerEntries, letters } from '#db/schema/index.ts'
import { createAccessLog } from '#lib/access-log/access-log.ts'
import { findAppSecret } from '#lib/app-secret.ts'
import { readConfig } from '#lib/config.ts'
import { balanceOn } from '#lib/ledger/balance.ts'
import type { Payoff } from './payoffs-way.ts'
import type { Figures } from './place.ts'
import type { Environment } from './site.ts'

/** What the stopped site has kept about letters, payments and releases, against what was answered. */
export async function judgePayoffs(env: Environment, all: readonly Payoff[], today: string) {
  const read = readConfig(env)
  if (!read.ok) throw new Error(read.mistakes.join('; '))
  const { config } = read
  const database = await openDatabase({ ...config, patience: 60_000, onError: () => {} })
  try {
    const { db } = database
    const broken: string[] = []
    let releases = 0
    for (const claim of all) {
      const found = await judgeOne(db, claim, today)
      releases += found.releases
      broken.push(...found.broken.map((line) => `${claim.contractId}: ${line}`))
    }
    const { flaw } = await createAccessLog(findAppSecret(config) ?? '').check(db)
    if (flaw) broken.push(`the access log is not whole at ${flaw.number}`)
    const sum = (count: (claim: Payoff) => number) => all.reduce((total, one) => total + count(one), 0)
    const figures: Figures = {
      claims: all.length,
      letters: sum((claim) => claim.letters.size),
      payments: sum(({ payments }) => payments.size),
      'given back': sum(({ givenBack }) => givenBack.size),
      'times paid off': sum(({ closings }) => closings),
      releases,
    }
    return { figures, broken }
  } finally {
    await database.close()
  }
}

type Database = Awaited<ReturnType<typeof openDatabase>>['db']

async function judgeOne(db: Database, claim: Payoff, today: string) {
  const { contractId, applicationId, payments, givenBack, closings } = claim
  const broken: string[] = []
  const expectSame = (what: string, found: unknown, wanted: unknown) => {
    if (JSON.stringify(found) !== JSON.stringify(wanted))
      broken.push(`${what}: ${JSON.stringify(found)} and not ${JSON.stringify(wanted)}`)
  }
  const kept = await db.select().from(letters).where(eq(letters.applicationId, applicationId))
  for (const [key, number] of claim.letters) {
    const own = kept.filter((letter) => letter.number === number)
    // Two that say the same at once are one, so another key may have made it.
    if (own.length !== 1) broken.push(`the letter ${number} of ${key} is kept ${own.length} times`)
  }
  const live = kept.filter(({ kind, endedAt }) => kind === 'payoff' && endedAt === null)
  expectSame('live payoff letters', live.length, 0)
  const isWhole = ({ number, sha256, size }: (typeof kept)[number]) =>
    /^[A-Z]{2}-[2-9A-Z]{5}-[2-9A-Z]{5}$/.test(number) && sha256.length === 64 && size > 0
  expectSame('letters without a number or a paper', kept.filter((letter) => !isWhole(letter)).length, 0)
  const released = kept.filter(({ kind }) => kind === 'release')
  expectSame('releases that hold', released.filter(({ endedAt }) => endedAt === null).length, 1)
  if (released.length > closings) broken.push(`${released.length} releases of ${closings} payoffs`)
  expectSame('keys of letters', new Set(kept.map(({ submissionKey }) => submissionKey)).size, kept.length)

  const [advance] = await db.select().from(advances).where(eq(advances.contractId, contractId))
  if (!advance?.heldTerms) return { broken: [...broken, 'there is no ledger'], releases: released.length }
  expectSame('ending', advance.ending, 'paid')
  const entries = await db.select().from(ledgerEntries).where(eq(ledgerEntries.advanceId, advance.id))
  const paid = entries.filter(({ kind }) => kind === 'payment')
  expectSame(
    'payments',
    paid.map(({ submissionKey, amount }) => [submissionKey, amount]).toSorted(),
    [...payments].toSorted(),
  )
  const back = entries.filter(({ kind }) => kind === 'returned').map(({ corrects }) => corrects)
  expectSame(
    'given back',
    paid
      .filter(({ id }) => back.includes(id))
      .map(({ submissionKey }) => submissionKey)
      .toSorted(),
    [...givenBack].toSorted(),
  )
  expectSame('returned twice', new Set(back).size, back.length)
  const { heldTerms: terms, counted, rule, endedOn } = advance
  expectSame('owed', balanceOn({ counted, terms, rule, entries, endedOn }, today).owed, 0)

  const told = await db
    .select({ details: applicationEvents.details })
    .from(applicationEvents)
    .where(and(eq(applicationEvents.applicationId, applicationId), eq(applicationEvents.type, 'money-step')))
  const count = (step: string) => told.filter(({ details }) => Object(details).step === step).length
  expectSame(
    'told',
    ['payment-recorded', 'payment-returned', 'paid-off', 'reopened', 'release-sent'].map(count),
    [payments.size, givenBack.size, closings, givenBack.size, released.length],
  )
  const mails = await db
    .select({ details: applicationEvents.details })
    .from(applicationEvents)
    .where(and(eq(applicationEvents.applicationId, applicationId), eq(applicationEvents.type, 'mail-sent')))
  const hashes = mails
    .filter(({ details }) => ['released', 'reopened'].includes(String(Object(details).mail)))
    .map(({ details }) => String(Object(details).mailHash))
  expectSame('mails told twice', hashes.length, new Set(hashes).size)
  return { broken, releases: released.length }
}
