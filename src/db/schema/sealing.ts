import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Which APP_SECRET seals this database: one row, or two while `npm run rekey` is at work. */
export const sealingKeys = pgTable('sealing_keys', {
  /** Tells one secret from another and gives nothing away about either. */
  keyId: text('key_id').primaryKey(),
  /** The key of the keyed hashes, sealed with the secret. It opens with the right one only. */
  sealedHashKey: text('sealed_hash_key').notNull(),
  since: moment('since').notNull().defaultNow(),
})
