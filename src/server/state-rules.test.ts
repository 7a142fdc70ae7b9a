import { describe, expect, test } from 'vitest'
import { applications, consentRecords, refusedApplications } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { type Posture, postures } from '#domain/posture.ts'
import { type StateCode, stateCodes, states } from '#domain/states.ts'
import type { RuleInput } from '#features/rules/schema.ts'
import { labelOf } from '#site/staff-format.ts'
import { attorneyPayload, plaintiffPayload } from '../../tests/support/application-payloads.ts'
import { sample } from '../../tests/support/sample.ts'
import { openTestApp, signIn } from './testing.ts'

/** Every state with every posture. */
const cases = postures.flatMap((posture) => stateCodes.map((code) => [code, posture] as const))

describe.each(databaseKinds())('a state’s rule on %s', async (kind) => {
  const lines: string[] = []
  const env = { RATE_LIMIT_FACTOR: '1000' }
  const { database, app } = await openTestApp(kind, { env, logged: (line) => lines.push(line) })
  const headers = await signIn(app)

  const write = (code: StateCode, rule: { posture: Posture } & Partial<RuleInput>) =>
    app.inject({ method: 'PUT', url: `/api/state-rules/${code}`, payload: rule, headers })
  const apply = (payload: object, own = {}) =>
    app.inject({ method: 'POST', url: '/api/applications', payload, headers: own })
  const readRule = async (code: StateCode) => {
    const states: { code: string; posture: Posture; sentence: string }[] = (
      await app.inject('/api/state-rules')
    ).json()
    return states.find((state) => state.code === code)
  }
  const countKept = async () => ({
    applications: await database.db.$count(applications),
    consents: await database.db.$count(consentRecords),
    jobs: (await database.runSql(`select id from pgboss.job where name like 'application%'`)).rows.length,
  })

  test.each(sample(cases, 12))('%s, %s: what the API says is what it does', async (code, posture) => {
    expect((await write(code, { posture })).statusCode).toBe(200)
    const rule = await readRule(code)
    expect(rule?.posture).toBe(posture)
    const answer = await apply({ ...plaintiffPayload, state: code })
    if (posture === 'license') {
      const words = `We don’t fund people who live in ${labelOf(states, code)} yet. It takes a license or registration there, and we don’t have ours.`
      expect([answer.statusCode, answer.json().errors]).toEqual([422, { state: [words] }])
      for (const more of [{ license: 'LF-1' }, { takesWithoutLicense: true }]) {
        await write(code, { posture, ...more })
        expect((await apply({ ...plaintiffPayload, state: code })).statusCode).toBe(201)
      }
      return
    }
    if (posture !== 'closed') return expect(answer.statusCode).toBe(201)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({
      message: rule?.sentence,
      errors: { state: [rule?.sentence] },
      requestId: expect.any(String),
    })
  })

  test('that closes it leaves only a count of an application', async () => {
    const sentence = 'We can’t fund people in Alabama yet.'
    await write('AL', { posture: 'closed', sentence })
    const before = await countKept()
    const counted = async () =>
      (await database.db.select().from(refusedApplications)).find(({ code }) => code === 'AL')?.count ?? 0
    const count = await counted()
    lines.length = 0
    const answers = await Promise.all([
      apply({ ...plaintiffPayload, state: 'AL' }),
      apply({ ...plaintiffPayload, state: 'AL' }, { 'idempotency-key': 'draft-1' }),
      apply({ ...plaintiffPayload, state: 'AL' }, { 'idempotency-key': 'draft-1' }),
    ])
    for (const answer of answers) expect([answer.statusCode, answer.json().message]).toEqual([422, sentence])
    expect(await countKept()).toEqual(before)
    expect(await counted()).toBe(count + 3)
    expect(lines.join('\n')).not.toMatch(/Reyes|ana@|Elm Street|wet floor/)
    const overview = await app.inject({ url: '/api/admin/state-rules', headers })
    expect(overview.json()[0]).toMatchObject({ code: 'AL', refused: count + 3 })

    await write('AL', { posture: 'open' })
    const open = await apply({ ...plaintiffPayload, state: 'AL' }, { 'idempotency-key': 'draft-1' })
    expect(open.statusCode).toBe(201)
    await write('AL', { posture: 'closed' })
    const repeated = await apply({ ...plaintiffPayload, state: 'AL' }, { 'idempotency-key': 'draft-1' })
    expect([repeated.statusCode, repeated.json().id]).toEqual([200, open.json().id])
  })

  test('goes by the client’s home when an attorney applies', async () => {
    await write('CO', { posture: 'closed' })
    await write('UT', { posture: 'open' })
    const applyFor = (places: { state: StateCode; clientState?: StateCode }) =>
      apply({ ...attorneyPayload, clientState: undefined, ...places })
    const refused = await applyFor({ state: 'UT', clientState: 'CO' })
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['clientState']])
    expect((await applyFor({ state: 'CO', clientState: 'UT' })).statusCode).toBe(201)
    // The attorney's own state says nothing about where the client lives.
    expect((await applyFor({ state: 'CO' })).statusCode).toBe(201)
  })
})
