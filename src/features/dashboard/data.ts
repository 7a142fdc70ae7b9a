import { gt } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { documents } from '#db/schema/index.ts'
import { readOverview as readApplications } from '#features/applications/desk/data.ts'
import { readMessagesOverview } from '#features/contact/data.ts'
import { listSenders } from '#features/documents/files/data.ts'
import type { Overview } from './schema.ts'

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
