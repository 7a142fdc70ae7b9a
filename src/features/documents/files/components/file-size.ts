import type { Locale } from '#site/locale.ts'
import { uploadStatusWords } from '../content.ts'

const megabyte = 1024 * 1024

/** The 50MB limit counts megabytes of 1024 kilobytes, so this does too. */
export function formatFileSize(bytes: number, locale: Locale): string {
  if (bytes < 1024) return uploadStatusWords[locale].bytes(bytes)
  if (bytes < megabyte) return `${Math.round(bytes / 1024)} KB`
  return `${(bytes / megabyte).toFixed(bytes < 10 * megabyte ? 1 : 0)} MB`
}
