import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applications, caseCodes, unansweredMails } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { newSecret } from '#lib/secrets.ts'
import { buildTestApp, openTestApp } from '#server/testing.ts'
import { plaintiffPayload } from '../../../tests/support/application-payloads.ts'
import { jobServices } from '../../../tests/support/job-services.ts'
import { createTestRowSealer, testSecret } from '../../../tests/support/row-sealer.ts'
import { rounds } from '../../../tests/support/sample.ts'
import { mailCaseCode } from './jobs.ts'

const rowSealer = createTestRowSealer(testSecret)

describe.each(databaseKinds())('opening a case without its link (%s)', async (kind) => {
  let people = 0
  const { database, app } = await openTestApp(kind, { env: { RATE_LIMIT_FACTOR: '100000' } })

  async function submit() {
    people += 1
    const email = `person${people}@example.com`
    const payload = { ...plaintiffPayload, email }
    const answer = await app.inject({ method: 'POST', url: '/api/applications', payload })
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    return { id: String(answer.json().id), reference: String(answer.json().reference), email, cookie }
  }
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
  const ask = (payload: object) => post('/api/case/code', payload)
  const open = (payload: object) => post('/api/case/session', payload)

  type Asked = Parameters<typeof mailCaseCode.run>[0]
  async function takeJobs(): Promise<Asked[]> {
    const { rows } = await database.runSql(`delete from pgboss.job where name = 'case-code' returning data`)
    return rows.map(({ data }) => data as Asked)
  }
  /** Asks for a code and reads it in the mail. */
  async function receiveCode({ reference, email }: { reference: string; email: string }) {
    await takeJobs()
    await ask({ reference, email })
    const services = jobServices(database.db, { rowSealer })
    for (const job of await takeJobs()) await mailCaseCode.run(job, services)
    return /\d{6}/.exec(services.sent[0]?.text ?? '')?.[0] ?? ''
  }
  const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  test('the browser that has just applied gets the link of the mail, for a day and for its own case', async () => {
    const [mine, other] = [await submit(), await submit()]
    const askLink = (reference: string, cookie: string) =>
      app.inject({ method: 'POST', url: '/api/case/link', payload: { reference }, headers: { cookie } })
    const answer = await askLink(mine.reference, mine.cookie)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    const { pathname } = new URL(answer.json().url)
    const read = await app.inject({ url: `/api${pathname}` })
    expect(read.json()).toMatchObject({ reference: mine.reference })
    expect((await askLink(mine.reference, mine.cookie)).json()).toEqual(answer.json())

    expect((await askLink(other.reference, mine.cookie)).statusCode).toBe(401)
    expect((await askLink(mine.reference, '')).statusCode).toBe(401)
    const yesterday = new Date(Date.now() - 25 * 60 * 60_000)
    await database.db.update(applications).set({ submittedAt: yesterday }).where(eq(applications.id, mine.id))
    expect((await askLink(mine.reference, mine.cookie)).statusCode).toBe(401)
  })

  test('the answer is the same whether or not the application exists, and the queue holds no address', async () => {
    const { reference, email } = await submit()
    await takeJobs()
    const typed = [
      { reference, email },
      { reference, email: 'somebody@example.com' },
      { reference: 'BF-2026ZZZZZZ', email },
      { reference: 'not a reference', email: 'not an address' },
    ]
    const answers = await Promise.all(typed.map(ask))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(202)
    const jobs = await takeJobs()
    expect(jobs).toHaveLength(4)
    expect(JSON.stringify(jobs)).not.toContain('example.com')
    const services = jobServices(database.db, { rowSealer })
    for (const job of jobs) await mailCaseCode.run(job, services)
    expect(services.sent.map(({ to }) => to?.address)).toEqual([email])
    expect(services.sent[0]?.subject).not.toMatch(/\d{6}/)
  })

  test('a code opens the case in this browser, once, however the reference was typed', async () => {
    const { reference, email, id } = await submit()
    const code = await receiveCode({ reference, email })
    const typed = {
      reference: ` ${reference.toLowerCase().replace('-', ' ')}`,
      email: ` ${email.toUpperCase()}`,
      code,
    }
    const opened = await open(typed)
    expect(opened.json()).toEqual({ reference })
    const [cookie] = opened.cookies
    const headers = { cookie: `${cookie?.name}=${cookie?.value}` }
    expect((await app.inject({ url: '/api/case/mine', headers })).json()).toMatchObject({ reference })
    expect((await open(typed)).statusCode).toBe(401)
    expect(await database.db.$count(caseCodes, eq(caseCodes.applicationId, id))).toBe(0)
  })

  test('five wrong codes lock it, even tried at once; a wrong code looks like no application at all', async () => {
    const own = await submit()
    const code = await receiveCode(own)
    const wrong = await Promise.all(Array.from({ length: 12 }, () => open({ ...own, code: otherThan(code) })))
    const nobody = await open({ reference: 'BF-2026ZZZZZZ', email: own.email, code })
    const stranger = await open({ ...own, email: 'other@example.com', code })
    const locked = await open({ ...own, code })
    const answers = [...wrong, nobody, stranger, locked].map(({ statusCode, body }) => {
      const { requestId, ...words } = JSON.parse(body)
      return `${statusCode} ${JSON.stringify(words)}`
    })
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toMatch(/^401/)
  })

  test('a code works for ten minutes, and a new one ends the old', async () => {
    const own = await submit()
    const first = await receiveCode(own)
    const second = await receiveCode(own)
    if (first !== second) expect((await open({ ...own, code: first })).statusCode).toBe(401)
    await database.db
      .update(caseCodes)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(caseCodes.applicationId, own.id))
    expect((await open({ ...own, code: second })).statusCode).toBe(401)
  })

  test('a changed email ends the code that was mailed to the old address', async () => {
    const { cookie, ...own } = await submit()
    const code = await receiveCode(own)
    const email = 'another@example.com'
    const changed = await app.inject({
      method: 'PATCH',
      url: '/api/case/mine/contact',
      payload: { email },
      headers: { cookie },
    })
    expect(changed.statusCode).toBe(200)
    expect((await open({ ...own, email, code })).statusCode).toBe(401)
    expect((await open({ ...own, code })).statusCode).toBe(401)
  })

  test('two hundred parallel asks for one address send at most three mails an hour', async () => {
    const own = await submit()
    await takeJobs()
    const answers = await Promise.all(Array.from({ length: rounds(200, 40) }, () => ask(own)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([202]))
    const services = jobServices(database.db, { rowSealer })
    const queued = await takeJobs()
    // As if the queue hadn't gathered them.
    const apart = Array.from({ length: 20 }, (_, at) => ({
      ...(queued[0] as Asked),
      askId: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    }))
    await Promise.all([...queued, ...apart].map((job) => mailCaseCode.run(job, services)))
    expect(services.sent.length).toBeLessThanOrEqual(3)
    expect(services.sent.length).toBeGreaterThan(0)
    await database.db.delete(unansweredMails)
  })

  test('the same mail tried again has the same code and no new tries', async () => {
    const own = await submit()
    await takeJobs()
    await ask(own)
    const [job] = await takeJobs()
    const services = jobServices(database.db, { rowSealer })
    await mailCaseCode.run(job as Asked, services)
    const code = /\d{6}/.exec(services.sent[0]?.text ?? '')?.[0] ?? ''
    for (let tries = 0; tries < 5; tries++) await open({ ...own, code: otherThan(code) })
    await mailCaseCode.run(job as Asked, services)
    expect(services.sent[1]?.text).toBe(services.sent[0]?.text)
    expect((await open({ ...own, code })).statusCode).toBe(401)
  })

  test('guesses at tokens, references and codes find nothing and all get the same answer', async () => {
    const own = await submit()
    const code = await receiveCode(own)
    const answers = new Map<string, number>()
    const note = ({ statusCode, body }: { statusCode: number; body: string }) => {
      const { requestId, ...words } = JSON.parse(body)
      const answer = `${statusCode} ${JSON.stringify(words)}`
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
    }
    const tries = rounds(20_000 / 3, 60)
    for (let at = 0; at < tries; at++) {
      note(await app.inject({ url: `/api/case/${newSecret()}` }))
      const letters = String(at).padStart(6, 'Z').replaceAll('0', 'A').replaceAll('1', 'B')
      note(await open({ reference: `BF-2026${letters}`, email: own.email, code }))
      const guess = String(at).padStart(6, '0')
      if (guess !== code) note(await open({ ...own, code: guess }))
    }
    expect([...answers.keys()].map((answer) => answer.slice(0, 3)).sort()).toEqual(['401', '404'])
    expect([...answers.values()].reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(3 * tries - 1)
    expect((await open({ ...own, code })).statusCode).toBe(401)
  }, 900_000)

  test('too many guesses from one network have to wait, even with the right token', async () => {
    const strict = await buildTestApp(database, { env: { RATE_LIMIT_FACTOR: '1' } })
    const look = (token: string) =>
      strict.inject({ url: `/api/case/${token}`, remoteAddress: '198.51.100.7' })
    const statuses = []
    for (let at = 0; at < 25; at++) statuses.push((await look(newSecret())).statusCode)
    expect(new Set(statuses.slice(0, 20))).toEqual(new Set([404]))
    expect(new Set(statuses.slice(20))).toEqual(new Set([429]))
    await strict.close()
  })
})
