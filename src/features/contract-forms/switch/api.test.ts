import { describe, expect, test } from 'vitest'
import { databaseKinds } from '#db/testing.ts'
import { openTestApp, signIn, signInAs } from '#server/testing.ts'

describe.each(databaseKinds())('whether contracts are on, on %s', async (kind) => {
  const { app } = await openTestApp(kind)
  const owner = await signIn(app)
  const reviewer = await signInAs(app, 'reviewer')
  const editor = await signInAs(app, 'editor')
  const call = async (method: 'GET' | 'PUT', payload?: object, headers: Record<string, string> = owner) => {
    const answer = await app.inject({
      ...{ method, url: '/api/admin/contracts', headers },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.json() }
  }

  test('they are off until the owner turns them on, and may be turned off again', async () => {
    expect((await call('GET')).body).toEqual({ isOn: false, keepYears: 7, version: 0 })
    const on = await call('PUT', { isOn: true, keepYears: 10, version: 0 })
    expect(on).toEqual({ status: 200, body: { isOn: true, keepYears: 10, version: 1 } })
    const off = await call('PUT', { isOn: false, keepYears: 10, version: 1 })
    expect(off.body).toEqual({ isOn: false, keepYears: 10, version: 2 })
    expect((await call('PUT', { isOn: true })).body).toEqual({ isOn: true, keepYears: 10, version: 3 })
  })

  test('of two who save what they read, the later one is told', async () => {
    const { version } = (await call('GET')).body
    const changes = [true, false].map((isOn) => call('PUT', { isOn, keepYears: 7, version }))
    const statuses = (await Promise.all(changes)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
    expect((await call('GET')).body.version).toBe(version + 1)
    expect((await call('PUT', { isOn: true, keepYears: 7, version: 0 })).status).toBe(409)
  })

  test.each([
    ['keepYears', { keepYears: 2 }],
    ['keepYears', { keepYears: 31 }],
    ['keepYears', { keepYears: 7.5 }],
    ['isOn', { isOn: 'yes' }],
    ['version', { version: -1 }],
  ])('refuses %s in %j', async (field, change) => {
    const before = (await call('GET')).body
    const { status, body } = await call('PUT', { ...before, ...change })
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toEqual([field])
    expect((await call('GET')).body).toEqual(before)
  })

  test('is the owner’s to read and to say', async () => {
    for (const { headers } of [reviewer, editor]) {
      expect((await call('GET', undefined, headers)).status).toBe(403)
      expect((await call('PUT', { isOn: true, keepYears: 7, version: 0 }, headers)).status).toBe(403)
    }
    expect((await call('GET', undefined, {})).status).toBe(401)
  })
})
