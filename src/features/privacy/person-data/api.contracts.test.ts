import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { accessLog, contractPapers, contracts } from '#db/schema/index.ts'
import { forgetContractsNightly } from '#features/contracts/archive/jobs.ts'
import { openFacts } from '#features/contracts/records/data/rows.ts'
import { addMonths } from '#lib/calendar-days.ts'
import { readZipEntry } from '#lib/storage/content-type/zip.ts'
import { besideKey } from '#lib/storage/keys.ts'
import { createLocalDisk } from '#lib/storage/local-disk.ts'
import { dateIn } from '#site/format.ts'
import {
  confirmWords,
  openContractFile,
  openContractsDesk,
  openSendable,
} from '../../../../tests/support/contracts.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { testRowSealer, testSecret } from '../../../../tests/support/row-sealer.ts'
import { makeTemporaryFolder } from '../../../../tests/support/server-process.ts'

const { path: dataDir, remove } = makeTemporaryFolder()
afterAll(remove)
const desk = await openContractsDesk('postgres', { env: { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' } })
const { app, owner, ruth } = desk
const { db } = desk.database

const get = async (url: string, headers = owner) => app.inject({ url, headers })
const personOf = async (id: string) => (await get(`/api/applications/${id}/person`)).json()
async function erase(id: string) {
  const payload = { reason: 'requested', applicationIds: [id] }
  const url = `/api/applications/${id}/person`
  return (await app.inject({ method: 'DELETE', url, payload, headers: owner })).json()
}
const ask = async (number: string) => (await get(`/api/verify/${number}`)).json()

test('a draft goes with its person, and nobody is told of a contract', async () => {
  const file = await openContractFile(desk)
  const { body } = await file.draft()
  expect(await personOf(file.id)).not.toHaveProperty('contracts')
  expect(await erase(file.id)).not.toHaveProperty('contracts')
  expect((await get(`/api/contracts/${body.id}`)).statusCode).toBe(404)
})

test('a contract that was sent is in the export, outlives its person for its years, and then is forgotten', async () => {
  await confirmWords(desk)
  const { id, fileId, send } = await openSendable(desk)
  const { number, issuedAt } = (await send(id)).body
  const pdf = (await get(`/api/contracts/${id}/pdf`)).rawPayload
  const [row] = await db.select().from(contracts).where(eq(contracts.id, id))
  if (!row) throw new Error('no contract')
  const { readingCode, person } = openFacts(testRowSealer, row)

  const archive = (await get(`/api/applications/${fileId}/person/export.zip`)).rawPayload
  const entry = async (name: string) =>
    readZipEntry(async (start, end) => archive.subarray(start, end + 1), archive.length, name)
  const json = String(await entry('person.json'))
  const [kept] = JSON.parse(json).applications[0].contracts
  expect(kept).toMatchObject({ number, status: 'issued', person, figures: { funded: 10_000_00 } })
  expect(kept.events.map(({ event }: { event: string }) => event)).toEqual(['drafted', 'issued'])
  const files = Object.fromEntries(kept.files.map((path: string) => [path.split('/').at(-1), path]))
  expect(Object.keys(files)).toEqual(['README.txt', 'contract.json', 'events.json', 'shown.pdf'])
  expect(await entry(files['shown.pdf'])).toEqual(pdf)
  expect(json + (await entry(files['contract.json']))).not.toContain(readingCode)

  const until = addMonths(dateIn('America/New_York', new Date(issuedAt)), 7 * 12)
  const told = { count: 1, until }
  expect((await personOf(fileId)).contracts).toEqual(told)
  expect((await erase(fileId)).contracts).toEqual(told)
  expect((await get(`/api/contracts/${id}/pdf`)).rawPayload).toEqual(pdf)
  expect((await get(`/api/contracts/${id}/pdf`, ruth.headers)).statusCode).toBe(404)
  expect((await get(`/api/contracts/${id}`)).json()).toMatchObject({ number, applicationId: null })
  expect(await ask(number)).toMatchObject({ answer: 'issued' })

  const [paper] = await db.select().from(contractPapers)
  const places = [paper?.storageKey ?? '', besideKey(paper?.storageKey ?? '')].map((key) =>
    join(dataDir, 'files', key),
  )
  expect(places.map((place) => existsSync(place))).toEqual([true, true])
  const storage = createLocalDisk({ folder: join(dataDir, 'files'), appSecret: testSecret })
  const runNightly = () =>
    forgetContractsNightly.run({}, jobServices(db, { storage, accessLog: app.accessLog }))
  const age = (days: number) =>
    db
      .update(contracts)
      .set({ issuedAt: new Date(Date.now() - days * 86_400_000) })
      .where(eq(contracts.id, id))
  await age(7 * 365)
  await runNightly()
  expect(await ask(number)).toMatchObject({ answer: 'issued' })
  await age(7 * 365 + 3)
  await runNightly()
  expect(await ask(number)).toMatchObject({ answer: 'unknown' })
  expect(places.map((place) => existsSync(place))).toEqual([false, false])
  expect((await get(`/api/contracts/${id}`)).statusCode).toBe(404)
  const noted = await db.select().from(accessLog).where(eq(accessLog.action, 'retention'))
  expect(noted.map(({ details }) => JSON.parse(details ?? ''))).toEqual([{ contracts: 1, numbers: [number] }])
})
