import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { watch } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { diskSecret, filesWith, leavePlainFile, openTestDisk, readBytes } from '../support/local-disk.ts'
import { rounds } from '../support/sample.ts'

const kills = rounds(30, 4)
const fileSize = 2_000_000
const words = 'two herniated discs'

/** Resolves when the folder has changed this many times. */
async function countWrites(folder: string, howMany: number): Promise<void> {
  let seen = 0
  for await (const _change of watch(folder)) {
    seen += 1
    if (seen === howMany) return
  }
}

test('killed while old files are sealed, nothing is lost and nothing is sealed twice', async () => {
  const { folder, disk, remove } = openTestDisk()
  onTestFinished(remove)
  await disk.ping()
  const files = Array.from({ length: 8 * kills }, (_, at) => {
    const bytes = randomBytes(fileSize + at)
    bytes.write(words, 1_000)
    return { bytes, key: leavePlainFile(folder, bytes) }
  })
  let wasHalfway = false
  for (let cycle = 0; cycle < kills; cycle++) {
    const script = join(import.meta.dirname, 'write-sealed-files.ts')
    const child = spawn(process.execPath, [script, folder, diskSecret], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const ended = once(child, 'close')
    // Spreads the kills over every point of the writing and renaming of a few files, each some fifty writes.
    await Promise.race([ended, countWrites(join(folder, 'unfinished'), 1 + ((cycle * 47) % 190))])
    child.kill('SIGKILL')
    await ended
    const left = filesWith(folder, words).length
    wasHalfway ||= left > 0 && left < files.length
    for (const { key, bytes } of files) expect((await readBytes(disk, key)).equals(bytes)).toBe(true)
  }
  expect(wasHalfway).toBe(true)

  await disk.sealPlainFiles()
  expect(filesWith(folder, words)).toEqual([])
  for (const { key, bytes } of files) {
    expect((await readBytes(disk, key)).equals(bytes)).toBe(true)
    // A second header and second tags would make it longer.
    expect(statSync(join(folder, key)).size).toBe(bytes.length + 84 + 16 * Math.ceil(bytes.length / 65_536))
  }
})
