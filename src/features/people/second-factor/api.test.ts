import { eq, sql } from 'drizzle-orm'
import { generate } from 'otplib'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { adminSessions, people, rateLimits, recoveryCodes, teamSettings } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { openSession } from '#features/people/sessions/mutations.ts'
import { openTestApp } from '#server/testing.ts'
import { addPerson } from '../../../../tests/support/cheap-password.ts'
import { createDesk } from '../../../../tests/support/sign-in-steps.ts'
import { sendTeamMails } from '../../../../tests/support/team.ts'

describe.each(databaseKinds())('a second factor on %s', async (kind) => {
  const { database, app } = await openTestApp(kind)
  const desk = createDesk(app)
  beforeEach(async () => {
    await database.db.delete(people)
    await database.db.delete(rateLimits)
    await database.db.delete(teamSettings)
    const ruth = { role: 'editor', name: 'Ruth Abernathy', password: desk.password } as const
    const { id: personId } = await addPerson(database.db, ruth)
    // She has codes already: ten new ones take a quarter of a second, and few tests are about them.
    await database.db.insert(recoveryCodes).values({ personId, codeHash: '$argon2id$' })
  })

  test('an app is on once it gave a code, and its key is nowhere in the database in plain', async () => {
    await database.db.delete(recoveryCodes)
    const ruth = await desk.signIn()
    const setup = await ruth.post('/api/admin/authenticator-app/setup')
    const key = setup.json().key.replaceAll(' ', '')
    expect(setup.json().uri).toContain(`secret=${key}`)
    const wrong = await ruth.put('/api/admin/authenticator-app', {
      setup: setup.json().setup,
      code: '000 000',
    })
    expect([wrong.statusCode, wrong.json().errors.code]).toEqual([
      400,
      [expect.stringMatching(/isn’t right/)],
    ])
    expect((await ruth.get('/api/admin/second-factor')).json().appSince).toBeNull()

    const { recoveryCodes: codes } = await desk.turnAppOn(ruth)
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    const { rows } = await database.db.execute(sql`select people::text || recovery_codes::text as row
      from people, recovery_codes`)
    for (const secret of [key, ...codes, ...codes.map((code) => code.replace(' ', ''))])
      expect(JSON.stringify(rows)).not.toContain(secret)
    const own = (await ruth.get('/api/admin/second-factor')).json()
    expect(own).toMatchObject({ appSince: expect.any(String), recoveryCodes: { left: 10, usedAt: [] } })
  })

  test('then the password opens nothing, and a code opens a session with a new id', async () => {
    const ruth = await desk.signIn()
    const { key } = await desk.turnAppOn(ruth)
    const held = await desk.giveEmailAndPassword()
    expect((await ruth.get('/api/admin/sessions')).json()).toHaveLength(1)
    expect([held.answer.statusCode, held.answer.json()]).toEqual([200, { next: 'second-factor' }])
    expect(held.answer.cookies.map(({ name }) => name)).toEqual(['admin_session'])
    for (const url of ['/api/admin/sessions', '/api/admin/second-factor', '/api/admin/passkeys'])
      expect((await held.browser.get(url)).statusCode).toBe(401)
    expect((await held.browser.put('/api/admin/password', {})).statusCode).toBe(401)
    expect((await held.browser.get('/api/admin/second-factor/ways')).json()).toEqual({
      firstName: 'Ruth',
      password: true,
      passkey: false,
      app: true,
      recoveryCode: true,
    })

    const done = await held.browser.post('/api/admin/second-factor', { code: await desk.nextCode(key) })
    expect([done.statusCode, done.json()]).toEqual([200, { isAuthenticated: true }])
    const before = held.answer.cookies.find(({ name }) => name === 'admin_session')
    const after = done.cookies.find(({ name }) => name === 'admin_session')
    expect(after?.value).not.toBe(before?.value)
    expect((await held.browser.get('/api/admin/sessions')).statusCode).toBe(401)
    expect((await desk.browserOf(done).get('/api/admin/sessions')).statusCode).toBe(200)
  })

  test('a code works once, even when given twice at the same time, and not the one that turned it on', async () => {
    const { key, firstCode } = await desk.turnAppOn(await desk.signIn())
    const replayed = await (await desk.giveEmailAndPassword()).browser.post('/api/admin/second-factor', {
      code: firstCode,
    })
    expect(replayed.statusCode).toBe(400)
    const code = await desk.nextCode(key)
    const browsers = await Promise.all([1, 2, 3, 4].map(() => desk.giveEmailAndPassword()))
    const answers = await Promise.all(
      browsers.map(({ browser }) => browser.post('/api/admin/second-factor', { code })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400])
  })

  test('codes of a step before and after are taken, older ones are not', async () => {
    // In the middle of a step: what takes long must not come into the next.
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 })
    onTestFinished(() => void vi.useRealTimers())
    const { key } = await desk.turnAppOn(await desk.signIn(), -1)
    const { browser } = await desk.giveEmailAndPassword()
    const codeAt = (steps: number) =>
      generate({ secret: key, epoch: Math.floor(Date.now() / 1000) + steps * 30 })
    expect((await browser.post('/api/admin/second-factor', { code: await codeAt(-3) })).statusCode).toBe(400)
    expect((await browser.post('/api/admin/second-factor', { code: await codeAt(3) })).statusCode).toBe(400)
    expect((await browser.post('/api/admin/second-factor', { code: await codeAt(1) })).statusCode).toBe(200)
  })

  test('a recovery code works once, however it is typed, and new ones replace the old', async () => {
    await database.db.delete(recoveryCodes)
    const { recoveryCodes: codes } = await desk.turnAppOn(await desk.signIn())
    const [first = '', second = '', third = ''] = codes
    const give = async (code: string) =>
      (await desk.giveEmailAndPassword()).browser.post('/api/admin/second-factor', { code })
    const typed = first.toUpperCase().replace(' ', ' - ')
    const answers = await Promise.all([give(typed), give(typed)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    const signedIn = answers.find(({ statusCode }) => statusCode === 200)
    expect((await give(second)).statusCode).toBe(200)

    const ruth = desk.browserOf(signedIn)
    expect((await ruth.get('/api/admin/second-factor')).json().recoveryCodes).toMatchObject({ left: 8 })
    const renewed = await ruth.post('/api/admin/recovery-codes')
    expect(renewed.json().recoveryCodes).toHaveLength(10)
    expect((await give(third)).statusCode).toBe(400)
    expect((await give(renewed.json().recoveryCodes[3])).statusCode).toBe(200)
    expect(await database.db.$count(recoveryCodes)).toBe(10)
  })

  test('changing it needs somebody who showed who they are in the last ten minutes', async () => {
    const ruth = await desk.signIn()
    const age = () =>
      database.db.execute(sql`update admin_sessions set created_at = now() - interval '11 minutes'`)
    await age()
    const refused = await ruth.post('/api/admin/authenticator-app/setup')
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([403, ['confirm']])
    expect((await ruth.post('/api/admin/confirm', { password: 'not hers' })).statusCode).toBe(400)
    const confirmed = await ruth.post('/api/admin/confirm', { password: desk.password })
    expect(confirmed.statusCode).toBe(204)
    let fresh = desk.browserOf(confirmed)
    const { key } = await desk.turnAppOn(fresh)
    expect((await ruth.get('/api/admin/second-factor')).statusCode).toBe(401)
    await age()
    expect((await fresh.delete('/api/admin/authenticator-app')).statusCode).toBe(403)
    expect((await fresh.post('/api/admin/recovery-codes')).statusCode).toBe(403)
    // From now on the password is not enough.
    const byPassword = await fresh.post('/api/admin/confirm', { password: desk.password })
    expect([byPassword.statusCode, Object.keys(byPassword.json().errors)]).toEqual([400, ['code']])
    expect((await fresh.post('/api/admin/confirm', { code: '000000' })).statusCode).toBe(400)
    // Nor to change the password first, which opens a new session.
    const passwords = { currentPassword: desk.password, newPassword: 'seven quiet herons left' }
    fresh = desk.browserOf(await fresh.put('/api/admin/password', passwords))
    expect((await fresh.delete('/api/admin/authenticator-app')).statusCode).toBe(403)
    const byCode = await fresh.post('/api/admin/confirm', { code: await desk.nextCode(key) })
    expect(byCode.statusCode).toBe(204)
    expect((await desk.browserOf(byCode).delete('/api/admin/authenticator-app')).statusCode).toBe(204)
  })

  test('a change of it ends every other session', async () => {
    const [ruth, other] = [await desk.signIn(), await desk.signIn()]
    await desk.turnAppOn(ruth)
    expect((await other.get('/api/admin/sessions')).statusCode).toBe(401)
    expect((await ruth.get('/api/admin/sessions')).statusCode).toBe(200)
    const [person] = await database.db.select().from(people)
    const visit = { userAgent: undefined, address: '203.0.113.9' }
    const later = { id: person?.id ?? '', lastSeenAt: null }
    for (const change of [
      () => ruth.post('/api/admin/recovery-codes'),
      () => ruth.delete('/api/admin/authenticator-app'),
    ]) {
      await openSession(database.db, later, visit, null)
      expect((await ruth.get('/api/admin/sessions')).json()).toHaveLength(2)
      await change()
      expect((await ruth.get('/api/admin/sessions')).json()).toHaveLength(1)
    }
  })

  test('whoever is asked for one may do nothing but set it up', async () => {
    const { db } = database
    const since = (interval: string) =>
      db.execute(sql`insert into team_settings (id, second_factor_since)
        values (1, now() + ${interval}::interval)
        on conflict (id) do update set second_factor_since = excluded.second_factor_since`)
    // She was here before: a week to go.
    await since('1 second')
    expect((await desk.giveEmailAndPassword()).answer.json()).toEqual({ isAuthenticated: true })
    await since('-7 days')
    await db.update(people).set({ createdAt: new Date(0) })
    const held = await desk.giveEmailAndPassword()
    expect(held.answer.json()).toEqual({ next: 'enrollment' })
    expect((await held.browser.get('/api/admin/sessions')).statusCode).toBe(403)
    expect((await held.browser.post('/api/admin/enrollment')).json()).toEqual({ next: 'enrollment' })

    const again = await desk.giveEmailAndPassword()
    await desk.turnAppOn(again.browser)
    const done = await again.browser.post('/api/admin/enrollment')
    expect(done.json()).toEqual({ isAuthenticated: true })
    const ruth = desk.browserOf(done)
    const last = await ruth.delete('/api/admin/authenticator-app')
    expect([last.statusCode, last.json().message]).toEqual([
      409,
      expect.stringContaining('only second factor'),
    ])

    // New people are asked at once.
    await since('-1 hour')
    await addPerson(db, { role: 'editor', name: 'New Person', password: desk.password })
    const fresh = await desk.giveEmailAndPassword('new.person@example.com')
    expect(fresh.answer.json()).toEqual({ next: 'enrollment' })
  })

  test('whoever knows the password is not let in by a factor that was set up elsewhere', async () => {
    await database.db.execute(sql`insert into team_settings (id, second_factor_since) values (1, now())`)
    await database.db.update(people).set({ createdAt: sql`now()` })
    const thief = await desk.giveEmailAndPassword()
    const ruth = await desk.giveEmailAndPassword()
    expect(thief.answer.json()).toEqual({ next: 'enrollment' })
    await desk.turnAppOn(ruth.browser)
    expect((await thief.browser.post('/api/admin/enrollment')).statusCode).toBe(401)
    expect((await thief.browser.post('/api/admin/recovery-codes')).statusCode).toBe(401)
    expect((await ruth.browser.post('/api/admin/enrollment')).json()).toEqual({ isAuthenticated: true })
    const [{ id, lastSeenAt } = { id: '', lastSeenAt: null }] = await database.db.select().from(people)
    // The password was right a moment before the app was on.
    const visit = { userAgent: undefined, address: '203.0.113.9' }
    expect(await openSession(database.db, { id, lastSeenAt }, visit, 'enrollment')).toBeUndefined()
  })

  test('without the requirement it can be turned off, and the recovery codes go with it', async () => {
    const ruth = await desk.signIn()
    await desk.turnAppOn(ruth)
    const answers = await Promise.all([1, 2].map(() => ruth.delete('/api/admin/authenticator-app')))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404])
    expect(await database.db.$count(recoveryCodes)).toBe(0)
    expect((await desk.giveEmailAndPassword()).answer.json()).toEqual({ isAuthenticated: true })
    expect((await ruth.post('/api/admin/recovery-codes')).statusCode).toBe(409)
    const told = (await sendTeamMails(database.db)).map(({ subject }) => subject)
    expect(told).toEqual(
      expect.arrayContaining(['An authenticator app was set up', 'Your authenticator app was turned off']),
    )
  })

  test('a password alone is forgotten after ten minutes', async () => {
    await desk.turnAppOn(await desk.signIn())
    await database.db.delete(adminSessions)
    const before = Date.now()
    await desk.giveEmailAndPassword()
    const [held] = await database.db
      .select()
      .from(adminSessions)
      .where(eq(adminSessions.awaiting, 'second-factor'))
    expect((held?.expiresAt.getTime() ?? 0) - before).toBeLessThanOrEqual(11 * 60_000)
  })
})
