import { isDatabaseUnavailable } from '#db/errors.ts'
import { DataFolderInUseError } from '#db/folder-lock.ts'
import { DatabaseTooNew, DataTooOld } from '#db/migrate.ts'
import { SecretUnusable } from '#lib/app-secret.ts'
import type { Config } from '#lib/config.ts'
import { DemoRefused } from './demo/demo-folder.ts'

/** Their messages are written for the person who starts the server. */
const spoken = [DataFolderInUseError, SecretUnusable, DatabaseTooNew, DataTooOld, DemoRefused]

export function describeStartFailure(error: unknown, config: Config): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (spoken.some((kind) => error instanceof kind)) return (error as Error).message
  if (code === 'EADDRINUSE')
    return `PORT ${config.port} is in use on ${config.host}. Set PORT to another one.`
  if (code === 'EADDRNOTAVAIL') return `HOST ${config.host} is not an address of this machine.`
  if (code === 'EACCES') return `No permission: ${error instanceof Error ? error.message : ''}`
  if (config.databaseUrl && isDatabaseUnavailable(error)) {
    // The URL holds a password; its host is enough to find the mistake.
    return `DATABASE_URL: no PostgreSQL answers at ${new URL(config.databaseUrl).host}.`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
