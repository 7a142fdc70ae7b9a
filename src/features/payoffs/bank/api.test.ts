import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accessLog } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { openTestApp, signIn, signInAs } from '#server/testing.ts'

const bank = {
  bank: 'First Example Bank',
  routing: '021-000-021',
  account: '0001 2345 6789',
  name: 'Beaconfield',
}

describe.each(databaseKinds())('how firms pay us, on %s', async (kind) => {
  const { app, database } = await openTestApp(kind)
  const owner = await signIn(app)
  const { db, runSql } = database
  const call = async (method: 'GET' | 'PUT', payload?: object, headers: Record<string, string> = owner) => {
    const answer = await app.inject({
      ...{ method, url: '/api/admin/payoff-settings', headers },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.json(), text: answer.body }
  }
  const jobs = async () => {
    const { rows } = await runSql(`select data::text as data from pgboss.job where name = 'our-bank-changed'`)
    return rows.map((row) => String(row.data))
  }

  test('keeps our account sealed, shows its end alone, and mails every owner that it changed', async () => {
    expect((await call('GET')).body).toMatchObject({
      bank: null,
      reductionDays: 30,
      pulseMonths: 3,
      version: 0,
    })
    const saved = await call('PUT', { bank, checkAddress: '1 Example Street', reductionDays: 20, version: 0 })
    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({
      bank: { bank: bank.bank, name: bank.name, routingEnding: '0021', accountEnding: '6789' },
      ...{ checkAddress: '1 Example Street', reductionDays: 20, pulseMonths: 3, version: 1 },
    })
    const { rows } = await runSql('select s::text as all from payoff_settings s')
    const everywhere = [saved.text, ...rows.map((row) => String(row.all)), ...(await jobs())]
    const logged = await db.select().from(accessLog).where(eq(accessLog.action, 'payoff-settings'))
    expect(logged.length).toBeGreaterThan(0)
    for (const text of [...everywhere, JSON.stringify(logged)]) {
      expect(text).not.toContain('021000021')
      expect(text).not.toContain('000123456789')
    }
    expect(await jobs()).toHaveLength(1)
    await call('PUT', { reductionDays: 25 })
    expect(await jobs()).toHaveLength(1)
  })

  test('refuses numbers that can’t be, at their fields, and of two who save the later', async () => {
    const { version } = (await call('GET')).body
    for (const [field, change] of [
      ['bank.routing', { bank: { ...bank, routing: '021000022' } }],
      ['bank.account', { bank: { ...bank, account: '12' } }],
      ['bank.bank', { bank: { ...bank, bank: ' ' } }],
      ['reductionDays', { reductionDays: 0 }],
      ['pulseMonths', { pulseMonths: 2 }],
    ] as const) {
      const { status, body } = await call('PUT', change)
      expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
    }
    const both = await Promise.all([1, 2].map(() => call('PUT', { pulseMonths: null, version })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await call('PUT', { bank: null })).body.bank).toBeNull()
  })

  test('is the owner’s alone', async () => {
    for (const role of ['reviewer', 'bookkeeper', 'editor'] as const) {
      const { headers } = await signInAs(app, role)
      expect((await call('GET', undefined, headers)).status).toBe(403)
      expect((await call('PUT', { bank }, headers)).status).toBe(403)
    }
    expect((await call('GET', undefined, {})).status).toBe(401)
  })
})
