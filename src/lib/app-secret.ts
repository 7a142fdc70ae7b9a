import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'

type SecretOptions = { appSecret: string | undefined; dataDir: string }

/**
 * The secret that signs upload URLs and seals link tokens. If none is configured, one is made at the first start and
 * kept in the data folder, readable by its owner only: it must survive restarts.
 */
export function readAppSecret({ appSecret, dataDir }: SecretOptions): string {
  if (appSecret !== undefined) return appSecret
  const path = join(dataDir, 'app-secret')
  if (!existsSync(path)) keepNewSecret(dataDir, path)
  return readFileSync(path, 'utf8').trim()
}

/** Written next to its final place and then linked there, so that it is complete or missing, and never replaced. */
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
