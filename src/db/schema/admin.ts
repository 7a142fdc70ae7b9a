import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** One row: the password of the one administrator, as an argon2id hash. */
export const adminCredential = pgTable(
  'admin_credential',
  {
    id: smallint('id').primaryKey().default(1),
    passwordHash: text('password_hash').notNull(),
    /** Hash of the last configured password. Tells it from a new one, so that a change made in the admin lasts. */
    configuredHash: text('configured_hash'),
    /** We made the password and printed it on first start, where others may have read it. */
    isGenerated: boolean('is_generated').notNull().default(false),
    lastSeenAt: moment('last_seen_at'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('admin_credential_single_row_check', sql`${table.id} = 1`),
    check('admin_credential_password_hash_check', sql`${table.passwordHash} like '$argon2id$%'`),
  ],
)

/** Signed-in browsers. The cookie holds the id; we keep only its SHA-256. */
export const adminSessions = pgTable(
  'admin_sessions',
  {
    idHash: text('id_hash').primaryKey(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    userAgent: text('user_agent'),
    /** The administrator's last visit before this sign-in. */
    previousVisitAt: moment('previous_visit_at'),
  },
  (table) => [index('admin_sessions_expires_at_idx').on(table.expiresAt)],
)
