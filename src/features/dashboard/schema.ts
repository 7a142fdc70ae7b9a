import { z } from 'zod'

/** What must be done before the site meets its first client. Each ticks itself. */
export const launchTasks = ['testimonials', 'phone', 'mail', 'public-address', 'password'] as const
export type LaunchTask = (typeof launchTasks)[number]

const count = z.number().int().min(0)

export const overviewSchema = z.object({
  /** When the administrator was last here; null at the first visit, when everything counts as new. */
  lastVisitAt: z.iso.datetime().nullable(),
  newApplications: count,
  newMessages: count,
  newDocuments: count,
  /** Whose they are, the latest first: a number alone leads nowhere. */
  documentsFrom: z.array(
    z.object({
      applicationId: z.uuid(),
      reference: z.string(),
      name: z.string(),
      documents: count,
      /** Of them those that cannot be read. */
      quarantined: count,
    }),
  ),
  /** Applications that nobody has taken up within the promised time. */
  overdueApplications: count,
  overdueMessages: count,
  unreadMessages: count,
  /** Mails and other background work: given up, and still to be done. */
  failedJobs: count,
  waitingJobs: count,
  launch: z.array(z.object({ task: z.enum(launchTasks), isDone: z.boolean() })),
})

export type Overview = z.output<typeof overviewSchema>
