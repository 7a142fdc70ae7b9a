import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds } from '#db/testing.ts'
import { maxDocumentSize } from '#domain/document-files.ts'
import { listCaseItems } from '#features/documents/checklist/data.ts'
import { openTestApp } from '#server/testing.ts'
import { plaintiffPayload } from '../../../../tests/support/application-payloads.ts'
import { testRowSealer } from '../../../../tests/support/row-sealer.ts'

const pdf = Buffer.from('%PDF-1.7\nA page\n%%EOF\n')

describe.each(databaseKinds())('a form without scripts on %s', async (kind) => {
  let cookie: string
  let applicationId: string
  let itemId: string
  const { database, app } = await openTestApp(kind, { env: { RATE_LIMIT_FACTOR: '100' } })
  beforeEach(async () => {
    const sent = await app.inject({ method: 'POST', url: '/api/applications', payload: plaintiffPayload })
    cookie = sent.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    applicationId = sent.json().applicationId
    itemId = (await itemsOf()).find(({ documentType }) => documentType === 'police-report')?.id ?? ''
  })

  const itemsOf = () =>
    listCaseItems({ db: database.db, rowSealer: testRowSealer }, applicationId, 'applicant')
  const itemNow = async () => (await itemsOf()).find(({ id }) => id === itemId)

  /** From a page without a referrer, so its origin is null. */
  async function send(form: FormData, { token = 'mine', item = itemId } = {}) {
    const request = new Request('http://localhost', { method: 'POST', body: form })
    const payload = Buffer.from(await request.arrayBuffer())
    const answer = await app.inject({
      method: 'POST',
      url: `/api/case/${token}/items/${item}/file`,
      headers: {
        cookie,
        origin: 'null',
        'sec-fetch-site': 'same-origin',
        'content-type': request.headers.get('content-type') ?? '',
        'content-length': String(payload.length),
      },
      payload,
    })
    return [answer.statusCode, answer.headers.location]
  }
  const formOf = (content: Buffer, name: string, field = 'file') => {
    const form = new FormData()
    form.append(field, new File([new Uint8Array(content)], name))
    return form
  }

  test('sends a file, which is received under its own name', async () => {
    expect(await send(formOf(pdf, 'Report “2”.pdf'))).toEqual([303, '/case?form=file'])
    expect(await itemNow()).toMatchObject({
      state: 'received',
      files: [{ name: 'Report “2”.pdf', size: pdf.length }],
    })
  })

  test.each([
    ['no file', () => formOf(Buffer.alloc(0), ''), 'no-file'],
    ['another field', () => formOf(pdf, 'a.pdf', 'picture'), 'no-file'],
    ['a program', () => formOf(randomBytes(500), 'setup.exe'), 'wrong-type'],
    ['a program that calls itself a PDF', () => formOf(randomBytes(500), 'setup.pdf'), 'wrong-type'],
    ['more than 50 MB', () => formOf(Buffer.alloc(maxDocumentSize + 1), 'large.pdf'), 'too-large'],
  ])('with %s gets a reason, and nothing is kept', async (_what, form, outcome) => {
    expect(await send(form())).toEqual([303, `/case?form=${outcome}`])
    expect(await itemNow()).toMatchObject({ state: 'needed', files: [] })
  })

  test('is refused if it’s shorter or longer than it says', async () => {
    const two = formOf(pdf, 'a.pdf')
    two.append('more', 'words')
    expect(await send(two)).toEqual([303, '/case?form=not-now'])
    expect(await itemNow()).toMatchObject({ state: 'needed', files: [] })
  })

  test('from somebody without the link or the cookie leads to the page that says so', async () => {
    expect(await send(formOf(pdf, 'a.pdf'), { token: 'a'.repeat(43) })).toEqual([
      303,
      `/case/${'a'.repeat(43)}`,
    ])
    cookie = ''
    expect(await send(formOf(pdf, 'a.pdf'))).toEqual([303, '/case'])
    expect(await itemNow()).toMatchObject({ files: [] })
  })

  test('to an address without a link is refused', async () => {
    expect(await send(formOf(pdf, 'a.pdf'), { token: '' })).toEqual([400, undefined])
    expect(await itemNow()).toMatchObject({ files: [] })
  })

  test('can’t be sent to an item of somebody else’s', async () => {
    const other = itemId
    const sent = await app.inject({ method: 'POST', url: '/api/applications', payload: plaintiffPayload })
    cookie = sent.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    expect(await send(formOf(pdf, 'a.pdf'), { item: other })).toEqual([303, '/case?form=not-now'])
    expect(await itemNow()).toMatchObject({ files: [] })
  })
})
