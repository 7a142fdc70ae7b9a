import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contractPapers, contracts, documents, paperSignatures, people } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { inContracts, keepEvent } from '#features/contracts/records/mutations/locked.ts'
import { createAccessLog } from '#lib/access-log/access-log.ts'
import { addDays } from '#lib/calendar-days.ts'
import { newKey } from '#lib/storage/keys.ts'
import { createLocalDisk } from '#lib/storage/local-disk.ts'
import { addDocument } from '../../../../tests/support/add-document.ts'
import { confirmWords, openContractsDesk, openSendable } from '../../../../tests/support/contracts.ts'
import { today } from '../../../../tests/support/decisions.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { openedOnce } from '../../../../tests/support/restore-point.ts'
import { testRowSealer, testSecret } from '../../../../tests/support/row-sealer.ts'
import { mailPaperAlone } from './jobs.ts'

describe.each(databaseKinds())('signed on paper, on %s', async (kind) => {
  const dataDir = join(tmpdir(), `beaconfield-by-mail-${kind}-${process.pid}`)
  const desk = await openContractsDesk(kind, { env: { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' } })
  const { db } = desk.database
  const storage = createLocalDisk({ folder: join(dataDir, 'files'), appSecret: testSecret })
  beforeAll(() => confirmWords(desk))
  afterAll(() => rm(dataDir, { recursive: true, force: true }))

  /** Sent four days ago. */
  const open = openedOnce(desk.database, openSent)
  async function openSent() {
    const file = await openSendable(desk)
    expect((await file.send(file.id)).status).toBe(200)
    const isThis = eq(contracts.id, file.id)
    const issuedAt = new Date(Date.now() - 4 * 24 * 60 * 60_000)
    const [row] = await db.update(contracts).set({ issuedAt }).where(isThis).returning()
    if (!row) throw new Error('the contract is gone')
    const documentId = await addDocument(desk, file.fileId)
    const storageKey = newKey()
    await storage.put(storageKey, Buffer.from('%PDF-1.7 signed'), 'application/pdf')
    await db.update(documents).set({ storageKey }).where(eq(documents.id, documentId))
    const call = (path: string, payload?: object, headers = desk.ruth.headers) =>
      file.on('POST', file.id, path, payload ?? {}, headers)
    const find = (change: object = {}, headers = desk.ruth.headers) =>
      call(
        '/paper-signatures',
        {
          ...{ party: 'person', signedOn: addDays(today, -2), postmarkOn: addDays(today, -1) },
          ...{ receivedOn: today, documentId, submissionKey: randomUUID(), ...change },
        },
        headers,
      )
    const second = (id: string, headers = desk.paul.headers) =>
      call(`/paper-signatures/${id}/second`, undefined, headers)
    const state = async () => (await file.contract(file.id)) as { status: string; signing: { waits: object } }
    return { ...file, row, call, find, second, state, documentId }
  }
  const bar = { number: '0012345', state: 'TX' }

  test('goes out, comes back, and counts once two have looked', async () => {
    const file = await open()
    expect((await file.find()).body.message).toContain('don’t sign on paper')
    expect((await file.call('/mailing', { on: today })).status).toBe(409)
    expect((await file.call('/paper-way')).body.signing.waits).toMatchObject({ for: 'mailing' })
    expect((await file.call('/paper-way')).status).toBe(200)
    expect((await file.call('/mailing', { on: addDays(today, 1) })).status).toBe(422)
    const mailed = await file.call('/mailing', { on: addDays(today, -3) })
    expect(mailed.body.signing).toMatchObject({ mailedOn: addDays(today, -3), waits: { for: 'person' } })

    const submissionKey = randomUUID()
    const found = await file.find({ submissionKey })
    expect(found.status).toBe(201)
    expect(found.body.signing.waits).toMatchObject({ for: 'confirming' })
    expect((await file.find({ submissionKey })).body.signing.papers).toHaveLength(1)
    expect((await file.find({ submissionKey, signedOn: today })).body.message).toContain('sent before')
    expect((await file.find()).body.message).toContain('second person already')
    const [{ id }] = found.body.signing.papers
    const toSign = async (headers: { cookie: string }) =>
      (await desk.app.inject({ url: '/api/admin/overview/today', headers })).json().toSign
    expect(await toSign(desk.paul.headers)).toMatchObject([{ id, kind: 'paper', by: 'Ruth Owens' }])
    expect(await toSign(desk.ruth.headers)).toEqual([])
    expect((await file.second(id, desk.ruth.headers)).body.message).toContain('somebody else')
    const signed = await file.second(id)
    expect(signed.body).toMatchObject({ status: 'signed', signing: { waits: { for: 'attorney' } } })
    expect((await file.second(id)).status).toBe(200)

    expect((await file.find({ party: 'attorney' })).status).toBe(400)
    const counsel = await file.find({ party: 'attorney', bar })
    const [{ id: theirs }] = counsel.body.signing.papers
    expect((await file.call('/copies', { on: today })).status).toBe(409)
    const done = await file.second(theirs)
    expect(done.body).toMatchObject({ status: 'acknowledged', signing: { waits: { for: 'copies' } } })
    expect((await file.call('/copies', { on: today })).body.signing.waits).toBeNull()

    const events = done.body.events.filter(({ party }: { party: string }) => party !== 'clock')
    expect(events.map(({ event }: { event: string }) => event)).toEqual(
      'drafted issued chose-paper mailed returned signed returned acknowledged'.split(' '),
    )
    const [, , , , , person, , attorney] = events
    expect(person).toMatchObject({ party: 'person', by: 'Paul Whitlock', words: { knownBy: 'paper' } })
    expect(person.words).toMatchObject({ signedOn: addDays(today, -2), postmarkOn: addDays(today, -1) })
    expect(attorney.words).toMatchObject({ bar })
    const scans = await db.select().from(contractPapers).where(eq(contractPapers.contractId, file.id))
    expect(
      scans
        .filter(({ kind: is }) => is === 'scan')
        .map(({ edition }) => edition)
        .sort(),
    ).toEqual([1, 2])
    const { rows } = await desk.database.runSql('select s::text as all from paper_signatures s')
    expect(rows.map((one) => String(one.all)).join()).not.toContain('0012345')
  })

  test('counts by its postmark, and keeps to the days that are possible', async () => {
    const file = await open()
    await file.call('/paper-way')
    const mistakeOf = async (change: object) => Object.keys((await file.find(change)).body.errors ?? {})
    expect(await mistakeOf({ signedOn: addDays(today, -9) })).toEqual(['signedOn'])
    expect(await mistakeOf({ receivedOn: addDays(today, 1) })).toEqual(['receivedOn'])
    expect(await mistakeOf({ signedOn: today, receivedOn: addDays(today, -1) })).toEqual(['signedOn'])
    expect(await mistakeOf({ postmarkOn: addDays(today, -3) })).toEqual(['postmarkOn'])
    expect(await mistakeOf({ documentId: randomUUID() })).toEqual(['documentId'])
    await db.update(documents).set({ mimeType: 'text/plain' }).where(eq(documents.id, file.documentId))
    expect(await mistakeOf({})).toEqual(['documentId'])
    await db.update(documents).set({ mimeType: 'image/png' }).where(eq(documents.id, file.documentId))
    expect((await file.find({ party: 'attorney', bar })).body.message).toContain('comes first')
    // The last day was yesterday: mailed by then, it counts today; without a postmark it came too late.
    await db
      .update(contracts)
      .set({ signBy: addDays(today, -1) })
      .where(eq(contracts.id, file.id))
    expect(await mistakeOf({ postmarkOn: null })).toEqual(['receivedOn'])
    expect(await mistakeOf({ postmarkOn: today })).toEqual(['postmarkOn'])
    const found = await file.find()
    expect(found.status).toBe(201)
    const kept = await db.$count(contractPapers, eq(contractPapers.contractId, file.id))
    expect(kept).toBe(2)
    const [{ id }] = found.body.signing.papers
    const no = await file.call(`/paper-signatures/${id}/refusal`, { reason: 'Page 5 is missing.' })
    expect(no.body.signing.papers).toMatchObject([{ ending: 'refused', refusal: 'Page 5 is missing.' }])
    expect((await file.second(id)).status).toBe(409)
    expect((await file.state()).status).toBe('issued')
  })

  test('one alone says why, gets a mail, and waits', async () => {
    const file = await open()
    await file.call('/paper-way')
    await db.update(people).set({ disabledAt: new Date() }).where(ne(people.isFirst, true))
    expect((await file.find({}, desk.owner)).body.errors.reason).toHaveLength(1)
    const found = await file.find({ reason: 'I’m the only one here.' }, desk.owner)
    const [{ id, aloneFrom }] = found.body.signing.papers
    expect(Date.parse(aloneFrom)).toBeGreaterThan(Date.now() + 23 * 60 * 60_000)
    const services = jobServices(db)
    await mailPaperAlone.run({ paperSignatureId: id }, services)
    expect(services.sent).toMatchObject([{ subject: expect.stringContaining('You signed alone') }])
    expect((await file.second(id, desk.owner)).body.message).toContain('24 hours')
    await db.update(paperSignatures).set({ aloneFrom: new Date() }).where(eq(paperSignatures.id, id))
    const done = await file.second(id, desk.owner)
    expect(done.body).toMatchObject({ status: 'signed', signing: { papers: [{ isAlone: true }] } })
  })

  test('what an attorney signed counts no more once counsel has changed', async () => {
    const file = await open()
    await file.call('/paper-way')
    await file.second((await file.find()).body.signing.papers[0].id)
    const found = await file.find({ party: 'attorney', bar })
    const theirs = found.body.signing.papers.find(({ party }: { party: string }) => party === 'attorney')
    const services = { db, rowSealer: testRowSealer, accessLog: createAccessLog(testSecret) }
    await inContracts(services, (writing) =>
      keepEvent(writing, file.row, 'counsel-changed', { party: 'desk' }, { firm: 'Another firm' }),
    )
    expect((await file.second(theirs.id)).status).toBe(409)
    expect((await file.state()).status).toBe('signed')
    expect((await file.find({ party: 'attorney', bar })).status).toBe(201)
  })

  test('twenty at once who confirm it sign it once', async () => {
    const file = await open()
    await file.call('/paper-way')
    const [{ id }] = (await file.find()).body.signing.papers
    const answers = await Promise.all(Array.from({ length: 20 }, () => file.second(id)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const { events } = await file.contract(file.id)
    expect(events.filter(({ event }: { event: string }) => event === 'signed')).toHaveLength(1)
    expect((await file.call('/paper-signatures/x/second')).status).toBe(404)
    expect((await file.second(randomUUID())).status).toBe(404)
  })
})
