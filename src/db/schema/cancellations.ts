import { sql } from 'drizzle-orm'
import { bigint, check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cancellationStatuses, cancelNoticeWayValues, moneyBackWayValues } from '#domain/money.ts'
import { moment, oneOf, sealed } from './columns.ts'
import { contracts } from './contracts.ts'
import { byPerson } from './people.ts'

/** What the desk noted, why a late one was taken or not; from where, with what, and how we knew who it was. */
export type CancelWords = {
  note?: string
  reason?: string
  address?: string
  browser?: string
  knownBy?: string
}

/** A notice to cancel, and the money that came back for it. */
export const cancellations = pgTable(
  'cancellations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    contractId: uuid('contract_id')
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    submissionKey: text('submission_key').notNull(),
    status: text('status', { enum: cancellationStatuses }).notNull(),
    way: text('way', { enum: cancelNoticeWayValues }).notNull(),
    /** When it was given: the moment of the button, the day of the visit or the postmark. */
    noticedAt: moment('noticed_at').notNull(),
    noticedOn: date('noticed_on', { mode: 'string' }).notNull(),
    arrivedOn: date('arrived_on', { mode: 'string' }).notNull(),
    /** As it was when the notice came; null while the days hadn't begun. */
    lastDay: date('last_day', { mode: 'string' }),
    /** Cents that came back so far, and the last of it. */
    moneyBack: bigint('money_back', { mode: 'number' }).notNull().default(0),
    moneyBackWay: text('money_back_way', { enum: moneyBackWayValues }),
    /** The postmark, or the day it came. */
    moneyBackOn: date('money_back_on', { mode: 'string' }),
    sealedWords: sealed<CancelWords>('sealed_words'),
    ...byPerson(),
    recordedAt: moment('recorded_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    oneOf('cancellations_status_check', table.status, cancellationStatuses),
    oneOf('cancellations_way_check', table.way, cancelNoticeWayValues),
    oneOf('cancellations_money_back_way_check', table.moneyBackWay, moneyBackWayValues),
    check('cancellations_money_back_check', sql`${table.moneyBack} >= 0`),
    uniqueIndex('cancellations_key').on(table.contractId, table.submissionKey),
    uniqueIndex('cancellations_open_key').on(table.contractId).where(sql`${table.endedAt} is null`),
    index('cancellations_status_idx').on(table.status, table.lastDay),
  ],
)
