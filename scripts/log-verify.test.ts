import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '#db/database.ts'
import {
  type ContractFacts,
  type ContractFigures,
  contractEvents,
  contracts,
  type OfferRule,
} from '#db/schema/index.ts'
import { openRowSealer } from '#db/sealing-key.ts'
import { inContracts, keepEvent } from '#features/contracts/records/mutations/locked.ts'
import { createAccessLog } from '#lib/access-log/access-log.ts'
import { makeTemporaryDataFolder } from '../tests/support/embedded-snapshot.ts'
import { shortLived } from '../tests/support/node-flags.ts'
import { isProof } from '../tests/support/sample.ts'

let folder: Awaited<ReturnType<typeof makeTemporaryDataFolder>>
const secret = 'a secret of this test, of 32 characters'
const log = createAccessLog(secret)

beforeAll(async () => {
  folder = await makeTemporaryDataFolder()
  writeFileSync(join(folder.path, 'app-secret'), secret)
})
afterAll(() => folder.remove())

function verify(...args: string[]) {
  const run = spawnSync(process.execPath, [...shortLived, 'scripts/log-verify.ts', ...args], {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder.path,
      NODE_COMPILE_CACHE: 'node_modules/.cache/compiled-writer',
    },
  })
  return { code: run.status, said: run.stdout + run.stderr }
}

test('log:verify says in one line whether the log is whole, and which entry is wrong', async () => {
  const database = await openDatabase({ dataDir: folder.path, onError: () => {} })
  const add = (address: string) => log.record(database.db, { action: 'sign-in', address })
  const [, second] = [await add('a'), await add('b'), await add('c')]
  if (isProof) {
    const running = expect.stringMatching(/^The server is running on .*\n$/)
    expect(verify()).toMatchObject({ code: 1, said: running })
  }
  await database.close()
  // A number and a hash, as the server prints them.
  if (isProof) {
    const whole = 'The access log is whole: 3 entries, from 1 to 3.\n'
    expect(verify(`2:${second?.hash}`)).toEqual({ code: 0, said: whole })
  }

  const withContract = await openDatabase({ dataDir: folder.path, onError: () => {} })
  await addEvents(withContract)
  await withContract.close()
  expect(verify()).toEqual({
    code: 1,
    said: `The access log is whole: 5 entries, from 1 to 5.\nBF-K7M2Q-XR4HT: the event “Signed” was changed.\n`,
  })

  const again = await openDatabase({ dataDir: folder.path, onError: () => {} })
  await again.db.execute(sql`set session_replication_role = replica`)
  await again.db.execute(sql`update access_log set address = 'x' where number = 2`)
  await again.close()
  expect(verify()).toEqual({ code: 1, said: 'The access log is not whole: entry 2 was changed.\n' })
})

/** A contract that was drafted and signed, and somebody else's hand in the second. */
async function addEvents({ db }: OpenDatabase) {
  const rowSealer = await openRowSealer(db, secret)
  await db.execute(sql`set session_replication_role = replica`)
  const [id, number] = [randomUUID(), 'BF-K7M2Q-XR4HT']
  await db.insert(contracts).values({
    ...{ id, number, templateVersion: 1, templateRevision: 1, termsVersion: 1 },
    ...{ homeState: 'TX', homeRuleVersion: 0, fundingOn: '2027-03-02', signBy: '2027-03-01' },
    ...{ rule: {} as OfferRule, amount: 5_000_00, figures: {} as ContractFigures },
    sealedFacts: rowSealer.seal(contracts.sealedFacts, id, {} as ContractFacts),
  })
  await inContracts({ db, rowSealer, accessLog: log }, async (writing) => {
    for (const event of ['drafted', 'signed'] as const)
      await keepEvent(writing, { id, number }, event, { party: 'person' }, { name: 'Teresa Alvarado' })
  })
  await db.update(contractEvents).set({ party: 'desk' }).where(eq(contractEvents.event, 'signed'))
}
