import { z } from 'zod'
import { applicationStatusValues } from '#domain/application-status.ts'
import { applicantRoleValues, applicationCaseTypeValues, fundingAmountValues } from '#domain/applications.ts'
import { type Choice, valuesOf } from '#domain/choice.ts'
import { spamReasons } from '#domain/spam.ts'
import { stateCodes } from '#domain/states.ts'
import { allowEmpty, reportFilterShape } from './report-filters.ts'

const hour = 60 * 60_000
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

export const pageSizes = [25, 50, 100] as const

/** A day (UTC) stands for its start or its end. */
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })])

export const filterShape = {
  q: allowEmpty(z.string().trim().max(200)),
  status: allowEmpty(z.enum(applicationStatusValues)),
  state: allowEmpty(z.enum(stateCodes)),
  caseType: allowEmpty(z.enum(applicationCaseTypeValues)),
  role: allowEmpty(z.enum(applicantRoleValues)),
  amount: allowEmpty(z.enum(fundingAmountValues)),
  assignee: allowEmpty(z.union([z.enum(['me', 'nobody']), z.uuid()])),
  overdue: allowEmpty(z.enum(['true', 'false'])),
  closed: allowEmpty(z.enum(['true', 'false'])),
  judge: allowEmpty(z.literal('true')),
  unread: allowEmpty(z.literal('true')),
  /** Somebody wrote or asked for a new link and has no response. */
  reply: allowEmpty(z.literal('true')),
  followUp: allowEmpty(z.literal('true')),
  age: allowEmpty(z.enum(valuesOf(ages))),
  from: allowEmpty(moment),
  to: allowEmpty(moment),
  ...reportFilterShape,
}
export const filtersSchema = z.object(filterShape)
export type Filters = z.output<typeof filtersSchema>

export const orderedSchema = filtersSchema.extend({ sort: allowEmpty(z.enum(sortValues)) })
export type Ordered = z.output<typeof orderedSchema>

const nullable = z.string().nullable()
const isoMoment = z.iso.datetime()

export const listedApplicationSchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  role: z.enum(applicantRoleValues),
  status: z.enum(applicationStatusValues),
  /** Send it back with a change: we refuse the change if somebody else was faster. */
  version: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  state: z.enum(stateCodes).nullable(),
  caseType: z.enum(applicationCaseTypeValues),
  incidentDate: z.string(),
  fundingAmount: z.enum(fundingAmountValues),
  attorneyFirm: nullable,
  plaintiffAttorneyFirm: nullable,
  clientFirstName: nullable,
  clientLastName: nullable,
  spamReason: z.enum(spamReasons).nullable(),
  submittedAt: isoMoment,
  updatedAt: isoMoment,
  googleDriveFolderUrl: nullable,
  assigneeId: z.uuid().nullable(),
  /** When the deadline started to run and when it ends; null without one. */
  clockSince: isoMoment.nullable(),
  dueAt: isoMoment.nullable(),
})
export type ListedApplication = z.output<typeof listedApplicationSchema>

/** Sealed in the row. A page of the list leaves these out; an export and an application have them. */
export const sealedViewSchema = z.object({
  address: nullable,
  dateOfBirth: nullable,
  incidentLocation: nullable,
  caseDescription: nullable,
  estimatedMedicalExpenses: nullable,
  estimatedLostWages: nullable,
})
export type SealedView = z.output<typeof sealedViewSchema>

/** `isMore`: counting stopped at the limit, so there are at least this many. */
export const statusCountsSchema = z.object({
  all: z.number(),
  overdue: z.number(),
  byStatus: z.record(z.enum(applicationStatusValues), z.number()),
  mine: z.number(),
  nobodys: z.number(),
  isMore: z.boolean(),
})
export type StatusCounts = z.output<typeof statusCountsSchema>

/** With more at once, nobody could look through a mistake. */
export const maxSelected = 1_000

/** What a change needs: whom it is about, and the version the reviewer saw. */
export const choosableSchema = listedApplicationSchema.pick({
  id: true,
  reference: true,
  role: true,
  status: true,
  version: true,
  assigneeId: true,
  firstName: true,
  lastName: true,
  clientFirstName: true,
  clientLastName: true,
})
export type Choosable = z.output<typeof choosableSchema>
