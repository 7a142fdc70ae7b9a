import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '#db/database.ts'
import { DESK_NEWS, readAnnouncement, roomOf } from './news.ts'
import { createPlaces, DESK_PLACES } from './places.ts'
import { SESSIONS_CHANGED } from './session-changes.ts'
import { writeEvent, writeNews } from './stream-event.ts'
import { createStreams, type FindRoles, type StreamLimits } from './streams.ts'

export type Live = Awaited<ReturnType<typeof openLive>>

/** Keeps proxies from cutting a silent line, and is how long an ended session can stay unnoticed at most. */
const beatEvery = 20_000

type LiveOptions = {
  database: Pick<OpenDatabase, 'db' | 'listen'>
  findRoles: FindRoles
  onError: (error: unknown) => void
  limits?: StreamLimits
}

/** Hears what any process has written, and tells it to the streams of this one. */
export async function openLive({ database, findRoles, onError, limits }: LiveOptions) {
  const { db } = database
  const notify = async (payload: string) => {
    await db.execute(sql`select pg_notify(${DESK_PLACES}, ${payload})`)
  }
  const streams = createStreams({ findRoles, limits, onLeft: (session) => places.leave(session) })
  const places = createPlaces({ notify, isHere: streams.isHere, onChange: tellPresence, onError })
  const check = (personId?: string) => void streams.check(personId).catch(onError)

  const presenceAt = (applicationId: string) => ({ applicationId, people: places.peopleAt(applicationId) })
  /** Only to those who have the same file open. */
  function tellPresence(applicationId: string) {
    const text = writeEvent('presence', presenceAt(applicationId))
    streams.tellDesks(text, (session) => places.filesOf(session).includes(applicationId))
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
    await database.listen(DESK_PLACES, places.hear, () => void places.ask().catch(onError)),
    await database.listen(SESSIONS_CHANGED, check, () => {}),
  ]
  await places.ask()
  const timer = setInterval(() => {
    streams.beat()
    check()
    places.refresh().catch(onError)
  }, beatEvery).unref()

  return {
    countStreams: streams.count,
    open: streams.open,
    putPlace: places.put,
    everybodysFiles: places.everybodysFiles,
    /** Who else is where this session has files open. */
    presenceOf: (session: string) => places.filesOf(session).map(presenceAt),
    /** Ends every stream at once, so that the server can stop. */
    endStreams: streams.endAll,
    async stop() {
      clearInterval(timer)
      await Promise.all(stops.map((stop) => stop()))
    },
  }
}
