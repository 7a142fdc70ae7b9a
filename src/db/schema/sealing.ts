import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Which APP_SECRET seals this database: one row, or two while `npm run rekey` is at work. */
export const sealingKeys = pgTable('sealing_keys', {
  /** Tells one secret from another and gives nothing away about either. */
  keyId: text('key_id').primaryKey(),
  /** The key of the keyed hashes, sealed with the secret. It opens with the right one only. */
  sealedHashKey: text('sealed_hash_key').notNull(),
  since: moment('since').notNull().defaultNow(),
})

/**
 * What releases before sealing kept in the clear. The migration moves it here; the next start seals it row by row and
 * leaves this table empty.
 */
export const unsealedRows = pgTable('unsealed_rows', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tableName: text('table_name').notNull(),
  rowId: text('row_id').notNull(),
  content: jsonb('content').notNull(),
})
