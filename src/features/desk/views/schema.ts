import { z } from 'zod'
import { type Choice, valuesOf } from '#domain/choice.ts'
import {
  type Filters,
  filtersSchema,
  type Sort,
  type SortKey,
  sortValues,
} from '#features/applications/schema/rows.ts'

export const listColumns = [
  { value: 'state', label: 'State', sort: 'state', isUsual: true },
  { value: 'case', label: 'Case', sort: 'caseType', isUsual: true },
  { value: 'amount', label: 'Asked', sort: 'amount', isUsual: true },
  { value: 'firm', label: 'Firm', isUsual: true },
  { value: 'contact', label: 'Contact', isUsual: false },
  { value: 'reference', label: 'Reference', isUsual: false },
  { value: 'documents', label: 'Docs', isUsual: true },
  { value: 'next', label: 'Next step', isUsual: true },
  { value: 'activity', label: 'Last activity', isUsual: true },
  { value: 'owner', label: 'Owner', isUsual: true },
  { value: 'link', label: 'Upload link', isUsual: true },
  { value: 'waiting', label: 'Waiting', sort: 'submittedAt', isUsual: true },
] as const satisfies readonly (Choice & { label: string; sort?: SortKey; isUsual: boolean })[]

export type ListColumn = (typeof listColumns)[number]['value']
const columnValues = valuesOf(listColumns)
export const usualColumns = listColumns.filter(({ isUsual }) => isUsual).map(({ value }) => value)

export const maxViews = 40
/** Everybody's list counts each shared view. */
export const maxShared = 60
const maxName = 60

/** Only the given members change. */
export const preferenceChangeSchema = z.object({
  /** Null restores the usual ones. */
  columns: z.array(z.enum(columnValues)).max(columnValues.length).nullable().optional(),
  viewOrder: z
    .array(z.uuid())
    .max(10 * maxViews)
    .optional(),
})
export type PreferenceChange = z.output<typeof preferenceChangeSchema>

export const preferencesSchema = z.object({ columns: z.array(z.enum(columnValues)) })
export type Preferences = z.output<typeof preferencesSchema>

/** Leaves out search words: they are usually somebody's name. */
const viewFiltersSchema = filtersSchema.omit({ q: true })

export const viewQuerySchema = z.object({
  filters: viewFiltersSchema,
  sort: z.enum(sortValues).optional(),
})
export type ViewQuery = { filters: Filters; sort?: Sort | undefined }

export const viewChangeSchema = viewQuerySchema.extend({
  name: z.string().trim().min(1, 'Give the view a name').max(maxName, `Use at most ${maxName} characters`),
  isShared: z.boolean(),
  /** 0 for a new one. */
  version: z.number().int().min(0),
})
export type ViewChange = z.output<typeof viewChangeSchema>

const countSchema = z.object({ total: z.number(), isMore: z.boolean() })

export const savedViewSchema = z.object({
  id: z.uuid(),
  filters: z.record(z.string(), z.string()),
  sort: z.enum(sortValues).optional(),
  name: z.string(),
  isShared: z.boolean(),
  version: z.number(),
  /** The reader made it, or is an owner and it is shared. */
  mayChange: z.boolean(),
  count: countSchema,
})
export type SavedView = z.output<typeof savedViewSchema>

/** Team views appear once there is a team. */
export const builtInViews = [
  { value: 'open', label: 'Open', filters: { closed: 'false' }, isForTeams: false },
  { value: 'mine', label: 'Mine', filters: { assignee: 'me', closed: 'false' }, isForTeams: true },
  { value: 'nobodys', label: 'Nobody’s', filters: { assignee: 'nobody', closed: 'false' }, isForTeams: true },
  { value: 'unread', label: 'Unread', filters: { closed: 'false', unread: 'true' }, isForTeams: false },
  { value: 'judge', label: 'To judge', filters: { judge: 'true' }, isForTeams: false },
  { value: 'all', label: 'All', filters: {}, isForTeams: false },
] as const satisfies readonly (Choice & { label: string; filters: Filters; isForTeams: boolean })[]
const builtInValues = valuesOf(builtInViews)

export const viewsSchema = z.object({
  builtIn: z.record(z.enum(builtInValues), countSchema),
  saved: z.array(savedViewSchema),
})
export type Views = z.output<typeof viewsSchema>
