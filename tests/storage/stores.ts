import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { uploadReservations } from '#db/schema/index.ts'
import { createTestDb, type DatabaseKind, type TestDatabase } from '#db/testing.ts'
import { readConfig } from '#lib/config.ts'
import { openStorage } from '#lib/storage/open-storage.ts'
import { createSignedPaths, type SignedPaths } from '#lib/storage/signed-paths.ts'
import type { Storage, UploadGrant } from '#lib/storage/storage.ts'
import { buildTestApp } from '#server/testing.ts'
import { addApplication } from '../support/add-application.ts'
import { createBucket } from '../support/s3-server.ts'
import { makeTemporaryFolder } from '../support/server-process.ts'

export type StoreKind = 'local disk' | 'S3'

/** The two ways to run the product: everything in one folder, or PostgreSQL and S3. */
export const storeKinds: readonly StoreKind[] = ['local disk', 'S3']
const databaseOf: Record<StoreKind, DatabaseKind> = { 'local disk': 'embedded', S3: 'postgres' }

export const appSecret = 'for tests only, not a secret at all'

/** A listening server with an empty database and store, and direct access to that store. */
export type Site = {
  url: string
  app: FastifyInstance
  database: TestDatabase
  storage: Storage
  paths: SignedPaths
  /** Reserves room for a file, as asking for a URL does. Its application doesn't matter. */
  reserve(grant: UploadGrant): Promise<void>
  folder: string
  close(): Promise<void>
}

export type SiteOptions = { database?: DatabaseKind; env?: Record<string, string> }

export async function openSite(kind: StoreKind, options: SiteOptions = {}): Promise<Site> {
  const folder = makeTemporaryFolder()
  const database = await createTestDb(options.database ?? databaseOf[kind])
  const s3 = kind === 'S3' ? await createBucket(inject('s3Server').endpoint) : {}
  const base = {
    DATA_DIR: folder.path,
    APP_SECRET: appSecret,
    RATE_LIMIT_FACTOR: '100000',
    PATIENCE_SECONDS: '30',
  }
  const env = { ...base, ...s3, ...options.env }
  const app = await buildTestApp(database, { env })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const read = readConfig(env)
  if (!read.ok) throw new Error(read.mistakes.join('; '))
  const paths = createSignedPaths(appSecret)
  const storage = await openStorage(read.config.storage, appSecret)
  let applicationId: string | undefined
  return {
    url: `http://127.0.0.1:${port}`,
    app,
    database,
    storage,
    paths,
    async reserve({ key, size, type }) {
      applicationId ??= await addApplication({ database })
      const expiresAt = new Date(Date.now() + 60 * 60_000)
      const what = { documentType: 'other' as const, mimeType: type, sizeBytes: size }
      await database.db
        .insert(uploadReservations)
        .values({ applicationId, storageKey: key, expiresAt, ...what })
    },
    folder: folder.path,
    async close() {
      await app.close()
      await storage.close()
      await database.close()
      folder.remove()
    },
  }
}

/** Lists every key in the store, even the newest. */
export async function keysIn(storage: Storage): Promise<string[]> {
  const keys: string[] = []
  for await (const batch of storage.listOlderThan(new Date(Date.now() + 60 * 60_000))) keys.push(...batch)
  return keys.sort()
}
