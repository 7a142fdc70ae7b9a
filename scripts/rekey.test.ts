import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { createTestDb } from '#db/testing.ts'
import { shortLived } from '../tests/support/node-flags.ts'
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
  expect(rekey()).toEqual(refused)
  await database.close()
  folder.remove()
})
