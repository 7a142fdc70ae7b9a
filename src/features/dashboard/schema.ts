import { z } from 'zod'
import type { Room } from '#site/choices/roles.ts'

/** What must be done before the first client. Each task checks itself off. */
export const launchTasks = [
  'testimonials',
  'phone',
  'mail',
  'public-address',
  'password',
  'app-secret',
  'file-encryption',
  'retention',
] as const
export type LaunchTask = (typeof launchTasks)[number]

/** Who can do it, and so who is reminded of it. */
export const launchRooms: Record<LaunchTask, Room> = {
  testimonials: 'site',
  phone: 'site',
  mail: 'owner',
  'public-address': 'owner',
  password: 'owner',
  'app-secret': 'owner',
  'file-encryption': 'owner',
  retention: 'owner',
}

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

export const launchSchema = z.array(z.object({ task: z.enum(launchTasks), isDone: z.boolean() }))
