import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openEmbedded } from '#db/embedded.ts'
import { makeDataFolder } from '../support/embedded-snapshot.ts'
import { shortLived } from '../support/node-flags.ts'
import { makeTemporaryFolder } from '../support/server-process.ts'
import { mountSmallDisk } from '../support/small-disk.ts'
import { requireStrace } from './strace.ts'

test('a log that finds the disk full grows by its spare space, and without any ends the process', async () => {
  const disk = await mountSmallDisk(200)
  const { path, remove } = disk ?? makeTemporaryFolder()
  onTestFinished(remove)
  await makeDataFolder(path)
  const write = (value: number, spare: 'with' | 'without') => {
    const script = join(import.meta.dirname, 'write-on-full-disk.ts')
    const options = [path, String(value), spare, disk ? 'small' : 'large']
    const [command = '', ...args] = [
      ...(disk ? [] : fakeFullDisk(path, spare)),
      ...[process.execPath, ...shortLived, script, ...options],
    ]
    // A database that keeps trying to write would never end.
    return spawnSync(command, args, { encoding: 'utf8', timeout: 60_000, killSignal: 'SIGKILL' })
  }
  const listKept = async () => {
    disk?.makeRoom()
    const database = await openEmbedded({ dataDir: path })
    const { rows } = await database.runSql('select value from kept')
    await database.close()
    return rows.map(({ value }) => value)
  }

  const first = write(1, 'with')
  expect(first.stdout, first.stderr).toBe('acknowledged 1\n')
  expect(existsSync(join(path, 'spare-space'))).toBe(false)
  expect(await listKept()).toEqual([1])

  const second = write(2, 'without')
  expect(second.stdout, second.stderr).toBe('')
  expect([second.status, second.stderr]).toEqual([1, expect.stringContaining('the disk is full')])
  expect(await listKept()).toEqual([1])
})

/**
 * Used when no disk can be mounted: strace fakes a full disk when the log gets a new file, once if the spare space
 * makes room, always if there is none. PGlite's process id is 42.
 */
function fakeFullDisk(folder: string, spare: 'with' | 'without'): string[] {
  requireStrace()
  const file = join(folder, 'database', 'pg_wal', 'xlogtemp.42')
  const calls = 'write,pwrite64,writev,pwritev'
  const when = spare === 'with' ? '1' : '1+'
  return [
    ...['strace', '-f', '-qq', '--seccomp-bpf', '-o', '/dev/null', '-P', file, '-e', `trace=${calls}`],
    ...['-e', `inject=${calls}:error=ENOSPC:when=${when}`],
  ]
}
