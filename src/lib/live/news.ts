import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '#db/database.ts'
import { applicationEventTypeValues } from '#domain/application-review.ts'
import type { Room } from '#domain/roles.ts'

/** Tells every process, after the commit, what happened. */
export const DESK_NEWS = 'desk_news'

/** Something happened that a desk may want to show. Ids and kinds only, never a word that somebody wrote. */
export const newsSchema = z.object({
  /** The timeline's own id; null for what has no timeline. */
  id: z.number().nullable(),
  kind: z.enum([
    ...applicationEventTypeValues,
    'file-changed',
    'contact-message',
    'contact-changed',
    'texts-published',
  ]),
  applicationId: z.uuid().nullable(),
  /** The person here who did it; null for applicants, firms and the system. */
  by: z.uuid().nullable(),
  at: z.iso.datetime(),
})

export type News = z.output<typeof newsSchema>

const batchSchema = z.array(newsSchema)

/** A notification holds 8,000 bytes; an entry takes about 170. */
const batchSize = 40

/** Call it in the transaction that writes what happened: it is told when that is committed, and only then. */
export async function announce(tx: Database | Transaction, news: readonly News[]): Promise<void> {
  // That somebody looks at a file is told while they do, as presence.
  const told = news.filter(({ kind }) => kind !== 'viewed')
  if (told.length === 0) return
  const batches = Array.from({ length: Math.ceil(told.length / batchSize) }, (_, place) =>
    JSON.stringify(told.slice(place * batchSize, (place + 1) * batchSize)),
  )
  await tx.execute(
    sql`select pg_notify(${DESK_NEWS}, batch) from json_array_elements_text(${JSON.stringify(batches)}::json) as told(batch)`,
  )
}

/** For what changes a file and leaves no entry in its timeline, such as that a message was read. */
export const announceChange = (tx: Database | Transaction, applicationId: string) =>
  announce(tx, [{ id: null, kind: 'file-changed', applicationId, by: null, at: new Date().toISOString() }])

/** That texts of the site are other ones now, for those who write them. */
export const announceTexts = (tx: Database | Transaction, by: string | null) =>
  announce(tx, [{ id: null, kind: 'texts-published', applicationId: null, by, at: new Date().toISOString() }])

/** Who may hear of it. */
export const roomOf = ({ kind }: News): Room => (kind === 'texts-published' ? 'site' : 'files')

/** What was announced. Another release of this program may have sent something unknown: that is left out. */
export function readAnnouncement(payload: string): News[] {
  try {
    return batchSchema.safeParse(JSON.parse(payload)).data ?? []
  } catch {
    return []
  }
}

/** Where a reader of the news is. Ids are drawn before the commit, so the time says how far back one may still come. */
export type Mark = { id: number; at: Date }

export const writeMark = ({ id, at }: Mark): string => `${id}.${at.getTime()}`

export function readMark(text: string | undefined): Mark | undefined {
  const [, id, at] = text?.match(/^(\d{1,15})\.(\d{1,15})$/) ?? []
  return id && at ? { id: Number(id), at: new Date(Number(at)) } : undefined
}
