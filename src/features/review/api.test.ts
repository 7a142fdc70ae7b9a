import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { databaseKinds } from '#db/testing.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { openTestApp, signIn } from '#server/testing.ts'
import { attorneyPayload, plaintiffPayload } from '../../../tests/support/application-payloads.ts'
import type { ApplicationDetail } from './schema.ts'

const folder = 'https://drive.google.com/drive/folders/1AbC'

describe.each(databaseKinds())('the review of an application (%s)', async (kind) => {
  let people = 0
  const { app } = await openTestApp(kind, { env: { RATE_LIMIT_FACTOR: '1000' } })
  const headers = await signIn(app)

  /** A different person each time, so none looks like a duplicate. */
  async function submit(payload: object = plaintiffPayload): Promise<string> {
    people += 1
    const number = String(people).padStart(4, '0')
    const own = {
      lastName: `Person${number}`,
      email: `person${number}@example.com`,
      phone: `(555) 010-${number}`,
    }
    const answer = await app.inject({
      method: 'POST',
      url: '/api/applications',
      payload: { ...payload, clientPhone: '', clientEmail: '', ...own },
    })
    return answer.json().id
  }
  const send = (method: 'PATCH' | 'POST' | 'PUT', path: string, payload: object, as = headers) =>
    app.inject({ method, url: `/api/applications/${path}`, payload, headers: as } satisfies InjectOptions)
  const read = async (id: string, as = headers): Promise<ApplicationDetail> => {
    const answer = await app.inject({ url: `/api/applications/${id}`, headers: as })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const typesOf = ({ timeline }: ApplicationDetail) => timeline.map(({ type }) => type)

  test.each([
    ['plaintiff', plaintiffPayload],
    ['attorney', attorneyPayload],
  ])('shows a %s’s every answer, the words of the consent, and what happened', async (_role, payload) => {
    const { id } = (await app.inject({ method: 'POST', url: '/api/applications', payload })).json()
    const { role, ...answers } = payload
    const application = await read(id)
    expect(application).toMatchObject({ id, role, status: 'received', version: 1, answers })
    expect(application.snapshot).toMatchObject({ format: 1 })
    expect(application.consents.map(({ kind }) => kind)).toContain('consent')
    expect(application.consents[0]?.ipAddress).toBe('127.0.0.1')
    expect(typesOf(application)[0]).toBe('viewed')
    expect(typesOf(application)).toContain('submitted')
    expect(typesOf(application)).toContain('consent-given')
  })

  test('notes who looked at it, once for each browser and sitting', async () => {
    const id = await submit()
    await read(id)
    await read(id)
    const other = await signIn(app)
    const views = (await read(id, other)).timeline.filter((entry) => entry.type === 'viewed')
    expect(views).toHaveLength(2)
    const browsers = (await app.inject({ url: '/api/admin/sessions', headers })).json()
    const codes = browsers.map(({ code }: { code: string }) => code)
    expect(new Set(views.map(({ details }) => details?.session)).size).toBe(2)
    for (const { details } of views) expect(codes).toContain(details?.session)
  })

  test('changes its status with a reason, and says so in the timeline', async () => {
    const id = await submit()
    const first = await send('PATCH', `${id}/status`, { status: 'in-review', version: 1 })
    expect(first.json()).toMatchObject({ id, status: 'in-review', version: 2 })
    const reason = 'The police report is missing'
    await send('PATCH', `${id}/status`, { status: 'documents-needed', reason, version: 2 })
    const { timeline, status } = await read(id)
    expect(status).toBe('documents-needed')
    expect(timeline.filter(({ type }) => type === 'status-changed')).toMatchObject([
      { fromStatus: 'in-review', toStatus: 'documents-needed', details: { reason }, actor: 'admin' },
      { fromStatus: 'received', toStatus: 'in-review' },
    ])
  })

  test('asks for a reason if somebody will want to know it', async () => {
    const id = await submit()
    for (const status of ['declined', 'withdrawn', 'documents-needed']) {
      const refused = await send('PATCH', `${id}/status`, { status, reason: '  ', version: 1 })
      expect(refused.statusCode).toBe(400)
      expect(refused.json().errors).toEqual({ reason: ['Enter a reason for this change'] })
    }
    const declined = { status: 'declined', reason: 'No liability', version: 1 }
    expect((await send('PATCH', `${id}/status`, declined)).statusCode).toBe(200)
    expect((await send('PATCH', `${id}/status`, { status: 'in-review', version: 2 })).statusCode).toBe(400)
  })

  test('refuses the second of two changes, and keeps the first', async () => {
    const id = await submit()
    const statuses = ['approved', 'in-review', 'approved', 'in-review', 'approved']
    const answers = await Promise.all(
      statuses.map((status) => send('PATCH', `${id}/status`, { status, version: 1 })),
    )
    const codes = answers.map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(codes.filter((code) => code === 409)).toHaveLength(4)
    const { status, version, timeline } = await read(id)
    expect(status).toBe(answers.find(({ statusCode }) => statusCode === 200)?.json().status)
    expect(version).toBe(2)
    expect(timeline.filter(({ type }) => type === 'status-changed')).toHaveLength(1)
    const folderAnswer = await send('PUT', `${id}/folder`, { googleDriveFolderUrl: folder, version: 1 })
    expect(folderAnswer.statusCode).toBe(409)
    expect(folderAnswer.json().message).toMatch(/Somebody else/)
  })

  test('changes many at once, except those somebody else changed, and says which', async () => {
    const [one, two, three] = [await submit(), await submit(), await submit()]
    await send('PATCH', `${two}/status`, { status: 'approved', version: 1 })
    const unknown = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
    const answer = await send('POST', 'status', {
      status: 'in-review',
      applications: [one, two, three, unknown].map((id) => ({ id, version: 1 })),
    })
    const { changed, refused } = answer.json()
    expect(changed.map(({ id }: { id: string }) => id)).toEqual([one, three])
    expect(refused).toMatchObject([
      { id: two, reason: 'changed' },
      { id: unknown, reason: 'unknown' },
    ])
    expect((await read(two)).status).toBe('approved')
    const again = await send('POST', 'status', {
      status: 'declined',
      applications: [{ id: one, version: 2 }],
    })
    expect(again.json()).toMatchObject({ changed: [], refused: [{ id: one, reason: 'reason missing' }] })
  })

  test('adds notes', async () => {
    const id = await submit()
    expect((await send('POST', `${id}/notes`, { body: ' ' })).statusCode).toBe(400)
    expect((await send('POST', `${id}/notes`, { body: 'Called, no answer' })).statusCode).toBe(201)
    await send('POST', `${id}/notes`, { body: 'Called again' })
    const application = await read(id)
    expect(application.notes.map(({ body }) => body)).toEqual(['Called again', 'Called, no answer'])
    expect(typesOf(application).filter((type) => type === 'note-added')).toHaveLength(2)
  })

  test('links a Google Drive folder, and nothing else', async () => {
    const id = await submit()
    const link = (googleDriveFolderUrl: string | null, version: number) =>
      send('PUT', `${id}/folder`, { googleDriveFolderUrl, version })
    for (const wrong of [
      'javascript:alert(1)',
      'http://drive.google.com/x',
      'https://drive.google.com.evil.org/',
    ]) {
      expect((await link(wrong, 1)).statusCode).toBe(400)
    }
    expect((await link(folder, 1)).json()).toMatchObject({ googleDriveFolderUrl: folder, version: 2 })
    expect((await link('', 2)).json()).toMatchObject({ googleDriveFolderUrl: null, version: 3 })
    expect(typesOf(await read(id)).filter((type) => type === 'folder-linked')).toHaveLength(2)
  })

  test('points out possible duplicates and why, and leaves both alone', async () => {
    const post = async (changes: object, base: object = plaintiffPayload) =>
      (
        await app.inject({ method: 'POST', url: '/api/applications', payload: { ...base, ...changes } })
      ).json().id
    const twin = {
      lastName: 'Twin',
      email: 'twin@example.com',
      phone: '(555) 020-0001',
      dateOfBirth: '1970-01-02',
    }
    const one = await post(twin)
    const sameEmail = await post({
      ...twin,
      lastName: 'Other',
      email: 'TWIN@example.com',
      phone: '(555) 020-0002',
    })
    const samePhone = await post({
      ...twin,
      lastName: 'Third',
      email: 't3@example.com',
      phone: '1-555-020-0001 x9',
    })
    const sameName = await post({ ...twin, email: 't4@example.com', phone: '(555) 020-0004' })
    const client = await post(
      { clientFirstName: 'Ana', clientLastName: 'Twin', clientEmail: 'twin@example.com', clientPhone: '' },
      attorneyPayload,
    )
    const { duplicates } = await read(one)
    expect(Object.fromEntries(duplicates.map(({ id, same }) => [id, same]))).toEqual({
      [sameEmail]: ['email'],
      [samePhone]: ['phone'],
      [sameName]: ['name and birth date'],
      [client]: ['email'],
    })
    const named = duplicates.find(({ id }) => id === client)
    expect(named && caseNameOf(named)).toBe('Ana Twin')
    const again = await post(
      { clientFirstName: 'ANA', clientLastName: 'Twin', clientEmail: '', clientPhone: '' },
      attorneyPayload,
    )
    expect((await read(again)).duplicates).toMatchObject([{ id: client, same: ['attorney and client'] }])
  })

  test.each(['6f9619ff-8b86-4d01-b42d-00cf4fc964ff', 'nonsense'])('of %s is not found', async (id) => {
    expect((await app.inject({ url: `/api/applications/${id}`, headers })).statusCode).toBe(404)
    const change = await send('PATCH', `${id}/status`, { status: 'approved', version: 1 })
    expect(change.statusCode).toBe(404)
    expect((await send('POST', `${id}/notes`, { body: 'x' })).statusCode).toBe(404)
  })

  test('is only for people who may open applications', async () => {
    const id = await submit()
    const nobody = { cookie: '' }
    expect((await send('PATCH', `${id}/status`, { status: 'approved', version: 1 }, nobody)).statusCode).toBe(
      401,
    )
    expect((await send('POST', `${id}/notes`, { body: 'x' }, nobody)).statusCode).toBe(401)
    expect((await send('POST', 'status', {}, nobody)).statusCode).toBe(401)
    expect((await send('PUT', `${id}/folder`, {}, nobody)).statusCode).toBe(401)
  })
})
