import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  applicationEventTypeValues,
  consentKindValues,
  deletionReasonValues,
  eventActorValues,
  privacyActionValues,
} from '#domain/application-review.ts'
import { applicationStatus, applications } from './applications.ts'
import { calls } from './calls.ts'
import { isLanguage, language, moment, oneOf, sealed } from './columns.ts'
import { belongsToApplication } from './ownership.ts'
import { byPerson, people } from './people.ts'

const applicationId = () =>
  uuid('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' })

/** What an applicant agreed to, in the words shown, and from where. */
export const consentRecords = pgTable(
  'consent_records',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    applicationId: applicationId(),
    kind: text('kind', { enum: consentKindValues }).notNull(),
    statement: text('statement').notNull(),
    language: language(),
    /** Version of the wording; null for records made before versions were kept. */
    version: text('version'),
    /** The page of the site where they agreed. */
    page: text('page'),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** The words were read aloud, and they said yes. By whom, if so. */
    byPhone: boolean('by_phone').notNull().default(false),
    ...byPerson(),
    givenAt: moment('given_at').notNull().defaultNow(),
  },
  (table) => [
    oneOf('consent_records_kind_check', table.kind, consentKindValues),
    isLanguage('consent_records_language_check', table.language),
    index('consent_records_application_id_idx').on(table.applicationId),
  ],
)
belongsToApplication(consentRecords, { onMerge: 'keep', inExport: 'worded' })

/** The timeline of an application. Rows are added and never changed. */
export const applicationEvents = pgTable(
  'application_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    applicationId: applicationId(),
    type: text('type', { enum: applicationEventTypeValues }).notNull(),
    actor: text('actor', { enum: eventActorValues }).notNull(),
    fromStatus: applicationStatus('from_status'),
    toStatus: applicationStatus('to_status'),
    details: jsonb('details').$type<Record<string, unknown>>(),
    /** Why the status was changed, in the reviewer's words. */
    sealedReason: sealed<string>('sealed_reason'),
    happenedAt: moment('happened_at').notNull().defaultNow(),
  },
  (table) => [
    oneOf('application_events_type_check', table.type, applicationEventTypeValues),
    oneOf('application_events_actor_check', table.actor, eventActorValues),
    index('application_events_application_id_idx').on(table.applicationId, table.id),
    // Somebody asked for a new upload link.
    index('application_events_link_wanted_idx')
      .on(table.applicationId, table.id)
      .where(sql`${table.type} = 'mail-sent' and ${table.details} ->> 'mail' = 'new-link-wanted'`),
  ],
)
belongsToApplication(applicationEvents, { onMerge: 'keep', inExport: 'worded' })

/** What reviewers write for one another. */
export const applicationNotes = pgTable(
  'application_notes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: applicationId(),
    sealedBody: sealed<string>('sealed_body').notNull(),
    /** A note sent twice has the same key and is kept once. Null if the client sent none. */
    submissionKey: text('submission_key'),
    ...byPerson(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('application_notes_submission_key').on(table.applicationId, table.submissionKey),
    index('application_notes_application_id_idx').on(table.applicationId, table.createdAt),
  ],
)
belongsToApplication(applicationNotes, { onMerge: 'move', inExport: 'worded' })

/** Somebody was mentioned in a note or in the words about a call; unread until they open the file. */
export const mentions = pgTable(
  'mentions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    mentionedId: uuid('mentioned_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    noteId: uuid('note_id').references(() => applicationNotes.id, { onDelete: 'cascade' }),
    callId: uuid('call_id').references(() => calls.id, { onDelete: 'cascade' }),
    applicationId: applicationId(),
    /** Who mentioned them. */
    ...byPerson(),
    createdAt: moment('created_at').notNull().defaultNow(),
    readAt: moment('read_at'),
  },
  (table) => [
    check('mentions_place_check', sql`num_nonnulls(${table.noteId}, ${table.callId}) = 1`),
    uniqueIndex('mentions_key').on(table.noteId, table.mentionedId),
    uniqueIndex('mentions_call_key').on(table.callId, table.mentionedId),
    index('mentions_unread_idx').on(table.mentionedId, table.createdAt).where(sql`${table.readAt} is null`),
    index('mentions_application_id_idx').on(table.applicationId),
  ],
)
belongsToApplication(mentions, { onMerge: 'move', inExport: false })

/** Records that a person's data was exported or deleted, when and by whom. Nothing here identifies the person. */
export const privacyRecords = pgTable(
  'privacy_records',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    action: text('action', { enum: privacyActionValues }).notNull(),
    actor: text('actor', { enum: eventActorValues }).notNull(),
    reason: text('reason', { enum: deletionReasonValues }),
    applications: integer('applications').notNull(),
    documents: integer('documents').notNull(),
    messages: integer('messages').notNull(),
    ...byPerson(),
    happenedAt: moment('happened_at').notNull().defaultNow(),
  },
  (table) => [
    oneOf('privacy_records_action_check', table.action, privacyActionValues),
    oneOf('privacy_records_actor_check', table.actor, eventActorValues),
    oneOf('privacy_records_reason_check', table.reason, deletionReasonValues),
  ],
)
