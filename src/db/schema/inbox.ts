import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { casePartyValues, messageAuthorValues } from '#domain/case-file.ts'
import { linkReasonValues, linkVerdictValues } from '#domain/message-links.ts'
import { applications } from './applications.ts'
import { moment, oneOf } from './columns.ts'
import { contactMessages } from './contact.ts'
import { belongsToApplication } from './ownership.ts'
import { byPerson } from './people.ts'

const applicationId = () =>
  uuid('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' })

/** Who wrote last in each thread of a case, so that the inbox reads an index instead of every message. */
export const caseThreads = pgTable(
  'case_threads',
  {
    applicationId: applicationId(),
    party: text('party', { enum: casePartyValues }).notNull(),
    lastAuthor: text('last_author', { enum: messageAuthorValues }).notNull(),
    lastAt: moment('last_at').notNull(),
    /** When the desk called it done; the next message opens it again. */
    settledAt: moment('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.party] }),
    oneOf('case_threads_party_check', table.party, casePartyValues),
    oneOf('case_threads_author_check', table.lastAuthor, messageAuthorValues),
    index('case_threads_last_at_idx').on(table.lastAt, table.applicationId, table.party),
    index('case_threads_open_idx').on(table.lastAt, table.lastAuthor).where(sql`${table.settledAt} is null`),
  ],
)
belongsToApplication(caseThreads, { onMerge: 'keep', inExport: false })

/** Which file a contact message belongs to, or does not, as somebody at the desk said. */
export const messageLinks = pgTable(
  'message_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    applicationId: applicationId(),
    verdict: text('verdict', { enum: linkVerdictValues }).notNull(),
    /** Why it was suggested, or that nobody suggested it. */
    reason: text('reason', { enum: linkReasonValues }).notNull(),
    ...byPerson(),
    decidedAt: moment('decided_at').notNull().defaultNow(),
  },
  (table) => [
    oneOf('message_links_verdict_check', table.verdict, linkVerdictValues),
    oneOf('message_links_reason_check', table.reason, linkReasonValues),
    unique('message_links_pair').on(table.messageId, table.applicationId),
    // A message belongs to one file.
    uniqueIndex('message_links_linked_key').on(table.messageId).where(sql`${table.verdict} = 'linked'`),
    index('message_links_application_id_idx').on(table.applicationId, table.verdict),
  ],
)
belongsToApplication(messageLinks, { onMerge: 'move', inExport: false })
