import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applications, contactCorrections } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { findCaseUrl } from '#features/correspondence/page-links/mutations.ts'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { openTestApp, signIn } from '#server/testing.ts'
import { attorneyPayload, plaintiffPayload } from '../../../tests/support/application-payloads.ts'
import { createTestRowSealer, testSecret } from '../../../tests/support/row-sealer.ts'
import type { DeskCorrection } from './schema.ts'

const rowSealer = createTestRowSealer(testSecret)
const publicUrl = 'https://site.example'
const reason = 'Told us by phone'

describe.each(databaseKinds())('corrections by the desk (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind, {
    env: { RATE_LIMIT_FACTOR: '1000', PUBLIC_URL: publicUrl },
  })
  const headers = await signIn(app)

  const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
    app.inject({ method, url, headers, ...(payload && { payload }) })
  const submit = async (changes: object = {}, base: object = plaintiffPayload): Promise<string> =>
    (await call('POST', '/api/applications', { ...base, ...changes })).json().id
  const read = async (id: string) => (await call('GET', `/api/applications/${id}`)).json<ApplicationDetail>()
  const correct = (id: string, answers: object, more: object = {}) =>
    call('POST', `/api/applications/${id}/corrections`, { version: 1, answers, reason, ...more })
  const list = async (id: string): Promise<DeskCorrection[]> =>
    (await call('GET', `/api/applications/${id}/corrections`)).json().corrections
  const tokenOf = async (id: string, party: 'applicant' | 'firm' = 'applicant') =>
    (await findCaseUrl({ db: database.db, rowSealer, publicUrl }, id, party)).split('/').at(-1) ?? ''
  const typesOf = ({ timeline }: ApplicationDetail) => timeline.map(({ type }) => type)

  test('record the old value, who and why, and change everything but the snapshot', async () => {
    const id = await submit()
    const before = await read(id)
    const changes = {
      lastName: ' Reyes-Ortiz ',
      phone: '(718) 555-0142',
      dateOfBirth: '3/1/1981',
      state: 'OH',
      caseType: 'auto-accident',
      incidentDate: '2025-04-05',
      fundingAmount: '10000-25000',
      currentDiagnosis: 'Broken wrist and elbow',
      address: '',
    }
    expect((await correct(id, changes)).statusCode).toBe(200)
    const after = await read(id)
    expect(after).toMatchObject({
      lastName: 'Reyes-Ortiz',
      phone: '(718) 555-0142',
      dateOfBirth: '1981-03-01',
      state: 'OH',
      version: 2,
      answers: { currentDiagnosis: 'Broken wrist and elbow', address: null, fundingAmount: '10000-25000' },
      snapshot: before.snapshot,
    })
    const entry = after.timeline.find(({ type }) => type === 'answers-corrected')
    expect(entry).toMatchObject({ actor: 'admin', details: { reason, person: { name: expect.any(String) } } })
    const made = await list(id)
    expect(made).toHaveLength(Object.keys(changes).length)
    expect(made.find(({ field }) => field === 'state')).toMatchObject({
      old: 'Texas',
      new: 'Ohio',
      byDesk: true,
      by: expect.any(String),
      reason,
    })
    expect(made.find(({ field }) => field === 'address')).toMatchObject({ new: '' })
    const found = await call('GET', '/api/applications?q=Ortiz&page=1')
    expect(found.body).toContain(id)
    expect((await call('GET', '/api/applications?q=7185550142&page=1')).body).toContain(id)
    const csv = await call('GET', '/api/applications/export.csv')
    expect(csv.body).toContain('Broken wrist and elbow')
    const shown = await call('GET', `/api/case/${await tokenOf(id)}`)
    expect(shown.json()).toMatchObject({ name: 'Ana Reyes-Ortiz', contact: { phone: '(718) 555-0142' } })
    expect(shown.json().answers.flatMap(({ answers }: { answers: object[] }) => answers)).toContainEqual(
      expect.objectContaining({
        answer: 'Broken wrist',
        corrected: expect.objectContaining({ answer: 'Broken wrist and elbow' }),
      }),
    )
    const rows = await database.db
      .select()
      .from(contactCorrections)
      .where(eq(contactCorrections.applicationId, id))
    expect(
      JSON.stringify(rows.map((row) => ({ ...row, text: Buffer.from(row.sealedOld).toString('latin1') }))),
    ).not.toContain('wrist')
  })

  test('can add and remove duplicates', async () => {
    const twin = {
      lastName: 'Twin',
      email: 'twin@example.com',
      phone: '(555) 020-0001',
      dateOfBirth: '1970-01-02',
    }
    const one = await submit(twin)
    const other = await submit({
      ...twin,
      email: 'other@example.com',
      phone: '(555) 020-0002',
      dateOfBirth: '1971-01-02',
    })
    expect((await read(one)).duplicates).toEqual([])
    await correct(other, { dateOfBirth: '1970-01-02' })
    expect((await read(one)).duplicates).toMatchObject([{ id: other, same: ['name and birth date'] }])
    await correct(other, { lastName: 'Stranger' }, { version: 2 })
    expect((await read(one)).duplicates).toEqual([])
  })

  test('follow the wizard’s rules', async () => {
    const id = await submit()
    const wrong: [object, RegExp][] = [
      [{ phone: '12' }, /short/],
      [{ lastName: ' ' }, /Enter your last name/],
      [{ incidentDate: '2199-01-01' }, /future/],
      [{ state: 'DC' }, /District of Columbia/],
      [{ consent: false }, /Only the person/],
      [{ phoneConsent: true }, /Only the person/],
      [{ attorneyBarNumber: 'TX-1' }, /don’t ask/],
      [{ status: 'approved' }, /don’t ask/],
      [{ constructor: 'x' }, /don’t ask/],
      [{ caseDescription: 'x'.repeat(5_001) }, /5,000/],
    ]
    for (const [answers, message] of wrong) {
      const refused = await correct(id, answers)
      expect(refused.statusCode).toBe(400)
      const [name = ''] = Object.keys(answers)
      expect(refused.json().errors[name][0]).toMatch(message)
    }
    expect((await read(id)).version).toBe(1)
  })

  test('make nobody a minor without a parent or guardian', async () => {
    const twenty = { dateOfBirth: `${new Date().getUTCFullYear() - 20}-01-01`, forChildOrWard: false }
    const id = await submit({ ...twenty, guardianName: '' })
    const refused = await correct(id, { state: 'MS' })
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      { dateOfBirth: [expect.stringContaining('21')] },
    ])
    expect((await correct(id, { address: '1 Elm Street' })).statusCode).toBe(200)
    const guarded = { state: 'MS', forChildOrWard: true, guardianName: 'Maria Reyes' }
    expect((await correct(id, guarded, { version: 2 })).statusCode).toBe(200)
  })

  test('need a reason and a change, and are only for people who may open applications', async () => {
    const id = await submit()
    expect((await correct(id, { lastName: 'New' }, { reason: ' ' })).statusCode).toBe(400)
    expect((await correct(id, {})).statusCode).toBe(400)
    const nobody = await app.inject({
      method: 'POST',
      url: `/api/applications/${id}/corrections`,
      payload: {},
    })
    expect(nobody.statusCode).toBe(401)
    expect((await correct('6f9619ff-8b86-4d01-b42d-00cf4fc964ff', { lastName: 'New' })).statusCode).toBe(404)
  })

  test('drop answers that no longer apply, and agree to nothing', async () => {
    const id = await submit()
    await correct(id, { hasPriorInjuries: 'no' })
    expect((await read(id)).answers).toMatchObject({
      hasPriorInjuries: false,
      priorInjuriesDescription: null,
    })
    expect((await list(id)).map(({ field }) => field).sort()).toEqual([
      'hasPriorInjuries',
      'priorInjuriesDescription',
    ])
    const silent = await submit({ healthConsent: false })
    const refused = await correct(silent, { currentDiagnosis: 'Broken wrist' })
    expect(refused.json().errors.currentDiagnosis[0]).toMatch(/agree first/)
  })

  test('count once if sent twice, and never overwrite somebody else’s', async () => {
    const id = await submit()
    const answers = await Promise.all([
      correct(id, { lastName: 'One' }),
      correct(id, { lastName: 'One' }),
      correct(id, { lastName: 'Two' }),
      correct(id, { lastName: 'Two' }),
    ])
    const codes = answers.map(({ statusCode }) => statusCode).sort()
    expect(codes).toEqual([200, 200, 409, 409])
    expect(await list(id)).toHaveLength(1)
    expect((await read(id)).version).toBe(2)
  })

  test('of the email end the old address’s access, and both addresses get a mail', async () => {
    const id = await submit()
    const token = await tokenOf(id)
    await correct(id, { email: 'right@example.com' })
    expect((await call('GET', `/api/case/${token}`)).statusCode).toBe(404)
    expect((await call('GET', `/api/case/${await tokenOf(id)}`)).json().contact.email).toBe(
      'right@example.com',
    )
    expect(typesOf(await read(id))).toContain('case-link-replaced')
  })

  test('of the firm’s address end its link and its verification, and win over what the desk wrote', async () => {
    const id = await submit()
    const firm = async () => (await call('GET', `/api/applications/${id}/firm`)).json()
    const { version } = await firm()
    const written = {
      version,
      name: 'Park LLP',
      attorney: 'Lee Park',
      email: 'lee@park.example',
      phone: '(555) 010-2345',
    }
    await app.inject({ method: 'PUT', url: `/api/applications/${id}/firm`, headers, payload: written })
    const token = await tokenOf(id, 'firm')
    await correct(id, { plaintiffAttorneyFirm: 'Park & Sons', plaintiffAttorneyEmail: 'lee@sons.example' })
    expect(await firm()).toMatchObject({ name: 'Park & Sons', email: 'lee@sons.example', verifiedAt: null })
    expect((await call('GET', `/api/firm/${token}`)).statusCode).toBe(404)
  })

  test('to a state where we don’t fund people need a confirmation', async () => {
    const rule = { posture: 'closed', sentence: 'We don’t fund people in Arkansas.' }
    const written = await app.inject({ method: 'PUT', url: '/api/state-rules/AR', headers, payload: rule })
    expect(written.statusCode, written.body).toBeLessThan(300)
    const id = await submit({ clientState: 'TX' }, attorneyPayload)
    const refused = await correct(id, { clientState: 'AR' })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors.clientState).toEqual([rule.sentence])
    expect((await correct(id, { clientState: 'AR' }, { knowsClosed: true })).statusCode).toBe(200)
    const [row] = await database.db.select().from(applications).where(eq(applications.id, id))
    expect(row?.clientState).toBe('AR')
    // Other corrections there need no second warning.
    expect((await correct(id, { clientLastName: 'Reed' }, { version: 2 })).statusCode).toBe(200)
  })
})
