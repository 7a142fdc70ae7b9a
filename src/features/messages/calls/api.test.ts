import { describe, expect, test } from 'vitest'
import { calls, mentions } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { mailMention } from '#features/people/colleagues/jobs.ts'
import { openTestApp, signInAs } from '#server/testing.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'

describe.each(databaseKinds())('calls (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind)
  const ruth = await signInAs(app, 'reviewer', 'Ruth Owens')
  const ben = await signInAs(app, 'reviewer', 'Ben Hale')
  const log = (id: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/applications/${id}/calls`, payload, headers: ruth.headers })
  const read = async (id: string, { headers } = ruth) =>
    (await app.inject({ url: `/api/applications/${id}`, headers })).json()

  const call = {
    party: 'firm',
    outcome: 'reached',
    minutes: 6,
    words: 'The hospital’s lien is coming. @Ben Hale',
    followUp: { dueAt: new Date(Date.now() + 86_400_000).toISOString() },
    submissionKey: 'call-00001',
  }

  test('sent three times at once are one call, one follow-up, one entry and one mention', async () => {
    const id = await addApplication({ database })
    const sent = await Promise.all([log(id, call), log(id, call), log(id, call)])
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    const unread = async () =>
      (await app.inject({ url: '/api/admin/mentions', headers: ben.headers })).json().count
    expect(await unread()).toBe(1)
    const file = await read(id)
    expect(file.calls).toMatchObject([
      { party: 'firm', outcome: 'reached', minutes: 6, words: call.words, loggedBy: 'Ruth Owens' },
    ])
    expect(file.followUps).toMatchObject([{ callId: file.calls[0].id, owner: { name: 'Ruth Owens' } }])
    expect(file.timeline.map(({ type }: { type: string }) => type)).toEqual(['viewed', 'call-logged'])
    expect(JSON.stringify(await database.db.select().from(calls))).not.toContain('lien')

    const [mention] = await database.db.select().from(mentions)
    const services = jobServices(database.db)
    await mailMention.run({ mentionId: mention?.id ?? '' }, services)
    expect(services.sent[0]?.text).toContain(`/admin/applications?application=${id}`)
    expect(JSON.stringify(services.sent)).not.toMatch(/lien|hospital/)
    await read(id, ben)
    expect(await unread()).toBe(0)
  })

  test('say with whom and how they went, or are refused', async () => {
    const id = await addApplication({ database })
    for (const wrong of [
      { ...call, party: 'nobody' },
      { ...call, outcome: undefined },
      { ...call, minutes: 0 },
      { ...call, submissionKey: 'x' },
      { ...call, words: 'x'.repeat(10_001) },
    ])
      expect((await log(id, wrong)).statusCode).toBe(400)
    const nobody = '00000000-0000-4000-8000-000000000000'
    expect((await log(nobody, call)).statusCode).toBe(404)
    const owned = { ...call, followUp: { ...call.followUp, ownerId: nobody } }
    expect((await log(id, owned)).statusCode).toBe(422)
    expect((await read(id)).calls).toEqual([])
    const brief = { party: 'other', outcome: 'no-answer', submissionKey: 'call-00002' }
    expect((await log(id, brief)).json()).toMatchObject({ minutes: null, words: null })
  })
})
