import { sql } from 'drizzle-orm'
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { contactSubjectValues } from '#domain/contact.ts'
import { spamReasons } from '#domain/spam.ts'
import { isLanguage, language, moment, oneOf, sealed } from './columns.ts'
import { byPerson } from './people.ts'

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    subject: text('subject', { enum: contactSubjectValues }).notNull(),
    sealedMessage: sealed<string>('sealed_message').notNull(),
    /** Of the page it was sent from, and of what frames our answer. */
    language: language(),
    /** A form sent twice has the same key and is kept once. */
    submissionKey: text('submission_key').unique(),
    /** Why it looks like spam; such a message is kept but not mailed. */
    spamReason: text('spam_reason', { enum: spamReasons }),
    receivedAt: moment('received_at').notNull().defaultNow(),
    readAt: moment('read_at'),
    answeredAt: moment('answered_at'),
    /** When the desk called it done: we wait for nothing more. The next reply opens it again. */
    settledAt: moment('settled_at'),
    /** The first reference in its words, whether or not there is such a file: nothing is looked up on arrival. */
    namedReference: text('named_reference'),
  },
  (table) => [
    oneOf('contact_messages_subject_check', table.subject, contactSubjectValues),
    isLanguage('contact_messages_language_check', table.language),
    oneOf('contact_messages_spam_reason_check', table.spamReason, spamReasons),
    index('contact_messages_received_at_idx').on(table.receivedAt, table.id),
    index('contact_messages_subject_idx').on(table.subject, table.receivedAt),
    index('contact_messages_unread_idx').on(table.receivedAt).where(sql`${table.readAt} is null`),
    index('contact_messages_open_idx')
      .on(table.receivedAt, table.id)
      .where(sql`${table.answeredAt} is null and ${table.spamReason} is null`),
    // Finds what the people of a file wrote.
    index('contact_messages_email_idx').on(sql`lower(${table.email})`),
    index('contact_messages_named_reference_idx')
      .on(table.namedReference)
      .where(sql`${table.namedReference} is not null`),
  ],
)

/** The administrator's replies. Saved before they are mailed, so that nothing is lost while the mail server is down. */
export const contactReplies = pgTable(
  'contact_replies',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    /** A reply sent twice has the same key and is mailed once. */
    submissionKey: text('submission_key').notNull(),
    sealedText: sealed<string>('sealed_text').notNull(),
    ...byPerson(),
    writtenAt: moment('written_at').notNull().defaultNow(),
    /** When the mail server accepted it. */
    sentAt: moment('sent_at'),
    /** When it went to a file in the outbox because no mail server is configured: nobody has received it. */
    outboxAt: moment('outbox_at'),
    /** When the mail server rejected it for good, for example because the mailbox does not exist. */
    refusedAt: moment('refused_at'),
  },
  (table) => [
    unique('contact_replies_submission_key').on(table.messageId, table.submissionKey),
    index('contact_replies_written_at_idx').on(table.writtenAt, table.messageId),
  ],
)
