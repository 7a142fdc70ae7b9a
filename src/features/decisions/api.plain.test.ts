import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { applications, decisions, people } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import type { ApplicationStatus } from '#domain/application-status.ts'
import type { StateCode } from '#domain/states.ts'
import { addDays } from '#lib/calendar-days.ts'
import { openDecidingDesk, openFile, today } from '../../../tests/support/decisions.ts'

describe.each(databaseKinds())('a status without a decision, on %s', async (kind) => {
  const desk = await openDecidingDesk(kind)
  const { db } = desk.database
  const setRule = async (code: StateCode, payload: object) => {
    const url = `/api/state-rules/${code}`
    const answer = await desk.app.inject({ method: 'PUT', url, headers: desk.owner, payload })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const endOffer = (id: string) =>
    db
      .update(decisions)
      .set({ offerEndsOn: addDays(today, -1) })
      .where(eq(decisions.applicationId, id))
  const limit = (id: string, approveUpTo: number | null) =>
    db.update(people).set({ approveUpTo }).where(eq(people.id, id))
  beforeEach(async () => {
    await db.update(people).set({ approveUpTo: null })
  })
  type File = Awaited<ReturnType<typeof openFile>>
  const set = async (file: File, status: ApplicationStatus, headers = desk.ruth.headers) => {
    const { version } = await file.read()
    return file.call('PATCH', '/status', headers, { status, version, reason: 'As agreed.' })
  }
  const undo = async (file: File, headers = desk.ruth.headers) => {
    const { version } = await file.read()
    const answer = await desk.app.inject({
      ...{ method: 'POST', url: '/api/applications/status/undo', headers },
      payload: { applications: [{ id: file.id, version }] },
    })
    return answer.json()
  }

  test('pays no offer that ended or that today’s rule no longer allows, and says what changed', async () => {
    const ended = await openFile(desk)
    await ended.approve()
    await ended.mail()
    await endOffer(ended.id)
    const refused = await set(ended, 'funded')
    expect(refused).toMatchObject({ status: 409, body: { message: (await ended.fund()).body.message } })

    const capped = await openFile(desk, { state: 'OH' })
    await capped.approve(10_000_00)
    await capped.mail()
    await setRule('OH', { posture: 'capped', caps: [{ kind: 'yearly-rate', percent: 10 }] })
    expect(await set(capped, 'funded')).toMatchObject({
      status: 409,
      body: { message: (await capped.fund(10_000_00)).body.message },
    })
    const many = await desk.app.inject({
      ...{ method: 'POST', url: '/api/applications/status', headers: desk.ruth.headers },
      payload: {
        status: 'funded',
        applications: [
          { id: ended.id, version: (await ended.read()).version },
          { id: capped.id, version: (await capped.read()).version },
        ],
      },
    })
    expect(many.json()).toMatchObject({
      changed: [],
      refused: [
        { reason: 'offer ended', words: expect.stringContaining('This offer ended on') },
        { reason: 'outdated', words: expect.stringContaining('the rule allows $10,500.00') },
      ],
    })

    // Nor after a detour: the offer that the person has is still that one.
    await set(capped, 'in-review')
    await set(capped, 'approved')
    expect((await set(capped, 'funded')).status).toBe(409)
    const { rule } = await capped.desk()
    await capped.approve(10_000_00, { ruleVersion: rule.version })
    expect((await set(capped, 'funded')).status).toBe(200)
  })

  test('pays no offer for another state than the client’s', async () => {
    const file = await openFile(desk)
    await file.approve()
    await file.mail()
    await db.update(applications).set({ state: 'OR' }).where(eq(applications.id, file.id))
    const refused = await set(file, 'funded')
    expect(refused).toMatchObject({ status: 409, body: { message: (await file.fund()).body.message } })
  })

  test('says yes in no state that has closed', async () => {
    const file = await openFile(desk, { state: 'ID' })
    await set(file, 'approved')
    await setRule('ID', { posture: 'closed', sentence: 'We don’t fund people in Idaho.' })
    const words = { status: 422, body: { message: 'We don’t fund people in Idaho.' } }
    expect(await set(file, 'funded')).toMatchObject(words)
    expect((await set(file, 'in-review')).status).toBe(200)
    expect(await set(file, 'approved')).toMatchObject(words)
    expect((await set(file, 'declined')).status).toBe(200)
  })

  test('may be funded again after the money went out, whatever the offer was', async () => {
    const file = await openFile(desk)
    await file.approve()
    await file.fund()
    await file.mail()
    await endOffer(file.id)
    await set(file, 'in-review')
    expect((await set(file, 'funded')).status).toBe(200)
  })

  test('approves no unknown amount for somebody with a limit; with its amount it waits for a second person', async () => {
    await limit(desk.ruth.id, 5_000_00)
    const file = await openFile(desk)
    expect(await set(file, 'approved')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('$5,000.00') },
    })
    // An earlier decision says nothing about this one.
    await file.approve(4_000_00)
    await file.mail()
    await set(file, 'in-review')
    expect((await set(file, 'approved')).status).toBe(409)
    expect((await set(file, 'funded')).status).toBe(409)

    const { id } = (await file.approve(9_000_00)).body.decision
    expect((await file.read()).status).toBe('in-review')
    expect((await file.act('signature', id, desk.paul.headers)).body.application.status).toBe('approved')
    expect((await set(await openFile(desk), 'approved', desk.paul.headers)).status).toBe(200)
  })

  test('that somebody with a limit changed by mistake comes back; what others took back doesn’t', async () => {
    await limit(desk.ruth.id, 5_000_00)
    const file = await openFile(desk)
    await set(file, 'approved', desk.paul.headers)
    await set(file, 'in-review')
    expect(await undo(file)).toMatchObject({ changed: [{ status: 'approved' }] })
    await set(file, 'in-review', desk.paul.headers)
    expect(await undo(file)).toMatchObject({ changed: [], refused: [{ reason: 'amount needed' }] })
  })
})
