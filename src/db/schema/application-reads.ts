import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { moment } from './columns.ts'
import { belongsToApplication } from './ownership.ts'
import { people } from './people.ts'

/** Which files a person has opened, and when last. A file without a row here is unread for them. */
export const applicationReads = pgTable(
  'file_reads',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    openedAt: moment('opened_at').notNull().defaultNow(),
  },
  (table) => [
    // Answers "unread" by itself, without reading a row of the table.
    primaryKey({ name: 'file_reads_pkey', columns: [table.personId, table.applicationId] }),
    index('file_reads_application_id_idx').on(table.applicationId),
  ],
)
belongsToApplication(applicationReads, { onMerge: 'keep', inExport: false })
