import type { Config } from '#lib/config.ts'
import { createLocalDisk } from './local-disk.ts'
import type { Storage } from './storage.ts'

/** The configured store. It may not answer yet. */
export async function openStorage(settings: Config['storage'], appSecret: string): Promise<Storage> {
  if (settings.kind === 'local') return createLocalDisk({ folder: settings.folder, appSecret })
  // Loaded on demand: the client takes about 20 MB that a site on a local disk doesn't need.
  const { createS3Store } = await import('./s3.ts')
  return createS3Store(settings)
}
