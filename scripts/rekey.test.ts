import { execFile, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { documents } from '#db/schema/index.ts'
import { openRowSealer } from '#db/sealing-key.ts'
import { createTestDb } from '#db/testing.ts'
import { makeKeyFile } from '#lib/backup/key.ts'
import { createLocalDisk } from '#lib/storage/local-disk.ts'
import { makeFilledPlace, readStored } from '../tests/support/backup-site.ts'
import { shortLived } from '../tests/support/node-flags.ts'
import { proofTest } from '../tests/support/proof-test.ts'
import { hashBytes } from '../tests/support/row-sealer.ts'
import { isProof } from '../tests/support/sample.ts'
import { makeTemporaryFolder } from '../tests/support/server-process.ts'

test('rekey is refused while a site is connected to PostgreSQL, even one that only listens', async () => {
  const [folder, database] = [makeTemporaryFolder(), await createTestDb('postgres')]
  const rekey = () => {
    const run = spawnSync(process.execPath, [...shortLived, 'scripts/rekey.ts'], {
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        DATA_DIR: folder.path,
        DATABASE_URL: database.databaseUrl,
        APP_SECRET_OLD: 'the secret until now, long enough',
        APP_SECRET: 'the secret from now on, long enough',
        NODE_COMPILE_CACHE: 'node_modules/.cache/compiled-writer',
      },
    })
    return { code: run.status, said: run.stderr }
  }
  const refused = { code: 1, said: expect.stringContaining('Stop the site first') }
  // No connections: it goes on to look at the data.
  expect(rekey()).toEqual({ code: 1, said: expect.stringContaining('Nothing is sealed yet') })
  const stopListening = await database.listen(
    'site_changed',
    () => {},
    () => {},
  )
  expect(rekey()).toEqual(refused)
  await stopListening()
  await database.runSql('select 1')
  if (isProof) expect(rekey()).toEqual(refused)
  await database.close()
  folder.remove()
})

proofTest(
  'a backup made before a generated secret was replaced is restored afterward, with the secret that was kept',
  async () => {
    const site = await makeFilledPlace('embedded')
    onTestFinished(site.remove)
    const { dataDir } = site.config
    const place = (name: string) => join(dataDir, name)
    writeFileSync(place('app-secret'), `${site.appSecret}\n`, { mode: 0o640 })
    const { key, bytes } = await site.addFile()
    await site.database.close()
    await makeKeyFile(place('backup-key'))
    const run = async (script: string, ...names: string[]) => {
      const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
      const args = [...shortLived, `scripts/${script}.ts`, ...names]
      const { stdout } = await promisify(execFile)(process.execPath, args, {
        env: { ...env, BACKUP_KEY_FILE: place('backup-key') },
      })
      return stdout
    }
    await run('backup', place('before.tar.age'))
    expect(await run('rekey')).toContain('app-secret.until-')
    const [kept = ''] = readdirSync(dataDir).filter((name) => name.startsWith('app-secret.until-'))
    expect(kept).toMatch(/^app-secret\.until-\d{4}-\d{2}-\d{2}$/)
    expect(readFileSync(place(kept), 'utf8').trim()).toBe(site.appSecret)
    expect(statSync(place(kept)).mode & 0o777).toBe(0o600)
    const newer = readFileSync(place('app-secret'), 'utf8')
    expect(newer.trim()).not.toBe(site.appSecret)

    for (const name of ['files', 'database']) renameSync(place(name), place(`${name}.moved-away`))
    const said = await run('restore', place('before.tar.age'))
    expect(said).toContain(`opens with the older secret of ${place(kept)}, which is the site’s again`)
    const secrets = readdirSync(dataDir).filter((name) => name.startsWith('app-secret'))
    expect(secrets.map((name) => readFileSync(place(name), 'utf8').trim())).toEqual([
      site.appSecret,
      newer.trim(),
    ])
    const restored = await openDatabase({ ...site.config, onError: () => {} })
    onTestFinished(() => restored.close())
    const sealer = await openRowSealer(restored.db, readFileSync(place('app-secret'), 'utf8').trim())
    const [row] = await restored.db.select().from(documents)
    expect(row && sealer.open(documents.sealedName, row.id, row.sealedName)).toBe('scan.pdf')
    expect(row?.contentHash).toBe(hashBytes(bytes, sealer))
    const disk = createLocalDisk({ folder: place('files'), appSecret: site.appSecret })
    expect(await readStored(disk, key)).toEqual(bytes)
  },
  240_000,
)
