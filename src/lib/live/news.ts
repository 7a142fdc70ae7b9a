import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '#db/database.ts'
import { applicationEventTypeValues } from '#domain/application-review.ts'
import type { Room } from '#domain/roles.ts'

/** Reaches every process after the commit. */
export const DESK_NEWS = 'desk_news'

/** Ids and kinds only, never anybody's words. */
export const newsSchema = z.object({
  /** The timeline's own id; null without a timeline. */
  id: z.number().nullable(),
  kind: z.enum([
    ...applicationEventTypeValues,
    'file-changed',
    'contact-message',
    'contact-changed',
    'texts-published',
  ]),
  applicationId: z.uuid().nullable(),
  /** Null for applicants, firms and the system. */
  by: z.uuid().nullable(),
  at: z.iso.datetime(),
})

export type News = z.output<typeof newsSchema>

const batchSchema = z.array(newsSchema)

/** A notification holds 8,000 bytes; an entry takes about 170. */
const batchSize = 40

/** Call it in the transaction of the change: it goes out with the commit, and only then. */
export async function announce(tx: Database | Transaction, news: readonly News[]): Promise<void> {
  // Presence tells live who looks at an application.
  const told = news.filter(({ kind }) => kind !== 'viewed')
  if (told.length === 0) return
  const batches = Array.from({ length: Math.ceil(told.length / batchSize) }, (_, place) =>
    JSON.stringify(told.slice(place * batchSize, (place + 1) * batchSize)),
  )
  await tx.execute(
    sql`select pg_notify(${DESK_NEWS}, batch) from json_array_elements_text(${JSON.stringify(batches)}::json) as told(batch)`,
  )
}

/** For changes without an entry in the timeline, such as that a message was read. */
export const announceChange = (tx: Database | Transaction, applicationId: string) =>
  announce(tx, [{ id: null, kind: 'file-changed', applicationId, by: null, at: new Date().toISOString() }])

export const announceTexts = (tx: Database | Transaction, by: string | null) =>
  announce(tx, [{ id: null, kind: 'texts-published', applicationId: null, by, at: new Date().toISOString() }])

export const roomOf = ({ kind }: News): Room => (kind === 'texts-published' ? 'site' : 'files')

/** Leaves out what another release of this program sent and this one doesn't know. */
export function readAnnouncement(payload: string): News[] {
  try {
    return batchSchema.safeParse(JSON.parse(payload)).data ?? []
  } catch {
    return []
  }
}

/** Ids are drawn before the commit, so the time says how late an older one may still come. */
export type Mark = { id: number; at: Date }

export const writeMark = ({ id, at }: Mark): string => `${id}.${at.getTime()}`

export function readMark(text: string | undefined): Mark | undefined {
  const [, id, at] = text?.match(/^(\d{1,15})\.(\d{1,15})$/) ?? []
  return id && at ? { id: Number(id), at: new Date(Number(at)) } : undefined
}
