import { z } from 'zod'
import { applicationCaseTypeValues } from '#domain/applications.ts'
import { documentTypeValues, uploadPurposeValues } from '#domain/documents.ts'
import { linkItemSchema } from '#features/documents/checklist/schema.ts'

export const tokenParams = z.object({ token: z.string().max(500) })

export const linkDefaults = { purpose: 'document-collection', maxUploads: 10, expiresInDays: 30 } as const
export const mostUploads = 100
export const mostDays = 365

const uploads = `Say how many files may be sent, from 1 to ${mostUploads}`
const days = `Say for how many days, from 1 to ${mostDays}`

const wholeNumber = (most: number, error: string) =>
  z
    .union([z.number(), z.string().trim().regex(/^\d+$/, error).transform(Number)], { error })
    .pipe(z.int(error).min(1, error).max(most, error))

export const newLinkSchema = z.object({
  purpose: z.enum(uploadPurposeValues).default(linkDefaults.purpose),
  maxUploads: wholeNumber(mostUploads, uploads).default(linkDefaults.maxUploads),
  expiresInDays: wholeNumber(mostDays, days).default(linkDefaults.expiresInDays),
})
export type NewLink = z.infer<typeof newLinkSchema>

export const linkChangeSchema = z
  .object({
    expiresInDays: wholeNumber(mostDays, days).optional(),
    maxUploads: wholeNumber(mostUploads, uploads).optional(),
    deactivated: z.literal(true).optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'Say what should change')
export type LinkChange = z.infer<typeof linkChangeSchema>

export const uploadLinkSchema = z.object({
  id: z.uuid(),
  /** Null if it was sealed with another APP_SECRET: the link works, but nobody can read it. */
  uploadUrl: z.string().nullable(),
  purpose: z.enum(uploadPurposeValues),
  currentUploads: z.int(),
  maxUploads: z.int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  deactivatedAt: z.iso.datetime().nullable(),
  isExpired: z.boolean(),
  isActive: z.boolean(),
})
export type UploadLink = z.infer<typeof uploadLinkSchema>

/** A list carries no secrets. */
export const applicationLinkSchema = uploadLinkSchema
  .omit({ uploadUrl: true })
  .extend({ applicationId: z.uuid(), canBeCopied: z.boolean() })
export type ApplicationLink = z.infer<typeof applicationLinkSchema>

const mostApplications = 200
const whose = `Name 1 to ${mostApplications} applications by their ids, with commas between them`

export const linksQuerySchema = z.object({
  ids: z
    .string({ error: whose })
    .transform((ids) => ids.split(','))
    .pipe(z.array(z.uuid(whose)).max(mostApplications, whose)),
})

export const linkInfoSchema = z.object({
  token: z.object({ currentUploads: z.int(), maxUploads: z.int(), expiresAt: z.iso.datetime() }),
  applicationInfo: z.object({ applicantName: z.string(), caseType: z.enum(applicationCaseTypeValues) }),
  /** Says nothing about the files themselves. */
  documentTypes: z.array(
    z.object({
      type: z.enum(documentTypeValues),
      requested: z.boolean(),
      required: z.boolean(),
      received: z.boolean(),
    }),
  ),
  items: z.array(linkItemSchema),
})
export type LinkInfo = z.infer<typeof linkInfoSchema>
