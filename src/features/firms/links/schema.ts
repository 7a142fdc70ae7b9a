import { z } from 'zod'
import { counselRoles, firmKeyKinds } from '#domain/firms.ts'
import { allowEmpty } from '#features/applications/schema/report-filters.ts'

const named = z.object({ id: z.uuid(), name: z.string() })

/** Why we think so: the same name, mail domain or phone. */
const whySchema = z.array(z.enum(firmKeyKinds))

export const suggestionSchema = z.object({
  firm: named,
  why: whySchema,
  /** Open files of the firm. */
  open: z.int(),
  /** Somebody there with the name or the address that the file has. */
  attorney: named.nullable(),
})
export type Suggestion = z.output<typeof suggestionSchema>

export const linkSchema = z.object({
  /** The record at the end of the merges. */
  firm: named,
  role: z.enum(counselRoles),
  attorney: named.nullable(),
  linkedAt: z.iso.datetime(),
  linkedBy: z.string().nullable(),
})
export type Link = z.output<typeof linkSchema>

/** Which law firms have a file, beside what the person typed. */
export const fileLinksSchema = z.object({
  typed: z.object({
    firm: z.string(),
    attorney: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  lead: linkSchema.nullable(),
  co: z.array(linkSchema),
  /** Links that ended, the latest first. */
  former: z.array(linkSchema.extend({ endedAt: z.iso.datetime(), endedBy: z.string().nullable() })),
  /** The likeliest first. Empty once a firm leads. */
  suggestions: z.array(suggestionSchema),
  /** Not this firm, somebody said: it isn't suggested again. */
  refused: z.array(named),
})
export type FileLinks = z.output<typeof fileLinksSchema>

/** Linking the same again changes nothing; another attorney takes the former's place. */
export const linkChangeSchema = z.object({
  role: z.enum(counselRoles).default('lead'),
  attorneyId: z.uuid().nullable().default(null),
})
export type LinkChange = z.output<typeof linkChangeSchema>

export const typedFirmQuerySchema = z.object({
  q: allowEmpty(z.string().trim().max(200)),
  after: allowEmpty(z.string().max(500)),
  limit: allowEmpty(z.coerce.number().int().min(1).max(100)),
})
export type TypedFirmQuery = z.output<typeof typedFirmQuerySchema>

/** One spelling of a law firm that people typed, and the files that have no record of it. */
export const typedFirmSchema = z.object({
  /** The folded name: what is left of "The Law Offices of Specimen & Sons, P.C." is "specimen sons". */
  key: z.string(),
  /** Counted up to 500. */
  files: z.int(),
  isMore: z.boolean(),
  /** As typed, the most common first. */
  spellings: z.array(z.object({ name: z.string(), files: z.int() })),
  /** Mail domains in those files, without mail services. */
  domains: z.array(z.string()),
  phones: z.array(z.string()),
  attorneys: z.array(z.string()),
  /** Records that may be it, the likeliest first. Without one, linking makes a record. */
  firms: z.array(z.object({ ...named.shape, why: whySchema })),
})
export type TypedFirm = z.output<typeof typedFirmSchema>

export const typedFirmsSchema = z.object({
  groups: z.array(typedFirmSchema),
  next: z.string().nullable(),
  /** Files without a record of their law firm, in all groups. */
  files: z.int(),
})
export type TypedFirms = z.output<typeof typedFirmsSchema>

export const groupLinkSchema = z.object({
  key: z.string().min(1).max(500),
  /** Null makes a record of what was typed. */
  firmId: z.uuid().nullable(),
  submissionKey: z.string().min(8).max(100).optional(),
})
export type GroupLink = z.output<typeof groupLinkSchema>

export const groupLinkedSchema = z.object({
  firm: named,
  isNew: z.boolean(),
  linked: z.int(),
  /** Names these links, to take them back. */
  linkedAt: z.iso.datetime(),
})
export type GroupLinked = z.output<typeof groupLinkedSchema>

/** Takes back what one key did. A record that it made goes, too, unless somebody has worked on it since. */
export const groupUndoSchema = z.object({ firmId: z.uuid(), linkedAt: z.iso.datetime(), isNew: z.boolean() })
export type GroupUndo = z.output<typeof groupUndoSchema>

/** Not this firm, for every file with the spelling. */
export const groupRefusalSchema = z.object({
  key: z.string().min(1).max(500),
  firmId: z.uuid(),
  /** False suggests it again. */
  isRefused: z.boolean(),
})
export type GroupRefusal = z.output<typeof groupRefusalSchema>
