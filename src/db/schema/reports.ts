import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { givenAnswers } from '#domain/decisions.ts'
import { applications } from './applications.ts'
import { moment, oneOf } from './columns.ts'
import { belongsToApplication } from './ownership.ts'

/** The answer that a file got, one row per application however often it was decided again. An undone decision leaves none. */
export const responses = pgTable(
  'answers',
  {
    applicationId: uuid('application_id')
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** The last one given. */
    answer: text('answer', { enum: givenAnswers }).notNull(),
    /** When the first was given: until then somebody waited. */
    respondedAt: moment('answered_at').notNull(),
    /** Business minutes from arrival to that moment; null until they are counted. */
    minutes: integer('minutes'),
    /** As many as a business day had in the calendar of that moment; null: in that of the program. */
    dayMinutes: integer('day_minutes'),
    /** Whether a clock of the file had run out by then. */
    isLate: boolean('is_late').notNull().default(false),
  },
  (table) => [
    oneOf('answers_answer_check', table.answer, givenAnswers),
    index('answers_answered_at_idx').on(
      table.respondedAt,
      table.applicationId,
      table.answer,
      table.minutes,
      table.dayMinutes,
      table.isLate,
    ),
    index('answers_uncounted_idx').on(table.applicationId).where(sql`${table.minutes} is null`),
  ],
)
belongsToApplication(responses, { onMerge: 'keep', inExport: false })

/** What figures can be narrowed to. */
export const reportParts = ['home', 'caseType', 'firm'] as const
export type ReportPart = (typeof reportParts)[number]

/** What was counted of something, in a fixed order, and how many were answered within so many tenths of a day. */
export type StoredSums = [counts: number[], times: [tenths: number, count: number][]]
/** By what it is grouped by, and how firms are written. */
export type StoredTotals = Record<'week' | 'home' | 'caseType' | 'firm', Record<string, StoredSums>> & {
  names: Record<string, string>
}

/** What was counted of files that are alike, and how their firm is written. */
export type StoredCell = [home: string, caseType: string, firm: string, name: string | null, sums: StoredSums]

/**
 * The figures of one whole week, from its Monday on, counted ahead by a job. Right as long as no mark lies in that
 * week: triggers of its migration leave one in the transaction that changes what is counted.
 */
export const reportWeeks = pgTable(
  'figure_weeks',
  {
    week: date('week', { mode: 'string' }).notNull(),
    timeZone: text('time_zone').notNull(),
    totals: jsonb('figures').$type<StoredTotals>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.timeZone, table.week] })],
)

/** The same week for one home state, case type or law firm. Right as long as the week is, and written with it. */
export const reportWeekParts = pgTable(
  'figure_week_parts',
  {
    timeZone: text('time_zone').notNull(),
    part: text('part', { enum: reportParts }).notNull(),
    value: text('value').notNull(),
    week: date('week', { mode: 'string' }).notNull(),
    cells: jsonb('cells').$type<StoredCell[]>().notNull(),
  },
  (table) => [
    oneOf('figure_week_parts_part_check', table.part, reportParts),
    primaryKey({ columns: [table.timeZone, table.part, table.value, table.week] }),
    foreignKey({
      name: 'figure_week_parts_week_fk',
      columns: [table.timeZone, table.week],
      foreignColumns: [reportWeeks.timeZone, reportWeeks.week],
    }).onDelete('cascade'),
    index('figure_week_parts_week_idx').on(table.timeZone, table.week),
  ],
)

/** A moment whose week has to be counted again. Nothing is unique in it, so that no writer waits for another. */
export const reportMarks = pgTable('figure_marks', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull(),
})
