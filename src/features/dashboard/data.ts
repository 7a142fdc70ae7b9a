import { gt } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { documents } from '#db/schema/index.ts'
import { readOverview as readApplications } from '#features/applications/desk/data.ts'
import { readRetention } from '#features/applications/retention/data.ts'
import { readMessagesOverview } from '#features/contact/data.ts'
import { listSenders } from '#features/documents/files/data.ts'
import { testimonialTexts } from '#features/marketing/home/content/testimonials.ts'
import { findFirstOwner } from '#features/people/sign-in/data.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { defaultLocale } from '#site/locale.ts'
import type { LaunchTask, Overview } from './schema.ts'

export type Arrivals = Pick<
  Overview,
  | 'newApplications'
  | 'newMessages'
  | 'newDocuments'
  | 'documentsFrom'
  | 'overdueApplications'
  | 'overdueMessages'
  | 'unreadMessages'
>

/** Counts arrivals since the last visit, or ever, and what is waiting. */
export async function countArrivals(db: Database, lastVisitAt: Date | null): Promise<Arrivals> {
  const since = lastVisitAt ?? new Date(0)
  const [applications, messages, newDocuments, documentsFrom] = await Promise.all([
    readApplications(db, { since }),
    readMessagesOverview(db, { since }),
    db.$count(documents, gt(documents.uploadedAt, since)),
    listSenders(db, since),
  ])
  return {
    newApplications: applications.since,
    overdueApplications: applications.overdue,
    newMessages: messages.since,
    overdueMessages: messages.overdue,
    unreadMessages: messages.unread,
    newDocuments,
    documentsFrom,
  }
}

export type LaunchSettings = {
  publicUrl: string
  sendsMail: boolean
  /** Whether a copy of the data folder would hold the key to it as well. */
  hasSecretBesideData: () => boolean
  storage: Pick<Storage, 'readEncryption'>
}

/** Checks which launch tasks are done: sample quotes and placeholders must not reach a client (16 CFR 465). */
export async function readLaunchTasks(
  db: Database,
  { publicUrl, sendsMail, hasSecretBesideData, storage }: LaunchSettings,
): Promise<Record<LaunchTask, boolean>> {
  const texts = await readTexts(db, { ...identityTexts, ...testimonialTexts }, defaultLocale)
  const owner = await findFirstOwner(db)
  const encryption = await storage.readEncryption()
  const samples = new Set(
    testimonialTexts['testimonials.items'].default[defaultLocale].map(({ content }) => content),
  )
  return {
    testimonials: !texts['testimonials.items'].some(({ content }) => samples.has(content)),
    phone: texts['global.contact.phone'] !== identityTexts['global.contact.phone'].default[defaultLocale],
    mail: sendsMail,
    'public-address': publicUrl.startsWith('https:'),
    password: owner?.isGenerated === false,
    'app-secret': !hasSecretBesideData(),
    retention: (await readRetention(db)).isDecided,
    'file-encryption': encryption === 'sealed' || encryption === 'encrypted',
  }
}
