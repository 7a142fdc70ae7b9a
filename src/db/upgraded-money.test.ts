import { expect, onTestFinished, test } from 'vitest'
import { listAdvances } from '#features/ledger/data.ts'
import { readPaidBack } from '#features/payments/repayments/data.ts'
import { findTerms } from '#features/price/data.ts'
import { readTold } from '#features/underwriting/data/told.ts'
import { balanceOn } from '#lib/ledger/balance.ts'
import type { PriceRule } from '#lib/price/ceilings.ts'
import { estimatePrice } from '#lib/price/estimate.ts'
import { buildTestApp, signIn } from '#server/testing.ts'
import { makeMigrationsUpTo } from '../../tests/support/baseline.ts'
import { parseCsv } from '../../tests/support/csv.ts'
import { today } from '../../tests/support/decisions.ts'
import { addPaidFiles } from '../../tests/support/paid-before.ts'
import { testRowSealer } from '../../tests/support/row-sealer.ts'
import { rounds } from '../../tests/support/sample.ts'
import type { OpenDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { createEmptyDb } from './testing.ts'

/** The last level with a table of repayments. */
const before = 14
const count = rounds(1_000, 60)

type Row = Record<string, unknown>
type Paid = { amount: number; fundedOn: string; method: string; rule: PriceRule; terms: number }

/** What the release before read of a file, by its own questions. */
async function readBefore({ runSql }: OpenDatabase) {
  const ask = async (text: string) => (await runSql(text)).rows as Row[]
  const paid =
    await ask(`select application_id as file, id, amount::float8 as amount, funded_on::text as "fundedOn", method, terms_version as terms, rule
    from decisions where kind = 'funded' and effective_at is not null and ending is distinct from 'undone'`)
  const repaid =
    await ask(`select application_id as file, id, amount::float8 as amount, repaid_on::text as "repaidOn", person_name as by,
      recorded_at as "recordedAt", ended_at as "endedAt", ended_by_name as "endedBy", replaced_by as "replacedBy"
    from repayments order by recorded_at desc, id desc`)
  const back =
    await ask(`select to_char(date_trunc('week', repaid_on::timestamp), 'YYYY-MM-DD') as week, sum(amount)::float8 as back, count(*)::int as repayments
    from repayments join applications on applications.id = application_id where ended_at is null group by 1 order by 1`)
  const out =
    await ask(`select to_char(date_trunc('week', funded_on::timestamp), 'YYYY-MM-DD') as week, sum(amount)::float8 as out, count(*)::int as advances
    from decisions where kind = 'funded' and effective_at is not null and ending is distinct from 'undone' and funded_on <= '${today}' group by 1 order by 1`)
  const files = await ask('select id, reference, status from applications order by id')
  return { paid, repaid, back, out, files }
}

function countMonths(from: string, to: string): number {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number)
  return Math.max(1, (toYear - year) * 12 + (toMonth - month) + (toDay > day ? 1 : 0))
}

