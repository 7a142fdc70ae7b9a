import type { Logger } from 'pino'
import type { Storage } from './storage.ts'

/**
 * After the start, beside everything else: seals files of an earlier release, and says so when a bucket does not
 * encrypt what it keeps. Nothing waits for it, and what it could not do now the hourly sweep does.
 */
export async function protectStoredFiles(storage: Storage, logger: Logger): Promise<void> {
  await sealStoredFiles(storage, logger).catch((err) =>
    logger.warn({ err }, 'files of an earlier release could not be sealed yet; the next hour tries again'),
  )
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

export async function sealStoredFiles(storage: Storage, logger: Logger): Promise<void> {
  const { sealed, damaged } = await storage.sealPlainFiles()
  if (sealed > 0) logger.info({ sealed }, 'sealed files that an earlier release had stored in plain')
  if (damaged > 0)
    logger.warn({ damaged }, 'some stored files are damaged, or were sealed with another APP_SECRET')
}
