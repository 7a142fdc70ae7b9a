/**
 * Opens a folder's embedded database, reports its rows, then adds rows one by one and reports each commit. Run: node
 * write-rows.ts FOLDER HOW_MANY (then it waits to be killed).
 */
import { like } from 'drizzle-orm'
import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { contentItems } from '#db/schema/index.ts'

const [folder = '', howMany = '0'] = process.argv.slice(2)
const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`)

const { db } = await openMigrated(folder)
const rows = await db
  .select({ key: contentItems.key })
  .from(contentItems)
  .where(like(contentItems.key, 'row.%'))
const present = rows.map(({ key }) => Number(key.slice('row.'.length)))
say({ present })

const first = Math.max(-1, ...present) + 1
for (let row = first; row < first + Number(howMany); row++) {
  await db
    .insert(contentItems)
    .values({ key: `row.${row}`, section: 'durability', type: 'text', content: 'x'.repeat(row % 5000) })
  say({ committed: row })
}
say({ finished: true })
setInterval(() => {}, 60_000)

async function openMigrated(dataDir: string) {
  const database = await openDatabase({ dataDir, onError: () => {} })
  await migrate(database)
  return database
}
