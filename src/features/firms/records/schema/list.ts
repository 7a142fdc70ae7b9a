import { z } from 'zod'
import { allowEmpty } from '#features/applications/schema/report-filters.ts'

/** Firms without a number of days come last either way. */
export const firmSorts = [
  ...(['name', '-name', 'open', '-open'] as const),
  ...(['confirm', '-confirm', 'answer', '-answer'] as const),
] as const
export type FirmSort = (typeof firmSorts)[number]

export const firmFiltersSchema = z.object({
  /** Names, people, domains, phones. */
  q: allowEmpty(z.string().trim().max(200)),
  /** This record, or the one it was merged into: a filter has to say whom it means. */
  id: allowEmpty(z.uuid()),
  slow: allowEmpty(z.literal('true')),
  /** Shares a name, a domain or a phone with another record. */
  double: allowEmpty(z.literal('true')),
})
export type FirmFilters = z.output<typeof firmFiltersSchema>

export const firmQuerySchema = firmFiltersSchema.extend({
  sort: allowEmpty(z.enum(firmSorts)),
  /** The `next` of the page before. */
  after: allowEmpty(z.string().max(500)),
  limit: allowEmpty(z.coerce.number().int().min(1).max(200)),
})
export type FirmQuery = z.output<typeof firmQuerySchema>

export const firmLineSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  otherNames: z.array(z.string()),
  domains: z.array(z.string()),
  phone: z.string().nullable(),
  /** "Atlanta, GA", if the first address tells. */
  place: z.string().nullable(),
  open: z.int(),
  closed: z.int(),
  people: z.int(),
  /** Whom to call: the person for payoffs, another contact, or an attorney. */
  contact: z.object({ name: z.string(), title: z.string(), phone: z.string() }).nullable(),
  /** Business days, the middle value; null if nothing was asked. */
  confirmDays: z.number().nullable(),
  answerDays: z.number().nullable(),
  isSlow: z.boolean(),
  version: z.int(),
})
export type FirmLine = z.output<typeof firmLineSchema>

export const firmPageSchema = z.object({
  firms: z.array(firmLineSchema),
  /** Send it as `after`. Null on the last page. */
  next: z.string().nullable(),
  total: z.int(),
  /** If nothing is spelled as typed, the words shown instead. */
  spelling: z.string().nullable(),
})
export type FirmPage = z.output<typeof firmPageSchema>

/** What stands on the tabs above the list. */
export const firmCountsSchema = z.object({
  all: z.int(),
  slow: z.int(),
  double: z.int(),
  /** Files whose law firm has no record yet. */
  unlinkedFiles: z.int(),
})
export type FirmCounts = z.output<typeof firmCountsSchema>
