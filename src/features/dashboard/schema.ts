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
