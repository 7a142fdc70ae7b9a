import { z } from 'zod'
import { documentMimeTypeValues } from '#site/choices/document-files.ts'
import { documentTypeValues } from '#site/choices/documents.ts'

/** Files that an application may have by its bare id; what comes later needs an upload link. */
export const maxDocuments = 20

/** A name as a person reads it: no folders, nothing invisible, at most as long as a disk takes. */
const originalName = z
  .string()
  .max(4_000)
  .transform((name) => name.split(/[\\/]/).at(-1) ?? '')
  // Control characters, and those that turn the direction of writing to disguise an ending.
  .transform((name) => name.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '').toWellFormed())
  .transform((name) => shortened(name.trim(), 200) || 'document')

/** Keeps the ending. */
function shortened(name: string, most: number): string {
  if (name.length <= most) return name
  const ending = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? ''
  return name.slice(0, most - ending.length).toWellFormed() + ending
}

const fileType = z.enum(documentTypeValues, { error: 'Choose what kind of document this is' })

/** Size and type are looked at beyond this schema, because their refusals have statuses of their own. */
export const uploadRequestSchema = z.object({
  fileType,
  fileSize: z.int('Say how many bytes the file has').positive('This file is empty'),
  mimeType: z.string().trim().toLowerCase().max(200),
})
export type UploadRequest = z.infer<typeof uploadRequestSchema>

export const uploadTicketSchema = z.object({
  /** Where the bytes go, by PUT. */
  uploadURL: z.string(),
  /** To be sent with them as they are: the store's signature covers them. */
  headers: z.record(z.string(), z.string()),
})
export type UploadTicketAnswer = z.infer<typeof uploadTicketSchema>

export const registrationSchema = z.object({
  originalName,
  fileType,
  uploadURL: z.string().trim().min(1, 'Say which upload this is about').max(4_000),
})
export type Registration = z.infer<typeof registrationSchema>

export const documentSchema = z.object({
  id: z.uuid(),
  fileName: z.string(),
  originalName: z.string(),
  fileType: z.enum(documentTypeValues),
  mimeType: z.enum(documentMimeTypeValues),
  fileSize: z.int(),
  filePath: z.string(),
  uploadedAt: z.iso.datetime(),
})
export type PublicDocument = z.infer<typeof documentSchema>
