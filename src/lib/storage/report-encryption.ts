import type { Logger } from 'pino'
import type { Storage } from './storage.ts'

/** Says so when a bucket does not encrypt what it keeps. After the start, beside everything else: nothing waits for it. */
export async function reportEncryption(storage: Storage, logger: Logger): Promise<void> {
  const encryption = await storage.readEncryption()
  if (encryption === 'off') {
    logger.warn(
      'the bucket does not encrypt files: turn on its default encryption, or set S3_ENCRYPTION=AES256',
    )
  }
  if (encryption === 'unknown') {
    logger.warn('the bucket does not say whether it encrypts files: make sure of it, or set S3_ENCRYPTION')
  }
}
