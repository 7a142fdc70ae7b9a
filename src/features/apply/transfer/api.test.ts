import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createTestDb, databaseKinds } from '#db/testing.ts'
import { buildTestApp, openTestApp } from '#server/testing.ts'
import { drawKey, drawName, sealMoving } from './components/moved-draft.ts'
import { createMovingDraft, sweepMovingDrafts } from './mutations.ts'
import { maxMovingBytes, movingLifetime } from './schema.ts'

const ciphertext = randomBytes(600).toString('base64')
const draw = () => ({ name: drawName(), secret: drawKey(), ciphertext })

describe.each(databaseKinds())('a moving draft on %s', async (kind) => {
  const { database, app } = await openTestApp(kind, { env: { RATE_LIMIT_FACTOR: '100' } })

  async function call(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    secret?: string,
    body?: object,
  ) {
    const answer = await app.inject({
      method,
      url: `/api/moving-drafts${path}`,
      ...(secret && { headers: { 'draft-secret': secret } }),
      ...(body && { payload: body }),
    })
    return { status: answer.statusCode, ...(answer.body ? answer.json() : {}) }
  }
  async function create() {
    const draft = draw()
    expect(await call('POST', '', undefined, draft)).toMatchObject({ status: 201, version: 1 })
    return draft
  }

  test('is read by its link until it is taken, and from then on only with the secret', async () => {
    const { name, secret } = await create()
    expect(await call('GET', `/${name}`)).toMatchObject({ status: 200, version: 1, ciphertext })
    expect(await call('GET', `/${name}/state`, secret)).toMatchObject({ version: 1, takenAt: null })
    const newer = randomBytes(60).toString('base64')
    const taken = await call('POST', `/${name}/taken`, secret, { version: 1, ciphertext: newer })
    expect(taken).toMatchObject({ status: 200, version: 2 })
    expect((await call('GET', `/${name}`)).status).toBe(410)
    expect(await call('GET', `/${name}`, secret)).toMatchObject({ version: 2, ciphertext: newer })
    expect(await call('GET', `/${name}/state`, secret)).toMatchObject({ takenAt: expect.any(String) })
    const reopened = await call('PUT', `/${name}`, secret, { version: 2, ciphertext, reopens: true })
    expect(reopened).toMatchObject({ status: 200, version: 3 })
    expect((await call('GET', `/${name}`)).status).toBe(200)
  })

  test('can’t be overwritten by a device that hasn’t seen the last version', async () => {
    const { name, secret } = await create()
    await call('POST', `/${name}/taken`, secret, { version: 1, ciphertext })
    expect((await call('PUT', `/${name}`, secret, { version: 1, ciphertext })).status).toBe(409)
    expect((await call('POST', `/${name}/taken`, secret, { version: 1, ciphertext })).status).toBe(409)
    const writes = Array.from({ length: 20 }, () =>
      call('PUT', `/${name}`, secret, { version: 2, ciphertext }),
    )
    const statuses = (await Promise.all(writes)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(await call('GET', `/${name}/state`, secret)).toMatchObject({ version: 3 })
  })

  test('sent twice is kept once, and nobody else can take its name', async () => {
    const draft = await create()
    expect(await call('POST', '', undefined, draft)).toMatchObject({ status: 200, version: 1 })
    expect((await call('POST', '', undefined, { ...draft, secret: drawKey() })).status).toBe(409)
  })

  test('looks like an unknown draft with a wrong secret, or after seven days', async () => {
    const { name, secret } = await create()
    const body = { version: 1, ciphertext }
    const missing = await call('GET', `/${drawName()}`)
    for (const answer of [
      await call('GET', `/${name}`, drawKey()),
      await call('GET', `/${name}/state`, drawKey()),
      await call('PUT', `/${name}`, drawKey(), body),
      await call('POST', `/${name}/taken`, drawKey(), body),
    ])
      expect({ ...answer, requestId: '' }).toEqual({ ...missing, requestId: '' })
    expect((await call('DELETE', `/${name}`, drawKey())).status).toBe(204)
    expect((await call('GET', `/${name}`)).status).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + movingLifetime })
    onTestFinished(() => void vi.useRealTimers())
    expect((await call('GET', `/${name}`)).status).toBe(404)
    expect((await call('PUT', `/${name}`, secret, body)).status).toBe(404)
    await sweepMovingDrafts(database.db)
    vi.useRealTimers()
    expect((await call('GET', `/${name}`)).status).toBe(404)
  })

  test('is gone when its owner deletes it', async () => {
    const { name, secret } = await create()
    expect((await call('DELETE', `/${name}`, secret)).status).toBe(204)
    expect((await call('GET', `/${name}`, secret)).status).toBe(404)
  })

  test('has a maximum length, and so do all of them together', async () => {
    const tooLong = randomBytes(maxMovingBytes + 3).toString('base64')
    expect((await call('POST', '', undefined, { ...draw(), ciphertext: tooLong })).status).toBe(400)
    expect((await call('POST', '', undefined, { ...draw(), ciphertext: 'Ann was hurt' })).status).toBe(400)
    const used = await database.db.execute<{ bytes: string }>(
      sql`select coalesce(sum(octet_length(ciphertext)), 0) as bytes from moving_drafts`,
    )
    const max = Number(used.rows[0]?.bytes) + 3 * ciphertext.length
    const tries = Array.from({ length: 10 }, () => createMovingDraft({ db: database.db, max }, draw()))
    const outcomes = await Promise.all(tries)
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3)
  })

  test('shows no word, key, name or secret in the database', async () => {
    const [name, key, secret] = [drawName(), drawKey(), drawKey()]
    const words = { lastName: 'Quillonsworth', caseDescription: 'a herniated disc' }
    const sealed = await sealMoving({ name, key }, { words, secret })
    await call('POST', '', undefined, { name, secret, ciphertext: sealed })
    const { rows } = await database.db.execute<{ row: string }>(
      sql`select to_jsonb(moving_drafts)::text as row from moving_drafts`,
    )
    const dump = rows.map(({ row }) => row).join()
    const decoded = [
      dump,
      ...(dump.match(/[\w+/=]{40,}/g) ?? []).map((text) => atob(text.slice(0, text.length & ~3))),
    ]
    for (const word of [...Object.values(words), 'disc', name, key, secret])
      expect(decoded.join().includes(word), word).toBe(false)
    expect(sealed?.length).toBe((await sealMoving({ name, key }, { words: 'short' }))?.length)
  })
})

test('one network may keep sixty a day', async () => {
  const database = await createTestDb('postgres')
  const app = await buildTestApp(database)
  onTestFinished(async () => {
    await app.close()
    await database.close()
  })
  const post = async (remoteAddress: string) =>
    (await app.inject({ method: 'POST', url: '/api/moving-drafts', payload: draw(), remoteAddress }))
      .statusCode
  const statuses: number[] = []
  for (let made = 0; made < 61; made += 1) statuses.push(await post('203.0.113.5'))
  expect([statuses.filter((status) => status === 201).length, statuses.at(-1)]).toEqual([60, 429])
  expect(await post('203.0.113.6')).toBe(201)
})
