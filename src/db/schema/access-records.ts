import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { AccessAction } from '#domain/access.ts'
import { applications } from './applications.ts'
import { moment } from './columns.ts'
import { belongsToApplication } from './ownership.ts'

/** The log of earlier releases. The next start moves what is here into the access log. */
export const accessRecords = pgTable(
  'access_records',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    happenedAt: moment('happened_at').notNull().defaultNow(),
    action: text('action').$type<AccessAction>().notNull(),
    session: text('session'),
    address: text('address').notNull(),
    userAgent: text('user_agent'),
    applicationId: uuid('application_id').references(() => applications.id, { onDelete: 'set null' }),
    details: jsonb('details').$type<Record<string, unknown>>(),
  },
  (table) => [
    index('access_records_happened_at_idx').on(table.happenedAt),
    index('access_records_application_id_idx').on(table.applicationId),
  ],
)
belongsToApplication(accessRecords, { onMerge: 'move', inExport: false })
