import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type OpenDatabase, openDatabase } from '#db/database.ts'
import { DataFolderInUseError } from '#db/folder-lock.ts'
import { migrate } from '#db/migrate.ts'
import { rescueFirstOwner } from '#features/people/team/mutations.ts'
import { createAccessLog } from '#lib/access-log/access-log.ts'
import { readAppSecret } from '#lib/app-secret.ts'
import { type Config, readConfig } from '#lib/config.ts'
import { describeStartFailure } from '#server/start-failure.ts'

/**
 * `npm run admin:reset`: for the first owner who has lost password and second factor, with the server's
 * settings.
 */
process.chdir(new URL('..', import.meta.url).pathname)

const read = readConfig(process.env)
if (!read.ok) end(`The configuration is not valid: ${read.mistakes.join('; ')}`)
else await reset(read.config)

async function reset(config: Config) {
  // A mistyped folder must not become a new, empty database.
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'database')))
    return end(`There is no database in ${config.dataDir}. Set DATA_DIR to the folder that the server uses.`)
  console.log(
    'Gives the first owner a new password, removes their second factor, and signs them out everywhere.',
  )
  let database: OpenDatabase | undefined
  try {
    database = await openDatabase({ ...config, onError: () => {} })
    await migrate(database)
    const rescued = await rescueFirstOwner(database.db, createAccessLog(readAppSecret(config)))
    if (!rescued.ok) return end('There is no owner yet. Start the server once: it makes one.')
    console.log(`Admin password (shown only now): ${rescued.password}`)
    console.log('Sign in with it without an email; you’ll be asked for one of your own.')
  } catch (error) {
    end(
      error instanceof DataFolderInUseError
        ? `The server is running on ${config.dataDir}. Stop it, run this again, then start it.`
        : describeStartFailure(error, config),
    )
  } finally {
    await database?.close()
  }
}

function end(reason: string) {
  console.error(reason)
  process.exitCode = 1
}
