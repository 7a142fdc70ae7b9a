import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { sealingKeys } from '#db/schema/index.ts'
import { sealHashKey } from '#db/sealing-key.ts'
import { makePostgresDatabase } from '#db/testing-postgres.ts'
import { restoreBackup } from '#lib/backup/restore-into.ts'
import { takeBackup } from '#lib/backup/take.ts'
import { readConfig } from '#lib/config.ts'
import { openStorage } from '#lib/storage/open-storage.ts'
import { makeBackupKey, openTestTrial, readStored } from '../support/backup-site.ts'
import { testHashKey } from '../support/row-sealer.ts'
import { createBucket } from '../support/s3-server.ts'
import { goodFiles } from '../support/sample-files.ts'
import { addApplicant } from './applicant.ts'
import { appSecret, openSite } from './stores.ts'

test('files of a bucket are backed up and come back, into another bucket or onto a disk', async () => {
  const site = await openSite('S3')
  onTestFinished(site.close)
  const applicant = await addApplicant(site)
  await site.database.db.insert(sealingKeys).values(sealHashKey(appSecret, testHashKey))
  await applicant.send(goodFiles.pdf)
  const [document] = await applicant.documents()
  if (!document) throw new Error('no document was registered')
  const [key, path] = [await makeBackupKey(site.folder), join(site.folder, 'a.tar.age')]
  const config = { dataDir: site.folder, databaseUrl: site.database.databaseUrl }
  const { manifest } = await takeBackup(
    { config, storage: site.storage, key, appSecret, openTrial: openTestTrial },
    path,
  )
  expect(manifest.files).toEqual({
    [document.storageKey]: {
      size: goodFiles.pdf.body.length,
      sha256: createHash('sha256').update(goodFiles.pdf.body).digest('hex'),
    },
  })

  const bucket = await createBucket(inject('s3Server').endpoint)
  for (const env of [bucket, { DATA_DIR: join(site.folder, 'restored') }]) {
    const { databaseUrl, drop } = await makePostgresDatabase(inject('postgresUrl'), { isEmpty: true })
    onTestFinished(drop)
    const read = readConfig(env)
    if (!read.ok) throw new Error(read.mistakes.join('; '))
    const storage = await openStorage(read.config.storage, appSecret)
    onTestFinished(storage.close)
    await restoreBackup(path, { config: { ...config, databaseUrl }, storage, key, appSecret })
    expect(await readStored(storage, document.storageKey)).toEqual(goodFiles.pdf.body)
    const type = storage.kind === 's3' ? 'application/pdf' : undefined
    expect(await storage.head(document.storageKey)).toEqual({ size: goodFiles.pdf.body.length, type })
  }
})
