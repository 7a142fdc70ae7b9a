import { gt } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { documents } from '#db/schema/index.ts'
import { countEach } from '#features/applications/counts/data.ts'
import { readMessagesOverview } from '#features/contact/data.ts'
import { isAnyMoneyMoving } from '#features/contract-desk/money/data.ts'
import { readOverview as readApplications } from '#features/desk/list/data.ts'
import { listSenders } from '#features/documents/files/data/files.ts'
import { isAnyFirmNamed } from '#features/firms/list/data.ts'
import { countToAnswer } from '#features/inbox/data/inbox.ts'
import { listLately } from '#features/people/sessions/data.ts'
import type { PresentPerson } from '#lib/live/presence.ts'
import type { MastheadCounts, Overview } from './schema.ts'

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

/** Without the files: what a bookkeeper may know. */
export async function readMoneyMasthead(db: Database): Promise<MastheadCounts> {
  return { files: none, messages: none, hasFirms: false, hasMoney: await isAnyMoneyMoving(db), here: [] }
}

/** `open` are the people who have an application open. */
export async function readMasthead(
  db: Database,
  { reader, open, now = new Date() }: { reader: string; open: readonly PresentPerson[]; now?: Date },
): Promise<MastheadCounts> {
  const [[files = none], messages, hasFirms, hasMoney, lately] = await Promise.all([
    countEach(db, [{ closed: 'false' }], now),
    countToAnswer(db),
    isAnyFirmNamed(db),
    isAnyMoneyMoving(db),
    listLately(db, new Date(now.getTime() - aWhile)),
  ])
  const here = new Map([...lately, ...open].map((person) => [person.id, person]))
  here.delete(reader)
  return { files, messages, hasFirms, hasMoney, here: [...here.values()] }
}

const none = { total: 0, isMore: false }
/** After this long without a click, somebody may have left the desk. */
const aWhile = 5 * 60_000
