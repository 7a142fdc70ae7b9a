import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { type GradePart, type RiskGrade, riskGrades, valueClosings, valueOrigins } from '#domain/value.ts'
import type { PriceRule } from '#lib/price/ceilings.ts'
import { applications } from './applications.ts'
import { moment, oneOf, sealed } from './columns.ts'
import { documents } from './documents.ts'
import { belongsToApplication } from './ownership.ts'
import { byPerson } from './people.ts'

/** The owner's shares, limit and weights. Percentages have at most two decimals; sums are cents. */
export type ValueTerms = {
  /** Percent of the money likely left for us, by grade. Grade E gets no advance. */
  likelyShare: Record<Exclude<RiskGrade, 'E'>, number>
  /** Percent of the money left for us if the case pays its low value. */
  lowShare: number
  /** The most that may be out on one claim; null for no limit. */
  claimLimit: number | null
  /** How much each part counts in the grade; 1 as it comes. */
  weights: Record<GradePart, number>
}

/** What a closed sheet was computed with besides its lines, so that it never changes. */
export type ClosedTerms = ValueTerms & {
  rule: PriceRule | null
  /** Of the price. */
  termsVersion: number | null
  /** The day it was closed, in New York. */
  day: string
}

/** What a case is worth to us, by version. One is open; an offer or a new version closes it, and it never changes again. */
export const valueSheets = pgTable(
  'value_sheets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    number: smallint('number').notNull(),
    /** Who began it. */
    ...byPerson(),
    startedAt: moment('started_at').notNull().defaultNow(),
    closedAt: moment('closed_at'),
    closedByName: text('closed_by_name'),
    closing: text('closing', { enum: valueClosings }),
    /** As they were when it was closed, with the advice, in cents, and the grade. */
    terms: jsonb('terms').$type<ClosedTerms>(),
    advised: bigint('advised', { mode: 'number' }),
    grade: text('grade', { enum: riskGrades }),
  },
  (table) => [
    oneOf('value_sheets_closing_check', table.closing, valueClosings),
    oneOf('value_sheets_grade_check', table.grade, riskGrades),
    check('value_sheets_closed_check', sql`(${table.closedAt} is null) = (${table.closing} is null)`),
    uniqueIndex('value_sheets_number_key').on(table.applicationId, table.number),
    uniqueIndex('value_sheets_open_key').on(table.applicationId).where(sql`${table.closedAt} is null`),
  ],
)
belongsToApplication(valueSheets, { onMerge: 'keep', inExport: 'worded' })

/** A line's figure and words. Money is cents. */
export type ValueFigure = {
  /** "Sample General Hospital" */
  label?: string | undefined
  amount?: number | undefined
  /** In hundredths of a percent; a third is told by `thirds` so that 33⅓% is exact. */
  percent?: number | undefined
  thirds?: number | undefined
  months?: number | undefined
  choice?: string | undefined
  day?: string | undefined
  /** The amount exists and nobody knows it yet. */
  isUnknown?: boolean | undefined
  /** Why. */
  note?: string | undefined
}

/** As it is kept: with the document that the line names, which may be deleted and come back. */
export type KeptFigure = ValueFigure & { paper?: string | undefined }

/** Each line is saved by itself, so that two people on one sheet don't overwrite each other. */
export const valueLines = pgTable(
  'value_lines',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    sheetId: uuid('sheet_id')
      .notNull()
      .references(() => valueSheets.id, { onDelete: 'cascade' }),
    /** Which line of the sheet it is; `src/features/underwriting/schema` lists them. */
    name: text('name').notNull(),
    position: smallint('position').notNull().default(0),
    sealedFigure: sealed<KeptFigure>('sealed_figure').notNull(),
    origin: text('origin', { enum: valueOrigins }).notNull().default('typed'),
    documentId: uuid('document_id').references(() => documents.id, { onDelete: 'set null' }),
    page: smallint('page'),
    /** A line added twice has the same key and is kept once. */
    submissionKey: text('submission_key'),
    version: integer('version').notNull().default(1),
    /** Who changed it last. */
    ...byPerson(),
    changedAt: moment('changed_at').notNull().defaultNow(),
    removedAt: moment('removed_at'),
  },
  (table) => [
    oneOf('value_lines_origin_check', table.origin, valueOrigins),
    check('value_lines_page_check', sql`${table.page} > 0`),
    uniqueIndex('value_lines_submission_key').on(table.sheetId, table.submissionKey),
    index('value_lines_sheet_idx').on(table.sheetId, table.position),
    index('value_lines_application_idx').on(table.applicationId),
    index('value_lines_document_idx').on(table.documentId),
  ],
)
belongsToApplication(valueLines, { onMerge: 'keep', inExport: 'worded' })

/** One row: what the owner wants value sheets to advise. No row: the usual terms. */
export const valueSettings = pgTable(
  'value_settings',
  {
    id: smallint('id').primaryKey().default(1),
    terms: jsonb('terms').$type<ValueTerms>().notNull(),
    version: integer('version').notNull().default(1),
    ...byPerson(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [check('value_settings_single_row_check', sql`${table.id} = 1`)],
)
