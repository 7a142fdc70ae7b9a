import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { findAppSecret } from '#lib/app-secret.ts'
import { type Config, readConfig } from '#lib/config.ts'
import { isDemoFolder } from '#server/demo/demo-folder.ts'

/**
 * Part of `npm start`: makes the embedded database if there is none. Says nothing about what prevents it, because the
 * server meets the same right afterward and says it.
 */
async function makeDatabase(config: Config): Promise<void> {
  const { databaseUrl, dataDir, isDemo } = config
  if (databaseUrl || isDemo || isDemoFolder(dataDir) || existsSync(join(dataDir, 'database'))) return
  // A configured secret file must hold a secret, before anything opens.
  findAppSecret(config)
  const database = await openDatabase({ dataDir, onError: () => {} })
  try {
    await migrate(database)
  } finally {
    await database.close()
  }
}

const read = readConfig(process.env)
if (read.ok) await makeDatabase(read.config).catch(() => {})
