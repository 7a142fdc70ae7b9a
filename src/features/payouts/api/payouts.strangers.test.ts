import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancellations, ledgerEntries, payouts, sanctionsLists } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { createLocalDisk } from '#lib/storage/local-disk.ts'
import { signInAs } from '#server/testing.ts'
import { plaintiffPayload } from '../../../../tests/support/application-payloads.ts'
import { confirmWords, openContractsDesk } from '../../../../tests/support/contracts.ts'
import { today } from '../../../../tests/support/decisions.ts'
import { firmRooms } from '../../../../tests/support/firm-room.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { account, openPayable, uploadLists } from '../../../../tests/support/payouts.ts'
import { testRowSealer, testSecret } from '../../../../tests/support/row-sealer.ts'
import { openSigning } from '../../../../tests/support/signing.ts'

type Call = readonly [NonNullable<InjectOptions['method']>, string, (object | undefined)?]
type Headers = Record<string, string>

const key = 'one-and-the-same'
const callsOn = (id: string, fileId: string, entryId: string): Call[] => [
  ['GET', `/api/contracts/${id}/payout`],
  ['GET', `/api/contracts/${id}/payout/details`],
  ['PUT', `/api/contracts/${id}/payout/details`, { ...account, name: 'Eve', version: 0 }],
  ['POST', `/api/contracts/${id}/payout/words`, { about: 'payee', note: 'It’s them.' }],
  ['POST', `/api/contracts/${id}/payout/screening`, {}],
  ['POST', `/api/contracts/${id}/payout/screening/judgment`, { entry: '36', reason: 'No.' }],
  ['POST', `/api/contracts/${id}/payout/signature`, { submissionKey: key }],
  ['POST', `/api/contracts/${id}/payout/refusal`, { reason: 'No.' }],
  ['POST', `/api/contracts/${id}/payout/sent`, { on: today, reference: '1', submissionKey: key }],
  ['POST', `/api/contracts/${id}/payout/received`, { on: today, submissionKey: key }],
  ['POST', `/api/contracts/${id}/payout/returned`, { on: today, reason: 'R', submissionKey: key }],
  ['GET', `/api/contracts/${id}/balance`],
  ['POST', `/api/contracts/${id}/payments`, { amount: 100, on: today, submissionKey: key }],
  ['GET', `/api/contracts/${id}/cancellation`],
  ['POST', `/api/contracts/${id}/cancellation`, { way: 'message', noticedOn: today, submissionKey: key }],
  [
    ...(['POST', `/api/contracts/${id}/cancellation/money-back`] as const),
    { amount: 100, way: 'wire', on: today, submissionKey: key },
  ],
  ['POST', `/api/contracts/${id}/cancellation/keep`, {}],
  ['POST', `/api/contracts/${id}/cancellation/late`, { answer: 'refuse', reason: 'No.' }],
  ['GET', `/api/applications/${fileId}/ledger`],
  ['GET', `/api/applications/${fileId}/ledger.csv`],
  ['POST', `/api/applications/${fileId}/payments`, { amount: 100, on: today, submissionKey: key }],
  [
    ...(['POST', `/api/ledger-entries/${entryId}/corrections`] as const),
    { instead: null, reason: 'Wrong.', submissionKey: key },
  ],
  ['POST', `/api/ledger-entries/${entryId}/corrections/${randomUUID()}/signature`, {}],
  ['POST', `/api/ledger-entries/${entryId}/corrections/${randomUUID()}/refusal`, { reason: 'No.' }],
]
const callsOfAll: Call[] = [
  ['GET', '/api/admin/money'],
  ['GET', '/api/admin/money/payment-list'],
  ['GET', '/api/admin/sanctions-lists'],
  ['POST', `/api/admin/sanctions-lists?kind=sdn&listedOn=${today}`, {}],
  ['GET', '/api/admin/payment-settings'],
  ['PUT', '/api/admin/payment-settings', { listDays: 90, version: 0 }],
]

