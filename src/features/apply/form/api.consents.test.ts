import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applications, consentRecords } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { agreements, consentVersion, nameCompany } from '#features/questions/content/agreements.ts'
import { openTestApp, signIn } from '#server/testing.ts'
import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'
import { languageTags, pseudoLocale } from '#site/locale.ts'
import { attorneyPayload, plaintiffPayload } from '../../../../tests/support/application-payloads.ts'
import { parseCsv } from '../../../../tests/support/csv.ts'
import { openRow } from '../../../../tests/support/row-sealer.ts'

/** The specification doesn't ask for the new questions. */
const {
  phoneConsent: _phone,
  healthConsent: _health,
  forChildOrWard: _ward,
  guardianName: _guardian,
  policeReportNumber: _report,
  ...asSpecified
} = { phoneConsent: true, healthConsent: true, forChildOrWard: true, guardianName: '', ...plaintiffPayload }

describe.each(databaseKinds())('what an applicant agrees to (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind, { env: { RATE_LIMIT_FACTOR: '1000' } })
  const headers = await signIn(app)

  const post = (payload: object, accepted?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/applications',
      payload,
      ...(accepted && { headers: { 'accept-language': accepted } }),
    })
  const submit = async (payload: object, accepted?: string) => {
    const answer = await post(payload, accepted)
    expect(answer.statusCode).toBe(201)
    const { id } = answer.json<{ id: string }>()
    const [row] = await database.db.select().from(applications).where(eq(applications.id, id))
    const consents = await database.db
      .select()
      .from(consentRecords)
      .where(eq(consentRecords.applicationId, id))
      .orderBy(consentRecords.id)
    return { id, row: row && openRow(row), consents }
  }
  const kindsOf = (consents: { kind: string }[]) => consents.map(({ kind }) => kind)

  test('a call of the specification needs neither of the new consents, and keeps every answer', async () => {
    const { row, consents } = await submit(asSpecified)
    expect(kindsOf(consents)).toEqual(['consent', 'privacy'])
    expect(row).toMatchObject(asSpecified)
    expect(row?.phoneConsent).toBeNull()
  })

  test('calls and texts have their own agreement, with the seller’s name, STOP and rates', async () => {
    const { consents } = await submit({ ...asSpecified, phoneConsent: true })
    const phone = consents.find(({ kind }) => kind === 'phone')
    expect(phone).toMatchObject({ version: consentVersion, givenAt: expect.any(Date) })
    // What stood folded is agreed to as well.
    const { label, rest } = agreements.plaintiff.phone
    expect(phone?.statement).toBe(nameCompany(`${label.en} ${rest?.en}`, brand.name))
    for (const part of [brand.name, 'automated', 'STOP', 'message and data rates', 'don’t have to agree'])
      expect(phone?.statement).toContain(part)
    expect(consents.find(({ kind }) => kind === 'consent')?.statement).not.toMatch(/call|text/)
  })

  test('a declined consent leaves no record, and the answers about health go with it', async () => {
    const { row, consents } = await submit({ ...asSpecified, phoneConsent: false, healthConsent: false })
    expect(kindsOf(consents)).toEqual(['consent', 'privacy'])
    expect(row).toMatchObject({
      phoneConsent: false,
      healthConsent: false,
      estimatedLostWages: plaintiffPayload.estimatedLostWages,
    })
    for (const name of ['currentDiagnosis', 'treatingDoctors', 'hasPriorInjuries', 'employmentStatus'])
      expect(row).not.toHaveProperty(name)
    expect(JSON.stringify(row?.snapshot)).not.toContain(plaintiffPayload.currentDiagnosis)
  })

  test('the application, its agreements and its snapshot keep the language they were read in', async () => {
    const english = await submit(plaintiffPayload, 'fr, en-US;q=0.5')
    expect(english.row).toMatchObject({ language: 'en', snapshot: { language: 'en' } })
    expect(english.consents.map(({ language }) => language)).toEqual(['en', 'en', 'en', 'en'])
    const { row, consents } = await submit(
      { ...plaintiffPayload, firstName: 'Ana' },
      languageTags[pseudoLocale],
    )
    expect(row).toMatchObject({ language: pseudoLocale, snapshot: { language: pseudoLocale } })
    expect(consents).toHaveLength(4)
    for (const { language, statement } of consents)
      expect([language, statement]).toEqual([pseudoLocale, expect.stringMatching(/^⟦.*⟧$/s)])
    // The version is that of the words, in every language.
    expect(new Set(consents.map(({ version }) => version))).toEqual(new Set([consentVersion]))
    const { steps } = { steps: [], ...row?.snapshot } as {
      steps: { title: string; answers: { question: string }[] }[]
    }
    expect(steps).toHaveLength(4)
    for (const { title, answers } of steps)
      for (const words of [title, ...answers.map(({ question }) => question)]) expect(words).toMatch(/^⟦/)
  })

  test('words with a name that is no longer ours are not kept', async () => {
    const before = await database.db.$count(applications)
    const answer = await post({ ...plaintiffPayload, company: 'Another Name LLC' })
    expect(answer.statusCode).toBe(409)
    expect(await database.db.$count(applications)).toBe(before)
    const rename = (content: string) =>
      app.inject({
        method: 'POST',
        url: '/api/content',
        headers,
        payload: { section: 'global', key: 'global.brand.name', type: 'text', content },
      })
    expect((await rename('Another Name LLC')).statusCode).toBeLessThan(300)
    const { consents, row } = await submit({ ...plaintiffPayload, company: 'Another Name LLC' })
    expect(consents.find(({ kind }) => kind === 'health')?.statement).toMatch(/^Another Name LLC may collect/)
    expect(JSON.stringify(row?.snapshot)).toContain('Another Name LLC may call')
    await app.inject({ method: 'DELETE', url: '/api/content/global.brand.name', headers })
  })

  test('an attorney may say where the client lives, and the desk reads it', async () => {
    const { id } = await submit({ ...attorneyPayload, state: 'TX', clientState: 'OH' })
    const read = await app.inject({ url: `/api/applications/${id}`, headers })
    expect(read.json()).toMatchObject({ state: 'TX', answers: { clientState: 'OH', phoneConsent: true } })
    const csv = await app.inject({ url: '/api/applications/export.csv', headers })
    expect(csv.body).toContain('clientState')
    expect((await post({ ...attorneyPayload, clientState: 'DC' })).json().errors).toHaveProperty(
      'clientState',
    )
  })

  test('nobody below the age of their state applies without a parent or guardian', async () => {
    const yearsOld = (years: number) => {
      const [year = 0, ...rest] = dateIn('America/New_York', new Date()).split('-').map(Number)
      return [year - years, ...rest].map((part) => String(part).padStart(2, '0')).join('-')
    }
    const refused: [state: string, years: number][] = [
      ['OH', 17],
      ['AL', 18],
      ['NE', 18],
      ['MS', 20],
    ]
    for (const [state, years] of refused) {
      const child = { ...asSpecified, state, dateOfBirth: yearsOld(years) }
      const answer = await post(child)
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['dateOfBirth']])
      expect((await post({ ...child, dateOfBirth: yearsOld(years + 1) })).statusCode).toBe(201)
    }
    const child = { ...asSpecified, dateOfBirth: '2015-05-01' }
    const { row } = await submit({ ...child, forChildOrWard: true, guardianName: 'Rosa Reyes' })
    expect(row).toMatchObject({ forChildOrWard: true, guardianName: 'Rosa Reyes' })
  })

  test('our form keeps no health answers without a yes; a call of the specification is marked', async () => {
    const { row } = await submit({ ...asSpecified, consentVersion })
    expect(row).toMatchObject({ healthConsent: false })
    expect(row).not.toHaveProperty('currentDiagnosis')
    // Nothing but spaces is no answer either.
    const blank = await submit({ ...asSpecified, consentVersion, healthConsent: ' \u200b' })
    expect(blank.row).toMatchObject({ healthConsent: false })
    expect(blank.row).not.toHaveProperty('currentDiagnosis')
    const called = await submit(asSpecified)
    expect(called.row).toHaveProperty('currentDiagnosis')
    const agreed = await submit({ ...asSpecified, healthConsent: true })
    const csv = await app.inject({ url: '/api/applications/export.csv', headers })
    const marked = parseCsv(csv.body.slice(1)).filter((cells) => cells.includes('consent not asked'))
    const isMarked = (id: string) => marked.some((cells) => cells.includes(id))
    expect([isMarked(called.id), isMarked(agreed.id)]).toEqual([true, false])
  })

  test('an attorney’s own state is not the client’s', async () => {
    const rule = { posture: 'closed', sentence: 'We can’t fund anyone in Kentucky.' }
    const url = '/api/state-rules/KY'
    const closing = await app.inject({ method: 'PUT', url, headers, payload: rule })
    expect(closing.statusCode, closing.body).toBe(200)
    const { clientState: _, ...silent } = { clientState: '', ...attorneyPayload }
    expect((await post({ ...silent, state: 'KY' })).statusCode).toBe(201)
    expect((await post({ ...silent, state: 'OH', clientState: 'KY' })).statusCode).toBe(422)
  })
})
