import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { accessLog } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { openTestApp, signIn } from '#server/testing.ts'
import { attorneyPayload, plaintiffPayload } from '../../../../tests/support/application-payloads.ts'
import { testRowSealer } from '../../../../tests/support/row-sealer.ts'
import { describeConsents } from './content.ts'
import { hashWords, readConsents } from './data.ts'
import type { ConsentProof } from './schema.ts'

describe.each(databaseKinds())('proof of consent (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind, { env: { RATE_LIMIT_FACTOR: '1000' } })
  const headers = await signIn(app)

  const submit = async (payload: object) => {
    const sent = await app.inject({
      method: 'POST',
      url: '/api/applications',
      payload,
      headers: { 'user-agent': 'Proof/1.0' },
    })
    return sent.json<{ id: string; reference: string }>()
  }
  const search = (payload: object) =>
    app.inject({ method: 'POST', url: '/api/admin/consent-proofs/search', payload, headers })
  const actions = async () =>
    (await database.db.select({ action: accessLog.action }).from(accessLog)).map(({ action }) => action)

  test('is a PDF with every consent, the same bytes each time, and in the access log', async () => {
    const { id, reference } = await submit(plaintiffPayload)
    const url = `/api/applications/${id}/consents.pdf`
    const first = await app.inject({ url, headers })
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(first.headers['content-disposition']).toBe(`attachment; filename="consents-${reference}.pdf"`)
    const again = await app.inject({ url, headers })
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
    const pdf = first.rawPayload.toString('latin1')
    expect(pdf).toMatch(/^%PDF-1\.7/)
    // A screen reader finds the language, the title and a tree of tags.
    for (const part of ['/Lang (en-US)', '/DisplayDocTitle true', '/StructTreeRoot', '/MarkInfo'])
      expect(pdf).toContain(part)
    expect(pdf.match(/\/S \/H2\b/g)).toHaveLength(5)
    // Each font is inside.
    const fonts = pdf.match(/\/Type \/FontDescriptor/g)
    expect(fonts).not.toBeNull()
    expect(pdf.match(/\/FontFile2/g)).toHaveLength(fonts?.length ?? 0)
    expect(await actions()).toContain('consent-proof')
  })

  test('quotes the words in the language they were read in, and says which', async () => {
    const language = { 'accept-language': 'en-XA' }
    const sent = await app.inject({
      method: 'POST',
      url: '/api/applications',
      payload: plaintiffPayload,
      headers: language,
    })
    const { id } = sent.json<{ id: string }>()
    const found = await readConsents({ db: database.db, rowSealer: testRowSealer }, id)
    if (!found) throw new Error('the application is gone')
    const text = JSON.stringify(describeConsents(found, hashWords).parts)
    expect(text).toMatch(/"quote","text":"⟦.*"label":"Language of the words","value":"xa"/)
    const pdf = await app.inject({ url: `/api/applications/${id}/consents.pdf`, headers })
    expect(pdf.rawPayload.toString('latin1').match(/\/Lang \(en-XA\)/g)).toHaveLength(found.consents.length)
  })

  test('says the words, their version and hash, when, from where, and how the person is recognized later', async () => {
    const { id } = await submit(plaintiffPayload)
    const found = await readConsents({ db: database.db, rowSealer: testRowSealer }, id)
    if (!found) throw new Error('the application is gone')
    const text = JSON.stringify(describeConsents(found, hashWords).parts)
    for (const { statement, version, givenAt } of found.consents) {
      const hash = createHash('sha256').update(statement).digest('hex')
      for (const part of [JSON.stringify(statement).slice(1, -1), version ?? '', givenAt.toISOString(), hash])
        expect(text).toContain(part)
    }
    expect(text).toContain('127.0.0.1')
    expect(text).toContain('Proof/1.0')
    for (const hash of Object.values(found.hashes)) expect(text).toContain(hash)
  })

  test('outlives the person: found by name and birth date, email or phone, and names nobody', async () => {
    const own = { firstName: 'Zora', lastName: 'Neal', email: 'zora@example.net', phone: '(555) 010-8899' }
    const { id } = await submit({ ...plaintiffPayload, ...own })
    const before = await readConsents({ db: database.db, rowSealer: testRowSealer }, id)
    const wanted = { name: ' zora  NEAL', birthDate: plaintiffPayload.dateOfBirth }
    expect((await search(wanted)).json()).toEqual([])
    const url = `/api/applications/${id}/person`
    await app.inject({ method: 'DELETE', url, payload: { reason: 'requested' }, headers })
    const found = (await search(wanted)).json<ConsentProof[]>()
    expect(found.map((proof) => proof.kind)).toEqual(['health', 'consent', 'privacy', 'phone'])
    expect(found[3]?.statement).toContain('STOP')
    expect(found[0]).toMatchObject(before?.hashes ?? {})
    expect((await search({ email: own.email })).json()).toEqual(found)
    expect((await search({ ...wanted, birthDate: '1980-03-01' })).json()).toEqual([])

    const ids = found.map((proof) => `id=${proof.id}`).join('&')
    const pdf = await app.inject({ url: `/api/admin/consent-proofs/export.pdf?${ids}`, headers })
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    for (const value of Object.values(own)) expect(pdf.body).not.toContain(value)
  })

  test('of an attorney is the attorney’s own', async () => {
    const { id } = await submit(attorneyPayload)
    const found = await readConsents({ db: database.db, rowSealer: testRowSealer }, id)
    expect(found?.hashes.personHash).toBeNull()
    expect((await app.inject({ url: `/api/applications/${id}/consents.pdf`, headers })).statusCode).toBe(200)
  })

  test.each([
    {},
    { name: 'Zora Neal' },
    { birthDate: '1980-02-29' },
    { email: 'zora' },
    { name: 'Zora', birthDate: 'yesterday' },
  ])('a search for %o is refused', async (payload) => {
    expect((await search(payload)).statusCode).toBe(400)
  })

  test('is for people who may see files, and unknown ones are not found', async () => {
    const { id } = await submit(plaintiffPayload)
    for (const url of [`/api/applications/${id}/consents.pdf`, '/api/admin/consent-proofs/export.pdf?id=1'])
      expect((await app.inject({ url })).statusCode).toBe(401)
    const unknown = '00000000-0000-4000-8000-000000000000'
    for (const url of [
      `/api/applications/${unknown}/consents.pdf`,
      '/api/admin/consent-proofs/export.pdf?id=999999',
    ])
      expect((await app.inject({ url, headers })).statusCode).toBe(404)
  })
})
