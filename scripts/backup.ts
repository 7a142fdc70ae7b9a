import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type OpenDatabase, openDatabase } from '#db/database.ts'
import { DataFolderInUseError } from '#db/folder-lock.ts'
import { recordBackup } from '#features/dashboard/backups/mutations.ts'
import type { BackupReport } from '#features/dashboard/backups/schema.ts'
import { findAppSecret } from '#lib/app-secret.ts'
import { leaveReport } from '#lib/backup/copies.ts'
import { listExpired, nameBackup } from '#lib/backup/kept.ts'
import { makeKeyFile, openBackupKey } from '#lib/backup/key.ts'
import { countManifest } from '#lib/backup/manifest.ts'
import { BackupRefused } from '#lib/backup/refused.ts'
import { trialIn } from '#lib/backup/restore.ts'
import { takeBackup } from '#lib/backup/take.ts'
import type { Config } from '#lib/config.ts'
import { openStorage } from '#lib/storage/open-storage.ts'
import { formatNumber } from '#site/staff-format.ts'
import { runBackupCommand } from './backup-command.ts'

/**
 * `npm run backup [-- FILE]`: rows and files of one moment in one encrypted archive, while the site runs,
 * restored on trial before it gets its name. Without FILE it goes to BACKUP_DIR, which keeps no old ones.
 * `npm run backup -- --new-key FILE` makes a key file.
 */
async function backUp(config: Config, file: string | undefined): Promise<string> {
  const { folder } = config.backup
  if (!file && !folder) throw new BackupRefused('Say where: npm run backup -- FILE, or set BACKUP_DIR.')
  const appSecret = findAppSecret(config)
  if (!appSecret) throw new BackupRefused('APP_SECRET is missing: files are opened with it.')
  const key = await openBackupKey(config.backup)
  const path = file ? resolve(file) : join(folder ?? '', nameBackup(new Date()))
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const storage = await openStorage(config.storage, appSecret)
  const { manifest, bytes } = await takeBackup(
    { config, storage, key, appSecret, openTrial: trialIn(config.dataDir) },
    path,
  ).finally(() => storage.close())
  const counts = countManifest(manifest)
  await record(config, { ...counts, bytes, takenAt: new Date(manifest.takenAt) })
  if (!file && folder)
    for (const name of listExpired(readdirSync(folder), new Date())) rmSync(join(folder, name))
  const missing = manifest.missing
    .map((name) => `The store does not have ${name}, which a row names.\n`)
    .join('')
  return `${missing}${path}: ${formatNumber(counts.rows)} rows and ${formatNumber(counts.files)} files of ${manifest.takenAt}, ${formatNumber(bytes)} bytes. Restored on trial: every count and hash agrees.`
}

/** For the health screen. A running server on the embedded database records it itself. */
async function record(config: Config, report: BackupReport): Promise<void> {
  let database: OpenDatabase | undefined
  try {
    database = await openDatabase({ ...config, onError: () => {} })
    await recordBackup(database.db, report)
  } catch (error) {
    if (error instanceof DataFolderInUseError) leaveReport(config.dataDir, report)
    else console.error('The backup is whole, but the database could not record it. Has it been migrated?')
  } finally {
    await database?.close()
  }
}

async function makeKey(file: string | undefined): Promise<string> {
  if (!file) throw new BackupRefused('Say where: npm run backup -- --new-key FILE')
  const recipient = await makeKeyFile(file)
  return `${resolve(file)} is the key, and it opens every backup. ${recipient}`
}

const [, , first, second] = process.argv
await runBackupCommand((readSettings) =>
  first === '--new-key' ? makeKey(second) : backUp(readSettings(), first),
)
