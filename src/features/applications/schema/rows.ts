import { z } from 'zod'
import { applicationStatusValues } from '#domain/application-status.ts'
import { applicantRoleValues, applicationCaseTypeValues, fundingAmountValues } from '#domain/applications.ts'
import { type Choice, valuesOf } from '#domain/choice.ts'
import { spamReasons } from '#domain/spam.ts'
import { stateCodes } from '#domain/states.ts'
import { reportFilterShape } from './report-filters.ts'

const hour = 60 * 60_000
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

export const pageSizes = [25, 50, 100] as const

/** An empty value in the address is no filter. */
export const allowEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** A moment, or a day (UTC), which stands for its start or its end in an interval. */
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })])

export const filterShape = {
  q: allowEmpty(z.string().trim().max(200)),
  status: allowEmpty(z.enum(applicationStatusValues)),
  state: allowEmpty(z.enum(stateCodes)),
  caseType: allowEmpty(z.enum(applicationCaseTypeValues)),
  role: allowEmpty(z.enum(applicantRoleValues)),
  amount: allowEmpty(z.enum(fundingAmountValues)),
  /** Whose they are: the reader's own, nobody's, or a colleague's. */
  assignee: allowEmpty(z.union([z.enum(['me', 'nobody']), z.uuid()])),
  overdue: allowEmpty(z.enum(['true', 'false'])),
  /** Whether anything is left to decide. */
  closed: allowEmpty(z.enum(['true', 'false'])),
  /** Something came that nobody has judged yet. */
  judge: allowEmpty(z.literal('true')),
  /** The reader has never opened it. */
  unread: allowEmpty(z.literal('true')),
  /** Somebody wrote or asked for a new link, and nobody has read or answered it. */
  reply: allowEmpty(z.literal('true')),
  /** The reader means to do something about it by the end of today. */
  followUp: allowEmpty(z.literal('true')),
  age: allowEmpty(z.enum(valuesOf(ages))),
  from: allowEmpty(moment),
  to: allowEmpty(moment),
  // Of the lists that figures open.
  home: allowEmpty(reportFilterShape.home),
  firm: allowEmpty(reportFilterShape.firm),
  answer: allowEmpty(reportFilterShape.answer),
  answeredLate: allowEmpty(reportFilterShape.answeredLate),
  arrived: allowEmpty(reportFilterShape.arrived),
  answered: allowEmpty(reportFilterShape.answered),
  paid: allowEmpty(reportFilterShape.paid),
  repaid: allowEmpty(reportFilterShape.repaid),
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
  /** Send it back with a change: the change is refused if someone else was faster. */
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
  /** Who works on it. */
  assigneeId: z.uuid().nullable(),
  /** Since when the owner's clock of its status runs, and the moment after which it is late; null without one. */
  clockSince: isoMoment.nullable(),
  dueAt: isoMoment.nullable(),
})
export type ListedApplication = z.output<typeof listedApplicationSchema>

/** Sealed in the row: a page of the list leaves these out, the whole list and an application have them. */
export const sealedViewSchema = z.object({
  address: nullable,
  dateOfBirth: nullable,
  incidentLocation: nullable,
  caseDescription: nullable,
  estimatedMedicalExpenses: nullable,
  estimatedLostWages: nullable,
})
export type SealedView = z.output<typeof sealedViewSchema>

/** How many are on each pile. `isMore`: counting stopped at the limit, so there are at least this many. */
export const statusCountsSchema = z.object({
  all: z.number(),
  /** Those that are late by their clock. */
  overdue: z.number(),
  byStatus: z.record(z.enum(applicationStatusValues), z.number()),
  /** The reader's own, and those nobody has taken. */
  mine: z.number(),
  nobodys: z.number(),
  isMore: z.boolean(),
})
export type StatusCounts = z.output<typeof statusCountsSchema>

/** The most that can be changed at once: with more, nobody could look through a mistake. */
export const maxSelected = 1_000

/** What a change needs to know of an application: who it is about, and the version the reviewer saw. */
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
