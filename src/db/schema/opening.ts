import { date, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { byPerson } from './people.ts'

/** What only the owner knows about the way to opening day: the day, the last tried restore, the source of a claim. */
export const openingNotes = pgTable('opening_notes', {
  subject: text('subject').primaryKey(),
  day: date('day', { mode: 'string' }),
  words: text('words'),
  ...byPerson(),
  notedAt: moment('noted_at').notNull().defaultNow(),
})
