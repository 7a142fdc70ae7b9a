import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join, relative } from 'node:path'

type SecretOptions = {
  appSecret: string | undefined
  appSecretFile?: string | undefined
  dataDir: string
}

export const minSecretLength = 32

/** Keeps the server from starting. The message is one line for the person who starts it. */
export class SecretUnusable extends Error {}

const pathIn = (dataDir: string) => join(dataDir, 'app-secret')

/** Writes nothing. */
export function findAppSecret({ appSecret, appSecretFile, dataDir }: SecretOptions): string | undefined {
  if (appSecret !== undefined) return appSecret
  if (appSecretFile !== undefined) return readSecretFile(appSecretFile)
  const path = pathIn(dataDir)
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined
}

/** Seals data and signs URLs. Without a configured one, the first start makes it in the data folder. */
export function readAppSecret(options: SecretOptions): string {
  const { dataDir } = options
  if (findAppSecret(options) === undefined) keepNewSecret(dataDir, pathIn(dataDir))
  return findAppSecret(options) ?? ''
}

/** Never makes a missing one: if a disk isn't mounted, that would lock us out of everything sealed. */
function readSecretFile(path: string): string {
  let secret: string
  try {
    secret = readFileSync(path, 'utf8').trim()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const why = code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${code})`
    throw new SecretUnusable(`APP_SECRET_FILE ${path}: ${why}.`)
  }
  if (secret.length >= minSecretLength) return secret
  const why = secret === '' ? 'it is empty' : 'its secret is too short'
  throw new SecretUnusable(
    `APP_SECRET_FILE ${path}: ${why}. It must hold at least ${minSecretLength} characters.`,
  )
}

/** True if a copy of the data folder includes the secret that protects it. */
export function liesBesideData({ appSecret, appSecretFile, dataDir }: SecretOptions): boolean {
  if (existsSync(pathIn(dataDir))) return true
  if (appSecret !== undefined || !appSecretFile || !existsSync(appSecretFile) || !existsSync(dataDir))
    return false
  const way = relative(realpathSync(dataDir), realpathSync(appSecretFile))
  return way !== '..' && !way.startsWith('../')
}

/** Only a warning: Docker and Kubernetes hand over secrets as files that all may read. */
export function isOpenToOthers({ appSecret, appSecretFile, dataDir }: SecretOptions): boolean {
  const path = appSecretFile ?? pathIn(dataDir)
  return appSecret === undefined && existsSync(path) && (statSync(path).mode & 0o007) !== 0
}

const nextPathIn = (dataDir: string) => join(dataDir, 'app-secret.next')

/** On the disk before it seals the first row, so an interrupted run finds the same one. */
export function keepNextSecret(dataDir: string): string {
  const path = nextPathIn(dataDir)
  if (!existsSync(path)) keepNewSecret(dataDir, path)
  return readFileSync(path, 'utf8').trim()
}

/** Returns where the old one is kept. */
export function adoptNextSecret(dataDir: string): string | undefined {
  return replaceSecret(dataDir, nextPathIn(dataDir))
}

/** After a backup that an older secret opens was restored. Returns where the one until now is kept. */
export function adoptOldSecret(dataDir: string, path: string): string | undefined {
  return replaceSecret(dataDir, path)
}

function replaceSecret(dataDir: string, by: string): string | undefined {
  const kept = keepOldSecret(dataDir, new Date())
  renameSync(by, pathIn(dataDir))
  const folder = openSync(dataDir, 'r')
  fsyncSync(folder)
  closeSync(folder)
  return kept
}

const oldSecretName = /^app-secret\.until-\d{4}-\d{2}-\d{2}(\.\d+)?$/

/** Those that rekeying replaced: older backups open with nothing else. The newest first. */
export function listOldSecrets(dataDir: string): { secret: string; path: string }[] {
  if (!existsSync(dataDir)) return []
  return readdirSync(dataDir)
    .filter((name) => oldSecretName.test(name))
    .sort()
    .reverse()
    .map((name) => join(dataDir, name))
    .map((path) => ({ secret: readFileSync(path, 'utf8').trim(), path }))
}

/** Under a second name, until `replaceSecret` gives the first one away: an interruption loses neither. */
function keepOldSecret(dataDir: string, day: Date): string | undefined {
  if (!existsSync(pathIn(dataDir))) return undefined
  const secret = readFileSync(pathIn(dataDir), 'utf8').trim()
  const known = listOldSecrets(dataDir).find((old) => old.secret === secret)
  if (known) return known.path
  const first = join(dataDir, `app-secret.until-${day.toISOString().slice(0, 10)}`)
  let path = first
  for (let number = 2; existsSync(path); number++) path = `${first}.${number}`
  linkSync(pathIn(dataDir), path)
  chmodSync(path, 0o600)
  return path
}

/** Written beside its place and then linked there: it's complete or missing, and never replaced. */
function keepNewSecret(dataDir: string, path: string) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const draft = `${path}.${process.pid}`
  rmSync(draft, { force: true })
  const file = openSync(draft, 'wx', 0o600)
  writeSync(file, `${randomBytes(32).toString('base64url')}\n`)
  fsyncSync(file)
  closeSync(file)
  try {
    linkSync(draft, path)
  } catch (error) {
    if (!existsSync(path)) throw error
  } finally {
    rmSync(draft)
  }
}
