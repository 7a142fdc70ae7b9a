import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { documents } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { openTestApp, signIn, signInAs } from '#server/testing.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'
import { disguisedFiles, goodFiles } from '../../../../tests/support/sample-files.ts'

const unknown = '00000000-0000-4000-8000-000000000000'
const host = 'localhost:3000'

describe.each(databaseKinds())('the desk’s files on %s', async (kind) => {
  let applicationId: string
  const { database, app } = await openTestApp(kind)
  const headers: Record<string, string> = {
    ...(await signInAs(app, 'reviewer', 'Paul Winter')).headers,
    host,
  }
  beforeAll(async () => {
    // Long after an applicant could have sent anything.
    const submittedAt = new Date(Date.now() - 90 * 86_400_000)
    applicationId = await addApplication({ database }, { submittedAt })
  })

  const base = () => `/api/applications/${applicationId}/documents`
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload, headers })
  const ask = (file: { type: string; body: Buffer }, more: object = {}) =>
    post(`${base()}/upload-url`, {
      fileType: 'police-report',
      fileSize: file.body.length,
      mimeType: file.type,
      ...more,
    })
  async function send(file: { type: string; body: Buffer }, more: object = {}) {
    const { uploadURL, headers: asked } = (await ask(file, more)).json()
    const { pathname, search } = new URL(uploadURL)
    await app.inject({ method: 'PUT', url: pathname + search, payload: file.body, headers: asked })
    return post(base(), { originalName: 'fax 12.pdf', fileType: 'police-report', uploadURL })
  }
  const listMine = async () => (await app.inject({ url: base(), headers })).json().documents
  const read = (documentId: string, own = headers) =>
    app.inject({ url: `${base()}/${documentId}/content`, headers: own })

  test('are added at any time, under the name of who added them, and mail nobody', async () => {
    const { items } = (
      await app.inject({ url: `/api/applications/${applicationId}/checklist`, headers })
    ).json()
    const item = items.find(({ documentType }: { documentType: string }) => documentType === 'police-report')
    await database.runSql('delete from pgboss.job')
    const added = await send(goodFiles.pdf, { itemId: item.id })
    expect([added.statusCode, added.json()]).toMatchObject([201, { door: 'desk', itemId: item.id }])
    const detail = (await app.inject({ url: `/api/applications/${applicationId}`, headers })).json()
    expect(detail.timeline).toContainEqual(
      expect.objectContaining({
        type: 'document-added',
        details: expect.objectContaining({ person: expect.objectContaining({ name: 'Paul Winter' }) }),
      }),
    )
    expect(detail.timeline).not.toContainEqual(expect.objectContaining({ type: 'document-received' }))
    expect((await database.runSql('select name from pgboss.job')).rows).toEqual([])
  })

  test('are looked at by their bytes like everybody’s, and refused ones are gone', async () => {
    const before = await listMine()
    expect((await send(disguisedFiles['a web page as text'])).statusCode).toBe(415)
    expect((await ask({ type: 'text/html', body: Buffer.from('<p>') })).statusCode).toBe(415)
    expect((await ask(goodFiles.pdf, { itemId: unknown })).statusCode).toBe(400)
    expect(await listMine()).toEqual(before)
  })

  test('registered twice are one document', async () => {
    const { uploadURL, headers: asked } = (await ask(goodFiles.txt)).json()
    const { pathname, search } = new URL(uploadURL)
    await app.inject({ method: 'PUT', url: pathname + search, payload: goodFiles.txt.body, headers: asked })
    const register = () => post(base(), { originalName: 'a.txt', fileType: 'police-report', uploadURL })
    const answers = await Promise.all([register(), register()])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  })

  test('come to the viewer as bare bytes that no browser runs, and every opening is logged', async () => {
    const page = {
      type: 'text/plain',
      body: Buffer.from('1 < 2 and <script>alert(1)</script> is text here\n'),
    }
    const { id } = (await send(page)).json()
    const answer = await read(id)
    expect(answer.rawPayload.equals(page.body)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment; /),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    const owner = await signIn(app)
    const log = await app.inject({ url: '/api/admin/access-log', headers: owner })
    const [opening] = log
      .json()
      .entries.filter(({ action }: { action: string }) => action === 'document-download')
    expect(JSON.stringify(opening)).toContain(id)
    expect(opening).toMatchObject({ person: expect.objectContaining({ name: 'Paul Winter' }) })
  })

  test.each([
    ['pending', 'This document is being scanned for viruses. Please try again in a minute.'],
    ['infected', 'This document is in quarantine and cannot be downloaded.'],
    ['failed', 'This document is in quarantine and cannot be downloaded.'],
  ] as const)('that are %s are refused, whoever asks', async (scanState, message) => {
    const { id } = (await send(goodFiles.png)).json()
    await database.db.update(documents).set({ scanState }).where(eq(documents.id, id))
    const refused = await read(id)
    expect([refused.statusCode, refused.json().message]).toEqual([409, message])
  })

  test('of another application, unknown ones and strangers find nothing', async () => {
    const { id } = (await send(goodFiles.gif)).json()
    const other = await addApplication({ database })
    const elsewhere = `/api/applications/${other}/documents/${id}/content`
    expect((await app.inject({ url: elsewhere, headers })).statusCode).toBe(404)
    expect((await read(unknown)).statusCode).toBe(404)
    expect((await read(id, { host })).statusCode).toBe(401)
    expect(
      (
        await post(`/api/applications/${unknown}/documents/upload-url`, {
          fileType: 'other',
          fileSize: 1,
          mimeType: 'text/plain',
        })
      ).statusCode,
    ).toBe(404)
  })
})
