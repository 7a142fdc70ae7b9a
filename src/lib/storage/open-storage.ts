import type { Config } from '#lib/config.ts'
import { createLocalDisk } from './local-disk.ts'
import type { Storage } from './storage.ts'

/** The store that the configuration names. It need not answer yet. */
export async function openStorage(settings: Config['storage'], appSecret: string): Promise<Storage> {
  if (settings.kind === 'local') return createLocalDisk({ folder: settings.folder, appSecret })
  // Loaded only where used: the client takes about 20 MB that a site on a local disk does not need.
  const { createS3Store } = await import('./s3.ts')
  return createS3Store(settings)
}
