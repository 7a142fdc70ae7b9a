import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds } from '#db/testing.ts'
import { listCaseItems } from '#features/documents/checklist/data.ts'
import type { ChecklistItem } from '#features/documents/checklist/schema.ts'
import { openTestApp } from '#server/testing.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'
import { addDocument } from '../../../../tests/support/add-document.ts'
import { adminApi } from '../../../../tests/support/admin-api.ts'
import { testRowSealer } from '../../../../tests/support/row-sealer.ts'

describe.each(databaseKinds())('a verdict on %s', async (kind) => {
  let id: string
  let documentId: string
  const { database, app } = await openTestApp(kind)
  const admin = await adminApi(app)
  beforeEach(async () => {
    id = await addApplication({ database })
    await admin.call('GET', `/api/applications/${id}/checklist`)
    documentId = await addDocument({ database }, id)
  })

  const records = async (): Promise<ChecklistItem> =>
    (await admin.call('GET', `/api/applications/${id}/checklist`)).body.items[0]
  const judge = (item: Pick<ChecklistItem, 'id' | 'version'>, verdict: object) =>
    admin.call('POST', `/api/applications/${id}/checklist/items/${item.id}/verdict`, {
      version: item.version,
      ...verdict,
    })
  const seen = async () => {
    const services = { db: database.db, rowSealer: testRowSealer }
    return (await listCaseItems(services, id, 'applicant')).find(({ name }) => name === 'Medical records')
  }
  const blurred = { verdict: 'rejected', why: 'not-readable' }

  test('accepts, rejects in the reason’s words or the reviewer’s, and is on the timeline', async () => {
    const rejected = (await judge(await records(), blurred)).body
    expect(rejected).toMatchObject({ state: 'rejected', why: 'not-readable', version: 3 })
    expect(rejected.reason).toMatch(/too blurry or too dark/)
    expect(rejected.judgedBy).toEqual(expect.any(String))
    const words = 'The right edge is cut off.'
    const again = (await judge(rejected, { ...blurred, why: 'own-words', words })).body
    expect(again).toMatchObject({ why: 'own-words', reason: words })
    const accepted = (await judge(again, { verdict: 'accepted' })).body
    expect(accepted).toMatchObject({ state: 'accepted', why: null, reason: null })
    const { timeline } = (await admin.call('GET', `/api/applications/${id}`)).body
    expect(timeline.filter(({ type }: { type: string }) => type.startsWith('item-'))).toMatchObject([
      { type: 'item-accepted', actor: 'admin', details: { itemId: accepted.id } },
      { type: 'item-rejected', details: { why: 'own-words', told: false } },
      { type: 'item-rejected', details: { why: 'not-readable' } },
    ])
  })

  test('is read by the sender, first of all, and the next file is a new try', async () => {
    await judge(await records(), blurred)
    const services = { db: database.db, rowSealer: testRowSealer }
    const [first] = await listCaseItems(services, id, 'applicant')
    expect(first).toMatchObject({
      name: 'Medical records',
      state: 'rejected',
      reason: expect.stringContaining('by a window'),
      files: [{ id: documentId, name: 'a.pdf', isEarlier: true }],
    })
    await addDocument({ database }, id, { name: 'again.pdf' })
    const item = await seen()
    expect(item).toMatchObject({ state: 'received', reason: null })
    expect(item?.files.map(({ name, isEarlier }) => [name, isEarlier])).toEqual([
      ['again.pdf', false],
      ['a.pdf', true],
    ])
    await judge(await records(), { verdict: 'accepted' })
    expect((await seen())?.files.map(({ isEarlier }) => isEarlier)).toEqual([false, false])
  })

  test('on an older version is refused: of four at once one counts, and no file is judged unseen', async () => {
    const item = await records()
    const answers = await Promise.all([1, 2, 3, 4].map(() => judge(item, { verdict: 'accepted' })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const looked = await records()
    await addDocument({ database }, id, { itemId: looked.id })
    const late = await judge(looked, { verdict: 'accepted' })
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('has changed since')])
    expect(await records()).toMatchObject({ state: 'received' })
  })

  test('needs a reason, something that was sent, and an item that is asked for', async () => {
    const item = await records()
    for (const verdict of [
      { verdict: 'rejected' },
      { verdict: 'rejected', why: 'ugly' },
      { verdict: 'rejected', why: 'own-words', words: '  ' },
      { verdict: 'maybe' },
    ])
      expect((await judge(item, verdict)).status).toBe(400)
    expect((await judge({ ...item, id: randomUUID() }, blurred)).status).toBe(404)
    const { items } = (await admin.call('GET', `/api/applications/${id}/checklist`)).body
    expect((await judge(items[1], { verdict: 'accepted' })).status).toBe(409)
    const waive = { version: item.version, waived: true }
    const { body } = await admin.call('PATCH', `/api/applications/${id}/checklist/items/${item.id}`, waive)
    expect((await judge(body, blurred)).body.message).toContain('was waived')
  })

  test('is read by whoever has an upload link, who sends it again for that item', async () => {
    const { token } = await admin.newLink(id)
    const item = await records()
    await judge(item, { ...blurred, why: 'pages-missing' })
    const told = (await app.inject(`/api/upload-token/${token}/info`)).json()
    expect(told.items[0]).toMatchObject({
      id: item.id,
      state: 'rejected',
      reason: expect.stringContaining('pages are missing'),
    })
    expect(JSON.stringify(told), 'nothing about the files').not.toContain('a.pdf')
    const file = { fileType: 'medical-records', fileSize: 10, mimeType: 'application/pdf' }
    const ask = (payload: object) => app.inject({ method: 'POST', url: `/api/upload/${token}/file`, payload })
    expect((await ask({ ...file, itemId: item.id })).statusCode).toBe(200)
    expect((await ask({ ...file, itemId: randomUUID() })).statusCode).toBe(400)
    expect((await ask({ ...file, itemId: told.items[1].id })).statusCode, 'another kind').toBe(400)
  })
})
