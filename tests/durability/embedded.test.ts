import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeDataFolder } from '../support/embedded-snapshot.ts'
import { proofTest } from '../support/proof-test.ts'
import { rounds } from '../support/sample.ts'
import { makeTemporaryFolder } from '../support/server-process.ts'
import { requireStrace } from './strace.ts'
import {
  isFinished,
  isPresent,
  listCommitted,
  listPresentAtStart,
  startWriter,
  type Writer,
} from './writer.ts'

let root: ReturnType<typeof makeTemporaryFolder>
/** Already holds a database. */
let folder: string
const running = new Set<Writer>()

beforeEach(async () => {
  root = makeTemporaryFolder()
  folder = join(root.path, 'data')
  mkdirSync(folder)
  await makeDataFolder(folder)
})
afterEach(async () => {
  await Promise.all([...running].map((writer) => writer.kill()))
  running.clear()
  root.remove()
})

function start(howMany: number, wrapper?: string[]): Writer {
  const writer = startWriter(folder, howMany, wrapper)
  running.add(writer)
  return writer
}

it('every row is on the disk before it is acknowledged: an fsync of the log comes before each answer', async () => {
  requireStrace()
  const log = join(root.path, 'strace.log')
  const writer = start(100, [
    'strace',
    '-f',
    // Without it, strace stops the process at every call, not just the traced ones.
    '--seccomp-bpf',
    '-y',
    '-s',
    '60',
    '-e',
    'trace=fsync,fdatasync,write',
    '-o',
    log,
  ])
  await writer.until(isFinished)

  let synced = 0
  // strace splits a call over two lines when another thread makes one at the same time.
  const begun = new Set<string>()
  const acknowledged: { row: number; synced: number }[] = []
  for (const line of readFileSync(log, 'utf8').split('\n')) {
    const [thread = ''] = line.split(' ', 1)
    if (/ f(data)?sync\(\d+<[^>]*\/pg_wal\/[^>]*> <unfinished/.test(line)) begun.add(thread)
    const isWhole = / f(data)?sync\(\d+<[^>]*\/pg_wal\/[^>]*>\) += 0/.test(line)
    const isEnd = / <\.\.\. f(data)?sync resumed>\) += 0/.test(line) && begun.delete(thread)
    if (isWhole || isEnd) synced++
    const row = / write\(1<.*\{\\"committed\\":(\d+)\}/.exec(line)?.[1]
    if (row === undefined) continue
    acknowledged.push({ row: Number(row), synced })
    synced = 0
  }
  expect(acknowledged.map(({ row }) => row)).toEqual(listCommitted(writer))
  expect(acknowledged).toHaveLength(100)
  expect(acknowledged.filter(({ synced }) => synced < 1)).toEqual([])
})

const kills = rounds(20, 2)

it('no acknowledged row is lost in many kills while writing', async () => {
  const acknowledged = new Set<number>()
  for (let cycle = 0; cycle < kills; cycle++) {
    const writer = start(100_000)
    await writer.until(isPresent)
    const present = listPresentAtStart(writer)
    expect([...acknowledged].filter((row) => !present.has(row))).toEqual([])
    // Spreads the kills from no rows at all to a few hundred, at any point of a write.
    await delay((cycle * 340) / kills)
    await writer.kill()
    running.delete(writer)
    for (const row of listCommitted(writer)) acknowledged.add(row)
  }
  expect(acknowledged.size).toBeGreaterThan(kills)
  const last = start(0)
  await last.until(isPresent)
  expect([...acknowledged].filter((row) => !listPresentAtStart(last).has(row))).toEqual([])
})

proofTest(
  'a second process is told that the folder is in use, and may have it right after the first was killed',
  async () => {
    const first = start(1)
    await first.until(isFinished)
    const second = start(1)
    expect(await second.waitForEnd()).toBe(1)
    expect(second.complaint()).toContain(`DataFolderInUseError: The data folder ${folder} is in use`)
    expect(second.complaint()).toContain('Stop that process, or set DATA_DIR to another folder')

    await first.kill()
    const third = start(1)
    await third.until(isFinished)
    expect(listPresentAtStart(third)).toEqual(new Set([0]))
    expect(third.complaint()).toBe('')
  },
)

proofTest(
  'a first start that is killed half way leaves nothing in the way of the next, which closes the folder to other users of the machine',
  async () => {
    rmSync(folder, { recursive: true })
    const first = start(1)
    await expect.poll(() => existsSync(join(folder, 'database.new', 'base')), { timeout: 30_000 }).toBe(true)
    await first.kill()
    expect(existsSync(join(folder, 'database'))).toBe(false)
    const second = start(1)
    await second.until(isFinished)
    expect(listCommitted(second)).toEqual([0])
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  },
)

it('the database is closed to other users of the machine also in a folder that is not', async () => {
  const database = join(folder, 'database')
  for (const path of [folder, database]) chmodSync(path, 0o755)
  await start(0).until(isPresent)
  expect(statSync(database).mode & 0o777).toBe(0o700)
})
