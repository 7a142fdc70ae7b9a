import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { adminSessions, people, rateLimits } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { buildTestApp, openTestApp, signIn, testPassword } from '#server/testing.ts'
import { addPerson, keepCheapPassword } from '../../../../tests/support/cheap-password.ts'

describe.each(databaseKinds())('signing in on %s', async (kind) => {
  const { database, app } = await openTestApp(kind)
  beforeEach(async () => {
    await database.db.delete(people)
    await keepCheapPassword(database.db, testPassword)
    await database.db.delete(rateLimits)
    await database.db.delete(adminSessions)
  })

  const guess = (password: unknown, { cookie = '', remoteAddress = '203.0.113.9', on = app } = {}) =>
    on.inject({
      method: 'POST',
      url: '/api/admin/login',
      payload: { password },
      headers: { cookie },
      remoteAddress,
    })
  const me = async (headers: { cookie: string }) =>
    (await app.inject({ url: '/api/admin/me', headers })).json<{ isAuthenticated: boolean }>()
  const cookiesOf = (answer: Awaited<ReturnType<typeof guess>>) =>
    answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

  test('the right password opens a session, and the cookie is kept from scripts and other sites', async () => {
    const answer = await guess(testPassword)
    expect(answer.statusCode).toBe(200)
    const [session] = answer.cookies
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(await me({ cookie: cookiesOf(answer) })).toEqual({ isAuthenticated: true })
    const [row] = await database.db.select().from(adminSessions)
    expect(row?.idHash).not.toContain(session?.value)
  })

  test('on https the cookies are secure and bound to the host', async () => {
    const secure = await buildTestApp(database, { env: { PUBLIC_URL: 'https://example.com' } })
    const { cookies } = await guess(testPassword, { on: secure })
    for (const cookie of cookies) {
      expect(cookie.name).toMatch(/^__Host-/)
      expect(cookie.secure).toBe(true)
    }
    await secure.close()
  })

  test('a wrong password and none are told apart', async () => {
    const wrong = await guess('not the password')
    expect([wrong.statusCode, wrong.json().message]).toEqual([401, 'Invalid admin password'])
    const empty = await guess('')
    expect([empty.statusCode, empty.json().errors.password]).toEqual([400, ['Please enter a password']])
    expect((await guess(undefined)).statusCode).toBe(400)
    expect((await guess('x'.repeat(5000))).statusCode).toBe(400)
  })

  test('signing in again rotates the id', async () => {
    const first = await guess(testPassword)
    const second = await guess(testPassword, { cookie: cookiesOf(first) })
    expect(await me({ cookie: cookiesOf(first) })).toEqual({ isAuthenticated: false })
    expect(await me({ cookie: cookiesOf(second) })).toEqual({ isAuthenticated: true })
  })

  test('signing out ends the session on the server', async () => {
    const headers = await signIn(app)
    const answer = await app.inject({ method: 'POST', url: '/api/admin/logout', headers })
    expect(answer.statusCode).toBe(204)
    expect(answer.headers['clear-site-data']).toBe('"cache"')
    expect(await me(headers)).toEqual({ isAuthenticated: false })
    const again = await app.inject({ method: 'POST', url: '/api/admin/logout', headers })
    expect(again.statusCode).toBe(204)
  })

  test.each([
    ['two hours without a call', sql`last_seen_at = now() - interval '121 minutes'`],
    ['its absolute limit', sql`expires_at = now() - interval '1 second'`],
  ])('a session ends after %s', async (_name, change) => {
    const headers = await signIn(app)
    await database.db.execute(sql`update admin_sessions set ${change}`)
    expect(await me(headers)).toEqual({ isAuthenticated: false })
  })

  test('what a screen asks while nobody is there keeps no session alive', async () => {
    const headers = await signIn(app)
    await database.db.execute(sql`update admin_sessions set last_seen_at = now() - interval '119 minutes'`)
    const isStale = async () => {
      const { rows } = await database.db.execute(
        sql`select 1 from admin_sessions where last_seen_at < now() - interval '1 hour'`,
      )
      return rows.length > 0
    }
    await app.inject({ url: '/api/admin/live/news', headers })
    await app.inject({ url: '/api/admin/overview', headers: { ...headers, 'x-unattended': '1' } })
    expect(await isStale()).toBe(true)
    await app.inject({ url: '/api/admin/overview', headers })
    expect(await isStale()).toBe(false)
  })

  test('signing out everywhere ends all sessions', async () => {
    const [one, other] = [await signIn(app), await signIn(app)]
    const sessions = await app.inject({ url: '/api/admin/sessions', headers: one })
    expect(sessions.json()).toHaveLength(2)
    await app.inject({ method: 'DELETE', url: '/api/admin/sessions', headers: one })
    expect(await Promise.all([me(one), me(other)])).toEqual([
      { isAuthenticated: false },
      { isAuthenticated: false },
    ])
  })

  test('one browser is signed out singly, another and then this one', async () => {
    const [one, other, third] = [await signIn(app), await signIn(app), await signIn(app)]
    type Listed = { code: string; isThisOne: boolean }
    const codeOf = async (headers: { cookie: string }) => {
      const listed = (await app.inject({ url: '/api/admin/sessions', headers })).json<Listed[]>()
      return listed.find(({ isThisOne }) => isThisOne)?.code ?? 'not in the list'
    }
    const end = (code: string) =>
      app.inject({ method: 'DELETE', url: `/api/admin/sessions/${code}`, headers: one })
    const states = async () =>
      (await Promise.all([one, other, third].map(me))).map(({ isAuthenticated }) => isAuthenticated)

    const ended = await end(await codeOf(other))
    expect([ended.statusCode, ended.headers['set-cookie']]).toEqual([204, undefined])
    expect(await states()).toEqual([true, false, true])

    for (const code of ['00000000', '%25', 'x'.repeat(50)]) {
      const unknown = await end(code)
      expect([unknown.statusCode, unknown.json().message]).toEqual([
        404,
        'That browser is no longer signed in.',
      ])
    }
    expect(await states()).toEqual([true, false, true])

    const own = await end(await codeOf(one))
    expect(own.statusCode).toBe(204)
    expect(own.cookies[0]).toMatchObject({ name: 'admin_session', value: '' })
    expect(await states()).toEqual([false, false, true])
  })

  test('changing the password needs the old one, ends other sessions and keeps this browser signed in', async () => {
    const [one, other] = [await signIn(app), await signIn(app)]
    const change = (currentPassword: string, newPassword: string) =>
      app.inject({
        method: 'PUT',
        url: '/api/admin/password',
        headers: one,
        payload: { currentPassword, newPassword },
      })
    expect((await change('wrong', 'another long password')).json().errors).toHaveProperty('currentPassword')
    expect((await change(testPassword, 'short')).statusCode).toBe(400)
    for (const easy of ['password1234', ' '.repeat(12), 'beaconfield2026']) {
      const refused = await change(testPassword, easy)
      expect([refused.statusCode, refused.json().errors.newPassword]).toEqual([
        400,
        ['This password is easy to guess. Use a few words that do not belong together.'],
      ])
    }
    const changed = await change(testPassword, 'another long password')
    expect(changed.statusCode).toBe(204)
    expect(await me(other)).toEqual({ isAuthenticated: false })
    expect(await me(one)).toEqual({ isAuthenticated: false })
    const renewed = { cookie: cookiesOf(changed) }
    expect(await me(renewed)).toEqual({ isAuthenticated: true })
    expect((await guess(testPassword)).statusCode).toBe(401)
    const back = await app.inject({
      method: 'PUT',
      url: '/api/admin/password',
      headers: renewed,
      payload: { currentPassword: 'another long password', newPassword: testPassword },
    })
    expect(back.statusCode).toBe(204)
  })

  test('strangers who have used up their guesses keep nobody with the right password out, here or in a new browser', async () => {
    const known = cookiesOf(await guess(testPassword))
    const usedUp = { hits: 50, expiresAt: new Date(Date.now() + 60 * 60_000) }
    await database.db
      .insert(rateLimits)
      .values({ key: 'sign-in strangers', ...usedUp })
      .onConflictDoUpdate({ target: rateLimits.key, set: usedUp })
    const owner = await guess(testPassword, { remoteAddress: '203.0.113.50' })
    expect(owner.statusCode).toBe(200)
    expect((await guess(testPassword, { cookie: known })).statusCode).toBe(200)
    // Make the line longer than anyone waits.
    await database.db
      .update(rateLimits)
      .set({ expiresAt: new Date(Date.now() + 60_000) })
      .where(eq(rateLimits.key, 'sign-in turns'))
    const refused = await guess(testPassword, { remoteAddress: '203.0.113.51' })
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('20')
    expect(refused.json().message).toBe('Too many wrong passwords. Please try again in 20 seconds.')
  })

  test('one address is stopped before it uses up what all have, and a known browser has its own limit', async () => {
    const statuses = []
    for (let at = 0; at < 12; at++) statuses.push((await guess('guessed')).statusCode)
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
    const known = cookiesOf(await guess(testPassword, { remoteAddress: '203.0.113.77' }))
    for (let at = 0; at < 10; at++) expect((await guess('guessed', { cookie: known })).statusCode).toBe(401)
    expect((await guess(testPassword, { cookie: known })).statusCode).toBe(429)
  })

  test('the addresses of one IPv6 network are one, and those of another are not', async () => {
    const statuses = []
    for (let at = 1; at <= 11; at++) {
      const remoteAddress = at % 2 ? `2001:db8:0:7::${at}` : `2001:0db8::7:${at}:0:0:1`
      statuses.push((await guess('guessed', { remoteAddress })).statusCode)
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429])
    for (const remoteAddress of ['2001:db8:0:8::1', '::ffff:203.0.113.9', '::ffff:203.0.113.10', '::1'])
      expect((await guess('guessed', { remoteAddress })).statusCode).toBe(401)
  })

  test('a browser of somebody else gives no allowance, however many they sign in from', async () => {
    const iris = await addPerson(database.db, { role: 'editor', name: 'Iris Pell', password: testPassword })
    const statuses: number[] = []
    for (let at = 0; at < 2; at++) {
      const payload = { email: iris.email, password: testPassword }
      const signedIn = await app.inject({ method: 'POST', url: '/api/admin/login', payload })
      for (let tries = 0; tries < 6; tries++)
        statuses.push((await guess('guessed', { cookie: cookiesOf(signedIn) })).statusCode)
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  })

  test('a made-up browser cookie gives no allowance', async () => {
    for (let at = 0; at < 10; at++) await guess('guessed')
    const forged = await guess(testPassword, { cookie: 'admin_browser=someone.c2lnbmF0dXJl' })
    expect(forged.statusCode).toBe(429)
  })
})
