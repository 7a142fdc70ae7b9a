import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  adoptNextSecret,
  adoptOldSecret,
  isOpenToOthers,
  keepNextSecret,
  liesBesideData,
  listOldSecrets,
  readAppSecret,
  SecretUnusable,
} from './app-secret.ts'

function emptyFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'beaconfield-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
/** A data folder, and a secret in a file outside of it. */
function setUp(secret: string) {
  const folder = emptyFolder()
  const dataDir = join(folder, 'data')
  const appSecretFile = join(folder, 'secret')
  mkdirSync(dataDir)
  writeFileSync(appSecretFile, secret, { mode: 0o600 })
  return { appSecret: undefined, appSecretFile, dataDir }
}
const secret = 'as long as a secret has to be, or longer'

test('a secret is made once, for its owner alone, and kept', () => {
  const dataDir = join(emptyFolder(), 'data')
  const made = readAppSecret({ appSecret: undefined, dataDir })
  expect(made.length).toBeGreaterThanOrEqual(43)
  expect(readAppSecret({ appSecret: undefined, dataDir })).toBe(made)
  expect(statSync(join(dataDir, 'app-secret')).mode & 0o777).toBe(0o600)
  expect(readdirSync(dataDir)).toEqual(['app-secret'])
  expect(liesBesideData({ appSecret: undefined, dataDir })).toBe(true)
})

test('a configured one is used, and no other is made', () => {
  const dataDir = emptyFolder()
  expect(readAppSecret({ appSecret: 'configured', dataDir })).toBe('configured')
  expect(readdirSync(dataDir)).toEqual([])
  expect(liesBesideData({ appSecret: 'configured', dataDir })).toBe(false)
})

test('one in a file of its own is read there, and no other is made', () => {
  const options = setUp(`${secret}\n`)
  expect(readAppSecret(options)).toBe(secret)
  expect(readdirSync(options.dataDir)).toEqual([])
  expect(liesBesideData(options)).toBe(false)
  expect(isOpenToOthers(options)).toBe(false)
  chmodSync(options.appSecretFile, 0o644)
  expect(isOpenToOthers(options)).toBe(true)
})

test('it isn’t separate if its file or a copy is in the data folder', () => {
  const options = setUp(secret)
  const inside = join(options.dataDir, 'keys')
  mkdirSync(inside)
  writeFileSync(join(inside, 'secret'), secret)
  expect(liesBesideData({ ...options, appSecretFile: join(inside, 'secret') })).toBe(true)
  writeFileSync(join(options.dataDir, 'app-secret'), secret)
  expect(liesBesideData(options)).toBe(true)
})

test.each([
  ['is missing', undefined, 'there is no such file'],
  ['is empty', '\n', 'it is empty'],
  ['holds too little', 'short', 'its secret is too short'],
])('a file that %s is refused in one line, and nothing is made in its place', (_name, content, why) => {
  const options = setUp(content ?? '')
  if (content === undefined) rmSync(options.appSecretFile)
  const read = () => readAppSecret(options)
  expect(read).toThrow(SecretUnusable)
  expect(read).toThrow(`APP_SECRET_FILE ${options.appSecretFile}: ${why}.`)
  expect(readdirSync(options.dataDir)).toEqual([])
})

test('a folder isn’t a secret', () => {
  const dataDir = emptyFolder()
  expect(() => readAppSecret({ appSecret: undefined, appSecretFile: dataDir, dataDir })).toThrow(
    'cannot be read (EISDIR)',
  )
})

test('a replaced secret is kept for older backups, for its owner alone, however often it is replaced', () => {
  const dataDir = emptyFolder()
  const secrets = [readAppSecret({ appSecret: undefined, dataDir })]
  chmodSync(join(dataDir, 'app-secret'), 0o640)
  for (const _ of [1, 2]) {
    secrets.unshift(keepNextSecret(dataDir))
    const kept = adoptNextSecret(dataDir)
    expect(readFileSync(kept ?? '', 'utf8').trim()).toBe(secrets[1])
    expect(statSync(kept ?? '').mode & 0o777).toBe(0o600)
  }
  expect(readAppSecret({ appSecret: undefined, dataDir })).toBe(secrets[0])
  const old = listOldSecrets(dataDir)
  expect(old.map(({ secret }) => secret)).toEqual(secrets.slice(1))

  const first = old.find(({ secret }) => secret === secrets[2])
  adoptOldSecret(dataDir, first?.path ?? '')
  expect(readAppSecret({ appSecret: undefined, dataDir })).toBe(secrets[2])
  expect(new Set(listOldSecrets(dataDir).map(({ secret }) => secret))).toEqual(new Set(secrets.slice(0, 2)))
})
