import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { mailCauseValues } from '#domain/mail-causes.ts'
import { moment, oneOf } from './columns.ts'

/** Mails of the last day to addresses that somebody typed. The other columns are hashes: nothing here names anyone. */
export const unansweredMails = pgTable(
  'unanswered_mails',
  {
    mailHash: text('mail_hash').primaryKey(),
    recipientHash: text('recipient_hash').notNull(),
    /** Unset: the mail is about no application. */
    applicationHash: text('application_hash'),
    cause: text('cause', { enum: mailCauseValues }).notNull().default('receipt'),
    firstTriedAt: moment('first_tried_at').notNull().defaultNow(),
  },
  (table) => [
    oneOf('unanswered_mails_cause_check', table.cause, mailCauseValues),
    index('unanswered_mails_recipient_idx').on(table.recipientHash, table.firstTriedAt),
    index('unanswered_mails_application_idx').on(table.applicationHash, table.firstTriedAt),
  ],
)
