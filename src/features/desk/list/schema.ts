import { z } from 'zod'
import { applicationStatusValues } from '#domain/application-status.ts'
import { progressSchema } from '#features/applications/progress/schema.ts'
import { allowEmpty } from '#features/applications/schema/report-filters.ts'
import {
  choosableSchema,
  listedApplicationSchema,
  orderedSchema,
  sealedViewSchema,
  statusCountsSchema,
} from '#features/applications/schema/rows.ts'

export const listQuerySchema = orderedSchema.extend({
  page: allowEmpty(z.coerce.number().int().min(1).max(1_000_000)),
  pageSize: allowEmpty(z.coerce.number().int().min(1).max(200)),
})
export type ListQuery = z.output<typeof listQuerySchema>

/** `hasDuplicates`: the same person may have applied more than once. */
export const listRowSchema = listedApplicationSchema.extend({ hasDuplicates: z.boolean().optional() })
export type ListRow = z.output<typeof listRowSchema>

export const shownRowSchema = listRowSchema.extend({
  ...progressSchema.shape,
  isUnread: z.boolean(),
})
export type ShownRow = z.output<typeof shownRowSchema>

export const wholeRowSchema = listRowSchema.extend(sealedViewSchema.partial().shape)
export type WholeRow = z.output<typeof wholeRowSchema>

export const listSchema = z.object({
  applications: z.array(shownRowSchema),
  total: z.number(),
  isMore: z.boolean(),
  piles: statusCountsSchema,
  /** If nothing is spelled as typed, the words shown instead. */
  spelling: z.string().nullable(),
})
export type ListPage = z.output<typeof listSchema>

export const selectedSchema = z.object({ applications: z.array(choosableSchema), isMore: z.boolean() })
export type Selected = z.output<typeof selectedSchema>

export const overviewSchema = z.object({
  total: z.number(),
  since: z.number(),
  /** New ones that have waited longer than promised. */
  overdue: z.number(),
  byStatus: z.record(z.enum(applicationStatusValues), z.number()),
})
export type Overview = z.output<typeof overviewSchema>

export const neighborsSchema = z.object({ previous: z.uuid().nullable(), next: z.uuid().nullable() })
export type Neighbors = z.output<typeof neighborsSchema>
