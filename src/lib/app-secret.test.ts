import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readAppSecret } from './app-secret.ts'

function emptyFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'beaconfield-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a secret is made once, for its owner alone, and kept', () => {
  const dataDir = join(emptyFolder(), 'data')
  const secret = readAppSecret({ appSecret: undefined, dataDir })
  expect(secret.length).toBeGreaterThanOrEqual(43)
  expect(readAppSecret({ appSecret: undefined, dataDir })).toBe(secret)
  expect(statSync(join(dataDir, 'app-secret')).mode & 0o777).toBe(0o600)
  expect(readdirSync(dataDir)).toEqual(['app-secret'])
})

test('a configured one is taken, and none is made', () => {
  const dataDir = emptyFolder()
  expect(readAppSecret({ appSecret: 'configured', dataDir })).toBe('configured')
  expect(readdirSync(dataDir)).toEqual([])
})
