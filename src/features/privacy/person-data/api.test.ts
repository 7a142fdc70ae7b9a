import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { privacyRecords } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { readZipEntry } from '#lib/storage/content-type/zip.ts'
import { openTestApp, signIn } from '#server/testing.ts'
import { plaintiffPayload } from '../../../../tests/support/application-payloads.ts'
import { plant, planted, plantedPayload, plantedValues } from '../../../../tests/support/planted-person.ts'

describe.each(databaseKinds())('the data of a person (%s)', async (kind) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'beaconfield-person-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
  const { database, app } = await openTestApp(kind, {
    env: { RATE_LIMIT_FACTOR: '1000', DATA_DIR: dataDir },
  })
  const headers = await signIn(app)

  const post = async (payload: object) =>
    String((await app.inject({ method: 'POST', url: '/api/applications', payload })).json().id)
  const send: Parameters<typeof plant>[0] = async (method, url, payload, own = {}) => {
    const answer = await app.inject({ method, url, payload, headers: { host: 'site.test', ...own } })
    return { status: answer.statusCode, json: answer.body ? answer.json() : {} }
  }
  const erase = (id: string, payload: object) =>
    app.inject({ method: 'DELETE', url: `/api/applications/${id}/person`, payload, headers })

  /** Reads every value of every table, the queue's too. */
  async function databaseText(): Promise<string> {
    const { rows: tables } = await database.runSql(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    const texts = []
    for (const { name } of tables) {
      const { rows } = await database.runSql(`select to_jsonb(t)::text as row from ${name} t`)
      texts.push(...rows.map(({ row }) => String(row)))
    }
    return texts.join('\n')
  }
  const readFiles = () =>
    readdirSync(dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name + readFileSync(join(entry.parentPath, entry.name), 'utf8'))
      .join('\n')
  const countFiles = () => readdirSync(join(dataDir, 'files', 'documents')).length
  const findPlanted = (text: string) => plantedValues.filter((value) => text.includes(value))

  test('is exported whole, and deleted whole', async () => {
    const id = await plant(send, headers)
    const bystander = await post(plaintiffPayload)
    const second = await post({ ...plantedPayload, lastName: 'Elsewhere' })
    const { firstName, lastName, email, phone } = planted
    const searched = [firstName, lastName, email, phone, '7185550642', lastName.toLowerCase()]
    expect(findPlanted(await databaseText())).toEqual(searched)
    expect(findPlanted(readFiles())).toEqual([])
    expect(countFiles()).toBe(2)

    const person = await app.inject({ url: `/api/applications/${id}/person`, headers })
    expect(person.json()).toMatchObject({
      applications: [
        { id, documents: 1, isCertain: true },
        { id: second, documents: 0, isCertain: true, same: ['birth date', 'phone', 'email'] },
      ],
      messages: [{ subject: 'general-question', isCertain: true, same: ['phone', 'name', 'email'] }],
    })

    const answer = await app.inject({ url: `/api/applications/${id}/person/export.zip`, headers })
    expect(answer.headers['content-type']).toBe('application/zip')
    const archive = answer.rawPayload
    const entry = async (name: string) =>
      readZipEntry(async (start, end) => archive.subarray(start, end + 1), archive.length, name)
    const json = String(await entry('person.json'))
    const record = JSON.parse(json)
    expect(record.applications).toHaveLength(2)
    expect(record.messages).toMatchObject([{ message: planted.caseDescription }])
    expect(findPlanted(json)).toEqual(expect.arrayContaining(Object.values(planted).slice(0, 9)))
    expect(String(await entry(record.applications[0].documents[0].file))).toBe(planted.fileText)

    const deleted = await erase(id, { reason: 'requested' })
    expect(deleted.json()).toEqual({ applications: 2, documents: 1, messages: 1, filesLeft: 0 })
    const left = await databaseText()
    expect(findPlanted(left)).toEqual([])
    expect(left).not.toContain(id)
    expect(countFiles()).toBe(0)
    expect((await app.inject({ url: `/api/applications/${id}`, headers })).statusCode).toBe(404)
    expect((await app.inject({ url: `/api/applications/${bystander}`, headers })).statusCode).toBe(200)
    const records = await database.db.select().from(privacyRecords).orderBy(privacyRecords.id)
    expect(records).toMatchObject([
      { action: 'export', actor: 'admin', applications: 2, documents: 1, messages: 1 },
      { action: 'deletion', actor: 'admin', reason: 'requested', applications: 2, documents: 1, messages: 1 },
    ])
  })

  test('is not all that has the same email address: whoever applied with it may have typed another’s', async () => {
    const victim = { ...plantedPayload, email: 'victim@example.net', phone: '(555) 070-0001' }
    const own = await post(victim)
    const message = {
      name: 'Some Body',
      email: 'victim@example.net',
      subject: 'urgent',
      message: 'My words.',
    }
    await app.inject({ method: 'POST', url: '/api/contact', payload: message })
    const stranger = {
      firstName: 'Eve',
      lastName: 'Else',
      phone: '(555) 070-0002',
      dateOfBirth: '1990-01-02',
    }
    const asked = await post({ ...victim, ...stranger })
    const twoTraits = await post({
      ...victim,
      ...stranger,
      phone: '(555) 070-0003',
      email: 'eve@example.net',
    })
    const oneTrait = await post({ ...victim, phone: stranger.phone, email: 'phone@example.net' })

    const person = (await app.inject({ url: `/api/applications/${asked}/person`, headers })).json()
    const certainty = Object.fromEntries(
      [...person.applications, ...person.messages].map(({ id, same, isCertain }) => [
        id,
        { same, isCertain },
      ]),
    )
    expect(certainty[asked]).toEqual({ same: [], isCertain: true })
    expect(certainty[own]).toEqual({ same: ['email'], isCertain: false })
    expect(certainty[twoTraits]).toEqual({ same: ['birth date', 'name'], isCertain: true })
    expect(certainty[oneTrait]).toEqual({ same: ['phone'], isCertain: false })
    expect(person.messages).toMatchObject([{ same: ['email'], isCertain: false }])

    const exportPerson = async (query = '') => {
      const url = `/api/applications/${asked}/person/export.zip${query}`
      const { rawPayload: archive, statusCode } = await app.inject({ url, headers })
      if (statusCode !== 200) return statusCode
      const bytes = async (start: number, end: number) => archive.subarray(start, end + 1)
      const record = JSON.parse(String(await readZipEntry(bytes, archive.length, 'person.json')))
      return [record.applications.map(({ id }: { id: string }) => id).toSorted(), record.messages.length]
    }
    expect(await exportPerson()).toEqual([[asked, twoTraits].toSorted(), 0])
    const chosen = `?application=${asked}&application=${own}&message=${person.messages[0].id}`
    expect(await exportPerson(chosen)).toEqual([[asked, own].toSorted(), 1])
    expect(await exportPerson(`?application=${await post(plaintiffPayload)}`)).toBe(400)

    expect((await erase(asked, { reason: 'requested' })).json()).toMatchObject({
      applications: 2,
      messages: 0,
    })
    expect((await app.inject({ url: `/api/applications/${own}`, headers })).statusCode).toBe(200)
  })

  test('is deleted only as far as was chosen, and never somebody else’s', async () => {
    const one = await post({ ...plantedPayload, phone: '(555) 040-0001' })
    const two = await post({ ...plantedPayload, lastName: 'Changed', phone: '(555) 040-0002' })
    const stranger = await post({
      ...plaintiffPayload,
      email: 'stranger@example.com',
      phone: '(555) 040-0009',
    })
    expect((await erase(one, { reason: 'requested', applicationIds: [one, stranger] })).statusCode).toBe(400)
    expect((await erase(one, { applicationIds: [one] })).statusCode).toBe(400)
    expect(
      (await erase(one, { reason: 'requested', applicationIds: [one], messageIds: [] })).json(),
    ).toMatchObject({ applications: 1 })
    expect((await app.inject({ url: `/api/applications/${two}`, headers })).statusCode).toBe(200)
  })

  test('is nobody’s but the administrator’s', async () => {
    const id = await post(plaintiffPayload)
    for (const url of [`/api/applications/${id}/person`, `/api/applications/${id}/person/export.zip`]) {
      expect((await app.inject({ url })).statusCode).toBe(401)
    }
    const answer = await app.inject({
      method: 'DELETE',
      url: `/api/applications/${id}/person`,
      payload: { reason: 'requested' },
    })
    expect(answer.statusCode).toBe(401)
  })
})
