import { keyIdOf } from '#db/sealing-key.ts'
import { findAppSecret, listOldSecrets } from '#lib/app-secret.ts'
import type { Config } from '#lib/config.ts'
import type { BackupKey } from './key.ts'
import { findManifest } from './restore.ts'

/** `path` is that of an old secret, which rekeying left in the data folder. */
export type FoundSecret = { secret: string; path?: string }

/** The site's own secret, or the older one that the archive names. */
export async function findSecretOf(
  archive: string,
  key: BackupKey,
  config: Pick<Config, 'appSecret' | 'appSecretFile' | 'dataDir'>,
): Promise<FoundSecret | undefined> {
  const current = findAppSecret(config)
  const own = current === undefined ? [] : [{ secret: current }]
  const old = listOldSecrets(config.dataDir)
  if (old.length === 0) return own[0]
  const { secretId } = await findManifest(archive, key)
  return [...own, ...old].find(({ secret }) => keyIdOf(secret) === secretId) ?? own[0]
}
