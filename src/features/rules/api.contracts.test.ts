import { describe, expect, test } from 'vitest'
import { stateRules } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { noLaw } from '#domain/contract-law.ts'
import { openTestApp, signInAs } from '#server/testing.ts'
import {
  everyContractMember as contract,
  everyPriceMember as price,
} from '../../../tests/support/contract-law.ts'
import type { PastRule, PublicState, StateOverview } from './schema.ts'

const rule = { posture: 'license', effectiveFrom: '2026-01-01', cancelDays: 5, ...price, contract }

describe.each(databaseKinds())('what a state’s law asks of contracts, on %s', async (kind) => {
  const { database, app } = await openTestApp(kind)
  const { headers } = await signInAs(app, 'owner', 'Ruth Owens')

  type Method = 'GET' | 'PUT' | 'POST'
  const call = (method: Method, url: string, payload?: object) =>
    app.inject({ method, url, headers, ...(payload && { payload }) })
  const write = (code: string, body: object) => call('PUT', `/api/state-rules/${code}`, body)
  const adopt = (code: string) => call('POST', '/api/state-rules/adopt', { codes: [code] })
  const find = async (code: string): Promise<PublicState | undefined> =>
    (await app.inject('/api/state-rules')).json().find((state: PublicState) => state.code === code)
  const overview = async (code: string): Promise<StateOverview> =>
    (await call('GET', '/api/admin/state-rules')).json().find((state: StateOverview) => state.code === code)
  const history = async (code: string): Promise<PastRule[]> =>
    (await call('GET', `/api/admin/state-rules/${code}/history`)).json()

  test('comes back from the API as it was sent, member by member', async () => {
    const answer = await write('MT', rule)
    expect(answer.json()).toMatchObject({ ...price, contract })
    expect(answer.json().contract).toEqual(contract)
    expect(await find('MT')).toMatchObject({ ...price, contract })
    expect((await history('MT'))[0]).toMatchObject({ ...price, contract })
    for (const [name, value] of Object.entries(contract)) {
      const alone = { posture: 'open', cancelDays: 5, schedule: price.schedule, contract: { [name]: value } }
      const { contract: kept } = (await write('KS', alone)).json()
      expect(kept, name).toEqual({ [name]: value })
    }
  })

  test('is null where nobody said anything, as in a rule of a client that knows none of this', async () => {
    const old = { posture: 'license', source: 'Md. Com. Law 12-301', mostMonths: 24 }
    expect((await write('MD', old)).json()).toMatchObject({ ...old, ...noLaw })
    expect((await write('MD', { ...old, contract: {} })).json()).toMatchObject({ contract: null, version: 1 })
    expect(await find('NJ')).toMatchObject(noLaw)
  })

  test('is nothing new when the same is sent again, in another order and as it was answered', async () => {
    const { version } = (await write('OK', rule)).json()
    const turned = Object.fromEntries(Object.entries(contract).toReversed())
    expect((await write('OK', { ...rule, contract: turned })).json().version).toBe(version)
    expect((await write('OK', { ...(await find('OK')) })).json().version).toBe(version)
    const stale = { ...rule, contract: { ...contract, attorneyCopyDays: 4 }, version: version - 1 }
    expect((await write('OK', stale)).statusCode).toBe(409)
    expect(await history('OK')).toHaveLength(1)
  })

  test('is taken over with a suggestion, and the owner’s license days and approval stay', async () => {
    const own = {
      license: { from: '2026-02-01', to: '2027-01-31' },
      formApproval: { number: 'NV-12', date: '2026-03-01' },
    }
    await write('NV', { posture: 'license', license: 'CLF-9', contract: own })
    expect((await overview('NV')).changes).toContain('contract')
    await adopt('NV')
    const { suggestion, rule: taken, changes } = await overview('NV')
    expect(changes).toEqual([])
    expect(taken).toMatchObject({ license: 'CLF-9', origin: 'suggestion' })
    expect(taken.contract).toEqual({
      ...suggestion.contract,
      license: { ...suggestion.contract?.license, ...own.license },
      formApproval: { ...suggestion.contract?.formApproval, ...own.formApproval },
    })
    expect((await adopt('NV')).json()).toEqual([])
    await write('NV', { ...taken, contract: { ...taken.contract, initials: 'no' } })
    expect((await overview('NV')).changes).toEqual(['contract'])
  })

  test('says of a suggestion what nobody saw, and what only a summary said', async () => {
    const { suggestion } = await overview('IL')
    expect(suggestion.notSeen).toContain('oneTimeCharges')
    expect(suggestion.oneTimeCharges).toBeNull()
    expect(suggestion.fromSummary).toContain('license')
    expect((await write('IL', { ...suggestion })).statusCode).toBe(400)
  })

  test('leaves a rule from before as it is, in figures and words', async () => {
    const before = {
      code: 'TX' as const,
      version: 1,
      effectiveFrom: '2026-01-01',
      act: 'written' as const,
      posture: 'capped' as const,
      sentence: 'Texas caps it.',
      caps: [{ kind: 'yearly-rate' as const, percent: 31 }],
      compounding: 'semiannual' as const,
      cancelDays: 7,
      cancelFrom: 'receipt' as const,
      mostMonths: 37,
      largestAdvance: 50_000_00,
      license: 'TX-1',
      requiredSentences: ['This is not a loan.'],
      source: 'Tex. 1-2-3',
      origin: 'owner' as const,
    }
    await database.db.insert(stateRules).values(before)
    const { act, version, ...told } = before
    expect(await find('TX')).toEqual({
      ...told,
      ...noLaw,
      checkedOn: null,
      takesWithoutLicense: false,
      next: null,
    })
    expect((await write('TX', told)).json()).toMatchObject({ version: 1 })
  })
})
