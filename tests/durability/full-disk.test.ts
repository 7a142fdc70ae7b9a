import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openEmbedded } from '#db/embedded.ts'
import { mountSmallDisk } from '../support/small-disk.ts'

const script = join(import.meta.dirname, 'write-on-full-disk.ts')
const write = (...values: string[]) => spawnSync(process.execPath, [script, ...values], { encoding: 'utf8' })

test('a log that finds the disk full grows by its spare space, and without any ends the process', async () => {
  const disk = mountSmallDisk(200)
  // Without the right to mount one there is no disk to fill.
  if (!disk) return
  onTestFinished(disk.remove)
  const kept = async () => {
    disk.makeRoom()
    const database = await openEmbedded({ dataDir: disk.path })
    const { rows } = await database.runSql('select value from kept')
    await database.close()
    return rows.map(({ value }) => value)
  }

  const first = write(disk.path, '1', 'with')
  expect(first.stdout, first.stderr).toBe('acknowledged 1\n')
  expect(await kept()).toEqual([1])

  const second = write(disk.path, '2', 'without')
  expect(second.stdout, second.stderr).toBe('')
  expect([second.status, second.stderr]).toEqual([1, expect.stringContaining('the disk is full')])
  expect(await kept()).toEqual([1])
})
