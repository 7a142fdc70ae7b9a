import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { asc } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createEmbeddedDatabase } from '#db/embedded.ts'
import { lendEmbedded } from '#db/embedded-pool.ts'
import { keepStatements } from '#db/prepared-statements.ts'
import { applications, contracts, documents, ledgerEntries, payouts, people } from '#db/schema/index.ts'
import { applicationStatusValues } from '#domain/application-status.ts'
import { contractStatusValues } from '#domain/contracts.ts'
import { createAccessLog } from '#lib/access-log/access-log.ts'
import { readConfig } from '#lib/config.ts'
import { createLocalDisk } from '#lib/storage/local-disk.ts'
import { testRowSealer, testSecret } from '../../../tests/support/row-sealer.ts'
import { isProof, rounds } from '../../../tests/support/sample.ts'
import { makeTemporaryFolder } from '../../../tests/support/server-process.ts'
import { isDemoFolder, markDemoFolder } from './demo-folder.ts'
import { fillDemo } from './fill-demo.ts'
import { makeDemo } from './make-demo.ts'

const logger = pino({ level: 'silent' })
const now = Date.parse('2026-11-16T15:00:00Z')
const month = 30 * 24 * 60 * 60_000
/** So many have every status among them. */
const count = rounds(300, 9)

function makeFolder() {
  const folder = makeTemporaryFolder()
  onTestFinished(() => folder.remove())
  return folder.path
}

async function fill() {
  const dataDir = makeFolder()
  const { client, giveBack } = await lendEmbedded(inject('embeddedSnapshot'))
  const open = async () => ({
    database: createEmbeddedDatabase(keepStatements(client), () => {}),
    rowSealer: testRowSealer,
    storage: createLocalDisk({ folder: join(dataDir, 'files'), appSecret: testSecret }),
    accessLog: createAccessLog(testSecret),
    appSecret: testSecret,
    dataDir,
    publicUrl: 'http://localhost',
    logger,
  })
  const { database } = await fillDemo(open, { count, seed: 1, now })
  const { db } = database
  const { sortName, status, submittedAt, dueAt, version } = applications
  const files = await db
    .select({ sortName, status, submittedAt, dueAt, version })
    .from(applications)
    .orderBy(asc(submittedAt))
  const drafted = await db
    .select({ status: contracts.status })
    .from(contracts)
    .orderBy(asc(contracts.draftedAt))
  const paid = await db.select({ status: payouts.status }).from(payouts).orderBy(asc(payouts.enteredAt))
  const entered = await db
    .select({ kind: ledgerEntries.kind })
    .from(ledgerEntries)
    .orderBy(asc(ledgerEntries.on))
  const told = {
    ...{ files, contracts: drafted.map(({ status }) => status) },
    ...{ payouts: paid.map(({ status }) => status), entries: entered.map(({ kind }) => kind) },
    ...{ papers: await db.$count(documents), people: await db.$count(people) },
  }
  await client.exec('deallocate all')
  await giveBack()
  return told
}

test('a demo has months of applications in every status, and in the proof the same ones for the same seed', {
  timeout: rounds(20, 3) * 60_000,
}, async () => {
  const first = await fill()
  expect(first.files).toHaveLength(count)
  expect(new Set(first.files.map(({ status }) => status))).toEqual(new Set(applicationStatusValues))
  expect(first.papers).toBeGreaterThan(2)
  expect(first.people).toBe(4)
  expect(new Set(first.contracts)).toEqual(new Set(isProof ? contractStatusValues : ['acknowledged']))
  const paid = isProof ? ['open', 'released', 'sent', 'received', 'returned'] : ['open', 'received']
  expect(new Set(first.payouts)).toEqual(new Set(paid))
  const kept = isProof ? ['paid-out', 'payment', 'returned', 'money-back'] : ['paid-out', 'payment']
  expect(new Set(first.entries)).toEqual(new Set(kept))
  const ages = first.files.map(({ submittedAt }) => (now - submittedAt.getTime()) / month)
  expect(Math.max(...ages)).toBeGreaterThan(1)
  expect(Math.min(...ages)).toBeGreaterThan(0)
  if (isProof) expect(await fill()).toEqual(first)
})

test('a database that isn’t a demo stays as it is, and so does an interrupted demo', async () => {
  const dataDir = makeFolder()
  const read = readConfig({ DATA_DIR: dataDir, DEMO: 'true' })
  if (!read.ok) throw new Error(read.mistakes.join())
  mkdirSync(join(dataDir, 'database'))
  await expect(makeDemo(read.config, logger)).rejects.toThrow('has a database that is not a demo')
  expect(isDemoFolder(dataDir)).toBe(false)

  markDemoFolder(dataDir, { isFinished: false })
  await expect(makeDemo(read.config, logger)).rejects.toThrow('was cut off')
})
