import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { firmCodes, firmSessions } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { openTestApp } from '#server/testing.ts'
import { firmRooms, type RoomAsk, wordsOf } from '../../../../tests/support/firm-room.ts'
import { rounds } from '../../../../tests/support/sample.ts'

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe.each(databaseKinds())('guesses at a firm’s room (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind, { env: { RATE_LIMIT_FACTOR: '100000' } })
  const { db } = database
  const rooms = firmRooms({ database, app })
  const { ask, open, newFirm, newFile, takeAsks, mailCodes, receiveCode, signIn } = rooms

  test('two hundred asks for one address mail at most three codes an hour', async () => {
    const { email } = await newFirm()
    await takeAsks()
    await Promise.all(Array.from({ length: rounds(200, 30) }, () => ask(email)))
    const queued = await takeAsks()
    const [job] = queued
    // As if the queue hadn't gathered them.
    const apart = Array.from({ length: 20 }, () => ({ ...job, askId: crypto.randomUUID() }) as RoomAsk)
    const sent = await Promise.all([...queued, ...apart].map((each) => mailCodes([each])))
    expect(sent.flat()).toHaveLength(3)
  })

  test('a code works for ten minutes, and the same mail again has no new tries', async () => {
    const { email } = await newFirm()
    await takeAsks()
    await ask(email)
    const asked = await takeAsks()
    const [mail] = await mailCodes(asked)
    const code = /\d{6}/.exec(mail?.text ?? '')?.[0] ?? ''
    await Promise.all(Array.from({ length: 8 }, () => open({ email, code: otherThan(code) })))
    expect((await mailCodes(asked))[0]?.text).toBe(mail?.text)
    expect((await open({ email, code })).statusCode).toBe(401)

    const another = await newFirm()
    const fresh = await receiveCode(another.email)
    await db.update(firmCodes).set({ expiresAt: new Date(Date.now() - 1) })
    expect((await open({ email: another.email, code: fresh })).statusCode).toBe(401)
  })

  test('20,000 guesses at addresses, codes and references learn nothing', async () => {
    const { email, firmId } = await newFirm()
    const { reference } = await newFile(firmId)
    const stranger = await newFirm()
    const { headers } = await signIn(stranger.email)
    const code = await receiveCode(email)
    const answers = new Map<string, number>()
    const note = (answer: { statusCode: number; body: string }) =>
      answers.set(wordsOf(answer), (answers.get(wordsOf(answer)) ?? 0) + 1)
    const tries = rounds(20_000 / 4, 50)
    for (let at = 0; at < tries; at++) {
      const guess = String(at).padStart(6, '0')
      note(await open({ email: `guess${at}@whitfield.example`, code }))
      if (guess !== code) note(await open({ email, code: guess }))
      const letters = String(at).padStart(6, 'Z').replaceAll('0', 'A').replaceAll('1', 'B')
      note(await app.inject({ url: `/api/firm/BF-2026${letters}`, headers }))
      note(await app.inject({ url: `/api/firm/${reference}`, headers }))
    }
    expect([...answers.keys()].map((answer) => answer.slice(0, 3)).sort()).toEqual(['401', '404'])
    expect([...answers.values()].reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(4 * tries - 1)
    expect((await open({ email, code })).statusCode).toBe(401)
    expect(await db.$count(firmSessions, eq(firmSessions.email, email))).toBe(0)
  }, 900_000)
})
