import { z } from 'zod'
import { type ApplicationStatus, applicationStatusValues } from '#site/choices/application-review.ts'
import {
  applicantRoleValues,
  applicationCaseTypeValues,
  applicationSpamReasons,
  fundingAmountValues,
} from '#site/choices/applications.ts'
import { type Choice, valuesOf } from '#site/choices/choice.ts'
import { stateCodes } from '#site/choices/states.ts'
import { claims } from '#site/claims.ts'

/** The site promises an answer within this time; a new application that waits longer is overdue. */
export const promisedHours = Number.parseInt(claims.approval, 10)

const hour = 60 * 60_000
export const promise = promisedHours * hour

export function isOverdue(
  { status, submittedAt }: { status: ApplicationStatus; submittedAt: string },
  now: number,
): boolean {
  return status === 'received' && now - Date.parse(submittedAt) > promise
}

/** How long ago an application was sent: `min` to `max` milliseconds. */
export const ages = [
  { value: 'under-24-hours', label: 'Under 24 hours', max: 24 * hour },
  { value: 'over-24-hours', label: 'Over 24 hours', min: 24 * hour },
  { value: 'over-7-days', label: 'Over 7 days', min: 7 * 24 * hour },
  { value: 'over-30-days', label: 'Over 30 days', min: 30 * 24 * hour },
] as const satisfies readonly (Choice & { min?: number; max?: number })[]

export const sortKeys = ['submittedAt', 'name', 'state', 'caseType', 'amount', 'status'] as const
export type SortKey = (typeof sortKeys)[number]
export type Sort = SortKey | `-${SortKey}`
export const sortValues = sortKeys.flatMap((key): Sort[] => [key, `-${key}`])
export const newestFirst: Sort = '-submittedAt'

/** An empty value in an address is a filter that was not chosen. */
const chosen = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** A day, which in an interval stands for its beginning or its end (UTC), or a moment. */
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })])

export const filterShape = {
  q: chosen(z.string().trim().max(200)),
  status: chosen(z.enum(applicationStatusValues)),
  state: chosen(z.enum(stateCodes)),
  caseType: chosen(z.enum(applicationCaseTypeValues)),
  role: chosen(z.enum(applicantRoleValues)),
  amount: chosen(z.enum(fundingAmountValues)),
  overdue: chosen(z.enum(['true', 'false'])),
  age: chosen(z.enum(valuesOf(ages))),
  from: chosen(moment),
  to: chosen(moment),
}
export const filtersSchema = z.object(filterShape)
export type Filters = z.output<typeof filtersSchema>

export const pageSizes = [25, 50, 100] as const

export const orderedSchema = filtersSchema.extend({ sort: chosen(z.enum(sortValues)) })
export type Ordered = z.output<typeof orderedSchema>

export const listQuerySchema = orderedSchema.extend({
  page: chosen(z.coerce.number().int().min(1).max(1_000_000)),
  pageSize: chosen(z.coerce.number().int().min(1).max(200)),
})
export type ListQuery = z.output<typeof listQuerySchema>

const nullable = z.string().nullable()
const isoMoment = z.iso.datetime()

export const listedApplicationSchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  role: z.enum(applicantRoleValues),
  status: z.enum(applicationStatusValues),
  /** To be sent back with a change: it is refused when somebody else was faster. */
  version: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  state: z.enum(stateCodes).nullable(),
  address: nullable,
  dateOfBirth: nullable,
  caseType: z.enum(applicationCaseTypeValues),
  incidentDate: z.string(),
  incidentLocation: nullable,
  caseDescription: nullable,
  fundingAmount: z.enum(fundingAmountValues),
  estimatedMedicalExpenses: nullable,
  estimatedLostWages: nullable,
  attorneyFirm: nullable,
  plaintiffAttorneyFirm: nullable,
  clientFirstName: nullable,
  clientLastName: nullable,
  spamReason: z.enum(applicationSpamReasons).nullable(),
  submittedAt: isoMoment,
  updatedAt: isoMoment,
  googleDriveFolderUrl: nullable,
})
export type ListedApplication = z.output<typeof listedApplicationSchema>

/** Of a page of the list: also whether the same person may have applied more than once. */
export const deskRowSchema = listedApplicationSchema.extend({ hasDuplicates: z.boolean().optional() })
export type DeskRow = z.output<typeof deskRowSchema>

/** How many are on each pile. `isMore`: the counting was ended at its limit, so there are at least as many. */
export const pilesSchema = z.object({
  all: z.number(),
  /** New ones that have waited longer than was promised. */
  overdue: z.number(),
  byStatus: z.record(z.enum(applicationStatusValues), z.number()),
  isMore: z.boolean(),
})
export type Piles = z.output<typeof pilesSchema>

/** What the review desk shows, read in one moment: a page, how many fit, and the piles of the same search. */
export const deskSchema = z.object({
  applications: z.array(deskRowSchema),
  total: z.number(),
  isMore: z.boolean(),
  piles: pilesSchema,
})
export type Desk = z.output<typeof deskSchema>

/** More are not changed at once: a mistake with them could not be looked through any more. */
export const mostSelected = 1_000

/** What has to be known of an application to change it: who it is about, and as what it was seen. */
export const choosableSchema = listedApplicationSchema.pick({
  id: true,
  reference: true,
  role: true,
  status: true,
  version: true,
  firstName: true,
  lastName: true,
  clientFirstName: true,
  clientLastName: true,
})
export type Choosable = z.output<typeof choosableSchema>

export const selectedSchema = z.object({ applications: z.array(choosableSchema), isMore: z.boolean() })
export type Selected = z.output<typeof selectedSchema>

export const overviewSchema = z.object({
  total: z.number(),
  /** Sent after the moment that was asked about. */
  since: z.number(),
  /** New ones that have waited longer than was promised. */
  overdue: z.number(),
  byStatus: z.record(z.enum(applicationStatusValues), z.number()),
})
export type Overview = z.output<typeof overviewSchema>
