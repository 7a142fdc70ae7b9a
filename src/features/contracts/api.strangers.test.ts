import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applications, contractPapers } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { sweepStorage } from '#features/documents/files/jobs.ts'
import { besideKey, newKey } from '#lib/storage/keys.ts'
import { createLocalDisk } from '#lib/storage/local-disk.ts'
import { signInAs } from '#server/testing.ts'
import { plaintiffPayload } from '../../../tests/support/application-payloads.ts'
import {
  confirmWords,
  fundingOn,
  openContractFile,
  openContractsDesk,
  openSendable,
} from '../../../tests/support/contracts.ts'
import { firmRooms } from '../../../tests/support/firm-room.ts'
import { testSecret } from '../../../tests/support/row-sealer.ts'

type Headers = { cookie?: string }

describe.each(databaseKinds())('contracts are closed to', async (kind) => {
  const dataDir = join(tmpdir(), `beaconfield-strangers-${kind}-${process.pid}`)
  const desk = await openContractsDesk(kind, { env: { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' } })
  const { app, owner, ruth } = desk
  const { db } = desk.database
  let sent: Awaited<ReturnType<typeof openSendable>>
  let draft: Awaited<ReturnType<typeof openSendable>>

  beforeAll(async () => {
    await confirmWords(desk)
    sent = await openSendable(desk)
    expect((await sent.send(sent.id)).status).toBe(200)
    draft = await openSendable(desk)
  })
  afterAll(() => rm(dataDir, { recursive: true }))

  const call = (
    method: InjectOptions['method'],
    url: string,
    headers: Headers & Record<string, string> = {},
  ) => app.inject({ method: method ?? 'GET', url, headers, ...(method !== 'GET' && { payload: {} }) })
  const callsOn = (id: string, fileId: string): [InjectOptions['method'], string][] => [
    ['GET', `/api/contracts/${id}`],
    ['GET', `/api/contracts/${id}/pdf`],
    ['HEAD', `/api/contracts/${id}/pdf`],
    ['GET', `/api/contracts/${id}/paper`],
    ['GET', `/api/contracts/${id}/bundle`],
    ['POST', `/api/contracts/${id}/sending`],
    ['POST', `/api/contracts/${id}/voiding`],
    ['POST', `/api/contracts/${id}/reissue`],
    ['GET', `/api/applications/${fileId}/contracts`],
    ['POST', `/api/applications/${fileId}/contracts`],
    ['GET', '/api/admin/contracts'],
    ['PUT', '/api/admin/contracts'],
    ['GET', '/api/admin/contract-forms'],
    ['GET', '/api/admin/contract-forms/1'],
    ['PUT', '/api/admin/contract-forms/1/lines'],
    ['PUT', '/api/admin/contract-forms/1/letter'],
    ['POST', '/api/admin/contract-forms/1/confirmation'],
  ]

  test('a stranger, an applicant, a law firm and an editor, by every call', async () => {
    const applied = await app.inject({ method: 'POST', url: '/api/applications', payload: plaintiffPayload })
    const applicant = { cookie: applied.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
    const rooms = firmRooms(desk)
    const firm = await rooms.newFirm()
    await rooms.newFile(firm.firmId)
    const opened = await rooms.open({ email: firm.email, code: await rooms.receiveCode(firm.email) })
    const counsel = { cookie: opened.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
    expect(counsel.cookie).toContain('=')
    const { headers: editor } = await signInAs(app, 'editor')
    for (const { id, fileId } of [sent, draft])
      for (const [method, url] of callsOn(id, fileId)) {
        for (const headers of [{}, applicant, counsel])
          expect([401, 404], `${method} ${url}`).toContain((await call(method, url, headers)).statusCode)
        expect([403, 404], `${method} ${url}`).toContain((await call(method, url, editor)).statusCode)
      }
    expect((await sent.contract(sent.id)).status).toBe('issued')
    expect((await draft.contract(draft.id)).status).toBe('drafted')
  })

  test('a page of another site, and a body that is too large', async () => {
    for (const [method, url] of callsOn(draft.id, draft.fileId).filter(
      ([each]) => each !== 'GET' && each !== 'HEAD',
    ))
      for (const headers of [{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }])
        expect((await call(method, url, { ...owner, ...headers })).statusCode, url).toBe(403)
    const payload = { fundingOn, name: 'A'.repeat(1_000_000) }
    const url = `/api/applications/${draft.fileId}/contracts`
    expect((await app.inject({ method: 'POST', url, headers: owner, payload })).statusCode).toBe(413)
    const long = await draft.draft({ name: 'A'.repeat(10_000), signer: 'B'.repeat(10_000) })
    expect([400, 422]).toContain(long.status)
    expect((await draft.contract(draft.id)).status).toBe('drafted')
  })

  test('guesses: ids of nothing, of files, of papers and of other files’ documents', async () => {
    const [paper] = await db.select().from(contractPapers)
    for (const id of [randomUUID(), sent.fileId, paper?.id ?? '', 'x', '..', '%00', `${sent.id}'--`]) {
      const statuses = await Promise.all(
        callsOn(encodeURIComponent(id), sent.fileId)
          .slice(0, 5)
          .map(async ([method, url]) => (await call(method, url, owner)).statusCode),
      )
      expect(new Set(statuses), id).toEqual(new Set([404]))
    }
  })

  test('shared caches, and nobody’s name is in a header or the name of a file', async () => {
    const name = `"; filename="x.html"\r\nX-Evil: 1 <script>alert(1)</script>]]>&`
    const file = await openContractFile(desk)
    await db
      .update(applications)
      .set({ firstName: name, lastName: '</rdf:li>\u202E\u0007' })
      .where(eq(applications.id, file.id))
    const { status, body } = await file.draft()
    expect(status).toBe(201)
    for (const path of ['pdf', 'paper']) {
      const answer = await app.inject({ url: `/api/contracts/${body.id}/${path}`, headers: ruth.headers })
      expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
      expect(JSON.stringify(answer.headers)).not.toMatch(/evil|alert|x\.html/i)
      if (path !== 'pdf') continue
      expect(answer.headers['content-disposition']).toContain(`filename="${body.number}.pdf"`)
      expect(answer.rawPayload.includes('<script>')).toBe(false)
    }
    const bundle = await app.inject({ url: `/api/contracts/${sent.id}/bundle`, headers: ruth.headers })
    expect(bundle.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/zip' })
  })

  test('a draft’s PDF, asked for again and again: two of a contract are printed at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        app.inject({ url: `/api/contracts/${draft.id}/pdf`, headers: ruth.headers }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 503, 503, 503])
    const busy = answers.find(({ statusCode }) => statusCode === 503)
    expect([busy?.headers['retry-after'], busy?.json().message]).toEqual([
      '3',
      expect.stringMatching(/try again/),
    ])
  })

  test('the sweep of the store, which takes only what no contract names', async () => {
    const storage = createLocalDisk({ folder: join(dataDir, 'files'), appSecret: testSecret })
    // The process ended between printing and recording.
    const lost = newKey()
    for (const key of [lost, besideKey(lost)]) await storage.put(key, Buffer.from('lost'), 'application/pdf')
    await sweepStorage({ db, storage }, new Date())
    expect(await storage.head(lost)).toBeDefined()
    await sweepStorage({ db, storage }, new Date(Date.now() + 25 * 60 * 60_000))
    for (const key of [lost, besideKey(lost)]) expect(await storage.head(key)).toBeUndefined()
    for (const path of ['pdf', 'paper', 'bundle'])
      expect(
        (await app.inject({ url: `/api/contracts/${sent.id}/${path}`, headers: owner })).statusCode,
      ).toBe(200)
  })

  test('reviewers, once its file was deleted: only owners read what was sent', async () => {
    const payload = { reason: 'requested' }
    const erased = await app.inject({
      method: 'DELETE',
      url: `/api/applications/${sent.fileId}/person`,
      headers: owner,
      payload,
    })
    expect(erased.statusCode, erased.body).toBe(200)
    for (const [method, url] of callsOn(sent.id, sent.fileId).slice(0, 8)) {
      const asked = { ...(method === 'POST' && { payload: { reason: 'It ended.', fundingOn } }) }
      const answer = await app.inject({ method: method ?? 'GET', url, headers: ruth.headers, ...asked })
      expect(answer.statusCode, url).toBe(404)
    }
    for (const path of ['', '/pdf', '/paper', '/bundle'])
      expect(
        (await app.inject({ url: `/api/contracts/${sent.id}${path}`, headers: owner })).statusCode,
        path,
      ).toBe(200)
    const { number } = sent.body
    expect((await app.inject(`/api/verify/${number}`)).json().answer).toBe('issued')
  })
})
