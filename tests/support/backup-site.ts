import { randomBytes, randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { sumTables, type TableSums } from '#db/dump/rows.ts'
import { openPostgresSession, openThrowawaySession } from '#db/dump/session.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { blogPosts, contentItems, documents } from '#db/schema/index.ts'
import { openRowSealer } from '#db/sealing-key.ts'
import type { DatabaseKind } from '#db/testing.ts'
import { makePostgresDatabase } from '#db/testing-postgres.ts'
import { deleteDocument } from '#features/documents/files/mutations/delete.ts'
import { makeKeyFile, openBackupKey } from '#lib/backup/key.ts'
import { newKey } from '#lib/storage/keys.ts'
import { createLocalDisk } from '#lib/storage/local-disk.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { addApplication } from './add-application.ts'
import { makeDataFolder } from './embedded-snapshot.ts'
import { hashBytes } from './row-sealer.ts'
import { makeTemporaryFolder } from './server-process.ts'

const appSecret = 'for the tests of backups, not a secret'

/** A place to restore into: nothing is there yet. */
export async function makeEmptyPlace(kind: DatabaseKind) {
  const folder = makeTemporaryFolder()
  const made =
    kind === 'postgres' ? await makePostgresDatabase(inject('postgresUrl'), { isEmpty: true }) : undefined
  return {
    config: { dataDir: folder.path, databaseUrl: made?.databaseUrl },
    storage: createLocalDisk({ folder: join(folder.path, 'files'), appSecret }) as Storage,
    appSecret,
    async remove() {
      await made?.drop()
      folder.remove()
    },
  }
}

/** A place with a migrated database. */
export async function makeFilledPlace(kind: DatabaseKind) {
  const folder = makeTemporaryFolder()
  const made = kind === 'postgres' ? await makePostgresDatabase(inject('postgresUrl')) : undefined
  if (!made) await makeDataFolder(folder.path)
  const config = { dataDir: folder.path, databaseUrl: made?.databaseUrl }
  const database = await openDatabase({ ...config, onError: () => {} })
  const storage: Storage = createLocalDisk({ folder: join(folder.path, 'files'), appSecret })
  const rowSealer = await openRowSealer(database.db, appSecret)
  const applicationId = await addApplication({ database }, { rowSealer })
  const addFile = (bytes = randomBytes(100_000)) =>
    addStoredDocument({ database, storage, rowSealer, applicationId }, bytes)
  /** As a reviewer does. */
  const deleteFile = ({ id: documentId }: { id: string }) =>
    deleteDocument(
      { db: database.db, rowSealer, storage },
      { applicationId, documentId },
      { session: 'a session' },
    )
  const { url, key: pictureKeys } = await addPicture(storage)
  await database.db.insert(blogPosts).values({
    slug: 'a-post',
    title: 'Quotes: \' " $$ \\ :name --> statement-breakpoint',
    content: `<p>One\n--> statement-breakpoint\n'); drop table people; -- é 🎈</p><img src="${url}">`,
  })
  const portrait = await addPortrait(storage)
  await database.db.insert(contentItems).values({
    key: 'who-page.people',
    locale: 'en',
    section: 'who-page',
    type: 'json',
    content: JSON.stringify([{ name: 'Ann', role: 'Reads your case', portrait: `/${portrait}` }]),
  })
  return {
    config,
    database,
    storage,
    appSecret,
    applicationId,
    addFile,
    deleteFile,
    pictureKeys: [...pictureKeys, portrait],
    openTrial: openTestTrial,
    async remove() {
      await database.close()
      await made?.drop()
      folder.remove()
    },
  }
}

/** On PostgreSQL: making an embedded database takes seconds, and one test does. */
export async function openTestTrial() {
  const { databaseUrl, drop } = await makePostgresDatabase(inject('postgresUrl'), { isEmpty: true })
  const session = await openPostgresSession(databaseUrl)
  return { ...session, close: () => session.close().then(drop) }
}

type Site = {
  database: Awaited<ReturnType<typeof openDatabase>>
  storage: Storage
  rowSealer: RowSealer
  applicationId: string
}

async function addStoredDocument({ database, storage, rowSealer, applicationId }: Site, bytes: Buffer) {
  const [id, storageKey] = [randomUUID(), newKey()]
  await storage.put(storageKey, bytes, 'application/pdf')
  await database.db.insert(documents).values({
    id,
    applicationId,
    documentType: 'other',
    sealedName: rowSealer.seal(documents.sealedName, id, 'scan.pdf'),
    mimeType: 'application/pdf',
    sizeBytes: bytes.length,
    contentHash: hashBytes(bytes, rowSealer),
    storageKey,
    scanState: 'not-scanned',
  })
  return { id, key: storageKey, bytes }
}

async function addPicture(storage: Storage) {
  const id = randomUUID()
  const key = ['1600x900.webp', '800x450.webp', '1200x630.jpg'].map((size) => `pictures/${id}-${size}`)
  for (const name of key) await storage.put(name, Buffer.from(name), 'image/webp')
  return { url: `/${key[0]}`, key }
}

async function addPortrait(storage: Storage): Promise<string> {
  const key = `pictures/${randomUUID()}-504x504.webp`
  await storage.put(key, Buffer.from(key), 'image/webp')
  return key
}

/** What a place holds now, read without its program. */
export async function sumPlace({
  databaseUrl,
  dataDir,
}: {
  databaseUrl?: string | undefined
  dataDir: string
}): Promise<TableSums> {
  const session = databaseUrl
    ? await openPostgresSession(databaseUrl)
    : await openThrowawaySession(join(dataDir, 'database'))
  try {
    await session.query('begin')
    return await sumTables(session)
  } finally {
    await session.close()
  }
}

export async function readStored(storage: Storage, key: string): Promise<Buffer | undefined> {
  const stream = await storage.open(key)
  return stream && Buffer.concat(await stream.toArray())
}

/** With a key file: scrypt takes a second on purpose. */
export async function makeBackupKey(folder: string) {
  const keyFile = join(folder, `key-${randomUUID()}`)
  await makeKeyFile(keyFile)
  return openBackupKey({ keyFile, passphrase: undefined, folder: undefined })
}

export const cutFile = (path: string, bytes: Buffer, length: number) =>
  writeFileSync(path, bytes.subarray(0, length))
