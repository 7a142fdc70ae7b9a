import { z } from 'zod'
import { documentTypeValues } from '#domain/documents.ts'
import type { Outcome } from '#lib/refusals.ts'
import { mapLocales, pick } from '#site/locale.ts'
import { mistakeWords } from '../content/mistakes.ts'

export const fileTypeSchemas = pick(mistakeWords, ({ kind }) => z.enum(documentTypeValues, { error: kind }))

/** Size and type are checked elsewhere, because their refusals have statuses of their own. */
export const uploadRequestSchemas = mapLocales((locale) => {
  const { size, empty } = mistakeWords[locale]
  return z.object({
    fileType: fileTypeSchemas[locale],
    fileSize: z.int(size).positive(empty),
    mimeType: z.string().trim().toLowerCase().max(200),
  })
})
export type UploadRequest = z.infer<(typeof uploadRequestSchemas)['en']>

export type Refusal =
  | 'unknown'
  | 'too late'
  | 'too large'
  | 'type not allowed'
  | 'not requested'
  | 'full'
  | 'all full'
  | 'too many open'
  | 'registered already'
  | 'not arrived'
  | 'wrong size'
  | 'no space'
  | 'sender over budget'
  | 'day over budget'
export type UploadOutcome<Value> = Outcome<Value, Refusal>
