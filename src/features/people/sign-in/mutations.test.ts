import { verify } from '@node-rs/argon2'
import { describe, expect, test } from 'vitest'
import { adminSessions, knownBrowsers, people } from '#db/schema/index.ts'
import { createTestDb, databaseKinds } from '#db/testing.ts'
import { createGate } from '#lib/gate.ts'
import { hashSecret } from '#lib/secrets.ts'
import { addPerson, keepCheapPassword } from '../../../../tests/support/cheap-password.ts'
import { rounds } from '../../../../tests/support/sample.ts'
import { checkPassword, ensureFirstOwner } from './mutations.ts'

describe.each(databaseKinds())("the administrator's password on %s", (kind) => {
  test('is made once, and kept only as an argon2id hash', async () => {
    const { db, close } = await createTestDb(kind)
    const { generated } = await ensureFirstOwner(db, {})
    expect(generated).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/)
    expect(await ensureFirstOwner(db, {})).toEqual({ generated: undefined })
    const [row] = await db.select().from(people)
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,/)
    expect(await verify(row?.passwordHash ?? '', generated ?? '')).toBe(true)
    await close()
  })

  test('is made by one of several processes that start at once', async () => {
    const { db, close } = await createTestDb(kind)
    const made = await Promise.all(Array.from({ length: 4 }, () => ensureFirstOwner(db, {})))
    expect(made.filter(({ generated }) => generated)).toHaveLength(1)
    await close()
  })

  test('a configured one replaces the old and ends every session, but only when it is new', async () => {
    const { db, close } = await createTestDb(kind)
    await ensureFirstOwner(db, { password: 'first password!' })
    const [owner] = await db.select().from(people)
    const expiresAt = new Date(Date.now() + 60_000)
    await db.insert(adminSessions).values({ idHash: 'x', personId: owner?.id ?? '', expiresAt })
    await ensureFirstOwner(db, { password: 'first password!' })
    expect(await db.$count(adminSessions)).toBe(1)
    await ensureFirstOwner(db, { password: 'second password!' })
    expect(await db.$count(adminSessions)).toBe(0)
    const [row] = await db.select().from(people)
    expect(await verify(row?.passwordHash ?? '', 'second password!')).toBe(true)
    await close()
  })
})

describe.each(databaseKinds())('guesses on %s', (kind) => {
  test('many from 60 addresses on two processes: 50 reach the hash at once, the rest at a pace, and the owner gets in', async () => {
    const { db, close } = await createTestDb(kind)
    await keepCheapPassword(db, 'first password!')
    const lane = { interval: 500, patience: 2_000 }
    const processes = [createGate(2), createGate(2)].map((gate) => ({ db, gate, lane }))
    const guess = (password: string, address: string, at = 0, knownBrowser?: string) =>
      checkPassword(processes[at % 2] ?? { db, gate: createGate(1) }, {
        password,
        whose: {},
        address,
        knownBrowser,
      })
    const started = Date.now()
    const outcomes = []
    for (let first = 0; first < rounds(180, 70); first += 10) {
      const guesses = Array.from({ length: 10 }, (_, at) =>
        guess('guessed', `198.51.0.${(first + at) % 60}`, at),
      )
      outcomes.push(...(await Promise.all(guesses)))
    }
    const turns = Math.ceil((Date.now() - started) / lane.interval) + 1
    const wrong = outcomes.filter((outcome) => !outcome.ok && outcome.reason === 'wrong').length
    expect(wrong).toBeGreaterThan(50)
    expect(wrong).toBeLessThanOrEqual(50 + turns)
    expect(outcomes.filter(({ ok }) => ok)).toEqual([])

    expect(await guess('first password!', '203.0.113.1')).toMatchObject({ ok: true })
    const [owner] = await db.select().from(people)
    const browserHash = hashSecret('a browser of the owner')
    await db.insert(knownBrowsers).values({ personId: owner?.id ?? '', browserHash })
    expect(await guess('first password!', '198.51.0.2', 0, 'a browser of the owner')).toMatchObject({
      ok: true,
    })
    // After three wrong guesses, a network gets no fourth that day, from any of its addresses.
    for (let at = 1; at <= 3; at++)
      expect(await guess('guessed', `2001:db8:9:${at}::1`)).toEqual({ ok: false, reason: 'wrong' })
    expect(await guess('first password!', '2001:db8:9:4::1')).toMatchObject({ reason: 'throttled' })
    await close()
  })

  test('signing in as oneself forgives none at somebody else’s password, from one address or on a shared computer', async () => {
    const { db, close } = await createTestDb(kind)
    const [owner, iris] = [
      await addPerson(db, { role: 'owner', name: 'Ruth Abernathy', password: 'first password!' }),
      await addPerson(db, { role: 'editor', name: 'Iris Pell', password: 'a word of her own' }),
    ]
    for (const { id: personId } of [owner, iris])
      await db.insert(knownBrowsers).values({ personId, browserHash: hashSecret('shared') })
    for (const knownBrowser of [undefined, 'shared']) {
      const guess = async ({ id }: { id: string }, password: string) => {
        const from = { address: '203.0.113.9', knownBrowser }
        const outcome = await checkPassword({ db, gate: createGate(1) }, { password, whose: { id }, ...from })
        return outcome.ok ? 'right' : outcome.reason
      }
      const outcomes: string[] = []
      for (let at = 0; at < 12; at++) {
        if (at === 6) expect(await guess(iris, 'a word of her own')).toBe('right')
        outcomes.push(await guess(owner, 'guessed'))
      }
      expect(outcomes).toEqual([...Array(10).fill('wrong'), 'throttled', 'throttled'])
    }
    await close()
  })
})
