import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { accessLog } from '#db/schema/index.ts'
import { createTestDb } from '#db/testing.ts'
import { makeTemporaryDataFolder } from '../../../tests/support/embedded-snapshot.ts'
import { shortLived } from '../../../tests/support/node-flags.ts'
import { rounds } from '../../../tests/support/sample.ts'
import { createAccessLog } from './access-log.ts'

const program = join(import.meta.dirname, '../../../tests/durability/write-access-log.ts')

type Writer = { child: ChildProcess; numbers: number[]; reach: (count: number) => Promise<void> }

function startWriter(where: string, name: string): Writer {
  const child = spawn(process.execPath, [...shortLived, program, where, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const numbers: number[] = []
  let heard = () => {}
  createInterface({ input: child.stdout }).on('line', (line) => {
    const { number } = JSON.parse(line)
    if (number) numbers.push(number)
    heard()
  })
  const reach = (count: number) =>
    new Promise<void>((resolve, reject) => {
      child.once('exit', () => reject(new Error('The writer ended early.')))
      heard = () => numbers.length >= count && resolve()
      heard()
    })
  return { child, numbers, reach }
}

async function kill({ child }: Writer) {
  child.kill('SIGKILL')
  await once(child, 'close')
}

test('two processes write one chain without gaps, also when one is killed in the middle', async () => {
  const database = await createTestDb('postgres')
  const [first, second] = [
    startWriter(database.databaseUrl ?? '', 'a'),
    startWriter(database.databaseUrl ?? '', 'b'),
  ]
  await Promise.all([first.reach(60), second.reach(60)])
  await kill(first)
  await second.reach(second.numbers.length + 40)
  await kill(second)
  const { flaw, from, to } = await createAccessLog('for tests only').check(database.db)
  expect({ flaw, from }).toEqual({ flaw: null, from: 1 })
  const acknowledged = [...first.numbers, ...second.numbers]
  expect(new Set(acknowledged).size).toBe(acknowledged.length)
  expect(acknowledged.filter((number) => number > to)).toEqual([])
  const kept = await database.db.select({ by: accessLog.address }).from(accessLog)
  expect(new Set(kept.map(({ by }) => by))).toEqual(new Set(['a', 'b']))
  await database.close()
})

test(`the embedded log is whole after each of ${rounds(10, 1)} kills while it is written`, {
  timeout: 300_000,
}, async () => {
  const folder = await makeTemporaryDataFolder()
  for (let round = 0; round < rounds(10, 1); round++) {
    const writer = startWriter(folder.path, 'a')
    await writer.reach(20 + 7 * round)
    await kill(writer)
    const database = await openDatabase({ dataDir: folder.path, onError: () => {} })
    const { flaw, to } = await createAccessLog('for tests only').check(database.db)
    await database.close()
    expect(flaw).toBeNull()
    expect(to).toBeGreaterThanOrEqual(Math.max(...writer.numbers))
  }
  folder.remove()
})
