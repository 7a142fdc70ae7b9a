import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDb } from '#db/testing.ts'
import { shortLived } from '../tests/support/node-flags.ts'
import { sample } from '../tests/support/sample.ts'
import { makeTemporaryFolder } from '../tests/support/server-process.ts'
import { readTableSums } from '../tests/support/table-sums.ts'

test.each(sample(['log-verify', 'rekey', 'admin-reset', 'backup'], 1))(
  '%s refuses data older than v0.1.0 in one line, and leaves it as it is',
  async (name) => {
    const [folder, database] = [makeTemporaryFolder(), await createTestDb('postgres')]
    onTestFinished(async () => {
      await database.close()
      folder.remove()
    })
    await database.runSql('update drizzle.__drizzle_migrations set created_at = 1')
    const before = await readTableSums(database)
    const run = spawnSync(process.execPath, [...shortLived, `scripts/${name}.ts`], {
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        DATA_DIR: folder.path,
        DATABASE_URL: database.databaseUrl,
        APP_SECRET: 'the secret from now on, long enough',
        APP_SECRET_OLD: 'the secret until now, long enough',
        BACKUP_DIR: join(folder.path, 'backups'),
        BACKUP_PASSPHRASE: 'a passphrase of this test',
        NODE_COMPILE_CACHE: 'node_modules/.cache/compiled-writer',
      },
    })
    expect(run.stderr).toMatch(/^The data is older than v0\.1\.0, .*commit 85c7e4ae.*\n$/)
    expect(run.status).toBe(1)
    expect(await readTableSums(database)).toEqual(before)
    const files = readdirSync(folder.path, { recursive: true, withFileTypes: true })
    expect(files.filter((entry) => entry.isFile())).toEqual([])
  },
)
