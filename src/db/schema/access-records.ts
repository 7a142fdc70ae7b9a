import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accessActionValues } from '#site/choices/access.ts'
import { applications } from './applications.ts'
import { moment, oneOf } from './columns.ts'

/** Records sign-ins and exports: when, in which browser, from which address. Rows are added and never changed. */
export const accessRecords = pgTable(
  'access_records',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    happenedAt: moment('happened_at').notNull().defaultNow(),
    action: text('action', { enum: accessActionValues }).notNull(),
    /** Names a signed-in browser as the settings and the timelines do; null when nobody is signed in. */
    session: text('session'),
    address: text('address').notNull(),
    userAgent: text('user_agent'),
    /** Cleared when the application is deleted, so that nothing names a deleted person. */
    applicationId: uuid('application_id').references(() => applications.id, { onDelete: 'set null' }),
    /** How much, and with which filters. Never the search words: they are names. */
    details: jsonb('details').$type<Record<string, unknown>>(),
  },
  (table) => [
    oneOf('access_records_action_check', table.action, accessActionValues),
    index('access_records_happened_at_idx').on(table.happenedAt),
    index('access_records_application_id_idx').on(table.applicationId),
  ],
)