test(`${count} files that were paid before there was a ledger show the same figures after the upgrade`, async () => {
  const database = await createEmptyDb('postgres')
  await migrate(database, makeMigrationsUpTo(before))
  await addPaidFiles(database, count)
  const old = await readBefore(database)
  expect(old.files).toHaveLength(count)
  const kinds = [
    old.repaid.filter(({ endedAt }) => endedAt),
    old.repaid.filter(({ replacedBy }) => replacedBy),
  ]
  for (const rows of kinds) expect(rows.length).toBeGreaterThan(count / 20)

  await migrate(database)
  const app = await buildTestApp(database, { env: { RATE_LIMIT_FACTOR: '1000' } })
  onTestFinished(async () => {
    await app.close()
    await database.close()
  })
  const headers = await signIn(app)
  const ask = async (url: string) => app.inject({ url, headers })
  const { db } = database

  for (const { id, status } of old.files as { id: string; status: string }[]) {
    const paid = old.paid.find(({ file }) => file === id) as Paid | undefined
    const repayments = old.repaid.filter(({ file }) => file === id).map(toAnswer)
    const standing = repayments.filter(({ endedAt }) => endedAt === null)
    const back = standing.reduce((sum, { amount }) => sum + amount, 0)
    const oweOn = async (day: string) => {
      const terms = paid && (await findTerms(db, paid.terms))
      if (!terms || !paid) throw new Error('a payment without terms')
      const months = countMonths(paid.fundedOn, day)
      return { months, amount: estimatePrice({ ...paid.rule, advance: paid.amount, months, terms }).owed }
    }
    expect((await ask(`/api/applications/${id}/repayments`)).json(), id).toEqual({
      today,
      funding: paid ? { amount: paid.amount, fundedOn: paid.fundedOn } : null,
      owed: paid ? await oweOn(today) : null,
      back: standing.length > 0 ? back : null,
      repayments,
    })
    const { payment } = (await ask(`/api/applications/${id}/payment`)).json()
    expect(payment).toEqual(
      paid ? { amount: paid.amount, fundedOn: paid.fundedOn, method: paid.method } : null,
    )
    const { lines } = await readTold({ db, rowSealer: testRowSealer }, id)
    const ours = lines.find(({ name }) => name === 'ours')
    expect(ours?.figure.amount ?? null).toBe(paid ? Math.max(0, paid.amount - back) : null)
    const on = standing
      .map(({ repaidOn }) => repaidOn)
      .sort()
      .at(-1)
    const told = on && paid ? { amount: back, on, isAll: back >= (await oweOn(on)).amount } : null
    expect(await readPaidBack(db, id)).toEqual(told)
    expect(status === 'funded' || paid === undefined).toBe(true)

    const [advance, ...others] = await listAdvances(db, id)
    expect(others).toEqual([])
    expect(advance !== undefined).toBe(paid !== undefined)
    if (!advance || !paid || paid.fundedOn > today) continue
    const ledger = { ...advance.ledger, entries: advance.entries.filter(({ kind }) => kind === 'paid-out') }
    expect(balanceOn(ledger, today)).toMatchObject({ funded: paid.amount, owed: (await oweOn(today)).amount })
  }

  const { week, isBackRecorded } = (await ask('/api/figures?period=own&from=2023-01-02')).json()
  const of = (...names: string[]) =>
    week
      .map((row: Row) => Object.fromEntries([['week', row.value], ...names.map((name) => [name, row[name]])]))
      .filter((row: Row) => names.some((name) => row[name] !== 0))
  expect(isBackRecorded).toBe(true)
  expect(of('back', 'repayments')).toEqual(old.back)
  expect(of('out', 'advances')).toEqual(old.out)

  for (const { week: first } of old.back.filter((_, place) => place % 7 === 0)) {
    const last = new Date(Date.parse(String(first)) + 6 * 86_400_000).toISOString().slice(0, 10)
    const isIn = ({ repaidOn, endedAt }: Row) =>
      !endedAt && String(repaidOn) >= String(first) && String(repaidOn) <= last
    const found: Row[] = []
    for (let page = 1; found.length === (page - 1) * 100; page++)
      found.push(
        ...(await ask(`/api/applications?repaid=${first}..${last}&pageSize=100&page=${page}`)).json(),
      )
    expect(new Set(found.map(({ id }: Row) => id))).toEqual(
      new Set(old.repaid.filter(isIn).map(({ file }) => file)),
    )
  }

  const csv = parseCsv((await ask('/api/applications/export.csv')).body.replace(/^\uFEFF/, ''))
  const lines = csv.map((line) => line.join())
  for (const { file, amount, fundedOn } of old.paid) {
    const reference = old.files.find(({ id }) => id === file)?.reference
    const line = lines.find((one) => one.includes(String(reference)))
    expect(line).toContain((Number(amount) / 100).toFixed(2))
    expect(line).toContain(String(fundedOn))
  }
}, 900_000)

function toAnswer({ file: _file, recordedAt, endedAt, ...row }: Row) {
  const { amount, repaidOn } = row as { amount: number; repaidOn: string }
  return { ...row, amount, repaidOn, recordedAt: isoOf(recordedAt), endedAt: isoOf(endedAt) }
}

const isoOf = (moment: unknown) => (moment instanceof Date ? moment.toISOString() : null)
