import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { linkDays, linkPartyValues } from '#domain/case-file.ts'
import { applications } from './applications.ts'
import { moment, oneOf, sealed } from './columns.ts'
import { belongsToApplication } from './ownership.ts'

const applicationId = () =>
  uuid('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' })

/** Secret links to a case page. A party has one that works; a new one replaces it when an address was wrong. */
export const caseLinks = pgTable(
  'case_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: applicationId(),
    party: text('party', { enum: linkPartyValues }).notNull(),
    /** SHA-256 of the token, in hex: finds the link. */
    tokenHash: text('token_hash').notNull(),
    /** For the next mail. */
    sealedToken: sealed<string>('sealed_token').notNull(),
    /** SHA-256 of the secret in the address for answers to our mails. Null until a mail named one. */
    replyHash: text('reply_hash'),
    createdAt: moment('created_at').notNull().defaultNow(),
    revokedAt: moment('revoked_at'),
    lastOpenedAt: moment('last_opened_at'),
  },
  (table) => [
    oneOf('case_links_party_check', table.party, linkPartyValues),
    check('case_links_token_hash_check', sql`${table.tokenHash} ~ '^[0-9a-f]{64}$'`),
    uniqueIndex('case_links_token_hash_key').on(table.tokenHash),
    uniqueIndex('case_links_reply_hash_key').on(table.replyHash),
    uniqueIndex('case_links_living_key')
      .on(table.applicationId, table.party)
      .where(sql`${table.revokedAt} is null`),
  ],
)
belongsToApplication(caseLinks, { onMerge: 'keep', inExport: false })

/** One row: for how many days after a case was closed its links work. No row: the usual ones. */
export const linkSettings = pgTable(
  'link_settings',
  {
    id: smallint('id').primaryKey().default(1),
    days: smallint('days').notNull(),
  },
  (table) => [
    check('link_settings_single_row_check', sql`${table.id} = 1`),
    check(
      'link_settings_days_check',
      sql`${table.days} between ${sql.raw(String(linkDays.least))} and ${sql.raw(String(linkDays.most))}`,
    ),
  ],
)

/** The last code mailed to an applicant. We keep only a keyed hash. */
export const caseCodes = pgTable('case_codes', {
  applicationId: applicationId().primaryKey(),
  codeHash: text('code_hash').notNull(),
  tries: smallint('tries').notNull().default(0),
  expiresAt: moment('expires_at').notNull(),
})
belongsToApplication(caseCodes, { onMerge: 'keep', inExport: false })

/** Browsers that opened a case page with a code. The cookie holds the id; we keep only its SHA-256. */
export const caseSessions = pgTable(
  'case_sessions',
  {
    idHash: text('id_hash').primaryKey(),
    applicationId: applicationId(),
    /** It was opened with a code that we mailed, and not by applying. */
    byCode: boolean('by_code').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('case_sessions_application_id_idx').on(table.applicationId),
    index('case_sessions_expires_at_idx').on(table.expiresAt),
  ],
)
belongsToApplication(caseSessions, { onMerge: 'keep', inExport: false })

/**
 * Drafts on their way to another device, as ciphertext: the key is in the link's fragment, which no browser sends us.
 */
export const movingDrafts = pgTable(
  'moving_drafts',
  {
    /** SHA-256 of the name in the link. */
    nameHash: text('name_hash').primaryKey(),
    /** SHA-256 of what only the first device knows: lets it write again, and see that the draft moved on. */
    ownerHash: text('owner_hash').notNull(),
    /** In base64. */
    ciphertext: text('ciphertext').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** When another device took it up. */
    takenAt: moment('taken_at'),
  },
  (table) => [index('moving_drafts_expires_at_idx').on(table.expiresAt)],
)
