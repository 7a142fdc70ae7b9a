import { and, asc, eq, gt, isNotNull, isNull, notInArray, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#db/database.ts'
import { applications, checklistItems, contactMessages } from '#db/schema/index.ts'
import { countEach, eachLimit } from '#features/applications/counts/data.ts'
import { countUnanswered } from '#features/applications/data/needs-reply.ts'
import { conditionsOf, listedColumns, toListed, toMatch } from '#features/applications/data/rows.ts'
import { listWaiting } from '#features/contracts/records/data/waiting.ts'
import { listLastActs, type NamedFile, nameFiles, readSince } from '#features/dashboard/activity/data.ts'
import { listToSign } from '#features/dashboard/to-sign/data.ts'
import { showRows } from '#features/desk/list/data.ts'
import { queues, type Today } from './schema.ts'

export type Reading = {
  reader: string
  lastVisitAt: Date | null
  open: readonly { person: NamedFile; files: string[] }[]
  now?: Date
}

const nextFiles = 12

/** The cost of its statements doesn't grow with the number of applications. */
export async function readToday(
  db: Database,
  reading: Reading,
): Promise<Omit<Today, 'failedJobs' | 'waitingJobs' | 'unprovenClaims' | 'endingClaims' | 'endedClaims'>> {
  const { reader, lastVisitAt, open, now = new Date() } = reading
  const asked = [{ closed: 'false' } as const, ...queues.map(({ filters }) => filters)]
  const [counts, documentsToJudge, unanswered, newMessages, unreadMessages, next, since, lastActs] =
    await Promise.all([
      countEach(
        db,
        asked.map((filters) => toMatch(filters, reader)),
        now,
      ),
      countToJudge(db),
      countUnanswered(db),
      countMessages(db, lastVisitAt ? gt(contactMessages.receivedAt, lastVisitAt) : undefined),
      countMessages(db, isNull(contactMessages.readAt)),
      listNext(db, { reader, open, now }),
      readSince(db, lastVisitAt),
      listLastActs(db, reader),
    ])
  const toSign = await listToSign(db, reader)
  const contracts = await listWaiting(db)
  const none = { total: 0, isMore: false }
  const byQueue = queues.map(({ value }, place) => [value, counts[place + 1] ?? none])
  const others = open.filter(({ person }) => person.id !== reader)
  const names = await nameFiles(db, [
    ...others.flatMap(({ files }) => files),
    ...since.entries.map(({ applicationId }) => applicationId),
    ...lastActs.map(({ applicationId }) => applicationId),
  ])
  return {
    open: counts[0] ?? none,
    queues: Object.fromEntries(byQueue) as Today['queues'],
    ...{ toSign, contracts },
    documentsToJudge,
    replies: unanswered.replies,
    linksWanted: unanswered.links,
    ...{ newMessages, unreadMessages },
    next,
    since: {
      ...since,
      entries: since.entries.flatMap(({ applicationId, ...entry }) => {
        const file = names.get(applicationId)
        return file ? [{ ...entry, file }] : []
      }),
    },
    colleagues: joinColleagues(others, lastActs, names),
  }
}

async function countToJudge(db: Database): Promise<number> {
  const { state, waivedAt, id } = checklistItems
  const waiting = db
    .select({ id })
    .from(checklistItems)
    .where(and(eq(state, 'received'), isNull(waivedAt)))
    .limit(eachLimit)
    .as('waiting')
  return db.$count(waiting)
}

async function countMessages(db: Database, where: SQL | undefined) {
  const { id, spamReason } = contactMessages
  const counted = db
    .select({ id })
    .from(contactMessages)
    .where(and(isNull(spamReason), where))
    .limit(eachLimit + 1)
    .as('counted')
  const found = await db.$count(counted)
  return { total: Math.min(found, eachLimit), isMore: found > eachLimit }
}

type Picking = Required<Pick<Reading, 'reader' | 'open' | 'now'>>

/** The reader's own and unassigned applications that no colleague has open, the late ones first. */
async function listNext(db: Database, { reader, open, now }: Picking): Promise<Today['next']> {
  const taken = open.filter(({ person }) => person.id !== reader).flatMap(({ files }) => files)
  const isFree = and(
    conditionsOf({ closed: 'false' }, now),
    or(isNull(applications.assigneeId), eq(applications.assigneeId, reader)),
    taken.length > 0 ? notInArray(applications.id, taken) : undefined,
  )
  const hasWork = or(conditionsOf({ judge: 'true' }, now), conditionsOf({ reply: 'true' }, now))
  const byClock = await listFree(db, and(isFree, isNotNull(applications.dueAt)), applications.dueAt)
  const worked =
    byClock.length < nextFiles ? await listFree(db, and(isFree, hasWork), applications.submittedAt) : []
  const rows = new Map([...byClock, ...worked].map((row) => [row.id, row]))
  return showRows(db, [...rows.values()].slice(0, nextFiles), reader)
}

async function listFree(db: Database, where: SQL | undefined, order: PgColumn) {
  const rows = await db
    .select(listedColumns)
    .from(applications)
    .where(where)
    .orderBy(asc(order), asc(applications.id))
    .limit(nextFiles)
  return rows.map(toListed)
}

const mostColleagues = 6

/** People with an application open come first, then by what they did last. */
function joinColleagues(
  open: Reading['open'],
  acts: Awaited<ReturnType<typeof listLastActs>>,
  names: ReadonlyMap<string, NamedFile>,
): Today['colleagues'] {
  const people = new Map([...open, ...acts].map(({ person }) => [person.id, person]))
  return [...people.values()].slice(0, mostColleagues).map(({ id, name }) => {
    const act = acts.find(({ person }) => person.id === id)
    const file = act && names.get(act.applicationId)
    return {
      ...{ id, name },
      reads: (open.find(({ person }) => person.id === id)?.files ?? []).flatMap(
        (one) => names.get(one) ?? [],
      ),
      last:
        act && file
          ? { type: act.type, toStatus: act.toStatus, file, at: act.happenedAt.toISOString() }
          : null,
    }
  })
}
