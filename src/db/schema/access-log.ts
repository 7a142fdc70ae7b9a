import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { AccessAction } from '#domain/access.ts'
import { moment } from './columns.ts'

/**
 * Who opened, took or changed what. A trigger refuses changes, and each entry's hash covers the one before it, so that
 * a change made around the trigger shows. It refers to no other table: it outlives the people and files it is about.
 */
export const accessLog = pgTable(
  'access_log',
  {
    /** Without gaps. */
    number: bigint('number', { mode: 'number' }).primaryKey(),
    happenedAt: moment('happened_at').notNull(),
    action: text('action').$type<AccessAction>().notNull(),
    /** The person who did it, under the name they had. Null for strangers and for the site itself. */
    personId: uuid('person_id'),
    personName: text('person_name'),
    /** Names a signed-in browser as the settings and the timelines do. */
    session: text('session'),
    /** Of the application it is about. Stays when the application is deleted; the name is never here. */
    reference: text('reference'),
    /** Keyed hash of the applicant's email: finds the entries about somebody whose data is gone. */
    subjectHash: text('subject_hash'),
    documentId: uuid('document_id'),
    documentType: text('document_type'),
    /** What was asked of the API, in its own words. */
    request: text('request'),
    /** JSON as it was hashed; never what an applicant wrote, nor search words, which are names. */
    details: text('details'),
    address: text('address'),
    userAgent: text('user_agent'),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    index('access_log_happened_at_idx').on(table.happenedAt),
    index('access_log_person_id_idx').on(table.personId, table.number),
    index('access_log_reference_idx').on(table.reference, table.number),
    index('access_log_subject_hash_idx').on(table.subjectHash, table.number),
    index('access_log_action_idx').on(table.action, table.number),
  ],
)

/** Where the chain begins and ends: one row, locked while an entry is added, and signed, so that a shorter log shows. */
export const accessLogHead = pgTable(
  'access_log_head',
  {
    id: smallint('id').primaryKey().default(1),
    /** The key of all hashes, sealed with APP_SECRET. */
    sealedKey: text('sealed_key').notNull(),
    /** The trigger lets go of entries before this one. */
    firstNumber: bigint('first_number', { mode: 'number' }).notNull(),
    /** What the first entry names as the hash before it. */
    startHash: text('start_hash').notNull(),
    lastNumber: bigint('last_number', { mode: 'number' }).notNull(),
    lastHash: text('last_hash').notNull(),
    signature: text('signature').notNull(),
  },
  (table) => [check('access_log_head_one_check', sql`${table.id} = 1`)],
)
