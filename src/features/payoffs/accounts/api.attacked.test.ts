import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applications, ledgerEntries } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { signInAs } from '#server/testing.ts'
import { parseCsv } from '../../../../tests/support/csv.ts'
import { today } from '../../../../tests/support/decisions.ts'
import { openLedgerDesk } from '../../../../tests/support/ledger-desk.ts'

describe.each(databaseKinds())('a ledger under attack on %s', async (kind) => {
  const desk = await openLedgerDesk(kind)
  const { call, send, openPaid } = desk
  const { db } = desk.database
  const { headers: karl } = await signInAs(desk.app, 'bookkeeper', 'Karl Nye')
  const correct = (entryId: string, body: object, headers?: { cookie: string }) =>
    send(`/api/ledger-entries/${entryId}/corrections`, { reason: 'Wrong.', ...body }, headers)
  const answer = (entryId: string, id: string, what: 'signature' | 'refusal', headers?: { cookie: string }) =>
    call('POST', `/api/ledger-entries/${entryId}/corrections/${id}/${what}`, { reason: 'No.' }, headers)

  test('has no formula in its spreadsheet, and no letters that nobody sees', async () => {
    const { pay, claim, file } = await openPaid()
    await db
      .update(applications)
      .set({ firstName: '=cmd|"/C calc"!A1', lastName: '@SUM(1)' })
      .where(eq(applications.id, file.fileId))
    const formulas = { reference: '\t=1+1\0', payer: '＋HYPERLINK("https://elsewhere.example")\u202e' }
    const { entry } = (await pay(100_00, formulas)).body
    expect(entry).toMatchObject({ reference: '=1+1', payer: '＋HYPERLINK("https://elsewhere.example")' })
    await correct(entry.id, { instead: null, reason: '\n-2+3\r\n@x' })
    const [{ id }] = (await call('GET', `${claim}/ledger`)).body.corrections
    expect((await answer(entry.id, id, 'signature', karl)).status).toBe(200)
    const csv = (await call('GET', `${claim}/ledger.csv`)).body as string
    const cells = parseCsv(csv.slice(1)).flat()
    expect(cells).toEqual(expect.arrayContaining(["'=1+1", `'${formulas.payer.slice(0, -1)}`, "'-2+3\n@x"]))
    const numbers = /^-?\d+(\.\d+)?$/
    expect(cells.filter((cell) => /^[=+@\-\t\r＝＋－＠]/.test(cell) && !numbers.test(cell))).toEqual([])
  })

  test('takes one correction of an entry, whoever asks for it, signs it and says no at once', async () => {
    const { pay, balance, claim } = await openPaid()
    const { entry } = (await pay(1_000_00)).body
    const other = (await (await openPaid()).pay(500_00)).body.entry
    const asked = await Promise.all(
      [desk.june.headers, karl, desk.june.headers, karl].map((headers, at) =>
        correct(entry.id, { instead: { amount: (at + 1) * 100_00, on: today } }, headers),
      ),
    )
    expect(asked.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    const [{ id, by, to }] = (await call('GET', `${claim}/ledger`)).body.corrections
    const [own, second] = by === 'Karl Nye' ? [karl, desk.june.headers] : [desk.june.headers, karl]
    for (const headers of [own, own])
      expect((await answer(entry.id, id, 'signature', headers)).status).toBe(409)
    expect((await answer(other.id, id, 'signature', second)).status).toBe(404)
    expect((await answer(entry.id, id, 'signature', desk.ruth.headers)).status).toBe(403)
    const [signed, ...others] = await Promise.all([
      answer(entry.id, id, 'signature', second),
      answer(entry.id, id, 'signature', second),
      answer(entry.id, id, 'signature', desk.owner),
      answer(entry.id, id, 'refusal', own),
      pay(50_00),
    ])
    const { paid } = await balance()
    const isCorrected = [signed, ...others.slice(0, 2)].some(({ status }) => status === 200)
    expect(paid).toBe((isCorrected ? to.amount : 1_000_00) + 50_00)
    const answers = await db.select().from(ledgerEntries).where(eq(ledgerEntries.corrects, entry.id))
    expect(answers).toHaveLength(isCorrected ? 1 : 0)
  })

  test('refuses sums and days that are none, and a key that said something else, by every call', async () => {
    const { pay, claim, balance } = await openPaid()
    const wrong = [0, -1, 0.5, 1e21, '100', null, Number.NaN, 2 ** 53, [100], true]
    const { entry } = (await pay(100_00)).body
    for (const amount of wrong)
      for (const url of [`${claim}/payments`, `/api/ledger-entries/${entry.id}/corrections`]) {
        const body = { amount, on: today, instead: { amount, on: today }, reason: 'Wrong.' }
        expect((await send(url, body)).status, `${amount} ${url}`).toBe(400)
      }
    for (const on of ['2026-02-30', '1999-12-31', '2100-01-01', '', 'today', 20_261_119, null])
      expect((await pay(100_00, { on })).status, String(on)).toBe(400)
    const submissionKey = randomUUID()
    expect((await send(`${claim}/payments`, { amount: 200_00, on: today, submissionKey })).status).toBe(201)
    for (const more of [{ amount: 201_00 }, { payer: 'Eve' }, { method: 'wire' }])
      expect((await pay(200_00, { submissionKey, ...more })).status).toBe(409)
    expect((await pay(200_00, { submissionKey })).status).toBe(201)
    expect((await balance()).paid).toBe(300_00)
  })
})
