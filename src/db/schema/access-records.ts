import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accessActionValues } from '#site/choices/access.ts'
import { applications } from './applications.ts'
import { moment, oneOf } from './columns.ts'

/**
 * Who signed in and what left the house: when, in which browser, from which address. Rows are added and never
 * changed.
 */
export const accessRecords = pgTable(
  'access_records',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    happenedAt: moment('happened_at').notNull().defaultNow(),
    action: text('action', { enum: accessActionValues }).notNull(),
    /** How the settings and the timelines name a signed-in browser; null when nobody is signed in. */
    session: text('session'),
    address: text('address').notNull(),
    userAgent: text('user_agent'),
    /** The application it was about. Deleted with the application: a deleted person is named nowhere. */
    applicationId: uuid('application_id').references(() => applications.id, { onDelete: 'set null' }),
    /** How much it was, with which filters. Never the words somebody searched for: those are names. */
    details: jsonb('details').$type<Record<string, unknown>>(),
  },
  (table) => [
    oneOf('access_records_action_check', table.action, accessActionValues),
    index('access_records_happened_at_idx').on(table.happenedAt),
    index('access_records_application_id_idx').on(table.applicationId),
  ],
)
