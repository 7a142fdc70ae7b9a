import { type Choice, valuesOf } from './choice.ts'

type Status = Choice & {
  label: string
  tone: 'neutral' | 'info' | 'success' | 'attention' | 'muted'
  /** Anyone who reads the timeline later will want to know why. */
  needsReason: boolean
  /** Nothing is left to decide. Reopening it needs a reason. */
  isClosed: boolean
  /** While it runs, the applicant waits for the promised response, and may wait too long. */
  clock: 'running' | 'stopped'
  /** Leads to money: one wrong key must not set it. */
  asksFirst?: true
}

const usual = { needsReason: false, isClosed: false, clock: 'stopped' } as const

/** The database type `application_status` and the keys 1 to 9 use this order. The first one starts. */
export const applicationStatuses = [
  { value: 'received', label: 'Received', tone: 'neutral', clock: 'running' },
  { value: 'in-review', label: 'In review', tone: 'info' },
  { value: 'documents-needed', label: 'Documents needed', tone: 'attention', needsReason: true },
  { value: 'approved', label: 'Approved', tone: 'success', asksFirst: true },
  { value: 'funded', label: 'Funded', tone: 'success', isClosed: true, asksFirst: true },
  { value: 'declined', label: 'Declined', tone: 'muted', needsReason: true, isClosed: true },
  { value: 'withdrawn', label: 'Withdrawn', tone: 'muted', needsReason: true, isClosed: true },
] as const satisfies readonly (Partial<Status> & Omit<Status, keyof typeof usual>)[]

export type ApplicationStatus = (typeof applicationStatuses)[number]['value']
export const applicationStatusValues = valuesOf(applicationStatuses)
export const [firstStatus] = applicationStatusValues

const records = new Map<ApplicationStatus, Status>(
  applicationStatuses.map((status) => [status.value, { ...usual, ...status }]),
)

/** A neutral record for a value outside the list: a window may be older than the server. */
export const statusOf = (value: ApplicationStatus): Status =>
  records.get(value) ?? { ...usual, value, label: value, tone: 'neutral' }

export const needsReason = (from: ApplicationStatus, to: ApplicationStatus): boolean =>
  statusOf(to).needsReason || statusOf(from).isClosed

export const runningStatuses = applicationStatusValues.filter((value) => statusOf(value).clock === 'running')

/** A funded case goes on until its money is back: the person and the firm need their pages until then. */
export const openCaseStatuses = applicationStatusValues.filter(
  (value) => !statusOf(value).isClosed || value === 'funded',
)
