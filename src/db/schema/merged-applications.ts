import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { moment, sealed } from './columns.ts'
import { belongsToApplication } from './ownership.ts'
import { byPerson } from './people.ts'

/** A row as JSON holds it, by the names of its columns here. What was sealed in it is open, and moments are texts. */
export type OpenRow = Record<string, unknown>
/** Rows by the name of their table. */
export type OpenRows = Record<string, OpenRow[]>

/** What a merge took from a file and changed in the other: enough to show it, and to bring both back as they were. */
export type MergedRecord = {
  application: OpenRow
  /** What hung on it and didn't come along. */
  rows: OpenRows
  reason: string
  kept: {
    /** Answers that were replaced: before and after. */
    answers: Record<string, { from: unknown; to: unknown }>
    correctionIds: string[]
    /** Who got the file by it. */
    assigneeId: string | null
    /** Rows that gave way to what came along, and rows that were changed, as they were before and after. */
    dropped: OpenRows
    before: OpenRows
    after: OpenRows
  }
  /** Upload links that ended with it. */
  endedLinkIds: string[]
}

/**
 * Files that were found to be a second one of the same person. Their row among the applications is gone, so that nothing
 * counts, lists or writes to them; what they were is here, and what hung on them is the other file's.
 */
export const mergedApplications = pgTable(
  'merged_files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The file that has it now. */
    keptId: uuid('kept_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** The file that it was merged into. Another than the one above once that was merged in its turn. */
    intoId: uuid('into_id').notNull(),
    mergedId: uuid('merged_id').notNull(),
    reference: text('reference').notNull(),
    /** The ids of what came along, by table. */
    moved: jsonb('moved').$type<Record<string, string[]>>().notNull(),
    sealedRecord: sealed<MergedRecord>('sealed_record').notNull(),
    ...byPerson(),
    mergedAt: moment('merged_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('merged_files_merged_id_key').on(table.mergedId),
    uniqueIndex('merged_files_reference_key').on(table.reference),
    index('merged_files_kept_id_idx').on(table.keptId),
  ],
)
belongsToApplication(mergedApplications, { onMerge: 'move', inExport: 'worded' })
