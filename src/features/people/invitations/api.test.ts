import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { invitations, people, rateLimits, teamSettings } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { createLinkTokens } from '#lib/link-tokens.ts'
import { openTestApp, signIn, testPassword } from '#server/testing.ts'
import { addPerson } from '../../../../tests/support/cheap-password.ts'
import { createSoftwarePasskey } from '../../../../tests/support/software-passkey.ts'
import { createCaller, ownPassword, sendTeamMails, tokenIn } from '../../../../tests/support/team.ts'
import { invite as inviteAs } from './mutations.ts'

type Answer = Awaited<ReturnType<ReturnType<typeof createCaller>>>
const cookiesOf = ({ cookies }: Answer) => ({
  cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
})

describe.each(databaseKinds())('invitations on %s', async (kind) => {
  let owner: { cookie: string }

  const { database, app } = await openTestApp(kind)
  const call = createCaller(app)
  beforeEach(async () => {
    for (const table of [people, rateLimits, invitations, teamSettings]) await database.db.delete(table)
    owner = await signIn(app)
    await sendTeamMails(database.db)
    await database.db.update(people).set({ email: 'owner@example.com' })
  })

  const nell = { name: 'Nell Harrow', email: 'Nell@example.com', role: 'reviewer' }
  const invite = (who: object = nell) => call('POST', 'invitations', owner, who)
  const inviteByMail = async (who: object = nell) => {
    expect((await invite(who)).statusCode).toBe(201)
    const [mail] = await sendTeamMails(database.db)
    return tokenIn(mail)
  }
  const acceptWith = (token: string, password = ownPassword) =>
    call('POST', `invitation/${token}/accept`, {}, { password })

  test('a mailed link lets somebody in once, by its hash, and tells everybody else', async () => {
    await database.db.update(people).set({ email: 'ruth@example.com' })
    expect((await invite()).statusCode).toBe(201)
    const [mail, ...more] = await sendTeamMails(database.db)
    expect(more).toEqual([])
    expect(mail?.to).toEqual({ name: 'Nell Harrow', address: 'Nell@example.com' })
    const token = tokenIn(mail)
    const [row] = await database.db.select().from(invitations)
    expect(JSON.stringify(row)).not.toContain(token)

    const shown = await call('GET', `invitation/${token}`)
    expect(shown.json()).toEqual({ ...nell, invitedBy: 'Owner' })
    const accepted = await acceptWith(token)
    expect([accepted.statusCode, accepted.json()]).toEqual([200, { isAuthenticated: true }])
    const cookie = accepted.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const me = await app.inject({ url: '/api/admin/session', headers: { cookie } })
    expect(me.json()).toMatchObject({ isAuthenticated: true, person: nell, asksForEmail: true })

    const told = await sendTeamMails(database.db)
    expect(told.map(({ to, subject }) => [to?.address, subject])).toEqual([
      ['ruth@example.com', 'You have a new colleague'],
    ])
    const login = { email: 'nell@EXAMPLE.com', password: ownPassword }
    expect((await call('POST', 'login', {}, login)).statusCode).toBe(200)
  })

  test('is accepted with a passkey, once, which then signs in without any password', async () => {
    const origin = 'http://localhost:3000'
    const passkey = createSoftwarePasskey({ origin, host: 'localhost' })
    const token = await inviteByMail()
    const offered = await call('POST', `invitation/${token}/passkey/options`)
    const headers = cookiesOf(offered)
    const options = offered.json()
    const body = { name: 'My phone', credential: passkey.create(options) }
    const foreign = {
      name: 'My phone',
      credential: passkey.create(options, { origin: 'https://evil.example' }),
    }
    expect((await call('POST', `invitation/${token}/passkey`, headers, foreign)).statusCode).toBe(400)
    const asked = (await call('POST', `invitation/${token}/passkey/options`, headers)).json()
    body.credential = passkey.create(asked)
    const answers = await Promise.all(
      [1, 2, 3].map(() => call('POST', `invitation/${token}/passkey`, headers, body)),
    )
    const accepted = answers.find(({ statusCode }) => statusCode === 200)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(accepted?.json().recoveryCodes).toHaveLength(10)
    const cookie = accepted?.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const me = await app.inject({ url: '/api/admin/session', headers: { cookie } })
    expect(me.json()).toMatchObject({ isAuthenticated: true, person: nell })
    const question = (await call('POST', 'login/passkey/options', headers)).json()
    const signedIn = await call('POST', 'login/passkey', headers, { credential: passkey.get(question) })
    expect(signedIn.json()).toEqual({ isAuthenticated: true })
    const password = await call('POST', 'login', {}, { email: nell.email, password: ownPassword })
    expect(password.statusCode).toBe(401)
  })

  test('a passkey made for one invitation accepts no other', async () => {
    const tokens = [await inviteByMail(), await inviteByMail({ ...nell, email: 'ida@example.com' })]
    const passkey = createSoftwarePasskey({ origin: 'http://localhost:3000', host: 'localhost' })
    const offered = await call('POST', `invitation/${tokens[0]}/passkey/options`)
    const headers = cookiesOf(offered)
    const body = { name: 'My phone', credential: passkey.create(offered.json()) }
    expect((await call('POST', `invitation/${tokens[1]}/passkey`, headers, body)).statusCode).toBe(400)
    // Nor in another browser than the one it was made in.
    expect((await call('POST', `invitation/${tokens[0]}/passkey`, {}, body)).statusCode).toBe(400)
    expect((await call('POST', `invitation/${tokens[0]}/passkey`, headers, body)).statusCode).toBe(200)
  })

  test('outlives the time in which somebody else has its address', async () => {
    const token = await inviteByMail()
    await database.db.update(people).set({ email: nell.email })
    const refused = await acceptWith(token)
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringContaining('keeps working'),
    ])
    await database.db.update(people).set({ email: 'ruth@example.com' })
    expect((await acceptWith(token)).statusCode).toBe(200)
  })

  test('an owner without an email adds theirs first, because sign-in will ask for it', async () => {
    await database.db.update(people).set({ email: null })
    const refused = await invite()
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['ownEmail']])
    expect(await database.db.$count(invitations)).toBe(0)
    const own = { name: 'Ruth', email: 'ruth@example.com', currentPassword: testPassword }
    expect((await call('PATCH', 'profile', owner, own)).statusCode).toBe(200)
    expect((await invite()).statusCode).toBe(201)
  })

  test('nobody is invited under a colleague’s name', async () => {
    await acceptWith(await inviteByMail())
    const same = { ...nell, name: ' nell  HARROW ', email: 'other@example.com' }
    const refused = await invite(same)
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([409, ['name']])
    expect((await invite({ ...same, name: 'Nell B. Harrow' })).statusCode).toBe(201)
  })

  test('an owner who was disabled while they invited somebody leaves no invitation behind', async () => {
    const dana = await addPerson(database.db, { role: 'owner', name: 'Dana', disabledAt: new Date() })
    const services = { db: database.db, enqueue: async () => {}, linkTokens: createLinkTokens('of a test') }
    const late = await inviteAs(services, dana.id, { name: 'Sam', email: 'sam@example.com', role: 'owner' })
    expect(late).toEqual({ ok: false, reason: 'owner no more' })
    expect(await database.db.$count(invitations)).toBe(0)
  })

  test('one mailbox gets three mails an hour, whatever is done to its invitation', async () => {
    const statuses = []
    for (const name of ['Nell', 'Nell H', 'Nell Ha', 'Nell Har'])
      statuses.push((await invite({ ...nell, name })).statusCode)
    expect(statuses).toEqual([201, 201, 201, 429])
    const other = await invite({ ...nell, email: 'nell+work@example.com' })
    expect([other.statusCode, other.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)])
    expect((await invite({ ...nell, email: 'ida@example.com' })).statusCode).toBe(201)
  })

  test('one 404 answers an unknown, a used, an expired and a withdrawn link', async () => {
    const used = await inviteByMail()
    await acceptWith(used)
    const expired = await inviteByMail({ ...nell, name: 'Lee', email: 'late@example.com' })
    await database.db.execute(sql`update invitations set expires_at = now() where accepted_at is null`)
    const gone = { ...nell, name: 'Gail', email: 'gone@example.com' }
    const withdrawn = await inviteByMail(gone)
    const { id } = (await invite(gone)).json()
    expect((await call('DELETE', `invitations/${id}`, owner)).statusCode).toBe(204)
    expect((await call('DELETE', `invitations/${id}`, owner)).statusCode).toBe(404)
    const answers = []
    for (const token of [used, expired, withdrawn, 'x'.repeat(43)]) {
      for (const answer of [await call('GET', `invitation/${token}`), await acceptWith(token)]) {
        answers.push(`${answer.statusCode} ${answer.json().message}`)
      }
    }
    expect([...new Set(answers)]).toEqual([
      '404 This link doesn’t work any more. Ask an owner to send it again.',
    ])
  })

  test('of many acceptances at once exactly one succeeds', async () => {
    const token = await inviteByMail()
    const answers = await Promise.all(Array.from({ length: 4 }, () => acceptWith(token)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404])
    expect(await database.db.$count(people)).toBe(2)
  })

  test('sent twice it is one mail; sent again later, the new link replaces the old one', async () => {
    const both = await Promise.all([invite(), invite()])
    expect(both.map((answer) => answer.body)).toEqual([both[0]?.body, both[0]?.body])
    const mails = await sendTeamMails(database.db)
    expect(mails).toHaveLength(1)
    await database.db.execute(sql`update invitations set expires_at = expires_at - interval '1 hour'`)
    const later = await inviteByMail()
    expect(later).not.toBe('')
    expect((await call('GET', `invitation/${tokenIn(mails[0])}`)).statusCode).toBe(404)
    expect((await call('GET', `invitation/${later}`)).statusCode).toBe(200)
    expect(await database.db.$count(invitations)).toBe(1)
  })

  test('somebody who works here is not invited, nor is what makes no sense', async () => {
    await acceptWith(await inviteByMail())
    const again = await invite()
    expect([again.statusCode, again.json().errors.email]).toEqual([
      409,
      ['Somebody here has this email address already.'],
    ])
    for (const [field, value] of [
      ['name', ' '],
      ['name', 'x'.repeat(81)],
      ['email', 'nell'],
      ['role', 'admin'],
    ] as const) {
      const refused = await invite({ ...nell, email: 'new@example.com', [field]: value })
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, [field]])
    }
  })

  test('nobody joins under the name of somebody who works here', async () => {
    const tokens = []
    for (const email of ['one@example.com', 'two@example.com', 'three@example.com']) {
      const name = email.startsWith('two') ? 'nell harrow' : nell.name
      tokens.push(await inviteByMail({ ...nell, email, name }))
    }
    for (const token of tokens) await acceptWith(token)
    const names = (await database.db.select().from(people)).map(({ name }) => name)
    expect(names.toSorted()).toEqual(['Nell Harrow', 'Nell Harrow (3)', 'Owner', 'nell harrow (2)'])
  })

  test('a password that is easy to guess leaves the link as it was', async () => {
    const token = await inviteByMail()
    for (const weak of ['password1234', 'short'])
      expect((await acceptWith('x'.repeat(43), weak)).statusCode).toBe(404)
    const refused = await acceptWith(token, 'password1234')
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['password']])
    expect((await call('GET', `invitation/${token}`)).statusCode).toBe(200)
  })

  test('while a second factor is required, whoever joins has to set one up first', async () => {
    await call('PUT', 'team-settings', owner, { requiresSecondFactor: true })
    const accepted = await acceptWith(await inviteByMail())
    expect(accepted.json()).toEqual({ next: 'enrollment' })
    const cookie = accepted.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    expect((await call('GET', 'profile', { cookie })).statusCode).toBe(403)
  })
})
