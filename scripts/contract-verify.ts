import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type OpenDatabase, openDatabase } from '#db/database.ts'
import { DataFolderInUseError } from '#db/folder-lock.ts'
import { askOf, refuseNewer, refuseOlder } from '#db/migrate.ts'
import { openHashSealer, readSealingKeys, refuseWrongSecret } from '#db/sealing-key.ts'
import { checkPapers } from '#features/contracts/archive/mutations.ts'
import { checkEvents } from '#features/contracts/records/data/chain.ts'
import { verifyHash } from '#features/verification/data.ts'
import type { Verification } from '#features/verification/schema.ts'
import { findAppSecret } from '#lib/app-secret.ts'
import { type Config, readConfig } from '#lib/config.ts'
import { openStorage } from '#lib/storage/open-storage.ts'
import { StorageUnavailable } from '#lib/storage/storage.ts'
import { describeStartFailure } from '#server/start-failure.ts'
import { formatCalendarDay, formatNumber } from '#site/staff-format.ts'
import { sayFlaw } from './contract-flaws.ts'

/**
 * `npm run contract:verify`: compares every paper of a contract in the store with what was sealed, as the nightly job
 * does for some, and every event of a contract with the access log; Health then says the same. `npm run contract:verify -- FILE…`: whether files are papers of ours.
 * Ends with 1 if a paper is broken or a file isn't ours.
 */
const files = process.argv.slice(2)
const given = process.env.INIT_CWD ?? process.cwd()
const unread: Partial<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'is a folder. Name the files in it',
  EACCES: 'you may not read it',
}
process.chdir(new URL('..', import.meta.url).pathname)

const read = readConfig(process.env)
if (read.ok) await verify(read.config)
else end(`The configuration is not valid: ${read.mistakes.join('; ')}`)

async function verify(config: Config) {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'database')))
    return end(`There is no database in ${config.dataDir}. Set DATA_DIR to the folder that the server uses.`)
  let database: OpenDatabase | undefined
  try {
    database = await openDatabase({ ...config, onError: () => {} })
    await refuseOlder(askOf(database))
    await refuseNewer(database)
    if (files.length > 0) for (const file of files) await compareFile(database, file)
    else await compareStored(database, config)
  } catch (error) {
    end(
      error instanceof DataFolderInUseError
        ? `The server is running on ${config.dataDir}. Stop it first, or look under Settings, Running: it checks papers every night.`
        : error instanceof StorageUnavailable
          ? 'The file store doesn’t answer. Nothing was compared.'
          : describeStartFailure(error, config),
    )
  } finally {
    await database?.close()
  }
}

async function compareStored({ db }: OpenDatabase, config: Config) {
  const appSecret = findAppSecret(config)
  const keys = await readSealingKeys(db)
  refuseWrongSecret(appSecret, keys)
  const rowSealer = appSecret && openHashSealer(appSecret, keys)
  if (!rowSealer) return console.log('Nothing was sealed here yet, so there is no paper to compare.')
  const storage = await openStorage(config.storage, appSecret)
  try {
    const { checked, broken, unread } = await checkPapers({ db, rowSealer, storage })
    for (const number of broken) end(`${number}: changed or missing in the store`)
    for (const number of unread) end(`${number}: the store answers, but can’t read it`)
    const { flaws } = await checkEvents({ db, rowSealer })
    for (const flaw of flaws) end(sayFlaw(flaw))
    const papers = checked === 1 ? 'One paper was' : `${formatNumber(checked)} papers were`
    const isWhole = broken.length + unread.length + flaws.length === 0
    const rest = isWhole
      ? 'Nothing was changed.'
      : 'Put those named above back from a backup, then run this again.'
    console.log(`${papers} compared with what was sealed. ${rest}`)
  } finally {
    await storage.close()
  }
}

async function compareFile({ db }: OpenDatabase, file: string) {
  const hash = createHash('sha256')
  const failure = await pipeline(createReadStream(resolve(given, file)), hash).then(
    () => undefined,
    (error) => error,
  )
  if (failure)
    return end(`${file}: ${unread[failure.code] ?? `can’t be read (${failure.code ?? failure.message})`}.`)
  const verification = await verifyHash(db, hash.digest('hex'))
  const line = `${file}: ${sayVerification(verification)}`
  if (verification.answer === 'unknown') end(line)
  else console.log(line)
}

function sayVerification({ answer, issuedOn, replacedOn }: Verification): string {
  const [sent, ended] = [issuedOn, replacedOn].map((day) => (day ? formatCalendarDay(day) : ''))
  if (answer === 'unknown') return 'unknown. It isn’t ours, or it was changed.'
  if (answer === 'issued') return `issued. Sent on ${sent}, unchanged, and it still counts.`
  return `replaced. Sent on ${sent}, unchanged; it was replaced or ended on ${ended}.`
}

function end(reason: string) {
  console.error(reason)
  process.exitCode = 1
}
