/**
 * Adds entries to the access log, several at a time, and reports each when it is acknowledged. Run: node
 * write-access-log.ts WHERE (a folder of the embedded database, or a PostgreSQL address) and kill it.
 */
import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { createAccessLog } from '#lib/access-log/access-log.ts'

const [where = '', name = ''] = process.argv.slice(2)
const isAddress = where.startsWith('postgres')
const database = await openDatabase({
  dataDir: where,
  databaseUrl: isAddress ? where : undefined,
  onError: () => {},
})
await migrate(database)
const log = createAccessLog('for tests only')
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)
say({ ready: true })
const writeOn = async () => {
  while (true) {
    const { number } = await log.record(database.db, { action: 'file-open', address: name })
    say({ number })
  }
}
await Promise.all(Array.from({ length: 5 }, writeOn))
