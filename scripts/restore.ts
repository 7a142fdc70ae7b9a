import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { findAppSecret } from '#lib/app-secret.ts'
import { openBackupKey } from '#lib/backup/key.ts'
import { countManifest } from '#lib/backup/manifest.ts'
import { BackupRefused } from '#lib/backup/refused.ts'
import { checkArchive, trialIn } from '#lib/backup/restore.ts'
import { restoreBackup } from '#lib/backup/restore-into.ts'
import type { Config } from '#lib/config.ts'
import { openStorage } from '#lib/storage/open-storage.ts'
import { formatNumber } from '#site/format.ts'
import { runBackupCommand } from './backup-command.ts'

/**
 * `npm run restore -- FILE`: an archive into the configured database, which must be empty, and store. It may
 * come from the other kind of database. `npm run restore -- --check FILE` only tries.
 */
async function restore(config: Config, file: string | undefined, isTrial: boolean): Promise<string> {
  if (!file) throw new BackupRefused('Say which: npm run restore -- [--check] FILE')
  const path = resolve(file)
  if (!existsSync(path)) throw new BackupRefused(`There is no file ${path}.`)
  const key = await openBackupKey(config.backup)
  const manifest = isTrial
    ? await checkArchive(path, key, trialIn(config.dataDir))
    : await bringBack(config, path, key)
  const { rows, files, missing } = countManifest(manifest)
  const lost = missing > 0 ? ` ${formatNumber(missing)} files were missing already when it was made.` : ''
  const done = isTrial ? 'Whole' : 'Restored'
  return `${done}: ${formatNumber(rows)} rows in ${Object.keys(manifest.tables).length} tables and ${formatNumber(files)} files of ${manifest.takenAt}; every count and hash agrees.${lost}`
}

async function bringBack(config: Config, path: string, key: Awaited<ReturnType<typeof openBackupKey>>) {
  const appSecret = findAppSecret(config)
  if (!appSecret)
    throw new BackupRefused('APP_SECRET is missing: set the one that the site had when the backup was made.')
  const storage = await openStorage(config.storage, appSecret)
  return restoreBackup(path, { config, storage, key, appSecret }).finally(() => storage.close())
}

const names = process.argv.slice(2)
const file = names.at(-1) === '--check' ? undefined : names.at(-1)
await runBackupCommand((readSettings) => restore(readSettings(), file, names[0] === '--check'))
