import { mkdirSync } from 'node:fs'
import type { Logger } from 'pino'
import { openForFilling } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { openRowSealer } from '#db/sealing-key.ts'
import { seedStarterPosts } from '#features/blog/starter/mutations.ts'
import { createAccessLog } from '#lib/access-log/access-log.ts'
import { readAppSecret } from '#lib/app-secret.ts'
import type { Config } from '#lib/config.ts'
import { openStorage } from '#lib/storage/open-storage.ts'
import { DemoRefused, isDemoFolder, isFinishedDemo, markDemoFolder, refuseOthers } from './demo-folder.ts'
import { type DemoOptions, fillDemo } from './fill-demo.ts'

/** Makes the demo unless it exists. Never touches a database that it didn't make. */
export async function makeDemo(
  config: Config,
  logger: Logger,
  { count = 300, seed = 2026, now = Date.now() }: Partial<DemoOptions> = {},
): Promise<void> {
  const { dataDir } = config
  if (isFinishedDemo(dataDir)) return
  if (isDemoFolder(dataDir))
    throw new DemoRefused(
      `The demo in ${dataDir} was cut off while it was being made. Remove the folder and start again.`,
    )
  refuseOthers(dataDir)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  markDemoFolder(dataDir, { isFinished: false })
  const { database, storage } = await fillDemo(() => open(config, logger), { count, seed, now })
  await storage.close()
  await database.close()
  markDemoFolder(dataDir, { isFinished: true })
}

async function open(config: Config, logger: Logger) {
  const { dataDir, publicUrl } = config
  const database = await openForFilling({ dataDir })
  await migrate(database)
  const appSecret = readAppSecret(config)
  const rowSealer = await openRowSealer(database.db, appSecret)
  await seedStarterPosts(database.db)
  const storage = await openStorage(config.storage, appSecret)
  const accessLog = createAccessLog(appSecret)
  return { database, rowSealer, storage, accessLog, appSecret, dataDir, publicUrl, logger }
}
