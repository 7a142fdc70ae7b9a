import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ApplicationStatus } from '#domain/application-status.ts'
import { timeZoneValues } from '#domain/time-zones.ts'
import type { OpenHours } from '#site/brand.ts'
import { applications } from './applications.ts'
import { moment, oneOf } from './columns.ts'
import { belongsToApplication } from './ownership.ts'
import { byPerson, people } from './people.ts'

/** How many hours a file may stay in a status, and which hours count. */
export type StatusDeadline = { hours: number; counted: 'business' | 'all' }
export type StatusDeadlines = Partial<Record<ApplicationStatus, StatusDeadline>>

/** One row, once the owner has saved it: when the office works, and how long a file may stay where it is. */
export const deadlineSettings = pgTable(
  'clock_settings',
  {
    id: smallint('id').primaryKey().default(1),
    timeZone: text('time_zone', { enum: timeZoneValues }).notNull(),
    week: jsonb('week').$type<OpenHours['week']>().notNull(),
    closedOn: jsonb('closed_on').$type<string[]>().notNull(),
    /** A status that isn't named has none. */
    clocks: jsonb('clocks').$type<StatusDeadlines>().notNull(),
    /** One mail each morning takes the place of a mail per application. */
    isDigest: boolean('is_digest').notNull().default(false),
    /** On the office's clock: 8.5 is half past eight. */
    digestHour: real('digest_hour').notNull(),
    version: integer('version').notNull().default(1),
    ...byPerson(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('clock_settings_single_row_check', sql`${table.id} = 1`),
    oneOf('clock_settings_time_zone_check', table.timeZone, timeZoneValues),
  ],
)

/** A mail to the owners about files that became late. While it isn't queued, more files join it. */
export const lateMails = pgTable(
  'late_mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    createdAt: moment('created_at').notNull().defaultNow(),
    queuedAt: moment('queued_at'),
  },
  (table) => [uniqueIndex('late_mails_open_key').on(sql`(true)`).where(sql`${table.queuedAt} is null`)],
)

/** A file was late during this stay in its status, and the owners are told once. */
export const lateApplications = pgTable(
  'late_files',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** The entry of the timeline that began the stay; 0 for the first. */
    stay: bigint('stay', { mode: 'number' }).notNull(),
    mailId: uuid('mail_id')
      .notNull()
      .references(() => lateMails.id, { onDelete: 'cascade' }),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.stay] }),
    index('late_files_mail_id_idx').on(table.mailId),
  ],
)
belongsToApplication(lateApplications, { onMerge: 'keep', inExport: false })

/** Somebody's mail of a morning: one a day, whatever happens to the process that sends it. */
export const digestMails = pgTable(
  'digest_mails',
  {
    day: date('day', { mode: 'string' }).notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    queuedAt: moment('queued_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.personId] }),
    index('digest_mails_person_id_idx').on(table.personId),
  ],
)
