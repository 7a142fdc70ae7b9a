import { z } from 'zod'
import { accessActionValues, accessKindValues } from '#domain/access.ts'

const day = z.union([z.iso.date(), z.iso.datetime({ offset: true })])

export const entryFiltersSchema = z.object({
  person: z.uuid().optional(),
  /** An application's reference, or the applicant's email, which also finds people whose data is gone. */
  application: z.string().trim().min(1).max(254).optional(),
  kind: z.enum(accessKindValues).optional(),
  action: z.enum(accessActionValues).optional(),
  since: day.optional(),
  until: day.optional(),
})
export type EntryFilters = z.output<typeof entryFiltersSchema>

export const entryQuerySchema = entryFiltersSchema.extend({
  before: z.coerce.number().int().positive().optional(),
})

export const entrySchema = z.object({
  number: z.number(),
  happenedAt: z.iso.datetime(),
  /** A string, not a closed list: the log is older than the program that reads it. */
  action: z.string(),
  person: z.object({ id: z.string(), name: z.string() }).nullable(),
  session: z.string().nullable(),
  reference: z.string().nullable(),
  application: z.object({ id: z.string(), name: z.string() }).nullable(),
  documentId: z.string().nullable(),
  documentType: z.string().nullable(),
  request: z.string().nullable(),
  details: z.record(z.string(), z.unknown()).nullable(),
  address: z.string().nullable(),
  browser: z.string().nullable(),
})
export type LogEntry = z.output<typeof entrySchema>

const flawSchema = z.object({
  number: z.number(),
  what: z.enum(['changed', 'missing', 'moved', 'added', 'head']),
})

const logStateSchema = z.object({
  first: z.number(),
  last: z.number(),
  /** The latest check that went through the whole log, or found something wrong. */
  lastCheck: z.object({ at: z.iso.datetime(), to: z.number(), flaw: flawSchema.nullable() }).nullable(),
})

export const entryListSchema = z.object({
  entries: z.array(entrySchema),
  total: z.number(),
  isMore: z.boolean(),
  log: logStateSchema,
  people: z.array(z.object({ id: z.string(), name: z.string() })),
})

export const entryDetailSchema = z.object({
  entry: entrySchema,
  /** `isWhole` when an entry's hash is right and joins the one before. */
  chain: z.array(z.object({ number: z.number(), hash: z.string(), isWhole: z.boolean() })),
})

export const checkRequestSchema = z.object({
  from: z.number().int().positive().optional(),
})

export const checkedSchema = z.object({
  flaw: flawSchema.nullable(),
  from: z.number(),
  to: z.number(),
  next: z.number().nullable(),
})
