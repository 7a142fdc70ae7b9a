import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { applicationNotes, contactMessages, unsealedRows } from '#db/schema/index.ts'
import { makeTemporaryDataFolder } from '../support/embedded-snapshot.ts'
import { leaveOldRows, wordsOf } from '../support/old-rows.ts'
import { testRowSealer } from '../support/row-sealer.ts'
import { rounds } from '../support/sample.ts'
import { isFinished, isPresent, startSealing } from './writer.ts'

const kills = rounds(20, 2)
const rowsPerKill = 300
/** About as long as the rows of one round take, and the rewriting of the files after them. */
const longestWait = 600

test(`sealing goes on by itself after ${kills} kills: nothing is lost, nothing sealed twice, no word left`, {
  timeout: 900_000,
}, async () => {
  const folder = await makeTemporaryDataFolder()
  onTestFinished(folder.remove)
  const use = async <Value>(work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<Value>) => {
    const database = await openDatabase({ dataDir: folder.path, onError: () => {} })
    return work(database).finally(() => database.close())
  }
  const left: string[][] = []
  let cutShort = 0
  for (let round = 0; round < kills; round++) {
    left.push(await use((database) => leaveOldRows(database, rowsPerKill)))
    const sealing = startSealing(folder.path)
    await sealing.until(isPresent)
    // Spreads the kills from the first batch to after the last, in an order that the seed turns round.
    const place = (round * 7 + Number(process.env.TEST_SEED ?? 0)) % kills
    await delay((place * longestWait) / kills)
    await sealing.kill()
    if (!sealing.messages.some(isFinished)) cutShort += 1
  }
  expect(cutShort).toBeGreaterThan(0)

  const last = startSealing(folder.path)
  await last.until(isFinished)
  await last.waitForEnd()
  await use(async ({ db }) => {
    expect(await db.$count(unsealedRows)).toBe(0)
    const { open } = testRowSealer
    const notes = await db.select().from(applicationNotes)
    const messages = await db.select().from(contactMessages)
    const words = new Map<string, string>()
    for (const { id, sealedBody } of notes) words.set(id, open(applicationNotes.sealedBody, id, sealedBody))
    for (const { id, sealedMessage } of messages)
      words.set(id, open(contactMessages.sealedMessage, id, sealedMessage))
    for (const ids of left) expect(ids.map((id) => words.get(id))).toEqual(ids.map((_, i) => wordsOf(i)))
  })
  const files = readdirSync(folder.path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  expect(files.filter((file) => readFileSync(file, 'latin1').includes('in the clear'))).toEqual([])
})
