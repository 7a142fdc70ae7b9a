import { type Browser, chromium } from '@playwright/test'
import { inject } from 'vitest'
import { createTestDb, type TestDatabase } from '#db/testing.ts'
import { readConfig } from '#lib/config.ts'
import { openStorage } from '#lib/storage/open-storage.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { findChromium } from '../../scripts/test-run/tools.ts'
import { type BreakableLine, createBreakableLine } from '../support/breakable-line.ts'
import { createBucket } from '../support/s3-server.ts'
import { makeTemporaryFolder, startServer } from '../support/server-process.ts'
import { appSecret, type StoreKind } from './stores.ts'

/** The built server on an empty store, a browser for its pages, and direct access to its database and store. */
export type BuiltSite = {
  url: string
  /** What the browser reaches the server and the store by. The server's own line to the store is another. */
  line: BreakableLine
  database: TestDatabase
  storage: Storage
  browser: Browser
  close(): Promise<void>
}

export async function openBuiltSite(
  kind: StoreKind,
  options: { env?: Record<string, string> } = {},
): Promise<BuiltSite> {
  const folder = makeTemporaryFolder()
  // PostgreSQL, because two processes use it.
  const database = await createTestDb('postgres')
  const { endpoint } = inject('s3Server')
  const s3 = kind === 'S3' ? await createBucket(endpoint) : {}
  const env = { DATA_DIR: folder.path, APP_SECRET: appSecret, ...s3 }
  const own = { DATABASE_URL: database.databaseUrl ?? '', LOG_LEVEL: 'error', ...options.env }
  const server = await startServer({ ...env, ...own })
  const targets: [string, string] = [server.url, endpoint]
  const line = await createBreakableLine(...targets)
  const read = readConfig(env)
  if (!read.ok) throw new Error(read.mistakes.join('; '))
  const storage = await openStorage(read.config.storage, appSecret)
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      `--host-resolver-rules=${mapTo(targets, line)}`,
    ],
  })
  return {
    url: server.url,
    line,
    database,
    storage,
    browser,
    async close() {
      await browser.close()
      await line.remove()
      await server.stop()
      await storage.close()
      await database.close()
      folder.remove()
    },
  }
}

/** Addresses stay as they are, in signatures and policies too: only the way there is another. */
const mapTo = (targets: readonly string[], line: BreakableLine) =>
  targets.map((target, at) => `MAP ${new URL(target).host} ${new URL(line.urls[at] ?? '').host}`).join(', ')
