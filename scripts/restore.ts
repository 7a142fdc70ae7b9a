import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { keyIdOf } from '#db/sealing-key.ts'
import { adoptOldSecret, findAppSecret, listOldSecrets } from '#lib/app-secret.ts'
import { findSecretOf } from '#lib/backup/find-secret.ts'
import { type BackupKey, openBackupKey } from '#lib/backup/key.ts'
import { countManifest, type Manifest } from '#lib/backup/manifest.ts'
import { BackupRefused } from '#lib/backup/refused.ts'
import { checkArchive, trialIn } from '#lib/backup/restore.ts'
import { restoreBackup } from '#lib/backup/restore-into.ts'
import type { Config } from '#lib/config.ts'
import { openStorage } from '#lib/storage/open-storage.ts'
import { formatNumber } from '#site/staff-format.ts'
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
  const { manifest, note } = isTrial ? await tryOut(config, path, key) : await bringBack(config, path, key)
  const { rows, files, missing } = countManifest(manifest)
  const lost = missing > 0 ? ` ${formatNumber(missing)} files were missing already when it was made.` : ''
  const done = isTrial ? 'Whole' : 'Restored'
  return `${done}: ${formatNumber(rows)} rows in ${Object.keys(manifest.tables).length} tables and ${formatNumber(files)} files of ${manifest.takenAt}; every count and hash agrees.${lost}${note}`
}

type Done = { manifest: Manifest; note: string }

async function tryOut(config: Config, path: string, key: BackupKey): Promise<Done> {
  const manifest = await checkArchive(path, key, trialIn(config.dataDir))
  const own = findAppSecret(config)
  const known = [...(own ? [{ secret: own, path: '' }] : []), ...listOldSecrets(config.dataDir)]
  const found = known.find(({ secret }) => keyIdOf(secret) === manifest.secretId)
  if (manifest.secretId === undefined) return { manifest, note: '' }
  if (!found) return { manifest, note: ' The secret that opens its rows is not here.' }
  return { manifest, note: found.path ? ` Its rows open with the secret in ${found.path}.` : '' }
}

async function bringBack(config: Config, path: string, key: BackupKey): Promise<Done> {
  const found = await findSecretOf(path, key, config)
  if (!found)
    throw new BackupRefused('APP_SECRET is missing: set the one that the site had when the backup was made.')
  const appSecret = found.secret
  const storage = await openStorage(config.storage, appSecret)
  const manifest = await restoreBackup(path, { config, storage, key, appSecret }).finally(() =>
    storage.close(),
  )
  return { manifest, note: found.path ? takeOver(config, found.path) : '' }
}

/** The site has to start with the secret that opens what was restored. */
function takeOver({ appSecret, appSecretFile, dataDir }: Config, path: string): string {
  if (appSecret !== undefined || appSecretFile !== undefined)
    return ` It opens with the older secret in ${path}, and not with the configured one: start the site with that (APP_SECRET_FILE=${path}), or change to the configured one first: APP_SECRET_OLD="$(cat ${path})" npm run rekey`
  const kept = adoptOldSecret(dataDir, path)
  const since = kept ? `; the one since then is kept in ${kept}` : ''
  return ` It opens with the older secret of ${path}, which is the site’s again${since}.`
}

const names = process.argv.slice(2)
const file = names.at(-1) === '--check' ? undefined : names.at(-1)
await runBackupCommand((readSettings) => restore(readSettings(), file, names[0] === '--check'))
