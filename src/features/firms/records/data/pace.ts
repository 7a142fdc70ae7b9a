import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { applicationEvents, counsel, firmRecords, firms } from '#db/schema/index.ts'
import { readCalendar } from '#features/calendar/data.ts'
import { countBusinessDays } from '#lib/business-days.ts'
import { addDays, addMonths } from '#lib/calendar-days.ts'
import { dateIn } from '#site/format.ts'
import { type Paces, slowFrom } from '../schema/firm.ts'

const months = 24
/** A question may have been asked long before the answer that counts. */
const earlierDays = 400

export type PaceOf = { byFirm: Map<string, Paces>; all: Paces }
const unknown: Paces = { confirm: null, answer: null }

/** Of the firms with these ids, or of all of them. */
export async function readPaces(db: Database, ids?: readonly string[], now = new Date()): Promise<PaceOf> {
  const { timeZone, closedOn } = await readCalendar(db)
  const today = dateIn(timeZone, now)
  const since = addMonths(today, -months)
  const days = countBusinessDays(addDays(since, -earlierDays), addDays(today, 1), closedOn)
  const isOf = ids ? sql`and ${firms.rootId} = any(${sql.param(ids)}::uuid[])` : sql``
  const place = (moment: SQL, day: SQL) =>
    sql`${day}.before + case when ${day}.counts then extract(epoch from (${moment} at time zone ${timeZone})::time) / 86400 else 0 end`
  const { rows } = await db.execute<Row>(sql`
    with days as (select * from unnest(
      ${sql.param(days.map(({ date }) => date))}::date[], ${sql.param(days.map(({ before }) => before))}::int[],
      ${sql.param(days.map(({ counts }) => counts))}::bool[]) as days (day, before, counts)),
    links as (select ${firms.rootId} as root_id, ${counsel.applicationId} as application_id, ${firmRecords.acknowledgedAt} as confirmed_at,
        coalesce(${firmRecords.counselSince}, '-infinity') as counsel_since
      from ${counsel} join ${firms} on ${firms.id} = ${counsel.firmId}
      left join ${firmRecords} on ${firmRecords.id} = ${counsel.applicationId}
      where ${counsel.endedAt} is null and ${counsel.role} = 'lead' ${isOf}),
    confirmed as (select root_id, 'confirm' as kind, confirmed_at as till,
        (select min(${applicationEvents.happenedAt}) from ${applicationEvents}
          where ${applicationEvents.applicationId} = links.application_id and ${applicationEvents.type} = 'firm-asked'
          and ${applicationEvents.happenedAt} between counsel_since and confirmed_at) as since
      from links where confirmed_at >= ${since}::date),
    talk as (select root_id, links.application_id, ${applicationEvents.id} as id, ${applicationEvents.happenedAt} as happened_at,
        ${applicationEvents.type} in ('message-sent', 'documents-requested') as is_ours
      from links join ${applicationEvents} on ${applicationEvents.applicationId} = links.application_id
      where ${applicationEvents.happenedAt} >= greatest(counsel_since, ${since}::date) and (
        (${applicationEvents.type} in ('message-sent', 'documents-requested') and ${applicationEvents.details} ->> 'party' = 'firm')
        or ${applicationEvents.type} = 'firm-message-received'
        or (${applicationEvents.type} = 'document-received' and ${applicationEvents.actor} = 'firm'))),
    turns as (select *, lag(is_ours) over (partition by application_id order by id) as was_ours from talk),
    answered as (select root_id, 'answer' as kind, happened_at as till, is_ours, was_ours,
        max(case when is_ours and was_ours is not true then happened_at end)
          over (partition by application_id order by id) as since from turns),
    waits as (select root_id, kind, since, till from confirmed where since is not null
      union all select root_id, kind, since, till from answered where not is_ours and was_ours)
    select root_id, kind, count(*)::int as of,
      percentile_cont(0.5) within group (order by ${place(sql`till`, sql`last`)} - (${place(sql`since`, sql`first`)})) as days
    from waits
    join days as first on first.day = (since at time zone ${timeZone})::date
    join days as last on last.day = (till at time zone ${timeZone})::date
    group by grouping sets ((root_id, kind), (kind))`)
  const byFirm = new Map<string, Paces>()
  let all = unknown
  for (const { root_id, kind, of, days } of rows) {
    const pace = { days: Math.round(Number(days) * 10) / 10, of }
    if (root_id === null) all = { ...all, [kind]: pace }
    else byFirm.set(root_id, { ...(byFirm.get(root_id) ?? unknown), [kind]: pace })
  }
  return { byFirm, all }
}

type Row = { root_id: string | null; kind: keyof Paces; of: number; days: string | number }

export const paceIn = ({ byFirm }: PaceOf, id: string): Paces => byFirm.get(id) ?? unknown

export const isSlow = ({ confirm, answer }: Paces) =>
  [confirm, answer].some((pace) => pace !== null && pace.days >= slowFrom)

export type AllPaces = () => Promise<PaceOf>

/** Every file's events are read for it, so it is read again only after this long; nobody waits for that. */
const freshFor = 10 * 60_000

export function keepAllPaces(db: Database, now = () => Date.now()): AllPaces {
  let kept: { at: number; paces: Promise<PaceOf> } | undefined
  return async () => {
    if (!kept) {
      kept = { at: now(), paces: readPaces(db) }
      kept.paces.catch(() => {
        kept = undefined
      })
      return kept.paces
    }
    const { at, paces } = kept
    if (now() - at > freshFor) {
      const next = readPaces(db)
      kept = { at: now(), paces }
      next.then(
        () => {
          kept = { at: now(), paces: next }
        },
        () => {},
      )
    }
    return paces
  }
}
