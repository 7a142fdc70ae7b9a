import { type Browser, chromium } from '@playwright/test'
import { inject } from 'vitest'
import { createTestDb, type TestDatabase } from '#db/testing.ts'
import { readConfig } from '#lib/config.ts'
import { openStorage } from '#lib/storage/open-storage.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { findChromium } from '../../scripts/test-run/tools.ts'
import { createBucket } from '../support/s3-server.ts'
import { makeTemporaryFolder, startServer } from '../support/server-process.ts'
import { appSecret, type StoreKind } from './stores.ts'

/** The built server on an empty store, a browser for its pages, and direct access to its database and store. */
export type BuiltSite = {
  url: string
  database: TestDatabase
  storage: Storage
  browser: Browser
  close(): Promise<void>
}

export async function openBuiltSite(kind: StoreKind): Promise<BuiltSite> {
  const folder = makeTemporaryFolder()
  // PostgreSQL, because two processes use it.
  const database = await createTestDb('postgres')
  const s3 = kind === 'S3' ? await createBucket(inject('s3Server').endpoint) : {}
  const env = { DATA_DIR: folder.path, APP_SECRET: appSecret, ...s3 }
  const server = await startServer({ ...env, DATABASE_URL: database.databaseUrl ?? '', LOG_LEVEL: 'error' })
  const read = readConfig(env)
  if (!read.ok) throw new Error(read.mistakes.join('; '))
  const storage = await openStorage(read.config.storage, appSecret)
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  return {
    url: server.url,
    database,
    storage,
    browser,
    async close() {
      await browser.close()
      await server.stop()
      await storage.close()
      await database.close()
      folder.remove()
    },
  }
}
