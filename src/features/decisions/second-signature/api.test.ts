import { eq, ne } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { decisionSettings, limitChanges, people } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { mailLimitAlone } from '#features/people/signatures/jobs.ts'
import { openDecidingDesk } from '../../../../tests/support/decisions.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'

describe.each(databaseKinds())('the limits on %s', async (kind) => {
  const desk = await openDecidingDesk(kind)
  const { db } = desk.database
  beforeEach(async () => {
    await db.delete(limitChanges)
    await db.delete(decisionSettings)
    await db.update(people).set({ disabledAt: null, approveUpTo: null })
  })

  const call = async (
    method: 'GET' | 'PUT' | 'POST',
    path: string,
    payload?: object,
    headers = desk.owner,
  ) => {
    const url = `/api/admin/${path}`
    const answer = await desk.app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json() }
  }
  const read = async () => (await call('GET', 'signatures')).body
  const set = async (change: object) =>
    call('PUT', 'signatures', { version: (await read()).version, secondAbove: null, ...change })
  const sign = (id: string, headers: { cookie: string }) =>
    call('POST', `limit-changes/${id}/signature`, undefined, headers)
  const leaveAlone = () => db.update(people).set({ disabledAt: new Date() }).where(ne(people.isFirst, true))

  test('a lower sum holds at once, a higher one or none after a second person has signed', async () => {
    expect((await set({ secondAbove: 10_000_00 })).body).toMatchObject({
      secondAbove: 10_000_00,
      waiting: [],
    })
    expect((await set({ secondAbove: 5_000_00 })).body).toMatchObject({ secondAbove: 5_000_00, waiting: [] })
    for (const secondAbove of [5_000_01, null]) {
      const { status, body } = await set({ secondAbove })
      expect(status).toBe(200)
      const waiting = { kind: 'second-above', before: 5_000_00, after: secondAbove }
      expect(body).toMatchObject({ secondAbove: 5_000_00, waiting: [waiting] })
      const [{ id }] = body.waiting
      expect((await sign(id, desk.owner)).status).toBe(409)
      expect((await read()).secondAbove).toBe(5_000_00)
      expect((await sign(id, desk.paul.headers)).body.waiting).toEqual([])
      expect((await read()).secondAbove).toBe(secondAbove)
      expect((await sign(id, desk.ruth.headers)).status).toBe(409)
      await set({ secondAbove: 5_000_00 })
    }
  })

  test('no is an answer, with a reason, and a lower sum ends what waits', async () => {
    await set({ secondAbove: 5_000_00 })
    const [{ id }] = (await set({ secondAbove: null })).body.waiting
    const no = { reason: 'Two of us are better.' }
    expect((await call('POST', `limit-changes/${id}/refusal`, no, desk.ruth.headers)).body.waiting).toEqual(
      [],
    )
    expect((await read()).secondAbove).toBe(5_000_00)
    await set({ secondAbove: null })
    expect((await set({ secondAbove: 4_000_00 })).body).toMatchObject({ secondAbove: 4_000_00, waiting: [] })
    const endings = (await db.select().from(limitChanges)).map(({ ending }) => ending)
    expect(endings.toSorted()).toEqual(['refused', 'superseded'])
    const { rows } = await desk.database.runSql('select l::text as all from limit_changes l')
    expect(rows.map((row) => String(row.all)).join()).not.toContain('better')
  })

  test('one alone gives a reason, gets a mail, waits a day and signs again; two need no reason', async () => {
    await set({ secondAbove: 5_000_00 })
    await leaveAlone()
    expect(await set({ secondAbove: null })).toMatchObject({
      status: 422,
      body: { errors: { reason: [expect.any(String)] } },
    })
    expect((await read()).waiting).toEqual([])
    const { body } = await set({ secondAbove: null, reason: 'Paul has left.' })
    expect(body).toMatchObject({ secondAbove: 5_000_00, waiting: [{ reason: 'Paul has left.' }] })
    const [{ id }] = body.waiting
    const services = jobServices(db)
    await mailLimitAlone.run({ changeId: id }, services)
    expect(services.sent).toMatchObject([{ subject: 'You raised a limit alone' }])
    expect((await sign(id, desk.owner)).body.message).toContain('24 hours')
    await db.update(limitChanges).set({ aloneFrom: new Date() }).where(eq(limitChanges.id, id))
    // From the second signer on it takes two.
    await db.update(people).set({ disabledAt: null }).where(eq(people.id, desk.ruth.id))
    expect((await sign(id, desk.owner)).status).toBe(409)
    await leaveAlone()
    expect((await sign(id, desk.owner)).status).toBe(200)
    expect((await read()).secondAbove).toBeNull()
    expect(await db.select().from(limitChanges)).toMatchObject([{ isAlone: true, secondId: null }])
  })

  test('a shorter wait is such an act, too, and changes nothing of what waits already', async () => {
    expect((await read()).aloneHours).toBe(24)
    expect((await set({ aloneHours: 48 })).body).toMatchObject({ aloneHours: 48, waiting: [] })
    expect((await set({ aloneHours: 1 })).body).toMatchObject({
      aloneHours: 48,
      waiting: [{ kind: 'alone-hours', before: 48, after: 1 }],
    })
    expect((await set({ aloneHours: 0 })).status).toBe(400)
  })

  test('of two who save, the second is told', async () => {
    const { version } = await read()
    expect((await call('PUT', 'signatures', { secondAbove: 1_00, version })).status).toBe(200)
    expect((await call('PUT', 'signatures', { secondAbove: 2_00, version })).status).toBe(409)
  })

  test('a person’s own limit is set on People by the owner, and raised by two', async () => {
    const limit = (approveUpTo: number | null, headers = desk.owner) =>
      call('PUT', `people/${desk.ruth.id}/limit`, { approveUpTo }, headers)
    const current = async () => {
      const { people: team } = (await call('GET', 'people')).body
      return team.find(({ id }: { id: string }) => id === desk.ruth.id).approveUpTo
    }
    expect((await limit(5_000_00, desk.paul.headers)).status).toBe(403)
    expect((await limit(-1)).status).toBe(400)
    await limit(5_000_00)
    expect(await current()).toBe(5_000_00)
    for (const after of [6_000_00, null]) {
      const [{ id, of }] = (await limit(after)).body.waiting
      expect(of).toBe('Ruth Owens')
      expect(await current()).toBe(5_000_00)
      expect((await sign(id, desk.ruth.headers)).status).toBe(200)
      expect(await current()).toBe(after)
      await limit(5_000_00)
    }
  })
})
