import { makePostgresDatabase } from '#db/testing-postgres.ts'
import { adminPassword } from './admin.ts'
import { makeTemporaryFolder, type ServerProcess, startServer } from './server-process.ts'

export type SiteServer = ServerProcess & {
  databaseUrl: string
  /** Stops it and removes what it kept. */
  remove: () => Promise<void>
}

export const appSecret = 'of the browser tests and nothing else'

/**
 * The built server with a new database. On PostgreSQL: the embedded database costs half of a server's time, and its own
 * tests start it without a browser.
 */
export async function startSiteServer({
  env = {},
  fill,
}: {
  env?: Record<string, string>
  fill?: (databaseUrl: string) => Promise<void>
} = {}): Promise<SiteServer> {
  const { databaseUrl, drop } = await makePostgresDatabase(process.env.TEST_POSTGRES_URL ?? '')
  const folder = makeTemporaryFolder()
  await fill?.(databaseUrl)
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    APP_SECRET: appSecret,
    DATA_DIR: folder.path,
    LOG_LEVEL: 'error',
    ADMIN_PASSWORD: adminPassword,
    // All test visitors come from one address.
    RATE_LIMIT_FACTOR: '1000',
    ...env,
  })
  return {
    ...server,
    databaseUrl,
    async remove() {
      await server.stop()
      await drop()
      folder.remove()
    },
  }
}
