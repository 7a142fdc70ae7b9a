import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { statementEnd } from '#db/dump/dump.ts'
import { DataTooOld } from '#db/migrate.ts'
import type { DatabaseKind } from '#db/testing.ts'
import { makePostgresDatabase } from '#db/testing-postgres.ts'
import {
  cutFile,
  makeBackupKey,
  makeEmptyPlace,
  makeFilledPlace,
  readStored,
  sumPlace,
} from '../../../tests/support/backup-site.ts'
import { proofTest } from '../../../tests/support/proof-test.ts'
import { isProof, sample } from '../../../tests/support/sample.ts'
import { makeTemporaryFolder } from '../../../tests/support/server-process.ts'
import { type AddEntry, readArchive, writeArchive } from './archive.ts'
import { answerCopyRequests } from './copies.ts'
import { findSecretOf } from './find-secret.ts'
import { openBackupKey } from './key.ts'
import { checkArchive, trialIn } from './restore.ts'
import { restoreBackup } from './restore-into.ts'
import { takeBackup } from './take.ts'

async function open(kind: DatabaseKind) {
  const site = await makeFilledPlace(kind)
  onTestFinished(site.remove)
  const folder = makeTemporaryFolder()
  onTestFinished(folder.remove)
  const key = await makeBackupKey(folder.path)
  return { site, folder: folder.path, key, path: join(folder.path, 'a.tar.age') }
}

async function openEmpty(kind: DatabaseKind) {
  const place = await makeEmptyPlace(kind)
  onTestFinished(place.remove)
  return place
}

/** As the server does: it has the embedded database, so a backup asks it. */
function answer(site: Awaited<ReturnType<typeof makeFilledPlace>>) {
  const { copyTo } = site.database
  if (!copyTo) return
  const [dataDir, fail] = [site.config.dataDir, (error: unknown) => expect.unreachable(String(error))]
  const stop = answerCopyRequests({ dataDir, copyTo, onReport: async () => {}, onError: fail })
  onTestFinished(stop)
}

const ways: [DatabaseKind, DatabaseKind][] = [
  ['embedded', 'postgres'],
  ['postgres', 'embedded'],
]

describe.each(sample(ways, 1))('a backup of a running site on %s, restored on %s', (from, to) => {
  test('has every row and file, and nothing in the clear', async () => {
    const { site, key, path, folder } = await open(from)
    answer(site)
    // As in a site that was not made today.
    await site.database.runSql(
      `create table pgboss.queue_stats_20260101 partition of pgboss.queue_stats for values from ('2026-01-01') to ('2026-01-02')`,
    )
    const deleted = await site.addFile()
    await site.deleteFile(deleted)
    const files = [deleted, await site.addFile(Buffer.from('a word in the clear'))]
    // Making an embedded database takes seconds, and the restore below makes one.
    const openTrial = isProof ? trialIn(site.config.dataDir) : site.openTrial
    const { manifest } = await takeBackup({ ...site, key, openTrial }, path)
    expect(manifest.missing).toEqual([])
    expect(Object.keys(manifest.files).sort()).toEqual(
      [...files.map((file) => file.key), ...site.pictureKeys].sort(),
    )
    expect(manifest.tables['public.applications']?.rows).toBe(1)
    expect(readFileSync(path).includes('a word in the clear')).toBe(false)
    expect(globSync('copies/*', { cwd: site.config.dataDir })).toEqual([])
    expect(readdirSync(folder).filter((name) => name.startsWith('a.'))).toEqual(['a.tar.age'])

    const place = await openEmpty(to)
    expect(await restoreBackup(path, { ...place, key })).toEqual(manifest)
    expect(await sumPlace(place.config)).toEqual(manifest.tables)
    for (const file of files) expect(await readStored(place.storage, file.key)).toEqual(file.bytes)
    for (const name of site.pictureKeys) expect(String(await readStored(place.storage, name))).toBe(name)
    await expect(restoreBackup(path, { ...place, key })).rejects.toThrow(/not empty|database in .* already/)
  }, 240_000)
})

