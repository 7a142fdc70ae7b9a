import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applicationEvents, counsel, firms } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { openFirmsDesk } from '../../../../tests/support/firms.ts'

const unknown = '00000000-0000-4000-8000-000000000000'

describe.each(databaseKinds())('records of law firms (%s)', async (kind) => {
  const { database, call, callAs, editor, addFirm, addFile } = await openFirmsDesk(kind)
  const listNames = async (query: string): Promise<string[]> =>
    (await call('GET', `/api/firms?${query}`)).body.map(({ name }: { name: string }) => name)

  test('are made with a name and domains, however those are typed, and found by both', async () => {
    const domains = ['https://www.Whitfield-Rowe.example/team', '@whitfield-rowe.example', 'ROWE.example.']
    const made = await call('POST', '/api/firms', { name: '  Whitfield  & Rowe, P.C. ', domains })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({
      name: 'Whitfield & Rowe, P.C.',
      domains: ['whitfield-rowe.example', 'rowe.example'],
      people: [],
      clients: { open: [], openCount: 0 },
      pace: { confirm: null, answer: null },
      createdBy: 'Ruth Owens',
      version: 1,
    })
    for (const q of ['whitfield', 'rowe.example', 'ROWE whit', 'Whitfeild', 'withfield'])
      expect([q, await listNames(`q=${q}`)]).toEqual([q, ['Whitfield & Rowe, P.C.']])
    const page = await call('GET', '/api/firms/page?q=Whitfeild')
    expect(page.body).toMatchObject({ total: 1, spelling: 'whitfield', next: null })
    expect(await listNames('q=xqzzv')).toEqual([])
    expect(await listNames(`q=${encodeURIComponent("'; drop table firms; --%_\\")}`)).toEqual([])
  })

  test.each([
    'gmail.com',
    '@gmail.com',
    'GMAIL.com',
    'https://www.gmail.com/',
    'mail.yahoo.com',
    'yahoo.co.uk',
    'outlook.com',
    'icloud.com',
    'aol.com',
    'proton.me',
    'gmx.net',
    'rr.com',
    'comcast.net',
  ])('are refused with the domain %s, where anybody can have an address', async (domain) => {
    const refused = await call('POST', '/api/firms', { name: 'Rowe', domains: ['rowe.example', domain] })
    expect(refused.status).toBe(422)
    expect(refused.body.errors.domains[0]).toMatch(/^Anybody can have an address at /)
  })

  test('are refused without a name, and with what isn’t a domain', async () => {
    for (const domain of [
      'gmail',
      'two words.com',
      '192.168.0.1',
      'a..b',
      '-x.com',
      `${'x'.repeat(64)}.com`,
    ]) {
      const refused = await call('POST', '/api/firms', { name: 'Rowe', domains: [domain] })
      expect([domain, refused.status]).toEqual([domain, 400])
      expect(refused.body.errors.domains[0]).toContain('isn’t a domain')
    }
    for (const body of [{ domains: [] }, { name: ' ', domains: [] }, { name: 'x'.repeat(151), domains: [] }])
      expect((await call('POST', '/api/firms', body)).body.errors).toHaveProperty('name')
    expect((await call('POST', '/api/firms', { name: 'Rowe', phone: '12' })).body.errors).toHaveProperty(
      'phone',
    )
  })

  test('that are sent twice are kept once', async () => {
    const body = { name: 'Twice & Once', domains: ['twice.example'], submissionKey: randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '/api/firms', body)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1)
    expect(await listNames('q=twice')).toEqual(['Twice & Once'])
  })

  test('change one version after the other, and keep a note that only the desk opens', async () => {
    const { id, version } = await addFirm('Changing Law', { phone: '(404) 555-0142' })
    const change = { version, otherNames: ['Old Law', 'Old Law'], addresses: ['1 Main St, Macon, GA 31201'] }
    const changed = await call('PATCH', `/api/firms/${id}`, { ...change, note: 'Call Otto for payoffs.' })
    expect(changed.body).toMatchObject({
      otherNames: ['Old Law'],
      phone: '(404) 555-0142',
      note: 'Call Otto for payoffs.',
      version: 2,
    })
    // The same again, as after a lost answer.
    expect((await call('PATCH', `/api/firms/${id}`, change)).status).toBe(200)
    expect((await call('PATCH', `/api/firms/${id}`, { version, name: 'Mine' })).status).toBe(409)
    expect(await listNames('q=old law')).toEqual(['Changing Law'])
    expect(await listNames('q=4045550142')).toEqual(['Changing Law'])
    const [line] = (await call('GET', '/api/firms?q=changing')).body
    expect(line.place).toBe('Macon, GA')
    const [row] = await database.db.select().from(firms).where(eq(firms.id, id))
    expect(Buffer.from(row?.sealedNote ?? []).toString()).not.toContain('Otto')
    const two = await Promise.all(
      ['One', 'Two'].map((name) => call('PATCH', `/api/firms/${id}`, { version: 2, name })),
    )
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('are listed page by page in either order, and by their open files', async () => {
    const names = ['Paged Alpha', 'Paged Beta', 'paged gamma', 'Paged Delta', 'Paged Epsilon']
    const made = await Promise.all(names.map((name) => addFirm(name)))
    const file = await addFile()
    await call('PUT', `/api/applications/${file}/firms/${made[3].id}`, {})
    const readAll = async (sort: string) => {
      const found: string[] = []
      let after = ''
      for (let page = 0; page < 5; page++) {
        const query = `q=paged&limit=2&sort=${sort}&after=${encodeURIComponent(after)}`
        const { body } = await call('GET', `/api/firms/page?${query}`)
        expect(body.total).toBe(5)
        found.push(...body.firms.map(({ name }: { name: string }) => name))
        if (!body.next) return found
        after = body.next
      }
      return found
    }
    const sorted = ['Paged Alpha', 'Paged Beta', 'Paged Delta', 'Paged Epsilon', 'paged gamma']
    expect(await readAll('name')).toEqual(sorted)
    expect(await readAll('-name')).toEqual(sorted.toReversed())
    expect((await readAll('-open'))[0]).toBe('Paged Delta')
    expect((await readAll('open')).at(-1)).toBe('Paged Delta')
    expect((await call('GET', '/api/firms?q=paged&after=nonsense&limit=2')).body).toHaveLength(2)
    expect((await call('GET', '/api/firms?q=paged&limit=2')).headers).toMatchObject({ 'x-total-count': '5' })
    expect((await call('GET', '/api/firms?sort=size')).status).toBe(400)
  })

  test('that share a name, a domain or a phone may be double', async () => {
    const one = await addFirm('Double & Sons', { domains: ['double.example'] })
    const other = await addFirm('The Double and Sons Law Firm, P.C.', { phone: '(404) 555-0190' })
    const third = await addFirm('Third', { domains: ['double.example'], phone: '1 404 555 0190 ext. 5' })
    const names = await listNames('double=true')
    expect(names).toEqual(expect.arrayContaining([one.name, other.name, third.name]))
    expect(names).not.toContain('Changing Law')
    const { doubles } = (await call('GET', `/api/firms/${one.id}`)).body
    expect(doubles).toMatchObject([
      { id: other.id, same: ['the name double sons'] },
      { id: third.id, same: ['the domain double.example'] },
    ])
    expect((await call('GET', '/api/firms/counts')).body.double).toBe(3)
  })

  test('list their clients, and go with their links while the files stay as typed', async () => {
    const firm = await addFirm('Going Law')
    const [open, closed] = [await addFile(), await addFile({ status: 'declined' })]
    for (const id of [open, closed]) await call('PUT', `/api/applications/${id}/firms/${firm.id}`, {})
    const { clients, version } = (await call('GET', `/api/firms/${firm.id}`)).body
    expect(clients).toMatchObject({
      open: [{ applicationId: open, name: 'Ana Ruiz', state: 'TX', status: 'received', role: 'lead' }],
      openCount: 1,
      closed: [{ applicationId: closed, status: 'declined' }],
      closedCount: 1,
    })
    const goes = await call('GET', `/api/firms/${firm.id}/deletion`)
    expect(goes.body).toMatchObject({ name: 'Going Law', openFiles: 1, closedFiles: 1, people: 0, version })
    expect((await call('DELETE', `/api/firms/${firm.id}?version=9`)).status).toBe(409)
    expect((await call('DELETE', `/api/firms/${firm.id}?version=${version}`)).status).toBe(204)
    expect((await call('GET', `/api/firms/${firm.id}`)).status).toBe(404)
    expect(await database.db.$count(counsel, inArray(counsel.applicationId, [open, closed]))).toBe(0)
    const events = await database.db
      .select({ type: applicationEvents.type, details: applicationEvents.details })
      .from(applicationEvents)
      .where(eq(applicationEvents.applicationId, open))
      .orderBy(applicationEvents.id)
    expect(events.map(({ type }) => type)).toEqual(['firm-linked', 'firm-unlinked'])
    expect(events.at(-1)?.details).toMatchObject({ firm: 'Going Law', person: { name: 'Ruth Owens' } })
    const { typed, lead } = (await call('GET', `/api/applications/${open}/firms`)).body
    expect([typed.firm, lead]).toEqual(['C', null])
  })

  test('leave as a spreadsheet that runs no formula', async () => {
    await addFirm('=cmd|" /C calc"!A0', { otherNames: ['Formula'], domains: ['formula.example'] })
    const csv = await call('GET', '/api/firms/export.csv?q=formula')
    expect(csv.headers['content-type']).toContain('text/csv')
    const [header, line, ...rest] = csv.text.split('\r\n')
    expect(header).toContain('"Law firm","Other names","Domains"')
    expect(line).toContain('"\'=cmd|"" /C calc""!A0","Formula","formula.example"')
    expect(rest).toEqual([''])
  })

  test('are for those who read files, and for nobody else', async () => {
    const { id } = await addFirm('Private Law')
    const calls = [
      ['GET', '/api/firms?q=private'],
      ['GET', '/api/firms/page'],
      ['GET', '/api/firms/counts'],
      ['GET', '/api/firms/export.csv'],
      ['POST', '/api/firms'],
      ['GET', `/api/firms/${id}`],
      ['PATCH', `/api/firms/${id}`],
      ['DELETE', `/api/firms/${id}?version=1`],
      ['GET', '/api/firms/people?q=a'],
      ['POST', `/api/firms/${id}/people`],
      ['GET', '/api/firms/typed'],
      ['POST', '/api/firms/typed/links'],
      ['POST', `/api/firms/${id}/merge`],
      ['POST', `/api/firms/${id}/parting`],
      ['PUT', `/api/applications/${unknown}/firms/${id}`],
    ] as const
    for (const [method, url] of calls) {
      const body = method === 'GET' || method === 'DELETE' ? undefined : {}
      expect([url, (await callAs(editor)(method, url, body)).status]).toEqual([url, 403])
      const strange = await callAs({})(method, url, body)
      expect([url, strange.status]).toEqual([url, 401])
      expect(strange.text).not.toContain('Private Law')
    }
    expect((await call('GET', `/api/firms/${unknown}`)).status).toBe(404)
    expect((await call('GET', '/api/firms/none')).status).toBe(404)
  })
})
