import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applications, type ContractEventWords, contracts, firmRecords } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { readEvents } from '#features/contracts/records/data/events.ts'
import { mailSignerCode } from '#features/contracts/signers/jobs.ts'
import { addDays } from '#lib/calendar-days.ts'
import { newSecret } from '#lib/secrets.ts'
import { knowBrowser, openAttorneys } from '../../../../tests/support/acknowledging.ts'
import { confirmWords, openContractsDesk } from '../../../../tests/support/contracts.ts'
import { today } from '../../../../tests/support/decisions.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { openedOnce } from '../../../../tests/support/restore-point.ts'
import { testRowSealer } from '../../../../tests/support/row-sealer.ts'

describe.each(databaseKinds())('the attorney’s page of a contract (%s)', async (kind) => {
  const dataDir = join(tmpdir(), `beaconfield-acknowledgment-${kind}-${process.pid}`)
  const desk = await openContractsDesk(kind, { env: { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' } })
  await confirmWords(desk)
  const { db } = desk.database
  const open = openedOnce(desk.database, () => openAttorneys(desk))
  const wordsOf = async (contractId: string, event: string): Promise<ContractEventWords> => {
    const events = await readEvents({ db, rowSealer: testRowSealer }, contractId)
    return events.findLast((one) => one.event === event)?.words ?? {}
  }

  test('is read by link alone, with the statements of the paper, and waits for the client', async () => {
    const { call, contract, acknowledge } = await open()
    const shown = await contract({})
    expect(shown).toMatchObject({
      ...{ stage: 'reading', isKnown: false, client: 'Ana Ruiz', amount: 10_000_00 },
      ...{
        attorney: { name: 'Dana M. Whitfield', firm: 'Whitfield & Rowe, LLP' },
        codeTo: expect.stringMatching(/^a•••@firm\.example$/),
        said: null,
      },
    })
    expect(shown.statements).toHaveLength(7)
    expect(shown.statements[0]).toMatch(/^I represent Ana Ruiz in this claim/)
    expect(shown.disclaimer?.text).toMatch(/guarantor/)
    const pdf = await call('GET', '/pdf', undefined, {})
    expect([pdf.status, pdf.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await call('GET', '/pdf?finished', undefined, {})).status).toBe(404)
    expect((await acknowledge()).status).toBe(409)
  })

  test('is signed once, however often and from however many places it is sent', async () => {
    const { clientSigns, answers, call, contract, contractId, events } = await open()
    await clientSigns()
    expect((await contract()).stage).toBe('open')
    const given = await answers()
    const all = await Promise.all(
      Array.from({ length: 20 }, async (_, at) =>
        call('POST', '/acknowledgment', at % 2 ? given : { ...given, submissionKey: crypto.randomUUID() }),
      ),
    )
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200))
    for (const { body } of all)
      expect(body.contract).toMatchObject({ stage: 'done', acknowledgedBy: given.name, said: null })
    expect((await events()).filter(({ event }) => event === 'acknowledged')).toHaveLength(1)
    const words = await wordsOf(contractId, 'acknowledged')
    const { statements } = await contract()
    expect(words).toMatchObject({
      ...{ name: given.name, sentences: statements, bar: { number: '24000000', state: 'TX' } },
      ...{
        firm: 'Whitfield & Rowe',
        knownBy: 'code',
        address: '198.51.100.7',
        browser: 'Attorney’s browser',
      },
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(words.sameNetwork).toBeUndefined()
    const [row] = await db.select().from(contracts).where(eq(contracts.id, contractId))
    expect(row?.status).toBe('acknowledged')
  })

  test('names what is open, missing or different, and signs nothing', async () => {
    const { clientSigns, answers, call, contract } = await open()
    await clientSigns()
    const given = await answers()
    const send = async (more: object) =>
      (await call('POST', '/acknowledgment', { ...given, ...more })).body.errors
    const unanswered = given.answers.map((answer, at) => (at > 4 ? { says: null } : answer))
    expect(await send({ answers: unanswered })).toEqual({ answers: ['Answer 6 and 7, or say you can’t.'] })
    expect(await send({ answers: [] })).toMatchObject({ answers: [expect.stringMatching(/^Answer 1, 2, 3/)] })
    expect(await send({ name: 'Paul Rowe' })).toEqual({
      name: [expect.stringMatching(/^The contract says Dana M. Whitfield\./)],
    })
    expect(await send({ name: '  dana  m. whitfield ', barNumber: '-', barState: null, firm: '' })).toEqual({
      barNumber: ['Enter your bar number.'],
      barState: ['Choose the state of the bar.'],
      firm: ['Enter the name of your firm.'],
    })
    const cannot = given.answers.map((answer, at) => (at === 2 ? { says: 'cannot' } : answer))
    expect(await send({ answers: cannot })).toEqual({ 'reason-3': ['Say why, in a few words.'] })
    expect((await contract()).stage).toBe('open')
  })

  test('takes a statement that they can’t make as a word to us, and may still be signed', async () => {
    const { clientSigns, answers, call, acknowledge, events } = await open()
    await clientSigns()
    const given = await answers({ name: '', barNumber: '', firm: '' })
    const cannot = given.answers.map((answer, at) =>
      at === 2 ? { says: 'cannot', reason: 'A fee is missing.' } : answer,
    )
    for (const _ of [1, 2]) {
      const said = await call('POST', '/acknowledgment', { ...given, answers: cannot })
      expect([said.status, said.body.contract.stage, said.body.contract.said.what]).toEqual([
        200,
        'open',
        'refused',
      ])
    }
    const declined = (await events()).filter(({ event }) => event === 'declined')
    expect(declined).toHaveLength(1)
    expect(declined[0]?.reason).toMatch(/^3\. To the best of my knowledge.*“A fee is missing\.”$/)
    expect((await acknowledge()).body.contract).toMatchObject({ stage: 'done', said: null })
  })

  test('takes a pause, a no with its reason, and both once', async () => {
    const { clientSigns, call, contract, events, file } = await open()
    expect((await call('POST', '/pause')).status).toBe(409)
    await clientSigns()
    for (const _ of [1, 2]) expect((await call('POST', '/pause')).status).toBe(200)
    expect((await contract()).said).toMatchObject({ what: 'paused', reason: null })
    expect((await call('POST', '/refusal', { reason: ' ' })).status).toBe(422)
    for (const _ of [1, 2]) expect((await call('POST', '/refusal', { reason: 'Too dear.' })).status).toBe(200)
    expect(await contract()).toMatchObject({ stage: 'open', said: { what: 'refused', reason: 'Too dear.' } })
    const kinds = (await events()).map(({ event }) => event)
    expect(kinds.slice(-3)).toEqual(['signed', 'paused', 'declined'])
    const timeline = JSON.stringify((await file.call('GET', '', desk.owner)).body.timeline)
    expect(timeline).toContain('"paused"')
    const jobs = await desk.database.runSql(
      `select data ->> 'news' as news from pgboss.job where name = 'contract-attorney-news' order by created_on`,
    )
    expect(jobs.rows.map(({ news }) => news)).toEqual(expect.arrayContaining(['paused', 'refused']))
  })

  test('shows nothing more to a firm that no longer represents the client', async () => {
    const { clientSigns, call, events, file, contractId, token } = await open()
    await clientSigns()
    const page = async () => (await desk.app.inject({ url: `/api/firm/${token}` })).json()
    expect((await page()).contract).toBe('open')
    expect((await call('POST', '/departure')).status).toBe(204)
    expect((await call('GET')).status).toBe(404)
    expect((await page()).contract).toBeNull()
    expect((await events()).at(-1)?.event).toBe('left')
    const [record] = await db.select().from(firmRecords).where(eq(firmRecords.id, file.id))
    expect(record?.representation).toBe('not-anymore')
    expect((await file.contract(contractId)).status).toBe('signed')
  })

  test('asks for the code, and refuses whoever signed for the client', async () => {
    const { clientSigns, call, acknowledge, file, known } = await open()
    await clientSigns()
    expect((await acknowledge({}, {})).status).toBe(401)
    for (const path of ['/pause', '/departure'])
      expect((await call('POST', path, undefined, {})).status).toBe(401)
    // The same browser typed the client's code, too.
    const secret = newSecret()
    const both = { cookie: await knowBrowser(desk, file.id, 'attorney', secret) }
    await knowBrowser(desk, file.id, 'person', secret)
    const refused = await acknowledge({}, both)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(/signed for your client/),
    ])
    // One mailbox for both.
    await db
      .update(applications)
      .set({ plaintiffAttorneyEmail: (await file.read()).email })
      .where(eq(applications.id, file.id))
    const same = { cookie: await knowBrowser(desk, file.id, 'attorney') }
    expect((await acknowledge({}, same)).body.message).toMatch(/one email address/)
    // The address on file is another one now.
    expect((await acknowledge({}, known)).status).toBe(401)
  })

  test('is refused in the browser that signed, even once that is known as the attorney’s alone', async () => {
    const { clientSigns, call, acknowledge, contractId } = await open()
    await clientSigns()
    expect((await call('POST', '/pause')).status).toBe(200)
    const { session } = await wordsOf(contractId, 'paused')
    await clientSigns(session)
    expect((await acknowledge()).status).toBe(409)
  })

  test('takes the code that went to the address on file, and nothing else', async () => {
    const { clientSigns, call, acknowledge, email } = await open()
    await clientSigns()
    expect((await call('POST', '/code', undefined, {})).status).toBe(202)
    const { rows } = await desk.database.runSql(
      `delete from pgboss.job where name = 'signing-code' returning data`,
    )
    const services = jobServices(db)
    for (const { data } of rows) await mailSignerCode.run(mailSignerCode.schema.parse(data), services)
    const [mail] = services.sent
    expect(mail?.to?.address).toBe(email)
    const code = /\d{6}/.exec(mail?.text ?? '')?.[0] ?? ''
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    expect((await call('POST', '/session', { code: wrong }, {})).status).toBe(401)
    const opened = await call('POST', '/session', { code }, {})
    expect([opened.status, opened.body.contract.isKnown]).toEqual([200, true])
    const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? ''
    expect((await acknowledge({}, { cookie })).body.contract.stage).toBe('done')
  })

  test('flags that both came from one network', async () => {
    const { clientSigns, acknowledge, clientsAddress, contractId } = await open()
    await clientSigns()
    expect((await acknowledge({}, undefined, clientsAddress)).status).toBe(200)
    const words = await wordsOf(contractId, 'acknowledged')
    expect(words.sameNetwork).toBe(true)
  })

  test('says what to do once it is over', async () => {
    const late = await open()
    await late.clientSigns()
    await db
      .update(contracts)
      .set({ signBy: addDays(today, -1) })
      .where(eq(contracts.id, late.contractId))
    expect((await late.contract()).stage).toBe('expired')
    expect((await late.acknowledge()).body.message).toMatch(/last day to sign is over/)
    const voided = await open()
    await voided.clientSigns()
    await voided.file.cancel(voided.contractId)
    expect((await voided.contract()).stage).toBe('voided')
    expect((await voided.acknowledge()).body.message).toMatch(/doesn’t stand anymore/)
  })

  test('is the attorney’s own by the case link, where an attorney applied', async () => {
    const { clientSigns, acknowledge, contract, base } = await openAttorneys(desk, { role: 'attorney' })
    expect(base).toMatch(/^\/api\/case\//)
    expect(await contract({})).toMatchObject({
      stage: 'reading',
      client: 'C D',
      attorney: { name: 'Ana Ruiz' },
    })
    await clientSigns()
    expect((await acknowledge()).body.contract.stage).toBe('done')
  })
})
