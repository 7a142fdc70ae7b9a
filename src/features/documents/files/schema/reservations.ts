import { z } from 'zod'
import { documentTypeValues } from '#domain/documents.ts'
import type { Outcome } from '#lib/refusals.ts'

export const fileTypeSchema = z.enum(documentTypeValues, { error: 'Choose what kind of document this is' })

/** Size and type are checked elsewhere, because their refusals have statuses of their own. */
export const uploadRequestSchema = z.object({
  fileType: fileTypeSchema,
  fileSize: z.int('Say how many bytes the file has').positive('This file is empty'),
  mimeType: z.string().trim().toLowerCase().max(200),
})
export type UploadRequest = z.infer<typeof uploadRequestSchema>

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
