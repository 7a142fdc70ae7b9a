import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type OpenDatabase, openDatabase } from '#db/database.ts'
import { DataFolderInUseError } from '#db/folder-lock.ts'
import { askOf, refuseOlder } from '#db/migrate.ts'
import { createAccessLog } from '#lib/access-log/access-log.ts'
import type { Flaw } from '#lib/access-log/check.ts'
import { findAppSecret } from '#lib/app-secret.ts'
import { type Config, readConfig } from '#lib/config.ts'
import { describeStartFailure } from '#server/start-failure.ts'
import { formatNumber } from '#site/staff-format.ts'

/**
 * `npm run log:verify [-- NUMBER:HASH]`: checks the access log. A number and a hash from an old line of the
 * server's output ("the access log is whole") must still be in it: that finds a log cut off together with its
 * head.
 */
process.chdir(new URL('..', import.meta.url).pathname)

const wrongs: Record<Flaw['what'], (number: string) => string> = {
  changed: (number) => `entry ${number} was changed`,
  missing: (number) => `entry ${number} is missing`,
  moved: (number) => `entry ${number} was moved`,
  added: (number) => `entry ${number} was added from outside`,
  head: (number) => `the record of its end, after entry ${number}, was changed or removed`,
}

const read = readConfig(process.env)
if (read.ok) await verify(read.config, process.argv[2])
else end(`The configuration is not valid: ${read.mistakes.join('; ')}`)

async function verify(config: Config, known: string | undefined) {
  const [, number, hash] = /^(\d+):([\da-f]{64})$/.exec(known ?? '') ?? []
  if (known !== undefined && !hash) return end('What to compare with looks like 47893:41d0… (64 digits).')
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'database')))
    return end(`There is no database in ${config.dataDir}. Set DATA_DIR to the folder that the server uses.`)
  const appSecret = findAppSecret(config)
  if (!appSecret) return end('APP_SECRET is missing: the log is signed with it.')
  let database: OpenDatabase | undefined
  try {
    database = await openDatabase({ ...config, onError: () => {} })
    await refuseOlder(askOf(database))
    const log = createAccessLog(appSecret)
    const { flaw, from, to } = await log.check(database.db)
    if (flaw) return end(`The access log is not whole: ${wrongs[flaw.what](formatNumber(flaw.number))}.`)
    if (number && (await log.findHash(database.db, Number(number))) !== hash)
      return end(`The access log is not the one it was: entry ${number} has another hash, or is gone.`)
    const count = to - from + 1
    console.log(
      count > 0
        ? `The access log is whole: ${formatNumber(count)} entries, from ${formatNumber(from)} to ${formatNumber(to)}.`
        : 'The access log is empty.',
    )
  } catch (error) {
    end(
      error instanceof DataFolderInUseError
        ? `The server is running on ${config.dataDir}. Check from its screen, Settings > Access log, or stop it first.`
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
