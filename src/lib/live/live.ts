import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '#db/database.ts'
import { DESK_NEWS, readAnnouncement, roomOf } from './news.ts'
import { createPresence, DESK_PRESENCE } from './presence.ts'
import { SESSIONS_CHANGED } from './session-changes.ts'
import { writeEvent, writeNews } from './stream-event.ts'
import { createStreams, type FindRoles, type StreamLimits } from './streams.ts'

export type Live = Awaited<ReturnType<typeof openLive>>

/** Keeps proxies from cutting a silent line. An ended session stays unnoticed at most this long. */
const beatEvery = 20_000

type LiveOptions = {
  database: Pick<OpenDatabase, 'db' | 'listen'>
  findRoles: FindRoles
  onError: (error: unknown) => void
  limits?: StreamLimits
}

/** Passes any process's news on to the streams of this one. */
export async function openLive({ database, findRoles, onError, limits }: LiveOptions) {
  const { db } = database
  const notify = async (payload: string) => {
    await db.execute(sql`select pg_notify(${DESK_PRESENCE}, ${payload})`)
  }
  const streams = createStreams({ findRoles, limits, onLeft: (session) => presence.leave(session) })
  const presence = createPresence({ notify, isHere: streams.isHere, onChange: tellPresence, onError })
  const check = (personId?: string) => void streams.check(personId).catch(onError)

  const presenceAt = (applicationId: string) => ({ applicationId, people: presence.peopleAt(applicationId) })
  /** Only to people who have the same application open. */
  function tellPresence(applicationId: string) {
    const text = writeEvent('presence', presenceAt(applicationId))
    streams.tellDesks(text, (session) => presence.filesOf(session).includes(applicationId))
  }
  function tellNews(batch: string) {
    const news = Map.groupBy(readAnnouncement(batch), roomOf)
    for (const [room, entries] of news) streams.tellRoom(room, writeNews(entries))
  }
  /** Notifications may have been missed while the connection was lost. */
  function comeBack() {
    streams.tellDesks(writeEvent('gap', {}))
    check()
  }

  const stops = [
    await database.listen(DESK_NEWS, tellNews, comeBack),
    await database.listen(DESK_PRESENCE, presence.hear, () => void presence.ask().catch(onError)),
    await database.listen(SESSIONS_CHANGED, check, () => {}),
  ]
  await presence.ask()
  const timer = setInterval(() => {
    streams.beat()
    check()
    presence.refresh().catch(onError)
  }, beatEvery).unref()

  return {
    countStreams: streams.count,
    open: streams.open,
    putPlace: presence.put,
    everybodysFiles: presence.everybodysFiles,
    presenceOf: (session: string) => presence.filesOf(session).map(presenceAt),
    /** Lets the server stop. */
    endStreams: streams.endAll,
    async stop() {
      clearInterval(timer)
      await Promise.all(stops.map((stop) => stop()))
    },
  }
}
