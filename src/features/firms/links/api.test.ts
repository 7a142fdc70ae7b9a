import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applicationEvents, applications, counsel, firmRecords } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { readZipEntry } from '#lib/storage/content-type/zip.ts'
import { parseCsv } from '../../../../tests/support/csv.ts'
import { openFirmsDesk } from '../../../../tests/support/firms.ts'

const unknown = '00000000-0000-4000-8000-000000000000'

describe.each(databaseKinds())('which firm has a file (%s)', async (kind) => {
  const { database, app, ruth, call, callAs, paul, addFirm, addFile } = await openFirmsDesk(kind)
  const links = async (id: string) => (await call('GET', `/api/applications/${id}/firms`)).body
  const link = (id: string, firmId: string, body: object = {}) =>
    call('PUT', `/api/applications/${id}/firms/${firmId}`, body)
  const addAttorney = async (firmId: string, person: object) =>
    (await call('POST', `/api/firms/${firmId}/people`, { kind: 'attorney', ...person })).body
  const listEvents = async (id: string) =>
    (
      await database.db
        .select({ type: applicationEvents.type })
        .from(applicationEvents)
        .where(eq(applicationEvents.applicationId, id))
        .orderBy(applicationEvents.id)
    ).map(({ type }) => type)

  test('is suggested by name, domain and phone, each with its reason, and linked by nobody but a person', async () => {
    const byAll = await addFirm('Whitfield & Rowe, P.C.', {
      domains: ['whitfield.example'],
      phone: '(404) 555-0142',
    })
    const byName = await addFirm('The Law Offices of Whitfield and Rowe')
    await addFirm('Nobody’s Law', { domains: ['nobody.example'] })
    const dana = await addAttorney(byAll.id, { name: 'Dana Rowe', email: 'dana@whitfield.example' })
    const file = await addFile({
      plaintiffAttorneyFirm: 'whitfield & rowe PC',
      plaintiffAttorneyName: 'D. Rowe',
      plaintiffAttorneyEmail: 'Dana@Whitfield.example',
      plaintiffAttorneyPhone: '+1 404.555.0142 ext. 7',
    })
    const before = await links(file)
    expect(before).toMatchObject({ typed: { firm: 'whitfield & rowe PC' }, lead: null, co: [], former: [] })
    expect(before.suggestions).toEqual([
      {
        firm: { id: byAll.id, name: byAll.name },
        why: expect.arrayContaining(['name', 'domain', 'phone']),
        open: 0,
        attorney: { id: dana.id, name: 'Dana Rowe' },
      },
      { firm: { id: byName.id, name: byName.name }, why: ['name'], open: 0, attorney: null },
    ])
    expect(await database.db.$count(counsel, eq(counsel.applicationId, file))).toBe(0)

    await call('PUT', `/api/applications/${file}/firms/${byName.id}/refusal`)
    const refused = await links(file)
    expect(refused.suggestions).toHaveLength(1)
    expect(refused.refused).toEqual([{ id: byName.id, name: byName.name }])
    expect(
      (await call('DELETE', `/api/applications/${file}/firms/${byName.id}/refusal`)).body.suggestions,
    ).toHaveLength(2)

    const linked = await link(file, byAll.id, { attorneyId: dana.id })
    expect(linked.body).toMatchObject({
      lead: { firm: { id: byAll.id }, role: 'lead', attorney: { name: 'Dana Rowe' }, linkedBy: 'Ruth Owens' },
      suggestions: [],
    })
    expect((await link(file, byAll.id, { attorneyId: dana.id })).status).toBe(200)
    expect(await listEvents(file)).toEqual(['firm-linked'])
  })

  test('is not suggested by a mail service, and by what the desk corrected rather than what was typed', async () => {
    const corrected = await addFirm('Corrected Law', { domains: ['corrected.example'] })
    const file = await addFile({
      role: 'attorney',
      attorneyFirm: 'Solo',
      email: 'solo@gmail.com',
    })
    expect((await links(file)).suggestions).toEqual([])
    const other = await addFile({
      plaintiffAttorneyFirm: 'Wrong Law',
      plaintiffAttorneyEmail: 'x@gmail.com',
    })
    await database.db.insert(firmRecords).values({ id: other, email: 'x@corrected.example' })
    expect((await links(other)).suggestions).toMatchObject([{ firm: { id: corrected.id }, why: ['domain'] }])
  })

  test('is one that leads and others that read; another can’t lead before the link is removed', async () => {
    const [lead, co] = [await addFirm('Leading Law'), await addFirm('Reading Law')]
    const file = await addFile()
    const ann = await addAttorney(lead.id, { name: 'Ann Lee' })
    const bob = await addAttorney(lead.id, { name: 'Bob Lee' })
    const clerk = await addAttorney(lead.id, { kind: 'contact', name: 'Cy Clerk' })
    const gone = await addAttorney(lead.id, { name: 'Di Gone', until: '2026-01-01' })
    await link(file, lead.id, { attorneyId: ann.id })
    await link(file, co.id, { role: 'co' })
    expect(await links(file)).toMatchObject({
      lead: { firm: { id: lead.id }, attorney: { name: 'Ann Lee' } },
      co: [{ firm: { id: co.id }, role: 'co' }],
    })
    expect((await link(file, co.id, { role: 'lead' })).status).toBe(409)
    expect((await link(file, lead.id, { attorneyId: bob.id })).body.lead.attorney.name).toBe('Bob Lee')
    for (const { id } of [clerk, gone, { id: unknown }]) {
      const refused = await link(file, lead.id, { attorneyId: id })
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['attorneyId']])
    }
    const removed = await call('DELETE', `/api/applications/${file}/firms/${lead.id}`)
    expect(removed.body).toMatchObject({
      lead: null,
      co: [{ firm: { id: co.id } }],
      former: [{ firm: { id: lead.id }, endedBy: 'Ruth Owens', endedAt: expect.any(String) }],
    })
    expect((await call('DELETE', `/api/applications/${file}/firms/${lead.id}`)).status).toBe(200)
    const countUnlinked = async () => (await call('GET', '/api/firms/counts')).body.unlinkedFiles
    const unlinked = await countUnlinked()
    expect((await link(file, co.id)).body).toMatchObject({ lead: { firm: { id: co.id } }, co: [] })
    expect(await countUnlinked()).toBe(unlinked - 1)
    expect(await listEvents(file)).toEqual([
      'firm-linked',
      'firm-linked',
      'firm-linked',
      'firm-unlinked',
      'firm-linked',
    ])
    expect((await link(unknown, co.id)).status).toBe(404)
    expect((await link(file, unknown)).status).toBe(404)
    expect((await link(file, 'none')).status).toBe(404)
  })

  test('is the one that the faster of two people linked', async () => {
    const [one, other] = [await addFirm('First Race'), await addFirm('Second Race')]
    const file = await addFile()
    const answers = await Promise.all([
      link(file, one.id),
      callAs(paul)('PUT', `/api/applications/${file}/firms/${other.id}`, {}),
      link(file, one.id),
    ])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0)
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)
    expect(await database.db.$count(counsel, eq(counsel.applicationId, file))).toBe(1)
    expect(await listEvents(file)).toEqual(['firm-linked'])
  })

  test('is linked for all files of a spelling at once, with a record made of what was typed', async () => {
    const typed = (name: string, email: string) => ({
      plaintiffAttorneyFirm: name,
      plaintiffAttorneyEmail: email,
      plaintiffAttorneyPhone: '(404) 555-0177',
      plaintiffAttorneyName: 'Gil Group',
    })
    const files = [
      await addFile(typed('Grouped & Sons', 'a@grouped.example')),
      await addFile(typed('Grouped & Sons', 'b@gmail.com')),
      await addFile(typed('THE GROUPED AND SONS LAW FIRM, P.C.', 'c@grouped.example')),
    ]
    const list = async (query: string) => (await call('GET', `/api/firms/typed?${query}`)).body
    const { groups } = await list('q=grouped')
    expect(groups).toEqual([
      {
        key: 'grouped sons',
        ...{ files: 3, isMore: false },
        spellings: [
          { name: 'Grouped & Sons', files: 2 },
          { name: 'THE GROUPED AND SONS LAW FIRM, P.C.', files: 1 },
        ],
        domains: ['grouped.example'],
        phones: ['(404) 555-0177'],
        attorneys: ['Gil Group'],
        firms: [],
      },
    ])
    const body = { key: 'grouped sons', firmId: null, submissionKey: randomUUID() }
    const answers = await Promise.all([
      call('POST', '/api/firms/typed/links', body),
      call('POST', '/api/firms/typed/links', body),
      callAs(paul)('POST', '/api/firms/typed/links', { key: 'grouped sons', firmId: null }),
    ])
    // Whoever comes later finds nothing left, or the record that the same call made.
    expect(answers.map(({ body: { linked = 0 } }) => linked).reduce((sum, one) => sum + one)).toBe(3)
    const made = (await call('GET', '/api/firms?q=grouped')).body
    expect(made).toMatchObject([
      { name: 'Grouped & Sons', domains: ['grouped.example'], phone: '(404) 555-0177', open: 3 },
    ])
    expect((await list('q=grouped')).groups).toEqual([])
    for (const file of files) expect(await listEvents(file)).toEqual(['firm-linked'])

    const late = await addFile(typed('Grouped and Sons', 'd@grouped.example'))
    const [group] = (await list('q=grouped')).groups
    expect(group.firms).toEqual([
      { id: made[0].id, name: 'Grouped & Sons', why: expect.arrayContaining(['name', 'domain', 'phone']) },
    ])
    const gil = await addAttorney(made[0].id, { name: 'gil group' })
    const later = await call('POST', '/api/firms/typed/links', { key: group.key, firmId: made[0].id })
    expect(later.body).toMatchObject({
      firm: { id: made[0].id, name: 'Grouped & Sons' },
      ...{ isNew: false, linked: 1 },
    })
    expect((await links(late)).lead.attorney).toEqual({ id: gil.id, name: 'gil group' })
    expect((await call('POST', '/api/firms/typed/links', { key: 'grouped sons', firmId: null })).status).toBe(
      409,
    )
    expect((await call('POST', '/api/firms/typed/links', { key: 'x', firmId: unknown })).status).toBe(404)
  })

  test('filters the list and its export by record and attorney, beside the typed name as before', async () => {
    const firm = await addFirm('Filtered Law')
    const ann = await addAttorney(firm.id, { name: 'Ann Filter' })
    const [one, two, three] = [
      await addFile(),
      await addFile(),
      await addFile({ plaintiffAttorneyFirm: 'Typed Only' }),
    ]
    await link(one, firm.id, { attorneyId: ann.id })
    await link(two, firm.id, { role: 'co' })
    const list = async (query: string) =>
      (await call('GET', `/api/applications?${query}`)).body.map(({ id }: { id: string }) => id).sort()
    expect(await list(`firmRecord=${firm.id}`)).toEqual([one, two].sort())
    expect(await list(`attorney=${ann.id}`)).toEqual([one])
    expect(await list('firm=typed%20only')).toEqual([three])
    expect(await list('firmRecord=none&firm=typed%20only')).toEqual([three])
    expect(await list(`firmRecord=${unknown}`)).toEqual([])
    expect((await call('GET', '/api/applications?firmRecord=x')).status).toBe(400)
    const desk = (await call('GET', `/api/applications/desk?firmRecord=${firm.id}`)).body
    expect(desk).toMatchObject({ total: 2, piles: { all: 2 } })
    const csv = await call('GET', `/api/applications/export.csv?attorney=${ann.id}`)
    const [header = [], row = []] = parseCsv(csv.text.slice(1))
    expect([row[header.indexOf('lawFirmRecord')], row[header.indexOf('leadAttorney')]]).toEqual([
      'Filtered Law',
      'Ann Filter',
    ])
  })

  test('is in the export of the person’s data and goes with it', async () => {
    const firm = await addFirm('Exported Law')
    const file = await addFile()
    await link(file, firm.id)
    await call('DELETE', `/api/applications/${file}/firms/${firm.id}`)
    const url = `/api/applications/${file}/person/export.zip?application=${file}`
    const { rawPayload } = await app.inject({ url, headers: ruth })
    const read = async (start: number, end: number) => rawPayload.subarray(start, end + 1)
    const record = JSON.parse(String(await readZipEntry(read, rawPayload.length, 'person.json')))
    expect(record.applications[0].counsel).toMatchObject([
      { firm: 'Exported Law', role: 'lead', endedBy: 'Ruth Owens', answers: null },
    ])
    await database.db.delete(applications).where(inArray(applications.id, [file]))
    expect(await database.db.$count(counsel, eq(counsel.applicationId, file))).toBe(0)
    expect((await call('GET', `/api/firms/${firm.id}`)).status).toBe(200)
  })
})
