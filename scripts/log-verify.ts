import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type OpenDatabase, openDatabase } from '#db/database.ts'
import { DataFolderInUseError } from '#db/folder-lock.ts'
import { askOf, refuseOlder } from '#db/migrate.ts'
import { openHashSealer, readSealingKeys } from '#db/sealing-key.ts'
import { checkEvents } from '#features/contracts/records/data/chain.ts'
import { createAccessLog } from '#lib/access-log/access-log.ts'
import type { Flaw } from '#lib/access-log/check.ts'
import { findAppSecret } from '#lib/app-secret.ts'
import { type Config, readConfig } from '#lib/config.ts'
import { describeStartFailure } from '#server/start-failure.ts'
import { formatNumber } from '#site/staff-format.ts'
import { sayFlaw } from './contract-flaws.ts'

/**
 * `npm run log:verify [-- NUMBER:HASH]`: checks the access log. A number and a hash from an old line of the
 * server's output ("the access log is whole") must still be in it: that finds a log cut off together with its
 * head. Then it compares every event of a contract with its entry in the log, and names what differs.
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
    await compareEvents(database, appSecret)
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

async function compareEvents({ db }: OpenDatabase, appSecret: string) {
  const rowSealer = openHashSealer(appSecret, await readSealingKeys(db))
  if (!rowSealer) return
  const { checked, flaws } = await checkEvents({ db, rowSealer })
  for (const flaw of flaws) end(sayFlaw(flaw))
  if (checked > 0 && flaws.length === 0)
    console.log(`Every event of contracts is as the log says: ${formatNumber(checked)}.`)
}

function end(reason: string) {
  console.error(reason)
  process.exitCode = 1
}
