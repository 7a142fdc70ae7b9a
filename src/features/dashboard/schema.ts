import { z } from 'zod'

const count = z.number().int().min(0)

export const overviewSchema = z.object({
  /** The administrator's last visit; null at the first, when everything counts as new. */
  lastVisitAt: z.iso.datetime().nullable(),
  newApplications: count,
  newMessages: count,
  newDocuments: count,
  /** Who sent them, latest first: a number alone leads nowhere. */
  documentsFrom: z.array(
    z.object({
      applicationId: z.uuid(),
      reference: z.string(),
      name: z.string(),
      documents: count,
      /** How many of them are quarantined. */
      quarantined: count,
    }),
  ),
  /** Applications nobody has picked up within the promised time. */
  overdueApplications: count,
  overdueMessages: count,
  unreadMessages: count,
  /** Mails and other background work: failed for good, and still waiting. */
  failedJobs: count,
  waitingJobs: count,
})

export type Overview = z.output<typeof overviewSchema>

const bounded = z.object({ total: count, isMore: z.boolean() })

/** What the masthead says of the places. Counting stops at a limit; then `isMore` is true. */
export const mastheadSchema = z.object({
  /** Open ones. */
  files: bounded,
  /** Conversations that wait for an answer of ours, by the contact form and on case pages, as the inbox lists them. */
  messages: bounded,
  /** Colleagues who did something a few minutes ago, or have a file open. */
  here: z.array(z.object({ id: z.uuid(), name: z.string() })),
})
export type MastheadCounts = z.output<typeof mastheadSchema>
