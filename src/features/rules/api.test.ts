import { describe, expect, test } from 'vitest'
import { readSiteVersion } from '#db/site-version.ts'
import { databaseKinds } from '#db/testing.ts'
import { noLaw } from '#domain/contract-law.ts'
import { type StateCode, stateCodes } from '#domain/states.ts'
import { openTestApp, signInAs } from '#server/testing.ts'
import { readToday } from './data.ts'
import type { PastRule, PublicState, StateOverview } from './schema.ts'

describe.each(databaseKinds())('the API of the state rules on %s', async (kind) => {
  const { database, app } = await openTestApp(kind)
  const ruth = (await signInAs(app, 'owner', 'Ruth Owens')).headers
  const today = await readToday(database.db)

  type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'
  const call = (method: Method, url: string, payload?: object, headers = ruth) =>
    app.inject({ method, url, headers, ...(payload && { payload }) })
  const write = (code: string, rule: object) => call('PUT', `/api/state-rules/${code}`, rule)
  const adopt = (codes: readonly string[]) => call('POST', '/api/state-rules/adopt', { codes })
  const listAll = async (query = ''): Promise<PublicState[]> =>
    (await app.inject(`/api/state-rules${query}`)).json()
  const find = async (code: StateCode, query = '') =>
    (await listAll(query)).find((state) => state.code === code)
  const overview = async (code: StateCode): Promise<StateOverview | undefined> =>
    (await call('GET', '/api/admin/state-rules')).json().find((state: StateOverview) => state.code === code)
  const history = async (code: StateCode): Promise<PastRule[]> =>
    (await call('GET', `/api/admin/state-rules/${code}/history`)).json()

  test('answers everybody for all fifty states, which are open at first', async () => {
    const all = await listAll()
    expect(all.map(({ code }) => code)).toEqual([...stateCodes])
    for (const state of all) expect(state).toMatchObject({ posture: 'open', origin: 'default', next: null })
    expect(await listAll('?on=2027-01-01')).toEqual(all)
    for (const wrong of ['tomorrow', '2026-02-30', '1999-12-31', '2026-12-19T00:00:00Z'])
      expect((await app.inject(`/api/state-rules?on=${wrong}`)).statusCode, wrong).toBe(400)
  })

  test('keeps a rule from its day on and announces the next one', async () => {
    const rule = {
      posture: 'license',
      effectiveFrom: '2090-12-19',
      sentence: 'You can cancel\nwithin 10 business days.\u0000 ',
      caps: [{ kind: 'share-of-recovery', percent: 25, plusAdvance: true, of: 'gross' }],
      cancelDays: 10,
      mostMonths: 42,
      largestAdvance: 500_000_00,
      license: 'LF-1234',
      requiredSentences: ['This is not a loan.'],
      source: 'N.Y. Fin. Serv. Law 1001-1011',
      checkedOn: today,
    }
    const version = await readSiteVersion(database.db)
    const answer = await write('NY', rule)
    expect(answer.statusCode).toBe(200)
    const defaults = { ...noLaw, compounding: null, cancelFrom: 'receipt', takesWithoutLicense: false }
    const told = { ...rule, ...defaults, sentence: 'You can cancel within 10 business days.' }
    const kept = { ...told, code: 'NY', origin: 'owner' }
    expect(answer.json()).toEqual({ ...kept, confirmedBy: 'Ruth Owens', version: 1 })
    expect(await readSiteVersion(database.db)).toBe(version + 1)

    expect(await find('NY')).toMatchObject({ posture: 'open', next: kept })
    expect(await find('NY', '?on=2090-12-18')).toMatchObject({ posture: 'open', next: kept })
    const then = await find('NY', '?on=2090-12-19')
    expect(then).toEqual({ ...kept, next: null })
    expect(then).not.toHaveProperty('confirmedBy')
  })

  test('needs only a posture: it then starts today, with the usual sentence', async () => {
    await write('co', { posture: 'closed' })
    expect(await find('CO')).toMatchObject({
      posture: 'closed',
      effectiveFrom: today,
      sentence: 'We don’t fund people who live in Colorado.',
    })
  })

  test('accepts its own answer as input', async () => {
    expect((await write('AK', { ...(await find('AK')), posture: 'closed' })).statusCode).toBe(200)
    await adopt(['CT'])
    const { next, ...answered } = (await find('CT')) ?? {}
    const again = await write('CT', { ...answered, next, posture: 'closed' })
    expect(again.json()).toMatchObject({ ...answered, posture: 'closed', origin: 'owner', version: 2 })
  })

  const yearly = { kind: 'yearly-rate', percent: 36 }
  test.each<[string, object]>([
    ['posture', { posture: 'ajar' }],
    ['posture', { posture: undefined }],
    ['effectiveFrom', { effectiveFrom: '2026-02-29' }],
    ['effectiveFrom', { effectiveFrom: '2206-12-19' }],
    ['checkedOn', { checkedOn: '2098-01-01' }],
    ['sentence', { sentence: 'x'.repeat(401) }],
    ['cancelDays', { cancelDays: 0 }],
    ['mostMonths', { mostMonths: 4.5 }],
    ['largestAdvance', { largestAdvance: -1 }],
    ['license', { license: '  ' }],
    ['license', { license: '\u200b' }],
    ['code', { code: 'NY' }],
    ['', { cap: yearly }],
    ['caps.0.percent', { caps: [{ ...yearly, percent: 0 }] }],
    ['caps.0.percent', { caps: [{ ...yearly, percent: 3600 }] }],
    ['caps.0.percent', { caps: [{ ...yearly, percent: 36.005 }] }],
    ['caps.0.percent', { caps: [{ kind: 'share-of-recovery', percent: 101, plusAdvance: true, of: 'net' }] }],
    ['caps.0', { caps: [{ ...yearly, from: 500_000, below: 500_000 }] }],
    ['caps.0', { caps: [{ ...yearly, dollars: 360 }] }],
    ['caps.0', { caps: [{ kind: 'servicing', percent: 7 }] }],
    ['caps.1', { caps: [yearly, { ...yearly, percent: 25, from: 500_000 }] }],
    ['caps.1', { caps: [yearly, { kind: 'half-year-rate', percent: 18 }] }],
    ['caps.1', { caps: Array(2).fill({ kind: 'half-year-rate', percent: 18 }) }],
  ])('refuses at %j: %j', async (field, wrong) => {
    const answer = await write('NJ', { posture: 'capped', ...wrong })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().errors)).toEqual([field])
    expect(await history('NJ')).toEqual([])
  })

  test('knows no other state', async () => {
    for (const code of ['DC', 'new-york', '%00'])
      expect((await write(code, { posture: 'closed' })).statusCode, code).toBe(404)
    expect((await adopt(['DC'])).statusCode).toBe(400)
    expect((await adopt([])).statusCode).toBe(400)
  })

  test('keeps a corrected rule as a new version and the old one in the history', async () => {
    await write('OH', { posture: 'closed', effectiveFrom: '2026-01-01', source: 'A slip' })
    await write('OH', { posture: 'capped', effectiveFrom: '2026-01-01', source: 'Ohio 1349.55' })
    expect(await find('OH')).toMatchObject({ posture: 'capped', source: 'Ohio 1349.55' })
    const taken = await call('DELETE', '/api/state-rules/OH/2026-01-01?version=2')
    expect(taken.statusCode).toBe(204)
    expect(await find('OH')).toMatchObject({ posture: 'open', origin: 'default' })
    expect((await call('DELETE', '/api/state-rules/OH/2026-01-01')).statusCode).toBe(404)
    const told = (await history('OH')).map((past) => [past.version, past.act, past.posture, past.writtenBy])
    expect(told).toEqual([
      [3, 'withdrawn', 'capped', 'Ruth Owens'],
      [2, 'written', 'capped', 'Ruth Owens'],
      [1, 'written', 'closed', 'Ruth Owens'],
    ])
  })

  test('refuses a change based on an old version, and keeps only one of several at once', async () => {
    const first = { posture: 'closed', version: 0 }
    const answers = await Promise.all(['A', 'B', 'C', 'D'].map((source) => write('TX', { ...first, source })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toContain('Somebody else')
    expect(await history('TX')).toHaveLength(1)
    const { source } = answers.find(({ statusCode }) => statusCode === 200)?.json() ?? {}
    expect((await write('TX', { ...first, source })).statusCode).toBe(200)
    const late = { version: 0 }
    expect((await call('POST', '/api/state-rules/TX/check', late)).statusCode).toBe(409)
    expect((await call('DELETE', `/api/state-rules/TX/${today}?version=0`)).statusCode).toBe(409)
    expect(await history('TX')).toHaveLength(1)
  })

  test('says who checked a state and when, and asks for another look after 90 days', async () => {
    const daysAgo = (days: number) =>
      new Date(Date.parse(today) - days * 24 * 60 * 60_000).toISOString().slice(0, 10)
    const rule = { posture: 'open', effectiveFrom: '2026-01-01' }
    expect(await overview('FL')).toMatchObject({ check: 'never', daysSinceChecked: null })
    await write('FL', { ...rule, checkedOn: daysAgo(90) })
    expect(await overview('FL')).toMatchObject({ check: 'fine', daysSinceChecked: 90 })
    await write('FL', { ...rule, checkedOn: daysAgo(91) })
    expect(await overview('FL')).toMatchObject({ check: 'late', daysSinceChecked: 91 })
    await write('FL', { posture: 'closed', effectiveFrom: '2091-01-01' })
    expect(await overview('FL')).toMatchObject({ check: 'never', coming: [{ posture: 'closed' }] })

    const paul = (await signInAs(app, 'owner', 'Paul Winter')).headers
    const check = () => call('POST', '/api/state-rules/FL/check', { version: 3 }, paul)
    const confirmed = { checkedOn: today, confirmedBy: 'Paul Winter' }
    expect((await check()).json()).toMatchObject([confirmed, confirmed])
    expect((await check()).statusCode).toBe(200)
    expect(await overview('FL')).toMatchObject({ check: 'fine', daysSinceChecked: 0, version: 5 })
    await call('POST', '/api/state-rules/WY/check')
    expect(await overview('WY')).toMatchObject({ rule: { posture: 'open', confirmedBy: 'Ruth Owens' } })
  })

  test('takes over one suggestion or all, and a second time changes nothing', async () => {
    const before = await overview('GA')
    expect(before).toMatchObject({ version: 0, suggestion: { confidence: 'high', isSeen: true } })
    const changed = ['posture', 'sentence', 'caps', 'cancelDays', 'cancelFrom', 'contract', 'source']
    expect(before?.changes).toEqual(changed)
    const adopted = (await adopt(['GA'])).json()
    expect(adopted).toMatchObject([
      { code: 'GA', posture: 'license', effectiveFrom: '2026-01-01', origin: 'suggestion', checkedOn: null },
    ])
    expect(await overview('GA')).toMatchObject({ changes: [], version: 1, check: 'never' })

    expect((await adopt(stateCodes)).json()).toContainEqual(
      expect.objectContaining({ code: 'NY', version: 2 }),
    )
    const all = await listAll('?on=2026-12-20')
    expect(all.filter(({ posture }) => posture === 'closed')).toHaveLength(8)
    expect((await adopt(stateCodes)).json()).toEqual([])
    expect(await find('NY', '?on=2026-12-18')).toMatchObject({ posture: 'open' })
    expect(await find('NY', '?on=2026-12-19')).toMatchObject({ posture: 'license', cancelDays: 10 })
  })

  test('applies a suggestion over a newer rule of the owner, and keeps the license number', async () => {
    await write('GA', { posture: 'closed', effectiveFrom: '2026-06-01', license: 'GA-77' })
    await adopt(['GA'])
    expect(await find('GA')).toMatchObject({ posture: 'license', effectiveFrom: today, license: 'GA-77' })
    expect(await find('GA', '?on=2026-07-01')).toMatchObject({ posture: 'closed' })
  })

  test('writes every change into the access log, with the person', async () => {
    await write('VA', { posture: 'closed' })
    await adopt(['VA'])
    await call('POST', '/api/state-rules/VA/check')
    const { entries } = (await call('GET', '/api/admin/access-log?kind=changes')).json()
    const person = expect.objectContaining({ name: 'Ruth Owens' })
    expect(entries.slice(0, 3)).toMatchObject([
      { action: 'rule-check', person },
      { action: 'rules-adopted', person },
      { action: 'rule-change', person },
    ])
  })
})
