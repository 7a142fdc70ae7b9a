import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { applications } from '#db/schema/index.ts'
import { createTestDb, type DatabaseKind, type TestDatabase } from '#db/testing.ts'
import { readConfig } from '#lib/config.ts'
import { openStorage } from '#lib/storage/open-storage.ts'
import { createSignedPaths, type SignedPaths } from '#lib/storage/signed-paths.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { buildTestApp } from '#server/testing.ts'
import { createBucket } from '../support/s3-server.ts'
import { temporaryFolder } from '../support/server-process.ts'

export type StoreKind = 'local disk' | 'S3'

/** The two ways the product is run: everything in one folder, or PostgreSQL and S3. */
export const storeKinds: readonly StoreKind[] = ['local disk', 'S3']
const databaseOf: Record<StoreKind, DatabaseKind> = { 'local disk': 'embedded', S3: 'postgres' }

export const appSecret = 'for tests only, not a secret at all'

/** A listening server with an empty database and an empty store, and the same store in our own hands. */
export type Site = {
  url: string
  app: FastifyInstance
  database: TestDatabase
  storage: Storage
  paths: SignedPaths
  folder: string
  close(): Promise<void>
}

export async function openSite(kind: StoreKind): Promise<Site> {
  const folder = temporaryFolder()
  const database = await createTestDb(databaseOf[kind])
  const s3 = kind === 'S3' ? await createBucket(inject('s3Server').endpoint) : {}
  const env = { DATA_DIR: folder.path, APP_SECRET: appSecret, RATE_LIMIT_FACTOR: '1000', ...s3 }
  const app = await buildTestApp(database, { env })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const read = readConfig(env)
  if (!read.ok) throw new Error(read.mistakes.join('; '))
  const paths = createSignedPaths(appSecret)
  const storage = await openStorage(read.config.storage, paths)
  return {
    url: `http://127.0.0.1:${port}`,
    app,
    database,
    storage,
    paths,
    folder: folder.path,
    async close() {
      await app.close()
      await storage.close()
      await database.close()
      folder.remove()
    },
  }
}

/** Every key in the store, however new. */
export async function keysIn(storage: Storage): Promise<string[]> {
  const keys: string[] = []
  for await (const batch of storage.listOlderThan(new Date(Date.now() + 60 * 60_000))) keys.push(...batch)
  return keys.sort()
}

export async function addApplication(
  { database }: Pick<Site, 'database'>,
  {
    role = 'plaintiff',
    submittedAt = new Date(),
  }: { role?: 'plaintiff' | 'attorney'; submittedAt?: Date } = {},
): Promise<string> {
  const letters = randomUUID().replaceAll('-', '').slice(0, 6).toUpperCase()
  const own =
    role === 'plaintiff'
      ? {
          state: 'TX' as const,
          dateOfBirth: '1980-01-31',
          plaintiffAttorneyName: 'B',
          plaintiffAttorneyFirm: 'C',
        }
      : {
          attorneyFirm: 'B',
          attorneyBarNumber: '1',
          clientFirstName: 'C',
          clientLastName: 'D',
          liabilityAssessment: 'clear-liability' as const,
          estimatedCaseValue: 'under-50k' as const,
          caseProbability: 'high' as const,
        }
  const [row] = await database.db
    .insert(applications)
    .values({
      reference: `BF-2026${letters}`,
      role,
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: 'ana@example.com',
      phone: '555-0100',
      caseType: 'auto-accident',
      incidentDate: '2026-01-01',
      incidentLocation: 'Austin',
      fundingAmount: '1000-5000',
      consent: true,
      privacy: true,
      snapshot: {},
      submittedAt,
      ...own,
    })
    .returning({ id: applications.id })
  if (!row) throw new Error('no application was added')
  return row.id
}
