import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { applicationStatusValues } from '#domain/application-status.ts'
import { casePartyValues } from '#domain/case-file.ts'
import { templatePartyValues } from '#domain/speaking.ts'
import { applications } from './applications.ts'
import { caseMessages } from './case-file.ts'
import { moment, oneOf, sealed } from './columns.ts'
import { belongsToApplication } from './ownership.ts'
import { byPerson } from './people.ts'

/** Mails that somebody here wrote to the applicant or the firm. */
export const applicationEmails = pgTable(
  'file_mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    party: text('party', { enum: casePartyValues }).notNull(),
    sealedLetter: sealed<{ subject: string; text: string }>('sealed_letter').notNull(),
    /** The documents that go with it. */
    documentIds: uuid('document_ids').array().notNull().default(sql`'{}'`),
    /** A mail sent twice has the same key and leaves once. */
    submissionKey: text('submission_key').notNull(),
    ...byPerson(),
    writtenAt: moment('written_at').notNull().defaultNow(),
    leavesAt: moment('leaves_at').notNull(),
    /** From here on it can't be taken back. */
    finalAt: moment('final_at'),
    undoneAt: moment('undone_at'),
    sentAt: moment('sent_at'),
    /** It was not sent, and won't be: the mailbox wants nothing from us, or an attachment is gone. */
    heldBackAt: moment('held_back_at'),
    /** The same words in the thread of the party, once it was sent. */
    messageId: uuid('message_id').references(() => caseMessages.id, { onDelete: 'set null' }),
  },
  (table) => [
    oneOf('file_mails_party_check', table.party, casePartyValues),
    check('file_mails_undone_check', sql`${table.undoneAt} is null or ${table.finalAt} is null`),
    check('file_mails_outcome_check', sql`${table.sentAt} is null or ${table.heldBackAt} is null`),
    unique('file_mails_submission_key').on(table.applicationId, table.submissionKey),
    index('file_mails_application_id_idx').on(table.applicationId, table.writtenAt),
    index('file_mails_message_id_idx').on(table.messageId),
  ],
)
belongsToApplication(applicationEmails, { onMerge: 'move', inExport: 'worded' })

/** Texts for mails that come up again and again. Those that come with the program are here once somebody changed them. */
export const mailTemplates = pgTable(
  'mail_templates',
  {
    id: uuid('id').primaryKey(),
    party: text('party', { enum: templatePartyValues }).notNull(),
    /** Where a file stands when it is offered first; empty: anywhere. */
    statuses: text('statuses', { enum: applicationStatusValues }).array().notNull().default(sql`'{}'`),
    /** Sealed: somebody may save words that are about a person. */
    sealedWords: sealed<{ name: string; subject: string; body: string }>('sealed_words').notNull(),
    version: integer('version').notNull().default(1),
    ...byPerson(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    removedAt: moment('removed_at'),
  },
  (table) => [oneOf('mail_templates_party_check', table.party, templatePartyValues)],
)
