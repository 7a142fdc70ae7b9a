import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applications, caseSessions } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { openTestApp, signIn } from '#server/testing.ts'
import { attorneyPayload, plaintiffPayload } from '../../../../tests/support/application-payloads.ts'
import type { PhoneForm } from './schema.ts'

const everyAgreement = ['consent', 'privacy', 'phoneConsent', 'healthConsent']

describe.each(databaseKinds())('an application by phone (%s)', async (kind) => {
  let calls = 0
  const { database, app } = await openTestApp(kind, { env: { RATE_LIMIT_FACTOR: '1000' } })
  const headers = await signIn(app)
  const form = (await app.inject({ url: '/api/applications/phone', headers })).json()

  const take = (changes: object = {}, base: object = plaintiffPayload) => {
    calls += 1
    const { company, consentVersion } = form
    const call = { key: `call-${calls}`, company, consentVersion, read: everyAgreement }
    const payload = { ...base, ...call, ...changes }
    return app.inject({ method: 'POST', url: '/api/applications/phone', headers, payload })
  }
  const read = async (id: string) =>
    (await app.inject({ url: `/api/applications/${id}`, headers })).json<ApplicationDetail>()

  test.each([
    ['plaintiff', plaintiffPayload],
    ['attorney', attorneyPayload],
  ])('of a %s is a file like any other, which says who read the agreements', async (_role, payload) => {
    const answer = await take({}, payload)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.cookies).toEqual([])
    const { id, reference } = answer.json()
    const { role, ...answers } = payload
    const file = await read(id)
    expect(file).toMatchObject({ reference, role, status: 'received', answers, spamReason: null })
    for (const consent of file.consents)
      expect(consent).toMatchObject({
        byPhone: true,
        readBy: expect.any(String),
        version: form.consentVersion,
        ipAddress: null,
      })
    expect(file.consents.map(({ statement }) => statement).join()).toContain(form.company)
    const types = file.timeline.map(({ type }) => type)
    expect(types).toEqual(expect.arrayContaining(['submitted', 'taken-by-phone', 'consent-given']))
    const isTheirs = eq(caseSessions.applicationId, id)
    expect(await database.db.$count(caseSessions, isTheirs)).toBe(0)
    const items = await app.inject({ url: `/api/applications/${id}/checklist`, headers })
    expect(items.json().items.length).toBeGreaterThan(2)
  })

  test('files of who calls are found by number, address or name, and only by staff', async () => {
    const { id } = (
      await take({ firstName: 'Clementine', lastName: 'Ashby', phone: '(804) 555-0119' })
    ).json()
    const find = (q: string, more: object = { headers }) =>
      app.inject({ url: `/api/applications/phone/known?q=${encodeURIComponent(q)}`, ...more })
    for (const said of ['8045550119', 'clementine ASHBY']) {
      const known = await find(said)
      expect(known.json().map((file: { id: string }) => file.id)).toEqual([id])
    }
    expect((await find('8045550118')).json()).toEqual([])
    expect((await find('%')).json()).toEqual([])
    expect((await find(' ')).statusCode).toBe(400)
    expect((await find('8045550119', {})).statusCode).toBe(401)
  })

  test('sent twice is one application, and the reviewer hears about a change in between', async () => {
    const before = await database.db.$count(applications)
    const tries = await Promise.all([1, 2, 3].map(() => take({ key: 'twice' })))
    const [first] = tries.map((answer) => answer.json())
    for (const answer of tries) expect(answer.json()).toEqual({ ...first, hadOtherAnswers: false })
    expect((await take({ key: 'twice', lastName: 'Other' })).json()).toEqual({
      ...first,
      hadOtherAnswers: true,
    })
    expect(await database.db.$count(applications)).toBe(before + 1)
    expect((await read(first.id)).lastName).toBe('Reyes')
  })

  test('takes what the wizard takes, and no agreement that wasn’t read aloud', async () => {
    const wrong: [object, string][] = [
      [{ phone: '12' }, 'phone'],
      [{ incidentLocation: '' }, 'incidentLocation'],
      [{ consent: 'no' }, 'consent'],
      [{ privacy: undefined }, 'privacy'],
      [{ read: ['consent', 'healthConsent', 'phoneConsent'] }, 'privacy'],
      [{ read: ['consent', 'privacy', 'healthConsent'] }, 'phoneConsent'],
      [{ healthConsent: undefined }, 'healthConsent'],
      [{ read: ['consent', 'privacy', 'phoneConsent'] }, 'healthConsent'],
    ]
    const before = await database.db.$count(applications)
    for (const [changes, name] of wrong) {
      const refused = await take(changes)
      expect(refused.statusCode, JSON.stringify(changes)).toBe(400)
      expect(Object.keys(refused.json().errors), JSON.stringify(changes)).toEqual([name])
    }
    expect((await take({ key: '' })).statusCode).toBe(400)
    expect((await take({ consentVersion: '2020-01-01' })).statusCode).toBe(409)
    expect((await take({ company: 'Somebody else' })).statusCode).toBe(409)
    expect(await database.db.$count(applications)).toBe(before)
    // A no to calls, texts and questions about health is an answer.
    const { hasPriorInjuries, priorInjuriesDescription, employmentStatus, ...rest } = plaintiffPayload
    const { currentDiagnosis, treatingDoctors, estimatedMedicalExpenses, ...silent } = rest
    const taken = await take({ phoneConsent: 'no', healthConsent: 'no' }, silent)
    expect(taken.statusCode, taken.body).toBe(200)
    expect((await read(taken.json().id)).consents.map(({ kind: agreed }) => agreed)).toEqual([
      'consent',
      'privacy',
    ])
  })

  test('is refused from a closed state, and for colleagues who may not work with applications', async () => {
    const rule = { posture: 'closed', sentence: 'We don’t fund people in Arkansas.' }
    await app.inject({ method: 'PUT', url: '/api/state-rules/AR', headers, payload: rule })
    const refused = await take({ state: 'AR' })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toEqual({ state: [rule.sentence] })
    const facts = (await app.inject({ url: '/api/applications/phone', headers })).json<PhoneForm>()
    expect(facts.rules.AR?.posture).toBe('closed')
    const nobody = await app.inject({ method: 'POST', url: '/api/applications/phone', payload: {} })
    expect(nobody.statusCode).toBe(401)
  })
})
