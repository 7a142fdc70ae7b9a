import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { checklistItems, documents } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { requestedDocuments } from '#domain/documents.ts'
import { openTestApp } from '#server/testing.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'
import { addDocument } from '../../../../tests/support/add-document.ts'
import { adminApi } from '../../../../tests/support/admin-api.ts'
import { attorneyPayload, plaintiffPayload } from '../../../../tests/support/application-payloads.ts'
import { testRowSealer } from '../../../../tests/support/row-sealer.ts'
import { listCaseItems } from './data.ts'
import { markUnavailable } from './mutations.ts'
import type { Checklist, ChecklistItem } from './schema.ts'

describe.each(databaseKinds())('the checklist on %s', async (kind) => {
  let id: string
  const { database, app } = await openTestApp(kind, { env: { RATE_LIMIT_FACTOR: '100' } })
  const admin = await adminApi(app)
  beforeEach(async () => {
    id = await addApplication({ database })
  })

  const pathOf = (rest = '', applicationId = id) => `/api/applications/${applicationId}/checklist${rest}`
  const read = async (applicationId = id): Promise<Checklist> =>
    (await admin.call('GET', pathOf('', applicationId))).body
  const itemOf = async (documentType: string) => {
    const item = (await read()).items.find((one) => one.documentType === documentType)
    if (!item) throw new Error(`no ${documentType}`)
    return item
  }
  const change = (item: ChecklistItem, body: object) =>
    admin.call('PATCH', pathOf(`/items/${item.id}`), { version: item.version, ...body })
  const namesOf = ({ items }: Checklist, party: string) =>
    items.filter((item) => item.party === party).map(({ documentType }) => documentType)
  const eventsOf = async () => {
    const { timeline } = (await admin.call('GET', `/api/applications/${id}`)).body
    return timeline.map(({ type }: { type: string }) => type).filter((type: string) => type !== 'viewed')
  }
  const submit = async (payload: object) =>
    (await app.inject({ method: 'POST', url: '/api/applications', payload })).json().applicationId

  test('of a new application is its role’s, less what its kind of case does not need', async () => {
    const first = await read(await submit(plaintiffPayload))
    expect(namesOf(first, 'applicant')).toEqual(requestedDocuments.plaintiff.map(({ type }) => type))
    expect(namesOf(first, 'firm')).toEqual(['attorney-agreement', 'complaint-filings', 'insurance-policies'])
    const [records] = first.items
    expect(records).toMatchObject({ name: 'Medical records', isRequired: true, state: 'needed', version: 1 })
    expect(records?.help).toMatch(/doctor’s office/)
    const malpractice = await submit({ ...plaintiffPayload, caseType: 'medical-malpractice' })
    expect(namesOf(await read(malpractice), 'applicant')).toEqual(
      expect.not.arrayContaining(['police-report']),
    )
    const attorneys = await read(await submit(attorneyPayload))
    expect(namesOf(attorneys, 'applicant')).toEqual(requestedDocuments.attorney.map(({ type }) => type))
    expect(namesOf(attorneys, 'firm')).toEqual([])
  })

  test('of an old application is made at the first look, once, with what was sent', async () => {
    await addDocument({ database }, id, { documentType: 'police-report', channel: 'application' })
    await addDocument({ database }, id, { documentType: 'settlement-correspondence' })
    const looks = await Promise.all(Array.from({ length: 4 }, () => read()))
    expect(new Set(looks.map(({ items }) => items.length))).toEqual(new Set([8]))
    expect(await itemOf('police-report')).toMatchObject({ state: 'received', documents: [{ title: null }] })
    expect(looks[0]?.otherDocuments).toMatchObject([{ fileType: 'settlement-correspondence' }])
    expect((await admin.call('GET', pathOf('', randomUUID()))).status).toBe(404)
  })

  test('gets items by the reviewer, each once, and none for a firm that is not there', async () => {
    const wages = { party: 'applicant', documentType: 'other', name: 'Pay stubs', help: 'The last three.' }
    const added = await admin.call('POST', pathOf('/items'), wages)
    expect([added.status, added.body]).toEqual([
      201,
      expect.objectContaining({ ...wages, isRequired: true, state: 'needed', judgedBy: expect.any(String) }),
    ])
    const again = await Promise.all([1, 2, 3].map(() => admin.call('POST', pathOf('/items'), wages)))
    expect(again.map(({ status }) => status)).toEqual([409, 409, 409])
    const { items } = await read()
    expect([items.length, items.at(-1)?.name]).toEqual([9, 'Pay stubs'])
    const plain = { party: 'firm', documentType: 'discovery-documents' }
    expect((await admin.call('POST', pathOf('/items'), plain)).body).toMatchObject({
      name: 'Discovery documents',
    })
    const attorneys = await addApplication({ database }, { role: 'attorney' })
    expect((await admin.call('POST', pathOf('/items', attorneys), plain)).status).toBe(400)
    expect((await admin.call('POST', pathOf('/items', randomUUID()), plain)).status).toBe(404)
    const long = { ...plain, name: 'x'.repeat(121), help: 'x'.repeat(501) }
    expect(Object.keys((await admin.call('POST', pathOf('/items'), long)).body.errors)).toEqual([
      'name',
      'help',
    ])
  })

  test('is reworded, waived and asked for again, by whoever saw the last version', async () => {
    const report = await itemOf('police-report')
    const named = await change(report, { name: 'Crash report', isRequired: true })
    expect(named.body).toMatchObject({
      name: 'Crash report',
      help: report.help,
      isRequired: true,
      version: 2,
    })
    expect((await change(report, { waived: true })).status).toBe(409)
    const waived = await change(named.body, { waived: true })
    expect(waived.body).toMatchObject({ waivedAt: expect.any(String), version: 3 })
    const services = { db: database.db, rowSealer: testRowSealer }
    const seen = await listCaseItems(services, id, 'applicant')
    expect(seen.map(({ name }) => name)).not.toContain('Crash report')
    expect((await change(waived.body, { waived: false })).body).toMatchObject({ waivedAt: null, version: 4 })
    expect(await eventsOf()).toEqual(['item-restored', 'item-waived', 'item-changed'])
  })

  test('is put in order, what is not named keeping its place', async () => {
    const before = (await read()).items.map(({ id: itemId }) => itemId)
    const [a, , c, , e] = before
    const { body } = await admin.call('PUT', pathOf('/order'), { ids: [e, a, c] })
    const after = body.items.map((item: ChecklistItem) => item.id)
    expect(after).toEqual(
      before
        .with(0, e ?? '')
        .with(2, a ?? '')
        .with(4, c ?? ''),
    )
    expect((await admin.call('PUT', pathOf('/order'), { ids: [a, a] })).status).toBe(400)
    expect((await admin.call('PUT', pathOf('/order'), { ids: [randomUUID()] })).status).toBe(409)
    expect(await eventsOf()).toEqual(['items-ordered'])
  })

  test('has its documents moved and renamed, and their own names stay', async () => {
    await read()
    const documentId = await addDocument({ database }, id, { name: 'IMG_4711.jpg' })
    const place = `/api/applications/${id}/documents/${documentId}`
    const report = await itemOf('police-report')
    const moved = await admin.call('PATCH', place, { itemId: report.id, title: ' Crash \u202ereport ' })
    expect(moved.body).toMatchObject({
      itemId: report.id,
      fileType: 'police-report',
      title: 'Crash report',
      originalName: 'IMG_4711.jpg',
    })
    expect(await itemOf('police-report')).toMatchObject({ state: 'received', version: 2 })
    expect(await itemOf('medical-records')).toMatchObject({ state: 'needed', documents: [] })
    const out = await admin.call('PATCH', place, { itemId: null, title: '' })
    expect(out.body).toMatchObject({ itemId: null, title: null })
    expect((await read()).otherDocuments.map((document) => document.id)).toEqual([documentId])
    expect(await eventsOf()).toEqual([
      'document-renamed',
      'document-moved',
      'document-renamed',
      'document-moved',
    ])
    // Who looked at it before somebody else changed it replaces nothing.
    const late = { title: 'Photo of the car', was: { title: 'Crash report' } }
    expect((await admin.call('PATCH', place, late)).status).toBe(409)
    expect((await admin.call('PATCH', place, { itemId: null, was: { itemId: report.id } })).status).toBe(409)
    expect((await admin.call('PATCH', place, { was: { title: null } })).status).toBe(400)
    const seen = await admin.call('PATCH', place, { title: 'Photo of the car', was: { title: null } })
    expect(seen.body).toMatchObject({ title: 'Photo of the car' })
    const foreign = await addApplication({ database })
    const { items } = await read(foreign)
    expect((await admin.call('PATCH', place, { itemId: items[0]?.id })).status).toBe(400)
    expect((await admin.call('PATCH', place, {})).status).toBe(400)
    const elsewhere = `/api/applications/${foreign}/documents/${documentId}`
    expect((await admin.call('PATCH', elsewhere, { title: 'x' })).status).toBe(404)
  })

  test('asks again when the last document of an item is deleted', async () => {
    await read()
    const [one, two] = [await addDocument({ database }, id), await addDocument({ database }, id)]
    for (const [documentId, state] of [
      [one, 'received'],
      [two, 'needed'],
    ]) {
      await admin.call('DELETE', `/api/applications/${id}/documents/${documentId}`)
      expect(await itemOf('medical-records')).toMatchObject({ state })
    }
  })

  test('keeps that somebody does not have something, until it comes', async () => {
    const { id: itemId } = await itemOf('police-report')
    const unavailable = (party: 'applicant' | 'firm') =>
      markUnavailable({ db: database.db }, { applicationId: id, itemId, party })
    expect(await unavailable('firm')).toMatchObject({ ok: false, reason: 'unknown' })
    for (const _ of [1, 2]) expect(await unavailable('applicant')).toEqual({ ok: true })
    expect(await eventsOf()).toEqual(['item-unavailable'])
    await addDocument({ database }, id, { documentType: 'police-report' })
    expect(await itemOf('police-report')).toMatchObject({ unavailableAt: null, state: 'received' })
    expect(await unavailable('applicant')).toMatchObject({ ok: false, reason: 'sent already' })
  })

  test('shows no word of it in the database', async () => {
    const secret = 'Letter about the lumbar fusion'
    const item = { party: 'applicant', documentType: 'other', name: secret, help: secret }
    await admin.call('POST', pathOf('/items'), item)
    await read()
    const documentId = await addDocument({ database }, id)
    await admin.call('PATCH', `/api/applications/${id}/documents/${documentId}`, { title: secret })
    const rows = [
      await database.db.select().from(checklistItems).where(eq(checklistItems.applicationId, id)),
      await database.db.select().from(documents).where(eq(documents.applicationId, id)),
    ]
    const bytes = rows.flat().flatMap((row) => Object.values(row))
    const words = bytes.map((value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString() : `${value}`,
    )
    expect(words.join()).not.toContain('lumbar')
    expect((await read()).items.at(-1)?.name).toBe(secret)
  })
})
