import { z } from 'zod'
import { newsSchema } from '#lib/live/news.ts'

/** Who has a file open, the reader included. */
export const presenceSchema = z.object({
  applicationId: z.uuid(),
  people: z.array(z.object({ id: z.uuid(), name: z.string() })),
})
export type Presence = z.output<typeof presenceSchema>

export const newsPageSchema = z.object({
  /** Where the reader is now: the next question says so. */
  mark: z.string(),
  /** More has happened than is told here, or the reader gave no mark: what is on the screen may be old. */
  isGap: z.boolean(),
  /** May repeat what was told before. */
  news: z.array(newsSchema),
  presence: z.array(presenceSchema),
})
export type NewsPage = z.output<typeof newsPageSchema>

export const afterSchema = z.object({ after: z.string().max(40).optional() })

export const placeSchema = z.object({
  applicationId: z.uuid().nullable(),
  /** Which of the browser's tabs; without it, the browser is one place. */
  tab: z.string().max(40).default(''),
})
