import { rejectionReasons } from '#domain/case-file.ts'
import type { Locale } from '#site/locale.ts'

export const canBeDrawn = (reason: string | null, locale: Locale) =>
  rejectionReasons.some(({ value, sentence }) => value === 'not-readable' && sentence[locale] === reason)
