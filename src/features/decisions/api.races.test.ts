import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { decisionSettings, decisions, people } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { testPassword } from '#server/testing.ts'
import { openDecidingDesk, openFile } from '../../../tests/support/decisions.ts'
import { jobServices } from '../../../tests/support/job-services.ts'
import { mailDecision } from './jobs.ts'

const times = <Value>(count: number, run: (place: number) => Value) =>
  Array.from({ length: count }, (_, place) => run(place))

describe.each(databaseKinds())('the two-person rule on %s', async (kind) => {
  const desk = await openDecidingDesk(kind)
  beforeEach(async () => {
    await desk.database.db.update(people).set({ disabledAt: null }).where(eq(people.id, desk.ruth.id))
    await desk.database.db.update(people).set({ role: 'reviewer' }).where(eq(people.id, desk.ruth.id))
    await askAbove(10_000_00)
  })

  async function askAbove(secondAbove: number | null) {
    const url = '/api/admin/signatures'
    const headers = desk.owner
    const { version } = (await desk.app.inject({ url, headers })).json()
    const answer = await desk.app.inject({ method: 'PUT', url, headers, payload: { secondAbove, version } })
    expect(answer.statusCode).toBe(200)
    for (const { id } of answer.json().waiting) {
      const signing = { method: 'POST', url: `/api/admin/limit-changes/${id}/signature` } as const
      expect((await desk.app.inject({ ...signing, headers: desk.paul.headers })).statusCode).toBe(200)
    }
  }

  async function openApproved(amount = 12_500_00) {
    const file = await openFile(desk)
    expect((await file.approve(amount)).status).toBe(201)
    return file
  }

  /** Ruth's second browser. */
  async function signInAgain() {
    const payload = { email: 'ruth.owens@example.com', password: testPassword }
    const answer = await desk.app.inject({ method: 'POST', url: '/api/admin/login', payload })
    return { cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
  }

  test('never takes both signatures from one person, in however many browsers, nor more than two', async () => {
    const file = await openApproved()
    const other = await signInAgain()
    const signed = await file.fund(12_500_00, { askedId: desk.paul.id })
    expect(signed).toMatchObject({ status: 201, body: { application: { status: 'approved' } } })
    const { id } = signed.body.decision
    const own = await Promise.all(
      times(6, (place) => file.act('signature', id, place % 2 ? other : desk.ruth.headers)),
    )
    expect(new Set(own.map(({ status }) => status))).toEqual(new Set([409]))
    expect((await file.read()).status).toBe('approved')
    // The offer's own mail, and none about money.
    expect((await file.mail()).map(({ subject }) => subject)).toEqual([expect.stringContaining('an offer')])

    const both = await Promise.all(
      times(6, (place) => file.act('signature', id, place % 2 ? desk.owner : desk.paul.headers)),
    )
    const winners = new Set(
      both.filter(({ status }) => status === 200).map(({ body }) => body.decision.second.name),
    )
    expect(winners.size).toBe(1)
    expect(both.filter(({ status }) => status === 409).length).toBe(3)
    expect((await file.read()).status).toBe('funded')
    expect((await file.mail()).length).toBe(1)
    const { timeline } = (await file.call('GET', '', desk.owner)).body
    const paid = timeline.filter(({ toStatus }: { toStatus: string }) => toStatus === 'funded')
    expect(paid).toMatchObject([{ details: { decision: { first: 'Ruth Owens', amount: 12_500_00 } } }])
  })

  test('pays out once, whoever presses how often at the same moment', async () => {
    for (const amount of [9_000_00, 12_500_00]) {
      const file = await openApproved(amount)
      const submissionKey = randomUUID()
      const people = [desk.ruth.headers, desk.paul.headers, desk.owner]
      const answers = await Promise.all([
        ...times(3, () => file.fund(amount, { submissionKey })),
        ...people.map((headers) => file.fund(amount, {}, headers)),
      ])
      const made = answers.filter(({ status }) => status === 201).map(({ body }) => body.decision.id)
      expect(new Set(made).size).toBe(1)
      const open = (await file.rows()).filter(({ kind: what, endedAt }) => what === 'funded' && !endedAt)
      expect(open).toHaveLength(1)
      expect((await file.read()).status).toBe(amount > 10_000_00 ? 'approved' : 'funded')
    }
  })

  test('voids the first signature when its person is disabled or loses the role, or the file changes', async () => {
    const { db } = desk.database
    const changes = [
      () => db.update(people).set({ disabledAt: new Date() }).where(eq(people.id, desk.ruth.id)),
      () => db.update(people).set({ role: 'editor' }).where(eq(people.id, desk.ruth.id)),
    ]
    for (const change of changes) {
      const file = await openApproved()
      const { id } = (await file.fund()).body.decision
      await change()
      expect((await file.act('signature', id, desk.paul.headers)).body.message).toContain('void')
      expect((await file.act('signature', id, desk.owner)).status).toBe(409)
      expect((await file.read()).status).toBe('approved')
      await db.update(people).set({ disabledAt: null, role: 'reviewer' }).where(eq(people.id, desk.ruth.id))
    }
    const file = await openApproved()
    const { id } = (await file.fund()).body.decision
    const { version } = await file.read()
    const folder = { googleDriveFolderUrl: 'https://drive.google.com/x', version }
    const url = `/api/applications/${file.id}/folder`
    await desk.app.inject({ method: 'PUT', url, headers: desk.owner, payload: folder })
    expect((await file.act('signature', id, desk.paul.headers)).body.message).toContain('void')
    // A new offer ends it at once, and the sum that was signed can't be paid anymore.
    const next = (await file.fund()).body.decision
    await file.approve(11_000_00)
    expect((await file.act('signature', next.id, desk.paul.headers)).status).toBe(409)
    expect((await file.fund(12_500_00)).body.errors.amount[0]).toContain('$11,000.00')
    expect((await file.rows()).filter(({ ending }) => ending === 'void')).toHaveLength(2)
  })

  test('follows the owner’s sum of the moment, and can’t be passed by the status alone', async () => {
    const file = await openApproved()
    const { id } = (await file.fund()).body.decision
    const { version } = await file.read()
    const plain = () => file.call('PATCH', '/status', desk.ruth.headers, { status: 'funded', version })
    expect(await plain()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Two people') },
    })
    expect((await file.act('refusal', id, desk.paul.headers, { reason: 'The account is new' })).status).toBe(
      200,
    )
    expect((await file.history())[0]).toMatchObject({ ending: 'refused', refusal: 'The account is new' })
    const again = (await file.fund()).body.decision
    await askAbove(null)
    const alone = await file.fund()
    expect(alone).toMatchObject({ status: 201, body: { application: { status: 'funded' } } })
    expect((await file.act('signature', again.id, desk.paul.headers)).status).toBe(409)

    await askAbove(0)
    await desk.database.db.update(people).set({ disabledAt: new Date() }).where(eq(people.id, desk.ruth.id))
    await desk.database.db.update(people).set({ disabledAt: new Date() }).where(eq(people.id, desk.paul.id))
    const lonely = await openFile(desk)
    await lonely.approve(1_000_00, {}, desk.owner)
    expect((await lonely.fund(1_000_00, {}, desk.owner)).body.message).toContain('Nobody else')
    await desk.database.db.update(people).set({ disabledAt: null })
    expect(await desk.database.db.$count(decisionSettings)).toBe(1)
  })

  test('can’t be passed by undoing a status that was allowed for a smaller sum', async () => {
    const file = await openApproved(1_000_00)
    const seen = async () => ({ id: file.id, version: (await file.read()).version })
    const { version } = await seen()
    const plain = await file.call('PATCH', '/status', desk.ruth.headers, { status: 'funded', version })
    expect(plain.status).toBe(200)
    expect((await file.approve(90_000_00)).status).toBe(201)
    const undo = await desk.app.inject({
      method: 'POST',
      url: '/api/applications/status/undo',
      headers: desk.ruth.headers,
      payload: { applications: [await seen()] },
    })
    expect(undo.json()).toMatchObject({ changed: [], refused: [{ reason: 'two signatures' }] })
    expect((await file.read()).status).toBe('approved')
  })

  test('lets either the undo or the mail win, never both', async () => {
    await askAbove(null)
    const outcomes = new Set<string>()
    for (const round of times(6, (place) => place)) {
      const file = await openFile(desk)
      const { id } = (await file.approve(2_000_00)).body.decision
      const services = jobServices(desk.database.db)
      const mailing = () => mailDecision.run({ decisionId: id, party: 'applicant' }, services)
      const undoing = () => file.act('undo', id, desk.paul.headers)
      const isMailFirst = round % 2 === 0
      const [first, second] = isMailFirst ? [mailing(), undoing()] : [undoing(), mailing()]
      const [one, other] = await Promise.all([first, second])
      const { status } = (isMailFirst ? other : one) ?? { status: 0 }
      const [row] = await desk.database.db.select().from(decisions).where(eq(decisions.id, id))
      expect(services.sent.length).toBe(status === 200 ? 0 : 1)
      expect(row?.ending ?? null).toBe(status === 200 ? 'undone' : null)
      expect((await file.read()).status).toBe(status === 200 ? 'received' : 'approved')
      outcomes.add(String(status))
    }
    expect([...outcomes].every((status) => status === '200' || status === '409')).toBe(true)
  })
})
