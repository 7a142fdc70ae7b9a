import { z } from 'zod'
import { applicationEventTypeValues } from '#domain/application-review.ts'
import { applicationStatusValues } from '#domain/application-status.ts'
import { type Choice, valuesOf } from '#domain/choice.ts'
import type { Filters } from '#features/applications/schema/rows.ts'
import { waitingContractSchema } from '#features/contracts/records/schema.ts'
import { toSignSchema } from '#features/dashboard/to-sign/schema.ts'
import { shownRowSchema } from '#features/desk/list/schema.ts'

/** Each queue is the filters of the list that it opens, so that the count and the list agree. */
export const queues = [
  { value: 'late', label: 'Late', filters: { overdue: 'true' }, keys: 'g l' },
  { value: 'unread', label: 'Unread', filters: { closed: 'false', unread: 'true' }, keys: 'g u' },
  { value: 'judge', label: 'Documents to judge', filters: { judge: 'true' }, keys: 'g d' },
  { value: 'reply', label: 'Replies and requests', filters: { reply: 'true' }, keys: 'g r' },
  { value: 'followUp', label: 'Follow-ups today', filters: { followUp: 'true' }, keys: 'g f' },
  { value: 'mine', label: 'Mine', filters: { assignee: 'me', closed: 'false' }, keys: 'g m' },
] as const satisfies readonly (Choice & { filters: Filters; keys: string })[]
export type Queue = (typeof queues)[number]['value']

const count = z.number().int().min(0)
const bounded = z.object({ total: count, isMore: z.boolean() })
const moment = z.iso.datetime()
const file = z.object({ id: z.uuid(), name: z.string() })

export const todaySchema = z.object({
  open: bounded,
  queues: z.record(z.enum(valuesOf(queues)), bounded),
  /** What waits for the reader's signature, the oldest first. */
  toSign: z.array(toSignSchema),
  /** What stands between an offer and a signature, the most urgent first. Nothing while contracts are off. */
  contracts: z.array(waitingContractSchema),
  documentsToJudge: count,
  replies: count,
  linksWanted: count,
  /** Messages from the contact page: those since the last visit, and the unread ones. */
  newMessages: bounded,
  unreadMessages: bounded,
  /** Mails and other background work that failed for good, and that still waits. */
  failedJobs: count,
  /** Claims that visitors read and nobody has proven; 0 unless the owner asks and the site has a public address. */
  unprovenClaims: count,
  /** Claims whose record is nearly a year old, and those that have left the site by it; 0 unless the owner asks. */
  endingClaims: count,
  endedClaims: count,
  waitingJobs: count,
  /** The late ones first, and the oldest before the others. */
  next: z.array(shownRowSchema),
  since: z.object({
    at: moment.nullable(),
    applications: count,
    documents: count,
    replies: count,
    isMore: z.boolean(),
    entries: z.array(
      z.object({
        type: z.enum(applicationEventTypeValues),
        file,
        /** How many of a kind came for the application, the last of them at this moment. */
        count,
        at: moment,
      }),
    ),
  }),
  colleagues: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      reads: z.array(file),
      last: z
        .object({
          type: z.enum(applicationEventTypeValues),
          toStatus: z.enum(applicationStatusValues).nullable(),
          file,
          at: moment,
        })
        .nullable(),
    }),
  ),
})
export type Today = z.output<typeof todaySchema>
