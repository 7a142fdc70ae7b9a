import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { people, rateLimits } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { openTestApp, signIn, signInAs, testPassword } from '#server/testing.ts'
import { createCaller, ownPassword, sendTeamMails, tokenIn } from '../../../../tests/support/team.ts'

describe.each(databaseKinds())('a forgotten password on %s', async (kind) => {
  let paul: Awaited<ReturnType<typeof signInAs>>

  const { database, app } = await openTestApp(kind)
  const call = createCaller(app)
  beforeEach(async () => {
    await database.db.delete(people)
    await database.db.delete(rateLimits)
    await signIn(app)
    paul = await signInAs(app, 'reviewer', 'Paul Whitlock')
    await sendTeamMails(database.db)
  })

  const ask = (email: string) => call('POST', 'password-reset', {}, { email })
  const askByMail = async () => {
    await ask('paul.whitlock@example.com')
    const [mail] = await sendTeamMails(database.db)
    return tokenIn(mail)
  }
  const reset = (token: string, password = ownPassword) =>
    call('POST', `password-reset/${token}`, {}, { password })
  const signInWith = async (password: string) =>
    (await call('POST', 'login', {}, { email: paul.person.email, password })).statusCode

  test('is answered alike whether or not somebody has the address, and only they are mailed, three times an hour', async () => {
    const answers = []
    for (const email of ['PAUL.Whitlock@example.com', 'nobody@example.com', 'a@b.example'])
      answers.push(await ask(email))
    expect(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).toEqual(Array(3).fill('202 null'))
    for (let at = 0; at < 5; at++) expect((await ask('paul.whitlock+again@example.com')).statusCode).toBe(202)
    expect((await ask('paul.whitlock@example.com')).statusCode).toBe(202)
    const mails = await sendTeamMails(database.db)
    expect(mails.map(({ to }) => to?.address)).toEqual(['paul.whitlock@example.com'])
    // The network has its limit, too.
    const statuses = []
    for (let at = 0; at < 3; at++) statuses.push((await ask(`${at}@example.com`)).statusCode)
    expect(statuses).toEqual([202, 429, 429])
  })

  test('is replaced by the link once, which ends every session and is told', async () => {
    const token = await askByMail()
    expect((await call('GET', `password-reset/${token}`)).statusCode).toBe(204)
    const answers = await Promise.all([reset(token), reset(token)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404])
    const me = await app.inject({ url: '/api/admin/me', headers: paul.headers })
    expect(me.json()).toEqual({ isAuthenticated: false })
    expect([await signInWith(testPassword), await signInWith(ownPassword)]).toEqual([401, 200])
    const told = await sendTeamMails(database.db)
    expect(told.map(({ subject }) => subject)).toContain('Your password was changed')
    expect((await reset(token)).statusCode).toBe(404)
  })

  test('one 404 answers links that are made up, too old, replaced by a change, or of somebody disabled', async () => {
    const old = await askByMail()
    await database.db.execute(sql`update password_resets set expires_at = now()`)
    const changed = await askByMail()
    const change = { currentPassword: testPassword, newPassword: ownPassword }
    expect((await call('PUT', 'password', paul.headers, change)).statusCode).toBe(204)
    await sendTeamMails(database.db)
    const disabled = await askByMail()
    await database.db.execute(sql`update people set disabled_at = now() where not is_first`)
    const answers = []
    for (const token of [old, changed, disabled, 'x'.repeat(43)]) {
      for (const answer of [await call('GET', `password-reset/${token}`), await reset(token)])
        answers.push(`${answer.statusCode} ${answer.json().message}`)
    }
    expect([...new Set(answers)]).toEqual(['404 This link doesn’t work any more. Ask for a new one.'])
  })

  test('an easy one is refused, and the link goes on working', async () => {
    const token = await askByMail()
    expect((await reset(token, 'password1234')).statusCode).toBe(400)
    expect((await call('GET', `password-reset/${token}`)).statusCode).toBe(204)
    for (const weak of ['password1234', 'short', ''])
      expect((await reset('x'.repeat(43), weak)).statusCode, weak).toBe(404)
    expect((await reset(token, 'short')).statusCode).toBe(400)
  })
})
