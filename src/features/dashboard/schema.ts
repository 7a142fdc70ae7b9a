import { z } from 'zod'

const count = z.number().int().min(0)

export const overviewSchema = z.object({
  /** Null at the first visit, when everything counts as new. */
  lastVisitAt: z.iso.datetime().nullable(),
  newApplications: count,
  newMessages: count,
  newDocuments: count,
  /** Latest first: a number alone leads nowhere. */
  documentsFrom: z.array(
    z.object({
      applicationId: z.uuid(),
      reference: z.string(),
      name: z.string(),
      documents: count,
      quarantined: count,
    }),
  ),
  overdueApplications: count,
  overdueMessages: count,
  unreadMessages: count,
  /** Mails and other background work that failed for good, and that still waits. */
  failedJobs: count,
  waitingJobs: count,
})

export type Overview = z.output<typeof overviewSchema>

const bounded = z.object({ total: count, isMore: z.boolean() })

/** Counting stops at a limit; then `isMore` is true. */
export const mastheadSchema = z.object({
  files: bounded,
  /** Conversations that wait for our answer, as the inbox lists them. */
  messages: bounded,
  /** There is a firm, or somebody has typed one. */
  hasFirms: z.boolean(),
  /** A contract that everybody signed, or a payment of one. */
  hasMoney: z.boolean(),
  /** Colleagues who did something a few minutes ago, or have an application open. */
  here: z.array(z.object({ id: z.uuid(), name: z.string() })),
})
export type MastheadCounts = z.output<typeof mastheadSchema>