test('a file that is deleted while the backup runs leaves no row without its file; one that was lost is named', async () => {
  const { site, key, path } = await open('postgres')
  const [kept, deleted, lost] = [await site.addFile(), await site.addFile(), await site.addFile()]
  await site.storage.remove(lost.key)
  const storage: typeof site.storage = {
    ...site.storage,
    async head(name) {
      // Somebody deletes it after the snapshot was taken and before it is copied.
      if (name === deleted.key) {
        await site.database.runSql(`delete from documents where id = '${deleted.id}'`)
        await site.storage.remove(deleted.key)
      }
      return site.storage.head(name)
    },
  }
  const { manifest } = await takeBackup({ ...site, storage, key }, path)
  expect(manifest.missing).toEqual([lost.key])
  expect(manifest.tables['public.documents']?.rows).toBe(2)
  expect(Object.keys(manifest.files)).toContain(kept.key)
})

test('a damaged file stops the backup until somebody deletes it from its case', async () => {
  const { site, key, path } = await open('postgres')
  const damaged = await site.addFile()
  const place = join(site.config.dataDir, 'files', damaged.key)
  const bytes = readFileSync(place)
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  writeFileSync(place, bytes)
  await expect(takeBackup({ ...site, key }, path)).rejects.toThrow('delete it from its case')
  await site.deleteFile(damaged)
  const { manifest } = await takeBackup({ ...site, key }, path)
  expect(manifest.missing).toEqual([damaged.key])
})

test('an archive that is cut off, changed or opened with another key is refused, and leaves nothing', async () => {
  const { site, key, path, folder } = await open('postgres')
  await site.addFile()
  await takeBackup({ ...site, key }, path)
  const whole = readFileSync(path)
  const place = await openEmpty('postgres')
  const refusal = (bytes: Buffer, other = key) => {
    cutFile(join(folder, 'cut'), bytes, bytes.length)
    return restoreBackup(join(folder, 'cut'), { ...place, key: other }).catch((error: Error) => error.message)
  }
  for (const share of [0.3, 0.999]) {
    expect(await refusal(whole.subarray(0, whole.length * share))).toMatch(
      /^The archive is (cut off|not whole)/,
    )
  }
  const changed = Buffer.from(whole)
  changed[(whole.length / 2) | 0] = (changed[(whole.length / 2) | 0] ?? 0) ^ 1
  expect(await refusal(changed)).toMatch(/^The archive is cut off or damaged/)
  expect(await refusal(whole, await makeBackupKey(folder))).toMatch(/^The archive does not open with this/)
  expect(await refusal(Buffer.from('something else entirely'))).toMatch(/^This is no archive of ours/)
  const wrongSecret = restoreBackup(path, {
    ...place,
    key,
    appSecret: 'the secret of another site, long enough',
  })
  await expect(wrongSecret).rejects.toThrow('APP_SECRET is not the one')
  expect(await sumPlace(place.config)).toEqual({})
  const left: string[][] = []
  for await (const batch of place.storage.listOlderThan(new Date(Date.now() + 60_000))) left.push(batch)
  expect(left).toEqual([])
  // The archive says which secret opens it, and the one that rekeying left there is found.
  const { dataDir } = place.config
  writeFileSync(join(dataDir, 'app-secret'), 'the secret since it was changed, long enough')
  writeFileSync(join(dataDir, 'app-secret.until-2026-11-17'), 'a secret of another time, long enough')
  writeFileSync(join(dataDir, 'app-secret.until-2026-11-18'), `${place.appSecret}\n`)
  const config = { dataDir, appSecret: undefined, appSecretFile: undefined }
  const found = await findSecretOf(path, key, config)
  expect(found).toEqual({ secret: place.appSecret, path: join(dataDir, 'app-secret.until-2026-11-18') })
  await restoreBackup(path, { ...place, key, appSecret: found?.secret })
})

