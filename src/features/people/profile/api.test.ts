import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { knownBrowsers, people, rateLimits } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { openTestApp, signIn, signInAs, testPassword } from '#server/testing.ts'
import { createCaller, ownPassword, sendTeamMails, tokenIn } from '../../../../tests/support/team.ts'

describe.each(databaseKinds())('the own profile on %s', async (kind) => {
  let owner: { cookie: string }

  const { database, app } = await openTestApp(kind)
  const call = createCaller(app)
  beforeEach(async () => {
    await database.db.delete(people)
    await database.db.delete(rateLimits)
    owner = await signIn(app)
    await sendTeamMails(database.db)
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

  test('everybody switches their own shortcuts of one letter off, and nobody else’s', async () => {
    const { headers } = await signInAs(app, 'reviewer', 'Iris Pell')
    expect((await call('PUT', 'profile/keys', headers, { singleKeys: 'no' })).statusCode).toBe(400)
    const off = await call('PUT', 'profile/keys', headers, { singleKeys: false })
    expect(off.json()).toEqual({ singleKeys: false })
    const kept = await database.db.select({ name: people.name, singleKeys: people.singleKeys }).from(people)
    expect(kept).toEqual(
      expect.arrayContaining([
        { name: 'Iris Pell', singleKeys: false },
        { name: 'Owner', singleKeys: true },
      ]),
    )
  })

  test('a name is an owner’s to change, and no two people have the same', async () => {
    const iris = await signInAs(app, 'reviewer', 'Iris Pell')
    const own = { name: 'Owner', email: 'iris.pell@example.com' }
    const refused = await change(iris.headers, own)
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([403, ['name']])
    const named = (name: string) => call('PATCH', `people/${iris.person.id}`, owner, { name })
    const taken = await named(' oWNER ')
    expect([taken.statusCode, Object.keys(taken.json().errors)]).toEqual([409, ['name']])
    expect((await named('Iris P. Pell')).statusCode).toBe(204)
    expect((await call('GET', 'profile', iris.headers)).json()).toMatchObject({ name: 'Iris P. Pell' })
    await change(owner, { ...ruth, currentPassword: testPassword })
    expect((await change(owner, { ...ruth, name: 'Iris P.  Pell' })).statusCode).toBe(409)
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

  test('another email is told at the old address, and ends the links that were mailed there', async () => {
    const { headers } = await signInAs(app, 'editor', 'Iris Pell')
    await call('POST', 'password-reset', {}, { email: 'iris.pell@example.com' })
    const mails = await sendTeamMails(database.db)
    const token = tokenIn(mails.find(({ subject }) => subject === 'Choose a new password'))
    const own = { name: 'Iris Pell', email: 'iris.pell@EXAMPLE.com', currentPassword: testPassword }
    await change(headers, own)
    expect(await sendTeamMails(database.db)).toEqual([])
    expect((await change(headers, { ...own, email: 'iris@example.com' })).statusCode).toBe(200)
    const [told, ...more] = await sendTeamMails(database.db)
    expect([told?.to?.address, told?.subject]).toEqual([
      'iris.pell@EXAMPLE.com',
      'Your email address was changed',
    ])
    expect([told?.text.includes('iris@example.com'), more]).toEqual([false, []])
    const reset = await call('POST', `password-reset/${token}`, {}, { password: ownPassword })
    expect(reset.statusCode).toBe(404)
  })

  test('of somebody with a passkey alone takes a first password, and an email, only after showing it again', async () => {
    const { headers, person } = await signInAs(app, 'editor', 'Iris Pell')
    const isHers = eq(people.id, person.id)
    await database.db.update(people).set({ passwordHash: null }).where(isHers)
    await database.db.execute(sql`update admin_sessions set created_at = now() - interval '11 minutes'`)
    const setFirst = (password: string) => call('POST', 'password', headers, { password })
    const email = { name: 'Iris Pell', email: 'iris@example.com' }
    for (const stale of [await setFirst(ownPassword), await change(headers, email)])
      expect([stale.statusCode, Object.keys(stale.json().errors)]).toEqual([403, ['confirm']])
    await database.db.execute(sql`update admin_sessions set created_at = now()`)
    expect(Object.keys((await setFirst('password1234')).json().errors)).toEqual(['password'])
    expect((await change(headers, email)).statusCode).toBe(200)
    const set = await setFirst(ownPassword)
    expect(set.statusCode).toBe(204)
    const cookie = set.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    expect((await call('GET', 'profile', { cookie })).json()).toMatchObject({ hasPassword: true })
    // A second one takes the first.
    expect((await call('POST', 'password', { cookie }, { password: testPassword })).statusCode).toBe(409)
    const login = { email: email.email, password: ownPassword }
    expect((await call('POST', 'login', {}, login)).statusCode).toBe(200)
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
