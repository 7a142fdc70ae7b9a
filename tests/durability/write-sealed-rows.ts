/**
 * Opens a folder's embedded database and seals what is left of an older release, reporting each batch. Run: node
 * write-sealed-rows.ts FOLDER.
 */
import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { sealOldRows } from '#db/seal-old-rows.ts'
import { testRowSealer } from '../support/row-sealer.ts'

const [folder = ''] = process.argv.slice(2)
const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`)

const database = await openDatabase({ dataDir: folder, onError: () => {} })
await migrate(database)
say({ present: [] })
await sealOldRows(database, testRowSealer, (sealed) => say({ committed: sealed }))
say({ finished: true })
await database.close()
