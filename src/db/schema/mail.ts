import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Mails of the last day to addresses that have never answered. Both columns are hashes: nothing here names anyone. */
export const unansweredMails = pgTable(
  'unanswered_mails',
  {
    mailHash: text('mail_hash').primaryKey(),
    recipientHash: text('recipient_hash').notNull(),
    firstTriedAt: moment('first_tried_at').notNull().defaultNow(),
  },
  (table) => [index('unanswered_mails_recipient_idx').on(table.recipientHash, table.firstTriedAt)],
)
