import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { passkeyChallenges, passkeys, people, rateLimits, recoveryCodes } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { buildTestApp, openTestApp } from '#server/testing.ts'
import { addPerson } from '../../../../tests/support/cheap-password.ts'
import { createDesk, type TestBrowser } from '../../../../tests/support/sign-in-steps.ts'
import { createSoftwarePasskey } from '../../../../tests/support/software-passkey.ts'
import { siteOf } from './mutations.ts'

const site = { origin: 'https://desk.example', host: 'desk.example' }

describe.each(databaseKinds())('passkeys on %s', async (kind) => {
  const { database, app } = await openTestApp(kind, { env: { PUBLIC_URL: site.origin } })
  const desk = createDesk(app)
  beforeEach(async () => {
    await database.db.delete(people)
    await database.db.delete(rateLimits)
    const ruth = { role: 'editor', name: 'Ruth Abernathy', password: desk.password } as const
    const { id: personId } = await addPerson(database.db, ruth)
    await database.db.insert(recoveryCodes).values({ personId, codeHash: '$argon2id$' })
  })

  type Passkey = ReturnType<typeof createSoftwarePasskey>

  const register = async (browser: TestBrowser, passkey: Passkey, name = 'My phone') => {
    const options = (await browser.post('/api/admin/passkeys/options')).json()
    return browser.post('/api/admin/passkeys', { name, credential: passkey.create(options) })
  }
  const stranger = () => desk.browserOf(undefined)
  const ask = async (browser: TestBrowser) => (await browser.post('/api/admin/login/passkey/options')).json()
  const show = (browser: TestBrowser, credential: object) =>
    browser.post('/api/admin/login/passkey', { credential })

  test('are added, listed with where they live, renamed and removed', async () => {
    await database.db.delete(recoveryCodes)
    const ruth = await desk.signIn()
    const passkey = createSoftwarePasskey(site)
    const added = await register(ruth, passkey)
    expect([added.statusCode, added.json().recoveryCodes?.length]).toEqual([201, 10])
    const second = await register(ruth, createSoftwarePasskey(site), 'Office computer')
    expect(second.json().recoveryCodes).toBeNull()
    const renamed = await ruth.patch(`/api/admin/passkeys/${passkey.id}`, { name: ' Old phone ' })
    expect(renamed.json()).toMatchObject({ name: 'Old phone', place: 'device', lastUsedAt: null })
    expect((await ruth.patch(`/api/admin/passkeys/${passkey.id}`, { name: ' ' })).statusCode).toBe(400)
    const listed = (await ruth.get('/api/admin/passkeys')).json()
    expect(listed.passkeys.map(({ name }: { name: string }) => name)).toEqual([
      'Old phone',
      'Office computer',
    ])
    const gone = await Promise.all([1, 2].map(() => ruth.delete(`/api/admin/passkeys/${passkey.id}`)))
    expect(gone.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404])
  })

  test('sign in alone, or after the password; each question is answered once', async () => {
    const passkey = createSoftwarePasskey(site)
    await register(await desk.signIn(), passkey)
    const phone = stranger()
    const options = await ask(phone)
    expect(options).toMatchObject({ rpId: site.host, userVerification: 'required' })
    const credential = passkey.get(options)
    const answers = await Promise.all([1, 2, 3].map(() => show(phone, credential)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
    const signedIn = answers.find(({ statusCode }) => statusCode === 200)
    expect(signedIn?.json()).toEqual({ isAuthenticated: true })
    expect((await desk.browserOf(signedIn).get('/api/admin/sessions')).statusCode).toBe(200)

    const { answer, browser } = await desk.giveEmailAndPassword()
    expect(answer.json()).toEqual({ next: 'second-factor' })
    // After the password a touch is enough.
    const asked = await ask(browser)
    expect(asked.allowCredentials.map(({ id }: { id: string }) => id)).toEqual([passkey.id])
    const touched = await show(browser, passkey.get(asked, { isVerified: false }))
    expect(touched.json()).toEqual({ isAuthenticated: true })
  })

  test.each<[string, Parameters<Passkey['get']>[1]]>([
    ['not unlocked by its owner', { isVerified: false }],
    ['shown to another site', { origin: 'https://desk.example.evil.example' }],
    ['copied, so that its counter stands still', { counter: 1 }],
  ])('one %s is refused', async (_name, showing) => {
    const passkey = createSoftwarePasskey(site)
    await register(await desk.signIn(), passkey)
    const phone = stranger()
    expect((await show(phone, passkey.get(await ask(phone)))).statusCode).toBe(200)
    const refused = await show(phone, passkey.get(await ask(phone), showing))
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      expect.stringContaining('isn’t known'),
    ])
  })

  test('an answer to an old question, to somebody else’s or to another kind is refused', async () => {
    const passkey = createSoftwarePasskey(site)
    const ruth = await desk.signIn()
    await register(ruth, passkey)
    const registration = (await ruth.post('/api/admin/passkeys/options')).json()
    expect((await show(stranger(), passkey.get(registration))).statusCode).toBe(400)
    const held = (await desk.giveEmailAndPassword()).browser
    const asked = await ask(held)
    expect((await show(stranger(), passkey.get(asked))).statusCode).toBe(400)
    const phone = stranger()
    const old = await ask(phone)
    await database.db.update(passkeyChallenges).set({ expiresAt: new Date(Date.now() - 1_000) })
    expect((await show(phone, passkey.get(old))).statusCode).toBe(400)
    // A question that was read off one browser and answered in another.
    const elsewhere = await ask(stranger())
    expect((await show(phone, passkey.get(elsewhere))).statusCode).toBe(400)
    expect((await show(stranger(), passkey.get(await ask(phone)))).statusCode).toBe(400)
    expect((await show(stranger(), passkey.get({ challenge: 'made up' }))).statusCode).toBe(400)
    const unreadable = passkey.get(asked)
    const response = { ...unreadable.response, clientDataJSON: 'AAAA' }
    expect((await show(stranger(), { ...unreadable, response })).statusCode).toBe(400)
    expect((await show(stranger(), {})).statusCode).toBe(400)
  })

  test('a person’s passkey does not finish what another began, and a disabled person’s opens nothing', async () => {
    const { db } = database
    await addPerson(db, { role: 'owner', name: 'Paul Wood', password: desk.password })
    const [hers, his] = [createSoftwarePasskey(site), createSoftwarePasskey(site)]
    await register(await desk.signIn(), hers)
    await register((await desk.giveEmailAndPassword('paul.wood@example.com')).browser, his)
    const held = (await desk.giveEmailAndPassword()).browser
    expect((await show(held, his.get(await ask(held)))).statusCode).toBe(400)
    await db.update(people).set({ disabledAt: new Date() }).where(eq(people.name, 'Ruth Abernathy'))
    const phone = stranger()
    expect((await show(phone, hers.get(await ask(phone)))).statusCode).toBe(400)
  })

  test('opens for its owner while guessers have used up all codes', async () => {
    const passkey = createSoftwarePasskey(site)
    const ruth = await desk.signIn()
    await register(ruth, passkey)
    const { key } = await desk.turnAppOn(ruth)
    const [{ id } = { id: '' }] = await database.db.select({ id: people.id }).from(people)
    const expiresAt = new Date(Date.now() + 60 * 60_000)
    await database.db.insert(rateLimits).values({ key: `code person ${id}`, hits: 10, expiresAt })
    const { browser } = await desk.giveEmailAndPassword()
    const locked = await browser.post('/api/admin/second-factor', { code: await desk.nextCode(key) })
    expect([locked.statusCode, locked.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)])
    expect((await show(browser, passkey.get(await ask(browser)))).json()).toEqual({ isAuthenticated: true })
  })

  test('the last way in stays, and so does the last factor that is asked for', async () => {
    const ruth = await desk.signIn()
    const passkey = createSoftwarePasskey(site)
    await register(ruth, passkey)
    await database.db.execute(sql`insert into team_settings (id, second_factor_since) values (1, now())
      on conflict (id) do update set second_factor_since = now()`)
    const required = await ruth.delete(`/api/admin/passkeys/${passkey.id}`)
    expect([required.statusCode, required.json().message]).toEqual([
      409,
      expect.stringMatching(/second factor/),
    ])
    await database.db.execute(sql`update team_settings set second_factor_since = null`)
    await database.db.update(people).set({ passwordHash: null })
    const only = await ruth.delete(`/api/admin/passkeys/${passkey.id}`)
    expect([only.statusCode, only.json().message]).toEqual([409, expect.stringMatching(/only way/)])
    expect(await database.db.$count(passkeys)).toBe(1)
  })

  test('none can be made at an address without a name', async () => {
    const elsewhere = await buildTestApp(database, { env: { PUBLIC_URL: 'http://127.0.0.1:3000' } })
    const ruth = await createDesk(elsewhere).signIn()
    expect((await ruth.get('/api/admin/passkeys')).json()).toEqual({ passkeys: [], address: null })
    expect((await ruth.post('/api/admin/passkeys/options')).statusCode).toBe(409)
    await elsewhere.close()
  })
})

test('passkeys belong to a name over https, or to localhost', () => {
  const places = [
    'https://203.0.113.7',
    'https://[2001:db8::1]',
    'http://desk.example',
    'http://127.0.0.1:3000',
  ]
  for (const place of places) expect(siteOf(place), place).toBeUndefined()
  expect(siteOf('http://localhost:3000')).toEqual({ origin: 'http://localhost:3000', host: 'localhost' })
  expect(siteOf('https://desk.example')).toEqual(site)
})
