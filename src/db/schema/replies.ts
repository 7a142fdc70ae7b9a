import { sql } from 'drizzle-orm'
import { check, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { byPerson } from './people.ts'

/** Where answers to our mails go, as the owner set it. One row, or none while answers go nowhere. */
export const replyAddresses = pgTable(
  'reply_addresses',
  {
    id: smallint('id').primaryKey().default(1),
    address: text('address').notNull(),
    ...byPerson(),
    setAt: moment('set_at').notNull().defaultNow(),
  },
  (table) => [check('reply_addresses_id_check', sql`${table.id} = 1`)],
)
