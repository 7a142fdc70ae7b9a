import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  casePartyValues,
  messageAuthorValues,
  representationValues,
  requestEndingValues,
} from '#domain/case-file.ts'
import type { AnswerName } from './answers.ts'
import { applications } from './applications.ts'
import { moment, oneOf, sealed } from './columns.ts'
import { belongsToApplication } from './ownership.ts'
import { byPerson } from './people.ts'

const applicationId = () =>
  uuid('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' })

/** The thread between a party and the desk. */
export const caseMessages = pgTable(
  'case_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: applicationId(),
    /** Whose thread it is: the firm and the applicant don't read each other's. */
    party: text('party', { enum: casePartyValues }).notNull(),
    author: text('author', { enum: messageAuthorValues }).notNull(),
    sealedText: sealed<string>('sealed_text').notNull(),
    /** It came as an answer to a mail. */
    byMail: boolean('by_mail').notNull().default(false),
    /** The address it came from, if that isn't the party's own. */
    sealedSender: sealed<string>('sealed_sender'),
    /** The mail had attachments, which we don't take. */
    hadAttachments: boolean('had_attachments').notNull().default(false),
    /** A message sent twice has the same key and is kept once. */
    submissionKey: text('submission_key').notNull(),
    /** The colleague who wrote it, for the desk's own. */
    ...byPerson(),
    writtenAt: moment('written_at').notNull().defaultNow(),
    /** When the other side first saw it. */
    readAt: moment('read_at'),
  },
  (table) => [
    oneOf('case_messages_party_check', table.party, casePartyValues),
    oneOf('case_messages_author_check', table.author, messageAuthorValues),
    unique('case_messages_submission_key').on(table.applicationId, table.author, table.submissionKey),
    index('case_messages_application_id_idx').on(table.applicationId, table.writtenAt),
    // What waits for an answer.
    index('case_messages_unread_idx')
      .on(table.applicationId)
      .where(sql`${table.readAt} is null and ${table.author} <> 'desk'`),
  ],
)
belongsToApplication(caseMessages, { onMerge: 'move', inExport: 'worded' })

/** A list of documents that the desk asked somebody for, in one mail. */
export const documentRequests = pgTable(
  'document_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: applicationId(),
    party: text('party', { enum: casePartyValues }).notNull(),
    itemIds: uuid('item_ids').array().notNull(),
    /** As it was mailed. */
    sealedLetter: sealed<{ subject: string; text: string }>('sealed_letter').notNull(),
    /** A request sent twice has the same key and is mailed once. */
    submissionKey: text('submission_key').notNull(),
    ...byPerson(),
    requestedAt: moment('requested_at').notNull().defaultNow(),
    /** When the mail server accepted it, or the outbox. */
    sentAt: moment('sent_at'),
    pausedAt: moment('paused_at'),
    endedAt: moment('ended_at'),
    ending: text('ending', { enum: requestEndingValues }),
  },
  (table) => [
    oneOf('document_requests_party_check', table.party, casePartyValues),
    oneOf('document_requests_ending_check', table.ending, requestEndingValues),
    check('document_requests_ended_check', sql`(${table.endedAt} is null) = (${table.ending} is null)`),
    unique('document_requests_submission_key').on(table.applicationId, table.submissionKey),
    index('document_requests_application_id_idx').on(table.applicationId, table.requestedAt),
    index('document_requests_running_idx').on(table.requestedAt).where(sql`${table.endedAt} is null`),
  ],
)
belongsToApplication(documentRequests, { onMerge: 'move', inExport: 'worded' })

/** The reminders of a request, each once: written in the transaction that queues its mail. */
export const requestReminders = pgTable(
  'request_reminders',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => documentRequests.id, { onDelete: 'cascade' }),
    nth: smallint('nth').notNull(),
    dueAt: moment('due_at').notNull(),
    queuedAt: moment('queued_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    /** Its time came while there was nothing to remind of, or while the desk had paused it. */
    skippedAt: moment('skipped_at'),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.nth] }),
    check('request_reminders_nth_check', sql`${table.nth} between 1 and 3`),
  ],
)

/** Mailboxes that said they want nothing from us. A hash: nothing here names anyone. */
export const stoppedMailboxes = pgTable('stopped_mailboxes', {
  recipientHash: text('recipient_hash').primaryKey(),
  stoppedAt: moment('stopped_at').notNull().defaultNow(),
})

/** What the firm of an application told us, and whether the desk has checked its address. */
export const firmRecords = pgTable(
  'firm_records',
  {
    /** The application's id. */
    id: uuid('id')
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** As the desk corrected it. Null: what the applicant typed stands; empty: there is none. */
    name: text('name'),
    attorney: text('attorney'),
    email: text('email'),
    phone: text('phone'),
    verifiedAt: moment('verified_at'),
    /** Who checked the address. */
    ...byPerson(),
    askedAt: moment('asked_at'),
    wrongRecipientAt: moment('wrong_recipient_at'),
    representation: text('representation', { enum: representationValues }),
    /** The six answers and the person to talk to. */
    sealedAnswers: sealed<Record<string, string>>('sealed_answers'),
    acknowledgedAt: moment('acknowledged_at'),
    answeredAt: moment('answered_at'),
    /** When this firm took over. It can’t see anything the firm before it wrote or sent. */
    counselSince: moment('counsel_since'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    oneOf('firm_records_representation_check', table.representation, representationValues),
    index('firm_records_email_idx').on(sql`lower(${table.email})`),
  ],
)
belongsToApplication(firmRecords, { onMerge: 'keep', inExport: 'worded' })

type CorrectedAnswer = string | number | boolean | null

/**
 * What was corrected since the application was sent: by applicants about themselves, or by the desk. The old value is
 * kept. An answer that there wasn't is null, or empty in the applicants' own.
 */
export const contactCorrections = pgTable(
  'contact_corrections',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: applicationId(),
    field: text('field').$type<AnswerName>().notNull(),
    sealedOld: sealed<CorrectedAnswer>('sealed_old').notNull(),
    sealedNew: sealed<CorrectedAnswer>('sealed_new').notNull(),
    byDesk: boolean('by_desk').notNull().default(false),
    /** Why the desk did it, and who there. */
    sealedReason: sealed<string>('sealed_reason'),
    ...byPerson(),
    correctedAt: moment('corrected_at').notNull().defaultNow(),
    /** When somebody at the desk saw it. */
    seenAt: moment('seen_at'),
  },
  (table) => [index('contact_corrections_application_id_idx').on(table.applicationId, table.correctedAt)],
)
belongsToApplication(contactCorrections, { onMerge: 'keep', inExport: 'worded' })
