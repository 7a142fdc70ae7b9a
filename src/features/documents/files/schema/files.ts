import { z } from 'zod'
import { documentChannelValues } from '#domain/case-file.ts'
import { documentMimeTypeValues } from '#domain/document-files.ts'
import { documentTypeValues, shownScanStateValues } from '#domain/documents.ts'
import { toReadable } from '#lib/readable-name.ts'
import { mapLocales } from '#site/locale.ts'
import { mistakeWords } from '../content/mistakes.ts'
import { fileTypeSchemas, uploadRequestSchemas } from './reservations.ts'

/** Readable: no folders, nothing invisible, no longer than a disk allows. */
export const originalName = z
  .string()
  .max(4_000)
  .transform((name) => name.split(/[\\/]/).at(-1) ?? '')
  .transform(toReadable)
  .transform((name) => shorten(name.trim(), 200) || 'document')

function shorten(name: string, most: number): string {
  if (name.length <= most) return name
  const ending = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? ''
  return name.slice(0, most - ending.length).toWellFormed() + ending
}

export const uploadTicketSchema = z.object({
  uploadURL: z.string(),
  /** Send them unchanged with the bytes: the store's signature covers them. */
  headers: z.record(z.string(), z.string()),
})
export type UploadTicketAnswer = z.infer<typeof uploadTicketSchema>

export const registrationSchemas = mapLocales((locale) =>
  z.object({
    originalName,
    fileType: fileTypeSchemas[locale],
    uploadURL: z.string().trim().min(1, mistakeWords[locale].which).max(4_000),
  }),
)

/** `fileName` is the sender's name for the file; it decides nothing. */
export const linkUploadRequestSchemas = mapLocales((locale) =>
  uploadRequestSchemas[locale].extend({
    fileName: originalName.optional(),
    /** Without it, the file answers the first open item of its kind. */
    itemId: z.uuid().optional(),
  }),
)

export const uploadFormSchema = z.object({
  uploadURL: z.string(),
  objectPath: z.string(),
  /** Send them in the form before `file`: the store's signature covers them. */
  fields: z.record(z.string(), z.string()),
})
export type UploadFormAnswer = z.infer<typeof uploadFormSchema>

/** The size and type stated here must match the file sent. */
export const linkRegistrationSchemas = mapLocales((locale) =>
  z
    .object({
      fileName: originalName.optional(),
      originalName: originalName.optional(),
      fileType: fileTypeSchemas[locale],
      mimeType: z.string().trim().toLowerCase().max(200).optional(),
      fileSize: z.int().positive().optional(),
      filePath: z.string().trim().min(1, mistakeWords[locale].which).max(4_000),
    })
    .transform(({ originalName, fileName, ...rest }) => ({
      ...rest,
      originalName: originalName ?? fileName ?? 'document',
    })),
)

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

export const adminDocumentSchema = documentSchema.extend({
  scanState: z.enum(shownScanStateValues),
  scanLabel: z.string(),
  canDownload: z.boolean(),
  uploadLinkId: z.uuid().nullable(),
  /** Equal for equal files. Only this site can make it from a file. */
  contentHash: z.string(),
  itemId: z.uuid().nullable(),
  /** Null in the first rows. */
  door: z.enum(documentChannelValues).nullable(),
  title: z.string().nullable(),
})
export type AdminDocument = z.infer<typeof adminDocumentSchema>
