import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import {
  applications,
  caseMessages,
  caseThreads,
  contactMessages,
  contactReplies,
  firmRecords,
} from '#db/schema/index.ts'
import type { Services } from '#db/services.ts'
import { isOffer } from '#domain/case-file.ts'
import { isMatch } from '#features/applications/data/rows.ts'
import { readMessages, readPromisedSince, searchMessages } from '#features/contact/data.ts'
import { readChecklist } from '#features/documents/checklist/data.ts'
import type { ChecklistItem } from '#features/documents/checklist/schema.ts'
import { findFiles, hasFile, isOfApplication } from '#features/messages/contact-links/data.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { toSearchPatterns } from '#site/search-words.ts'
import {
  type ApplicationSummary,
  type CaseRow,
  type InboxCounts,
  type InboxQuery,
  type InboxRow,
  type InboxState,
  inboxCountsSchema,
  waitingDays,
} from '../schema/inbox.ts'

const { receivedAt, readAt, answeredAt, settledAt, spamReason } = contactMessages
const notSpam = isNull(spamReason)
const isRecent = (at: SQL) => sql`${at} > now() - make_interval(days => ${waitingDays}::int)`

const openMessages = and(notSpam, isNull(answeredAt))
const awaited = and(
  notSpam,
  isNotNull(answeredAt),
  isNull(settledAt),
  sql`${contactMessages.id} in (select ${contactReplies.messageId} from ${contactReplies}
    where ${isRecent(sql`${contactReplies.writtenAt}`)})`,
)
/** Each one takes several lookups: a flood of messages must not cost more than these. */
const maxLookedUp = 2_000
const amongNewest = sql`${contactMessages.id} in (select newest.id from ${contactMessages} as newest
  where newest.answered_at is null and newest.spam_reason is null
  order by newest.received_at desc limit ${maxLookedUp})`
const openThreads = and(isNull(caseThreads.settledAt), ne(caseThreads.lastAuthor, 'desk'))
const isUnreadThread = sql`exists (select 1 from ${caseMessages}
  where ${caseMessages.applicationId} = ${caseThreads.applicationId} and ${caseMessages.party} = ${caseThreads.party}
    and ${caseMessages.author} <> 'desk' and ${isNull(caseMessages.readAt)})`

type Condition = { messages?: SQL | undefined; threads?: SQL | undefined }
/** `none` leaves a kind out. */
const none = sql`false`
const conditions: Record<Exclude<InboxState, 'overdue'>, Condition> = {
  unanswered: { messages: openMessages, threads: openThreads },
  waiting: {
    messages: awaited,
    threads: and(
      isNull(caseThreads.settledAt),
      eq(caseThreads.lastAuthor, 'desk'),
      isRecent(sql`${caseThreads.lastAt}`),
    ),
  },
  'no-file': { messages: and(openMessages, amongNewest, sql`not ${hasFile()}`), threads: none },
  all: { messages: notSpam, threads: undefined },
  unread: { messages: and(notSpam, isNull(readAt)), threads: and(openThreads, isUnreadThread) },
  answered: {
    messages: and(notSpam, isNotNull(answeredAt)),
    threads: or(isNotNull(caseThreads.settledAt), eq(caseThreads.lastAuthor, 'desk')),
  },
  spam: { messages: isNotNull(spamReason), threads: none },
}

const overdueSince = (since: Date): Condition => ({
  messages: and(openMessages, lt(receivedAt, since)),
  threads: and(openThreads, lt(caseThreads.lastAt, since)),
})

const conditionOf = (state: InboxState, since: Date) =>
  state === 'overdue' ? overdueSince(since) : conditions[state]

export async function readInbox(
  services: Services,
  query: InboxQuery,
): Promise<{ rows: InboxRow[]; total: number }> {
  const { db } = services
  const { q, state, page, pageSize, file } = query
  const first = (page - 1) * pageSize
  const since = await readPromisedSince(db)
  const condition = conditionOf(state, since)
  const messages = and(condition.messages, file ? await isOfApplication(db, file) : undefined)
  const threads = and(
    condition.threads,
    file ? eq(caseThreads.applicationId, file) : undefined,
    q.trim() ? isAbout(q) : undefined,
  )
  // Words are sealed: messages are opened and searched, threads are found by the people in their application.
  const found = q.trim() ? (await searchMessages(services, messages, q)).slice(0, maxFound) : undefined
  const isMessage = found
    ? inArray(
        contactMessages.id,
        found.map(({ id }) => id),
      )
    : messages
  const end = first + pageSize
  const { rows } = await db.execute<Place>(sql`
    select kind, id, party from (
      (select 'contact' as kind, ${contactMessages.id} as id, null as party, ${receivedAt} as at
        from ${contactMessages} where ${isMessage ?? sql`true`}
        order by ${receivedAt} desc, ${contactMessages.id} desc limit ${end})
      union all
      (select 'case', ${caseThreads.applicationId}, ${caseThreads.party}, ${caseThreads.lastAt}
        from ${caseThreads} where ${threads ?? sql`true`}
        order by ${caseThreads.lastAt} desc, ${caseThreads.applicationId} desc limit ${end})
    ) as written order by at desc, id desc limit ${pageSize} offset ${first}`)
  const total = await countUpTo(db, { messages: isMessage, threads }, maxPaged)
  return { rows: await showRows(services, rows, since), total }
}

