import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { deletedKindValues } from '#domain/deleted-records.ts'
import { applications } from './applications.ts'
import { moment, oneOf, sealed } from './columns.ts'
import type { OpenRows } from './merged-applications.ts'
import { belongsToApplication } from './ownership.ts'
import { byPerson } from './people.ts'

/** What a reviewer deleted: gone from its own table, so that nothing lists it, and kept here until its days are over. */
export const deletedRecords = pgTable(
  'deleted_records',
  {
    /** The id that the document or message had. */
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: deletedKindValues }).notNull(),
    /** Null for a message that no application was linked to. */
    applicationId: uuid('application_id').references(() => applications.id, { onDelete: 'cascade' }),
    /** The row, and those that went with it. */
    sealedRows: sealed<OpenRows>('sealed_rows').notNull(),
    /** Where the bytes of a document still are, and their type: a backup takes them along. */
    storageKey: text('storage_key'),
    mimeType: text('mime_type'),
    /** Keyed hash of a message's sender, so that deleting a person's data finds it. */
    emailHash: text('email_hash'),
    ...byPerson(),
    deletedAt: moment('deleted_at').notNull().defaultNow(),
  },
  (table) => [
    oneOf('deleted_records_kind_check', table.kind, deletedKindValues),
    uniqueIndex('deleted_records_storage_key_key').on(table.storageKey),
    index('deleted_records_application_id_idx').on(table.applicationId),
    index('deleted_records_email_hash_idx').on(table.emailHash),
    index('deleted_records_deleted_at_idx').on(table.deletedAt),
  ],
)
belongsToApplication(deletedRecords, { onMerge: 'move', inExport: 'worded' })