test('a file that is not the one its row was written for stops a backup, by its keyed hash and by that of v0.1.0', async () => {
  const { site, key, path } = await open('postgres')
  const { id, key: name, bytes } = await site.addFile()
  const plain = createHash('sha256').update(bytes).digest('hex')
  const changed = Buffer.from(bytes)
  changed[50_000] = (changed[50_000] ?? 0) ^ 1
  const replace = async (content: Buffer) => {
    await site.storage.remove(name)
    await site.storage.put(name, content, 'application/pdf')
  }
  for (const isOld of [false, true]) {
    if (isOld) await site.database.runSql(`update documents set sha256 = '${plain}' where id = '${id}'`)
    await replace(changed)
    await expect(takeBackup({ ...site, key }, path)).rejects.toThrow(`${name} is not the one that was sent`)
    await replace(bytes)
    expect((await takeBackup({ ...site, key }, path)).manifest.files).toHaveProperty([name])
  }
  const appSecret = 'the secret of another site, long enough'
  await expect(takeBackup({ ...site, key, appSecret }, path)).rejects.toThrow('APP_SECRET is not the one')
})

proofTest('a passphrase opens what it locked, and another one does not', async () => {
  const { site, path } = await open('postgres')
  const keyOf = (passphrase: string) => openBackupKey({ passphrase, keyFile: undefined, folder: undefined })
  await takeBackup({ ...site, key: await keyOf('four words of my own') }, path)
  const place = await openEmpty('postgres')
  const wrong = restoreBackup(path, { ...place, key: await keyOf('four words of yours') })
  await expect(wrong).rejects.toThrow('does not open with this passphrase or key')
  await restoreBackup(path, { ...place, key: await keyOf('four words of my own') })
})

proofTest('psql restores the rows of an archive without our program', async () => {
  const { site, key, path, folder } = await open('postgres')
  const { manifest } = await takeBackup({ ...site, key }, path)
  const parts: Buffer[] = []
  for await (const { name, bytes } of readArchive(path, key))
    for await (const piece of bytes) if (name.startsWith('database/')) parts.push(Buffer.from(piece))
  const { databaseUrl, drop } = await makePostgresDatabase(inject('postgresUrl'), { isEmpty: true })
  onTestFinished(drop)
  execFileSync('psql', ['--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1', databaseUrl], {
    input: Buffer.concat(parts),
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  expect(await sumPlace({ databaseUrl, dataDir: folder })).toEqual(manifest.tables)
})

test('data older than v0.1.0 is neither backed up nor restored, and leaves nothing', async () => {
  const { site, key, path, folder } = await open('postgres')
  await site.database.runSql('update drizzle.__drizzle_migrations set created_at = 1')
  await expect(takeBackup({ ...site, key }, path)).rejects.toBeInstanceOf(DataTooOld)

  const rows = `create schema drizzle; create table drizzle.__drizzle_migrations (created_at bigint primary key); insert into drizzle.__drizzle_migrations values (1);${statementEnd}`
  const manifest = { format: 1, takenAt: new Date().toISOString(), tables: {}, files: {}, missing: [] }
  const parts = [
    { name: 'database/000001.sql', bytes: Buffer.from(rows) },
    { name: 'manifest.json', bytes: Buffer.from(JSON.stringify(manifest)) },
  ]
  const fill = async (add: AddEntry) => {
    for (const { name, bytes } of parts) await add({ name, size: bytes.length }, [bytes])
  }
  await writeArchive(path, key, fill, async () => {})
  const place = await openEmpty('postgres')
  await expect(restoreBackup(path, { ...place, key })).rejects.toBeInstanceOf(DataTooOld)
  expect(await sumPlace(place.config)).toEqual({})
  await expect(checkArchive(path, key, site.openTrial)).rejects.toBeInstanceOf(DataTooOld)
  expect(readdirSync(folder).filter((name) => name.startsWith('a.'))).toEqual(['a.tar.age'])
})
