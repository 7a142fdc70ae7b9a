import { z } from 'zod'
import { applicationStatusValues } from '#domain/application-status.ts'
import { counselRoles } from '#domain/firms.ts'
import { stateCodes } from '#domain/states.ts'
import { clean, manyLines, oneLine, optionalPhone } from '#lib/person-fields.ts'
import { staffLocale } from '#site/locale.ts'
import { firmPersonSchema } from '../../people/schema.ts'
import { domainsSchema } from './domains.ts'

const limits = { name: 150, names: 20, address: 300, addresses: 10, note: 5_000 } as const

/** Nothing, one line, or a list of them without repeats. */
const lines = (most: number, length: number, what: string) =>
  z
    .array(z.string().transform((value) => clean(value).replace(/\s+/g, ' ')))
    .transform((values) => [...new Set(values.filter((value) => value !== ''))])
    .pipe(
      z
        .array(z.string().max(length, `Use at most ${length} characters for ${what}`))
        .max(most, `List at most ${most}`),
    )

const name = oneLine({
  missing: 'Enter the name of the law firm',
  max: limits.name,
  tooLong: `Use at most ${limits.name} characters`,
})

export const newFirmSchema = z.object({
  name,
  /** The firm is known by these, too. */
  otherNames: lines(limits.names, limits.name, 'a name').default([]),
  domains: domainsSchema.default([]),
  addresses: lines(limits.addresses, limits.address, 'an address').default([]),
  phone: optionalPhone(staffLocale),
  note: z
    .union([
      z.literal(''),
      manyLines({ missing: '', max: limits.note, tooLong: `Use at most ${limits.note} characters` }),
    ])
    .default(''),
  /** A firm that is sent again has the same key. */
  submissionKey: z.string().min(8).max(100).optional(),
})
export type NewFirm = z.output<typeof newFirmSchema>

/** Only the given members change. */
export const firmChangeSchema = z.object({
  version: z.int().min(1),
  name: name.optional(),
  otherNames: lines(limits.names, limits.name, 'a name').optional(),
  domains: domainsSchema.optional(),
  addresses: lines(limits.addresses, limits.address, 'an address').optional(),
  phone: z
    .string()
    .transform((value): string | null | undefined => value)
    .pipe(optionalPhone(staffLocale))
    .optional(),
  note: newFirmSchema.shape.note.unwrap().optional(),
})
export type FirmChange = z.output<typeof firmChangeSchema>

/** Business days, the middle value of the last 24 months, and of how many; null without any. */
const paceSchema = z.object({ days: z.number(), of: z.int() }).nullable()
const pacesSchema = z.object({
  /** From our question to the answer that they represent the person. */
  confirm: paceSchema,
  /** From what we wrote to the firm to what came back. */
  answer: paceSchema,
})
export type Paces = z.output<typeof pacesSchema>

/** Whose middle value is at least this many business days is slow. */
export const slowFrom = 6

export const firmClientSchema = z.object({
  applicationId: z.uuid(),
  reference: z.string(),
  name: z.string(),
  /** Where they live. */
  state: z.enum(stateCodes).nullable(),
  status: z.enum(applicationStatusValues),
  submittedAt: z.iso.datetime(),
  role: z.enum(counselRoles),
  attorney: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  linkedAt: z.iso.datetime(),
})
export type FirmClient = z.output<typeof firmClientSchema>

/** A record lists this many of each; the desk's list has all of them, with the filter `firmRecord`. */
export const mostClients = 100

export const doubleSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  files: z.int(),
  /** What both have: "the name specimen sons", "the domain specimen.example", "the phone 4045550142". */
  same: z.array(z.string()),
})
export type Double = z.output<typeof doubleSchema>

export const firmSchema = z.object({
  /** Of the firm at the end of the merges, whichever was asked for. */
  id: z.uuid(),
  name: z.string(),
  otherNames: z.array(z.string()),
  domains: z.array(z.string()),
  addresses: z.array(z.string()),
  phone: z.string().nullable(),
  note: z.string(),
  version: z.int(),
  createdAt: z.iso.datetime(),
  createdBy: z.string().nullable(),
  people: z.array(firmPersonSchema),
  clients: z.object({
    open: z.array(firmClientSchema),
    openCount: z.int(),
    closed: z.array(firmClientSchema),
    closedCount: z.int(),
  }),
  pace: pacesSchema.extend({ all: pacesSchema }),
  /** Merged into this one; each keeps what it had. */
  merged: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      otherNames: z.array(z.string()),
      domains: z.array(z.string()),
      addresses: z.array(z.string()),
      phone: z.string().nullable(),
      note: z.string(),
      /** Its own, without those of firms that were merged into it. */
      files: z.int(),
      people: z.int(),
      /** This firm, or another that was merged into it. */
      intoId: z.uuid(),
      mergedAt: z.iso.datetime(),
      mergedBy: z.string().nullable(),
    }),
  ),
  /** May be the same firm: they share a name, a domain or a phone. */
  doubles: z.array(doubleSchema),
})
export type Firm = z.output<typeof firmSchema>

/** What goes with a record, and what stays. */
export const firmDeletionSchema = z.object({
  name: z.string(),
  version: z.int(),
  /** Their links end; what the applicants typed stays. */
  openFiles: z.int(),
  closedFiles: z.int(),
  people: z.int(),
  /** Who can't sign in any more. */
  confirmedPeople: z.int(),
  /** Merged into it: they go, too. */
  merged: z.array(z.string()),
})
export type FirmDeletion = z.output<typeof firmDeletionSchema>
