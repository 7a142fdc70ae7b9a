import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { followUpKindValues } from '#domain/speaking.ts'
import { applicationNotes } from './application-review.ts'
import { applications } from './applications.ts'
import { calls } from './calls.ts'
import { moment, oneOf, sealed } from './columns.ts'
import { belongsToApplication } from './ownership.ts'
import { byPerson, people } from './people.ts'

/** What somebody means to do about a file, and when. */
export const followUps = pgTable(
  'follow_ups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: followUpKindValues }).notNull(),
    dueAt: moment('due_at').notNull(),
    sealedWords: sealed<string>('sealed_words'),
    /** Whose it is. Null when they are gone: then it is everybody's. */
    ownerId: uuid('owner_id').references(() => people.id, { onDelete: 'set null' }),
    ownerName: text('owner_name'),
    /** What it was set with, if it wasn't set by itself. */
    noteId: uuid('note_id').references(() => applicationNotes.id, { onDelete: 'cascade' }),
    callId: uuid('call_id').references(() => calls.id, { onDelete: 'cascade' }),
    /** A follow-up sent twice has the same key and is set once. */
    submissionKey: text('submission_key').notNull(),
    /** Who set it. */
    ...byPerson(),
    createdAt: moment('created_at').notNull().defaultNow(),
    doneAt: moment('done_at'),
    doneBy: text('done_by'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    oneOf('follow_ups_kind_check', table.kind, followUpKindValues),
    check('follow_ups_origin_check', sql`${table.noteId} is null or ${table.callId} is null`),
    unique('follow_ups_submission_key').on(table.applicationId, table.submissionKey),
    index('follow_ups_application_id_idx').on(table.applicationId, table.dueAt),
    // What is due: of one person, and of everybody.
    index('follow_ups_owner_idx').on(table.ownerId, table.dueAt).where(sql`${table.doneAt} is null`),
    index('follow_ups_due_idx').on(table.dueAt).where(sql`${table.doneAt} is null`),
    index('follow_ups_note_id_idx').on(table.noteId).where(sql`${table.noteId} is not null`),
    index('follow_ups_call_id_idx').on(table.callId).where(sql`${table.callId} is not null`),
  ],
)
belongsToApplication(followUps, { onMerge: 'move', inExport: 'worded' })
