import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { advances, contractSettings, letters } from '#db/schema/index.ts'
import { addMonths } from '#lib/calendar-days.ts'
import { besideKey } from '#lib/storage/keys.ts'
import { createLocalDisk } from '#lib/storage/local-disk.ts'
import { openContractsDesk, openSendable } from '../../../../tests/support/contracts.ts'
import { today } from '../../../../tests/support/decisions.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { payOut } from '../../../../tests/support/paid-contracts.ts'
import { testRowSealer as rowSealer, testSecret } from '../../../../tests/support/row-sealer.ts'
import { makeTemporaryFolder } from '../../../../tests/support/server-process.ts'
import { checkLettersNightly, forgetLettersNightly } from './jobs.ts'

const { path: dataDir, remove } = makeTemporaryFolder()
afterAll(remove)
const desk = await openContractsDesk('postgres', { env: { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' } })
const { app, owner, ruth } = desk
const { db } = desk.database
const folder = join(dataDir, 'files')
const services = jobServices(db, {
  storage: createLocalDisk({ folder, appSecret: testSecret }),
  accessLog: app.accessLog,
})
const get = async (url: string, headers = owner) => app.inject({ url, headers })

async function makeLetter() {
  const file = await openSendable(desk)
  await payOut({ db, rowSealer }, { contractId: file.id, amount: 10_000_00, fundedOn: addMonths(today, -14) })
  await db
    .insert(contractSettings)
    .values({ id: 1, isOn: true })
    .onConflictDoUpdate({ target: contractSettings.id, set: { isOn: true } })
  const url = `/api/applications/${file.fileId}/payoff-letters`
  const made = await app.inject({ method: 'POST', url, headers: owner, payload: { goodThrough: today } })
  expect(made.statusCode).toBe(201)
  const { id, number } = made.json()
  const [row] = await db.select().from(letters).where(eq(letters.id, id))
  const key = row?.storageKey ?? ''
  const places = [key, besideKey(key)].map((one) => join(folder, one))
  return { ...file, id, number, places, pdf: `/api/payoff-letters/${id}/pdf` }
}

test('a letter whose file was touched isn’t shown, and a night notes it until it is whole again', async () => {
  const { id, pdf, places } = await makeLetter()
  const broken = async () => {
    const [row] = await db.select().from(letters).where(eq(letters.id, id))
    return row?.brokenSince !== null
  }
  await checkLettersNightly.run({}, services)
  expect(await broken()).toBe(false)
  for (const [at, place] of places.entries()) {
    const whole = await readFile(place)
    const changed = Buffer.from(whole)
    changed[changed.length - 9] = (changed[changed.length - 9] ?? 0) ^ 1
    await writeFile(place, changed)
    if (at === 0) expect((await get(pdf)).statusCode).toBe(500)
    await checkLettersNightly.run({}, services)
    expect(await broken()).toBe(true)
    await writeFile(place, whole)
    await checkLettersNightly.run({}, services)
    expect(await broken()).toBe(false)
  }
  expect((await get(pdf)).statusCode).toBe(200)
})

test('a letter outlives its person for the years of its advance, for owners, and then its files go too', async () => {
  const { id, fileId, number, pdf, places } = await makeLetter()
  const payload = { reason: 'requested', applicationIds: [fileId] }
  const url = `/api/applications/${fileId}/person`
  expect((await app.inject({ method: 'DELETE', url, payload, headers: owner })).statusCode).toBe(200)
  expect((await get(pdf)).statusCode).toBe(200)
  expect((await get(pdf, ruth.headers)).statusCode).toBe(404)
  expect((await get(`/api/verify/${number}`)).json().answer).toBe('issued')

  const long = new Date(Date.now() - (7 * 365 + 9) * 86_400_000)
  await db.update(letters).set({ madeAt: long }).where(eq(letters.id, id))
  await forgetLettersNightly.run({}, services)
  expect((await get(pdf)).statusCode).toBe(200)
  await db.delete(advances)
  await forgetLettersNightly.run({}, services)
  expect((await get(pdf)).statusCode).toBe(404)
  expect(places.map((place) => existsSync(place))).toEqual([false, false])
  expect((await get(`/api/verify/${number}`)).json().answer).toBe('unknown')
})
