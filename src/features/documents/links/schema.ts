import { z } from 'zod'
import { applicationCaseTypeValues } from '#site/choices/applications.ts'
import { documentTypeValues, uploadPurposeValues } from '#site/choices/documents.ts'

/** What a generated link allows when nothing else is said. */
export const linkDefaults = { purpose: 'document-collection', maxUploads: 10, expiresInDays: 30 } as const
export const mostUploads = 100
export const mostDays = 365

const uploads = `Say how many files may be sent, from 1 to ${mostUploads}`
const days = `Say for how many days, from 1 to ${mostDays}`

/** Numbers come as numbers or in quotes. */
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
    /** From today on. */
    expiresInDays: wholeNumber(mostDays, days).optional(),
    maxUploads: wholeNumber(mostUploads, uploads).optional(),
    deactivated: z.literal(true).optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'Say what should change')
export type LinkChange = z.infer<typeof linkChangeSchema>

export const uploadLinkSchema = z.object({
  id: z.uuid(),
  /** Null when it was sealed with another APP_SECRET: it works, but nobody can read it any more. */
  uploadUrl: z.string().nullable(),
  purpose: z.enum(uploadPurposeValues),
  currentUploads: z.int(),
  maxUploads: z.int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  deactivatedAt: z.iso.datetime().nullable(),
  /** Past its time, or deactivated. */
  isExpired: z.boolean(),
  /** Whether files can be sent by it now. */
  isActive: z.boolean(),
})
export type UploadLink = z.infer<typeof uploadLinkSchema>

/** Of a page of the desk: which application a link is for. */
export const applicationLinkSchema = uploadLinkSchema.extend({ applicationId: z.uuid() })

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
  /** What can be sent, what is asked for first, and whether any has been received; nothing about the files themselves. */
  documentTypes: z.array(
    z.object({
      type: z.enum(documentTypeValues),
      requested: z.boolean(),
      required: z.boolean(),
      received: z.boolean(),
    }),
  ),
})
export type LinkInfo = z.infer<typeof linkInfoSchema>
