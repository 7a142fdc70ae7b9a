import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { diskSecret, filesWith, leavePlainFile, openTestDisk, readBytes } from '../support/local-disk.ts'
import { rounds } from '../support/sample.ts'

const kills = rounds(30, 4)
const fileSize = 3_000_000
const words = 'two herniated discs'

test('killed while old files are sealed, nothing is lost and nothing is sealed twice', async () => {
  const { folder, disk, remove } = openTestDisk()
  onTestFinished(remove)
  const files = Array.from({ length: 10 * kills }, (_, at) => {
    const bytes = randomBytes(fileSize + at)
    bytes.write(words, 1_000)
    return { bytes, key: leavePlainFile(folder, bytes) }
  })
  let wasHalfway = false
  for (let cycle = 0; cycle < kills; cycle++) {
    const script = join(import.meta.dirname, 'write-sealed-files.ts')
    const child = spawn(process.execPath, [script, folder, diskSecret], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'close')
    await once(child.stdout, 'data')
    // Spreads the kills over every point of the writing and renaming of a few files.
    await delay((cycle * 97) % 60)
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