describe.each(databaseKinds())('the money of contracts is closed on %s to', async (kind) => {
  const dataDir = join(tmpdir(), `beaconfield-money-strangers-${kind}-${process.pid}`)
  const desk = await openContractsDesk(kind, { env: { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' } })
  const { app, owner, ruth } = desk
  const { db } = desk.database
  const storage = createLocalDisk({ folder: join(dataDir, 'files'), appSecret: testSecret })
  const services = jobServices(db, { storage, rowSealer: testRowSealer })
  let file: Awaited<ReturnType<typeof openPayable>>
  let other: Awaited<ReturnType<typeof openPayable>>

  beforeAll(async () => {
    await confirmWords(desk)
    await uploadLists(desk)
    file = await openPayable(desk, services)
    other = await openPayable(desk, services)
  })
  afterAll(async () => {
    await services.printing.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const call = async ([method, url, payload]: Call, headers: Headers = {}) =>
    (await app.inject({ method, url, headers, ...(payload && { payload }) })).statusCode
  const entryId = randomUUID()
  const own = () => [...callsOn(file.id, file.fileId, entryId), ...callsOfAll]
  async function expectNothing() {
    expect(await db.$count(payouts)).toBe(0)
    expect(await db.$count(ledgerEntries)).toBe(0)
    expect(await db.$count(cancellations)).toBe(0)
    expect(await db.$count(sanctionsLists)).toBe(2)
  }

  test('a stranger, somebody who applied, a law firm and an editor', async () => {
    const applied = await app.inject({ method: 'POST', url: '/api/applications', payload: plaintiffPayload })
    const applicant = { cookie: applied.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
    const rooms = firmRooms(desk)
    const firm = await rooms.newFirm()
    await rooms.newFile(firm.firmId)
    const opened = await rooms.open({ email: firm.email, code: await rooms.receiveCode(firm.email) })
    const counsel = { cookie: opened.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
    const { headers: editor } = await signInAs(app, 'editor')
    for (const each of own()) {
      for (const headers of [{}, applicant, counsel])
        expect([401, 404], each.join(' ')).toContain(await call(each, headers))
      expect([403, 404], each.join(' ')).toContain(await call(each, editor))
    }
    await expectNothing()
  })

  test('a page of another site, even for the owner', async () => {
    for (const each of own().filter(([method]) => method !== 'GET'))
      for (const more of [{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }])
        expect(await call(each, { ...owner, ...more }), each.join(' ')).toBe(403)
    await expectNothing()
  })

  test('a reviewer whom no owner gave a right, and a bookkeeper beyond what came in', async () => {
    const { headers: june } = await signInAs(app, 'bookkeeper')
    const reads = /\/(payout|balance|cancellation|ledger|ledger\.csv|money|sanctions-lists)$/
    // Whoever reads files may note that somebody canceled.
    const noted = `/api/contracts/${file.id}/cancellation`
    for (const headers of [ruth.headers, june])
      for (const each of own()) {
        const [method, url] = each
        if (method === 'POST' && url === noted && headers === ruth.headers) continue
        const status = await call(each, headers)
        if (method === 'GET' && reads.test(url)) expect(status, each.join(' ')).toBe(200)
        // What asks for no right asks whether there is anything: nothing is here.
        else expect([403, 404, 409], each.join(' ')).toContain(status)
      }
    await expectNothing()
  })

  test('guesses: ids of nothing, of files, of other contracts’ entries, and what is no id', async () => {
    for (const id of [randomUUID(), file.fileId, 'x', '..', '%00', `${file.id}'--`, '\ud83d\ude00'])
      for (const each of callsOn(encodeURIComponent(id), encodeURIComponent(id), encodeURIComponent(id))) {
        if (id === file.fileId && each[1].includes('/applications/')) continue
        expect([404], each.join(' ')).toContain(await call(each, owner))
      }
    await expectNothing()
  })

  test('the code that somebody typed for another file, a link that is none, and a link alone', async () => {
    const mine = await openSigning(desk, other)
    const theirs = await openSigning(desk, file)
    const calls: Call[] = [
      ['POST', '/receipt', { on: today }],
      ['POST', '/notice', { submissionKey: key }],
      ['DELETE', '/notice'],
    ]
    for (const [method, path, payload] of calls) {
      for (const headers of [mine.known, {}]) {
        expect([401, 403], path).toContain(await call([method, theirs.base + path, payload], headers))
        const gone = theirs.base.replace(theirs.token, randomUUID()) + path
        expect(await call([method, gone, payload], headers), path).toBe(404)
      }
      const named = { ...payload, contract: file.id }
      if (method === 'POST')
        expect([404, 409]).toContain(await call([method, mine.base + path, named], mine.known))
      const asked = { ...theirs.known, origin: 'https://elsewhere.example' }
      expect(await call([method, theirs.base + path, payload], asked)).toBe(403)
    }
    expect(await db.$count(cancellations, eq(cancellations.contractId, file.id))).toBe(0)
    await expectNothing()
  })
})
