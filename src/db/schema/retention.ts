import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { consentKindValues } from '#domain/application-review.ts'
import { mostMonths, retentionKindValues } from '#domain/retention.ts'
import { isLanguage, language, moment, oneOf } from './columns.ts'

/** How long each kind is kept. No row: the owner has not decided. */
export const retentionRules = pgTable(
  'retention_rules',
  {
    kind: text('kind', { enum: retentionKindValues }).primaryKey(),
    /** Null: forever. */
    months: smallint('months'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    oneOf('retention_rules_kind_check', table.kind, retentionKindValues),
    check('retention_rules_months_check', sql`${table.months} between 1 and ${sql.raw(String(mostMonths))}`),
  ],
)

/**
 * That somebody agreed to something, after everything else about them was deleted. A person who knows their address or
 * number can find it; it names nobody.
 */
export const consentProofs = pgTable(
  'consent_proofs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    emailHash: text('email_hash').notNull(),
    phoneHash: text('phone_hash').notNull(),
    /** Of name and birth date; null for attorneys, and for proofs older than this column. */
    personHash: text('person_hash'),
    kind: text('kind', { enum: consentKindValues }).notNull(),
    /** Version of the wording; null for records made before versions were kept. */
    version: text('version'),
    /** The words agreed to, which are ours and tell nothing about the person; null for older proofs. */
    statement: text('statement'),
    language: language(),
    givenAt: moment('given_at').notNull(),
    byPhone: boolean('by_phone').notNull().default(false),
    /** When the rest was deleted. */
    keptSince: moment('kept_since').notNull().defaultNow(),
  },
  (table) => [
    oneOf('consent_proofs_kind_check', table.kind, consentKindValues),
    isLanguage('consent_proofs_language_check', table.language),
    index('consent_proofs_email_hash_idx').on(table.emailHash),
    index('consent_proofs_phone_hash_idx').on(table.phoneHash),
    index('consent_proofs_person_hash_idx').on(table.personHash),
    index('consent_proofs_kept_since_idx').on(table.keptSince),
  ],
)