/** Anybody who looks further adds a word. */
const maxFound = 1_000
const maxPaged = 10_000
const isAbout = (q: string) =>
  inArray(
    caseThreads.applicationId,
    sql`(select ${applications.id} from ${applications}
      where ${isMatch(toSearchPatterns(q).map((pattern) => [pattern]))} limit ${maxFound})`,
  )

async function countUpTo(db: Database, condition: Condition, most: number): Promise<number> {
  const [row] = await db.select({ count: countOf(condition, most) }).from(sql`(select 1) as once`)
  return row?.count ?? 0
}

/** Stops at the limit, so a flood of messages costs no more. */
const countOf = ({ messages = sql`true`, threads = sql`true` }: Condition, most: number) =>
  sql<number>`((select count(*) from (select 1 from ${contactMessages} where ${messages} limit ${most}) as m)
    + (select count(*) from (select 1 from ${caseThreads} where ${threads} limit ${most}) as t))`.mapWith(
    Number,
  )

export async function countToAnswer(db: Database): Promise<{ total: number; isMore: boolean }> {
  const found = await countUpTo(db, conditions.unanswered, maxCounted + 1)
  return { total: Math.min(found, maxCounted), isMore: found > maxCounted }
}

const maxCounted = 1_000

export async function countInbox(db: Database): Promise<InboxCounts> {
  const since = await readPromisedSince(db)
  const counts = inboxCountsSchema
    .keyof()
    .options.map((state) => [state, countOf(conditionOf(state, since), maxCounted)])
  const [row] = await db.select(Object.fromEntries(counts)).from(sql`(select 1) as once`)
  return inboxCountsSchema.parse(row)
}

type Place = { kind: InboxRow['kind']; id: string; party: string | null }

async function showRows(services: Services, places: readonly Place[], since: Date): Promise<InboxRow[]> {
  const idsOf = (kind: Place['kind']) => places.filter((one) => one.kind === kind).map(({ id }) => id)
  const messages = await readMessages(services, idsOf('contact'))
  const files = await findFiles(services.db, messages)
  const threads = await readThreads(services, idsOf('case'))
  return places.flatMap((place): InboxRow[] => {
    if (place.kind === 'case')
      return threads.filter(({ id, party }) => id === place.id && party === place.party)
    const message = messages.find(({ id }) => id === place.id)
    if (!message) return []
    const { namedReference, ...words } = message
    const of = files.get(message.id) ?? { link: null, suggestions: [] }
    const isOverdue = !message.isSpam && !message.answeredAt && new Date(message.receivedAt) < since
    return [{ kind: 'contact', ...words, at: message.receivedAt, files: of, isOverdue }]
  })
}

async function readThreads({ db, rowSealer }: Services, ids: string[]): Promise<CaseRow[]> {
  if (ids.length === 0) return []
  const { applicationId, party } = caseMessages
  const rows = await db
    .select({
      thread: caseThreads,
      application: applications,
      firmName: firmRecords.name,
      isUnread: sql<boolean>`${isUnreadThread}`,
    })
    .from(caseThreads)
    .innerJoin(applications, eq(applications.id, caseThreads.applicationId))
    .leftJoin(firmRecords, eq(firmRecords.id, caseThreads.applicationId))
    .where(inArray(caseThreads.applicationId, ids))
  const last = await db
    .selectDistinctOn([applicationId, party])
    .from(caseMessages)
    .where(inArray(applicationId, ids))
    .orderBy(applicationId, party, desc(caseMessages.writtenAt), desc(caseMessages.id))
  return rows.map(({ thread, application, firmName, isUnread }) => {
    const { id, firstName, lastName, plaintiffAttorneyFirm, reference, status } = application
    const words = last.find((one) => one.applicationId === id && one.party === thread.party)
    return {
      kind: 'case',
      id,
      party: thread.party,
      name: thread.party === 'firm' ? (firmName ?? plaintiffAttorneyFirm ?? '') : `${firstName} ${lastName}`,
      message: words ? rowSealer.open(caseMessages.sealedText, words.id, words.sealedText) : '',
      isOurs: thread.lastAuthor === 'desk',
      isUnread,
      isSettled: thread.settledAt !== null,
      at: thread.lastAt.toISOString(),
      file: { applicationId: id, reference, name: caseNameOf(application), status },
    }
  })
}

export async function readApplicationSummary(
  services: Services,
  id: string,
): Promise<ApplicationSummary | undefined> {
  const { db } = services
  const [row] = await db.select().from(applications).where(eq(applications.id, id))
  if (!row) return undefined
  const { items } = await readChecklist(services, id)
  const threads = await db.select().from(caseThreads).where(eq(caseThreads.applicationId, id))
  const { reference, status, role, caseType, state, clientState, fundingAmount } = row
  return {
    applicationId: id,
    ...{ reference, status, role, caseType, fundingAmount },
    name: caseNameOf(row),
    state: role === 'attorney' ? clientState : state,
    firm: row.attorneyFirm ?? row.plaintiffAttorneyFirm,
    submittedAt: row.submittedAt.toISOString(),
    clockSince: row.clockSince?.toISOString() ?? null,
    dueAt: row.dueAt?.toISOString() ?? null,
    needed: items
      .filter((item) => isMissing(item) && !isOffer(item))
      .map(({ id: itemId, name, party, state: itemState, reason }) => {
        return { id: itemId, name, party, state: itemState, reason }
      }),
    threads: threads.map(({ party, lastAt }) => ({ party, lastAt: lastAt.toISOString() })),
  }
}

const isMissing = ({ state, waivedAt, unavailableAt }: ChecklistItem) =>
  (state === 'needed' || state === 'rejected') && !waivedAt && !unavailableAt
