import { type Choice, valuesOf } from './choice.ts'

type Status = Choice & {
  label: string
  tone: 'neutral' | 'info' | 'success' | 'attention' | 'muted'
  /** Whoever reads the timeline later wants to know why. */
  needsReason: boolean
  /** Nothing is left to decide. Opening it again needs a reason. */
  isClosed: boolean
  /** While it runs, the applicant waits for what the site has promised, and may wait too long. */
  clock: 'running' | 'stopped'
  /** Money follows from it: one key, pressed by mistake, must not give it. */
  asksFirst?: true
}

/**
 * Where an application stands; the administrator moves it. The order is that of the lists, of the database (the values of
 * its type `application_status`) and of the keys 1 to 9. An application begins with the first.
 */
export const applicationStatuses = [
  {
    value: 'received',
    label: 'Received',
    tone: 'neutral',
    needsReason: false,
    isClosed: false,
    clock: 'running',
  },
  {
    value: 'in-review',
    label: 'In review',
    tone: 'info',
    needsReason: false,
    isClosed: false,
    clock: 'stopped',
  },
  {
    value: 'documents-needed',
    label: 'Documents needed',
    tone: 'attention',
    needsReason: true,
    isClosed: false,
    clock: 'stopped',
  },
  {
    value: 'approved',
    label: 'Approved',
    tone: 'success',
    needsReason: false,
    isClosed: false,
    clock: 'stopped',
    asksFirst: true,
  },
  {
    value: 'funded',
    label: 'Funded',
    tone: 'success',
    needsReason: false,
    isClosed: true,
    clock: 'stopped',
    asksFirst: true,
  },
  {
    value: 'declined',
    label: 'Declined',
    tone: 'muted',
    needsReason: true,
    isClosed: true,
    clock: 'stopped',
  },
  {
    value: 'withdrawn',
    label: 'Withdrawn',
    tone: 'muted',
    needsReason: true,
    isClosed: true,
    clock: 'stopped',
  },
] as const satisfies readonly Status[]

export type ApplicationStatus = (typeof applicationStatuses)[number]['value']
export const applicationStatusValues = valuesOf(applicationStatuses)
export const [firstStatus] = applicationStatusValues

const records = new Map<ApplicationStatus, Status>(
  applicationStatuses.map((status) => [status.value, status]),
)

/** The record of a status. One that left the list, in a window older than the server, is nothing in particular. */
export const statusOf = (value: ApplicationStatus): Status =>
  records.get(value) ?? {
    value,
    label: value,
    tone: 'neutral',
    needsReason: false,
    isClosed: false,
    clock: 'stopped',
  }

export const needsReason = (from: ApplicationStatus, to: ApplicationStatus): boolean =>
  statusOf(to).needsReason || statusOf(from).isClosed

/** Those that count against the promise. */
export const runningStatuses = applicationStatusValues.filter((value) => statusOf(value).clock === 'running')
