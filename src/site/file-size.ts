import { type Locale, type Localized, localized } from './locale.ts'

const bytesWords: Localized<(count: number) => string> = localized({
  en: (count) => (count === 1 ? '1 byte' : `${count} bytes`),
})

const megabyte = 1024 * 1024

/** The 50MB limit counts megabytes of 1024 kilobytes, so this does too. */
export function formatFileSize(bytes: number, locale: Locale): string {
  if (bytes < 1024) return bytesWords[locale](bytes)
  if (bytes < megabyte) return `${Math.round(bytes / 1024)} KB`
  return `${(bytes / megabyte).toFixed(bytes < 10 * megabyte ? 1 : 0)} MB`
}
