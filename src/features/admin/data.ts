import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { applications, contactMessages, documents } from '#db/schema/index.ts'
import { readCredential } from '#features/admin-auth/data.ts'
import { testimonialTexts } from '#features/content/content/testimonials.ts'
import { identityTexts } from '#features/content/content.ts'
import { readTexts } from '#features/content/data.ts'
import type { LaunchTask, Overview } from './schema.ts'

/** The promise on every page: an answer within 24 hours. */
const promised = sql`interval '24 hours'`

export type OverviewCounts = Pick<
  Overview,
  'newApplications' | 'newMessages' | 'newDocuments' | 'overdueApplications' | 'unreadMessages'
>

/** What came in since a moment, or ever, and what waits. Spam is neither. */
export async function countArrivals(db: Database, since: Date | null): Promise<OverviewCounts> {
  const after = since ?? new Date(0)
  const isGenuineMessage = isNull(contactMessages.spamReason)
  const isGenuineApplication = isNull(applications.spamReason)
  const [newApplications, newMessages, newDocuments, overdueApplications, unreadMessages] = await Promise.all(
    [
      db.$count(applications, and(isGenuineApplication, gt(applications.submittedAt, after))),
      db.$count(contactMessages, and(isGenuineMessage, gt(contactMessages.receivedAt, after))),
      db.$count(documents, gt(documents.uploadedAt, after)),
      db.$count(
        applications,
        and(
          isGenuineApplication,
          eq(applications.status, 'received'),
          lt(applications.submittedAt, sql`now() - ${promised}`),
        ),
      ),
      db.$count(contactMessages, and(isGenuineMessage, isNull(contactMessages.readAt))),
    ],
  )
  return { newApplications, newMessages, newDocuments, overdueApplications, unreadMessages }
}

export type LaunchSettings = { publicUrl: string; sendsMail: boolean }

/** What is left to do before launch: sample quotes and placeholders must not meet a client (16 CFR 465). */
export async function readLaunchTasks(
  db: Database,
  { publicUrl, sendsMail }: LaunchSettings,
): Promise<Record<LaunchTask, boolean>> {
  const texts = await readTexts(db, { ...identityTexts, ...testimonialTexts })
  const credential = await readCredential(db)
  const samples = new Set(testimonialTexts['testimonials.items'].default.map(({ content }) => content))
  return {
    testimonials: !texts['testimonials.items'].some(({ content }) => samples.has(content)),
    phone: texts['global.contact.phone'] !== identityTexts['global.contact.phone'].default,
    mail: sendsMail,
    'public-address': publicUrl.startsWith('https:'),
    password: credential?.isGenerated === false,
  }
}
