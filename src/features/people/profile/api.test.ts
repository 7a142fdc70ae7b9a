import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#db/database.ts'
import { knownBrowsers, people, rateLimits } from '#db/schema/index.ts'
import { createTestDb, databaseKinds } from '#db/testing.ts'
import { buildTestApp, signIn, signInAs, testPassword } from '#server/testing.ts'
import { createCaller, ownPassword, sendTeamMails } from '../../../../tests/support/team.ts'

describe.each(databaseKinds)('the own profile on %s', (kind) => {
  let database: OpenDatabase
  let app: FastifyInstance
  let call: ReturnType<typeof createCaller>
  let owner: { cookie: string }

  beforeAll(async () => {
    database = await createTestDb(kind)
    app = await buildTestApp(database)
    call = createCaller(app)
  })
  beforeEach(async () => {
    await database.db.delete(people)
    await database.db.delete(rateLimits)
    owner = await signIn(app)
    await sendTeamMails(database.db)
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })

  const change = (headers: object, payload: object) => call('PATCH', 'profile', headers, payload)
  const ruth = { name: 'Ruth Abernathy', email: 'ruth@example.com' }

  test('of the first owner has no email until it is given, with the password', async () => {
    expect((await call('GET', 'profile', owner)).json()).toMatchObject({ name: 'Owner', email: null })
    const without = await change(owner, ruth)
    expect([without.statusCode, Object.keys(without.json().errors)]).toEqual([400, ['currentPassword']])
    const wrong = await change(owner, { ...ruth, currentPassword: 'wrong' })
    expect(wrong.statusCode).toBe(400)
    const changed = await change(owner, { ...ruth, currentPassword: testPassword })
    expect(changed.json()).toMatchObject({ ...ruth, role: 'owner', hasPassword: true })
    // A name alone takes no password.
    expect((await change(owner, { ...ruth, name: 'Ruth' })).json()).toMatchObject({ name: 'Ruth' })
    expect((await change(owner, { ...ruth, name: 'x'.repeat(81) })).statusCode).toBe(400)
  })

  test("nobody takes somebody else's email", async () => {
    const { headers } = await signInAs(app, 'editor', 'Iris Pell')
    const taken = await change(owner, {
      name: 'Ruth',
      email: 'IRIS.pell@example.com',
      currentPassword: testPassword,
    })
    expect([taken.statusCode, Object.keys(taken.json().errors)]).toEqual([409, ['email']])
    expect((await call('GET', 'profile', headers)).json()).toMatchObject({ name: 'Iris Pell' })
  })

  test('a new browser and a changed password are told by mail, a known browser is not', async () => {
    await change(owner, { ...ruth, currentPassword: testPassword })
    const subjects = async () =>
      (await sendTeamMails(database.db)).map(({ to, subject }) => [to?.address, subject])
    const login = { password: testPassword }
    await call('POST', 'login', owner, login)
    expect(await subjects()).toEqual([])
    const fresh = await app.inject({
      method: 'POST',
      url: '/api/admin/login',
      payload: login,
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
    })
    const [mail] = await sendTeamMails(database.db)
    expect(mail?.subject).toBe('A sign-in from a new browser')
    expect(mail?.text).toContain('Browser: Firefox on Linux\nNetwork address: 127.0.0.1')
    const cookie = fresh.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    await call('PUT', 'password', { cookie }, { currentPassword: testPassword, newPassword: ownPassword })
    expect(await subjects()).toEqual([['ruth@example.com', 'Your password was changed']])
    expect(await database.db.$count(knownBrowsers)).toBe(2)
  })

  test('every other session is ended at once, and this one goes on', async () => {
    const other = await signIn(app)
    const ended = await app.inject({
      method: 'DELETE',
      url: '/api/admin/sessions?others=true',
      headers: owner,
    })
    expect([ended.statusCode, ended.headers['set-cookie']]).toEqual([204, undefined])
    const states = []
    for (const headers of [owner, other])
      states.push((await app.inject({ url: '/api/admin/me', headers })).json().isAuthenticated)
    expect(states).toEqual([true, false])
  })
})
