import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applicationEvents } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { openFirmsDesk } from '../../../../tests/support/firms.ts'

describe.each(databaseKinds())('taking back what one key linked (%s)', async (kind) => {
  const { database, call, callAs, paul, editor, addFirm, addFile } = await openFirmsDesk(kind)
  const groupOf = async (name: string) =>
    (await call('GET', `/api/firms/typed?q=${encodeURIComponent(name)}`)).body.groups[0]
  const link = async (key: string, firmId: string | null) =>
    (await call('POST', '/api/firms/typed/links', { key, firmId })).body
  const undo = (body: object) => call('POST', '/api/firms/typed/links/undo', body)

  test('ends those links alone, tells the timeline, and is harmless twice', async () => {
    const firm = await addFirm('Harrow & Pell')
    const own = await addFile({ plaintiffAttorneyFirm: 'Another Name LLP' })
    await call('PUT', `/api/applications/${own}/firms/${firm.id}`, {})
    const file = await addFile({ plaintiffAttorneyFirm: 'Harrow and Pell' })
    const { key } = await groupOf('harrow')
    const { linkedAt, isNew, linked } = await link(key, firm.id)
    expect({ isNew, linked }).toEqual({ isNew: false, linked: 1 })

    const others = { firmId: firm.id, linkedAt, isNew }
    expect((await callAs(paul)('POST', '/api/firms/typed/links/undo', others)).body).toEqual({ unlinked: 0 })
    expect((await callAs(editor)('POST', '/api/firms/typed/links/undo', others)).status).toBe(403)
    expect((await undo(others)).body).toEqual({ unlinked: 1 })
    expect((await undo(others)).body).toEqual({ unlinked: 0 })
    expect((await call('GET', `/api/applications/${file}/firms`)).body.lead).toBeNull()
    expect((await call('GET', `/api/applications/${own}/firms`)).body.lead.firm.id).toBe(firm.id)
    const events = await database.db
      .select({ type: applicationEvents.type })
      .from(applicationEvents)
      .where(eq(applicationEvents.applicationId, file))
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['firm-linked', 'firm-unlinked']))
  })

  test('takes a record along that it made, but none that somebody has worked on since', async () => {
    await addFile({ plaintiffAttorneyFirm: 'Quill Brothers' })
    const { key } = await groupOf('quill')
    const made = await link(key, null)
    expect(made.isNew).toBe(true)
    await undo({ firmId: made.firm.id, linkedAt: made.linkedAt, isNew: true })
    expect((await call('GET', `/api/firms/${made.firm.id}`)).status).toBe(404)

    const again = await link(key, null)
    await call('POST', `/api/firms/${again.firm.id}/people`, { kind: 'contact', name: 'Ann Quill' })
    await undo({ firmId: again.firm.id, linkedAt: again.linkedAt, isNew: true })
    expect((await call('GET', `/api/firms/${again.firm.id}`)).body.clients.openCount).toBe(0)
  })

  test('a firm that isn’t it is suggested no more for the spelling, until that is taken back', async () => {
    const firm = await addFirm('Marsh Legal', { domains: ['marsh.example'] })
    await addFile({ plaintiffAttorneyFirm: 'Fenwick', plaintiffAttorneyEmail: 'a@marsh.example' })
    const { key, firms } = await groupOf('fenwick')
    expect(firms).toMatchObject([{ id: firm.id, why: ['domain'] }])
    const refusal = { key, firmId: firm.id }
    const refuse = (isRefused: boolean) => call('PUT', '/api/firms/typed/refusals', { ...refusal, isRefused })
    expect((await refuse(true)).status).toBe(204)
    expect((await groupOf('fenwick')).firms).toEqual([])
    await refuse(false)
    expect((await groupOf('fenwick')).firms).toMatchObject([{ id: firm.id }])
  })
})
