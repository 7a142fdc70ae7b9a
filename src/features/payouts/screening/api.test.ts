import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { paymentSettings, sanctionsLists, sanctionsNames } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { addDays } from '#lib/calendar-days.ts'
import { signInAs } from '#server/testing.ts'
import { openDecidingDesk, today } from '../../../../tests/support/decisions.ts'
import { uploadList } from '../../../../tests/support/payouts.ts'
import { altLine, sdnLine } from '../../../../tests/support/sanctions-lists.ts'
import { findHits } from './data/hits.ts'
import { findFreshLists } from './data/lists.ts'

/** Names that nobody has, drawn from their places so that each run has the same. */
const partsOf = (place: number) => {
  const syllables = ['bar', 'den', 'kol', 'mir', 'tas', 'vul', 'zor', 'pel', 'gan', 'rix']
  const at = (step: number) => syllables[Math.floor(place / 10 ** step) % 10] ?? ''
  return { last: `${at(0)}${at(1)}${at(4)}ov`, first: `${at(2)}${at(3)}a` }
}
const manyNames = (count: number) =>
  Array.from({ length: count }, (_, place) => {
    const { last, first } = partsOf(place)
    return sdnLine(place + 1, `${last.toUpperCase()}, ${first}`)
  }).join('')

describe.each(databaseKinds())('sanctions lists on %s', async (kind) => {
  const desk = await openDecidingDesk(kind)
  const { db } = desk.database
  const bookkeeper = await signInAs(desk.app, 'bookkeeper')
  const lists = async (headers = desk.owner) =>
    (await desk.app.inject({ url: '/api/admin/sanctions-lists', headers })).json()
  const settings = async (payload?: object, headers = desk.owner) => {
    const url = '/api/admin/payment-settings'
    const method = payload ? 'PUT' : 'GET'
    const answer = await desk.app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json() }
  }
  const both = async () => {
    await uploadList(desk, 'sdn', sdnLine(36, 'TESTOV, Boris') + sdnLine(37, 'HARBOR QUEEN', 'vessel'))
    await uploadList(desk, 'alt', altLine(36, 'TESTOFF, Borya') + altLine(37, 'QUEEN OF HARBOR'))
  }
  const hitsOf = async (name: string) => {
    const { lists: fresh } = await findFreshLists(db)
    if (!fresh) throw new Error('no list')
    return findHits(db, fresh, [name])
  }

  beforeEach(async () => {
    await db.delete(sanctionsLists)
    await db.delete(paymentSettings)
  })

  test('are taken as they are published, both files before anybody is compared', async () => {
    expect(await lists()).toMatchObject({ lists: [], isFresh: false })
    const first = await uploadList(desk, 'sdn', sdnLine(36, 'TESTOV, Boris'))
    expect(first.status).toBe(201)
    expect(first.body.problem).toContain('alt.csv isn’t here yet')
    await both()
    expect(await lists(bookkeeper.headers)).toMatchObject({
      isFresh: true,
      problem: null,
      lists: [{ kind: 'alt', names: 2, isCurrent: true }, { kind: 'sdn', names: 2 }, { isCurrent: false }],
    })
    // The names of the one before are gone, its day and hash stay.
    const [old] = await db.select().from(sanctionsLists).where(eq(sanctionsLists.names, 1))
    expect(await db.$count(sanctionsNames, eq(sanctionsNames.listId, old?.id ?? ''))).toBe(0)
  })

  test('are refused in a sentence, and nothing of them is kept', async () => {
    await both()
    const say = async (payload: string, options?: object, file: 'sdn' | 'alt' = 'sdn') => {
      const { status, body } = await uploadList(desk, file, payload, options)
      return [status, body.message]
    }
    const good = sdnLine(36, 'TESTOV, Boris')
    expect(await say(altLine(36, 'TESTOFF, Borya'))).toEqual([422, expect.stringContaining('12 columns')])
    expect(await say('<!doctype html>')).toEqual([422, expect.stringContaining('Line 1')])
    expect(await say(`${good}37,"TES`)).toEqual([422, expect.stringContaining('Line 2 breaks off')])
    expect(await say('')).toEqual([422, expect.stringContaining('no name')])
    expect(await say(`36,${'"", '.repeat(10)}""\r\n`)).toEqual([422, expect.any(String)])
    expect(await say(good, { listedOn: addDays(today, 1) })).toEqual([422, 'This day hasn’t come yet.'])
    expect(await say(good, { listedOn: addDays(today, -1) })).toEqual([409, expect.stringContaining('newer')])
    expect(await say(good, { headers: desk.ruth.headers })).toEqual([403, expect.any(String)])
    expect((await lists()).lists).toHaveLength(2)

    await uploadList(desk, 'sdn', manyNames(1_000))
    expect(await say(manyNames(400))).toEqual([422, expect.stringContaining('cut off on its way')])
    expect((await uploadList(desk, 'sdn', manyNames(1_000))).status).toBe(201)
    expect((await lists()).lists).toHaveLength(3)
  })

  test('count for the days that the owner says', async () => {
    await both()
    await db.update(sanctionsLists).set({ listedOn: addDays(today, -8) })
    expect((await lists()).problem).toContain('may be 7 days old')
    expect((await settings()).body).toEqual({ listDays: 7, version: 0 })
    expect((await settings({ listDays: 0, version: 0 })).status).toBe(400)
    expect((await settings({ listDays: 14, version: 0 }, desk.ruth.headers)).status).toBe(403)
    expect((await settings({ listDays: 14, version: 0 })).body).toEqual({ listDays: 14, version: 1 })
    expect((await settings({ listDays: 3, version: 0 })).status).toBe(409)
    expect((await lists()).isFresh).toBe(true)
  })

  test('find a payee by another name of somebody, and nobody by a ship’s', async () => {
    await both()
    expect(await hitsOf('Borya Testoff')).toEqual([
      { entry: '36', name: 'TESTOFF, Borya (TESTOV, Boris)', program: 'SDGT', score: 100 },
    ])
    expect(await hitsOf('Harbor Queen')).toEqual([])
    expect(await hitsOf('Odessa Whitfield')).toEqual([])
  })

  test('of 20,000 names are compared while others are answered', async () => {
    await uploadList(desk, 'sdn', manyNames(20_000))
    await uploadList(desk, 'alt', altLine(1, 'SOMEBODY, Else'))
    const { last, first } = partsOf(12_345)
    const compared = hitsOf(`${first} ${last}`)
    let answered = 0
    const watch = setInterval(() => answered++, 1)
    const hits = await compared
    clearInterval(watch)
    expect(hits[0]).toMatchObject({ entry: '12346', score: 100 })
    // Forty batches, and between any two of them there is room for others.
    expect(answered).toBeGreaterThanOrEqual(10)
  })
})
