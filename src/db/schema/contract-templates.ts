import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PaperLanguage } from '#domain/contracts.ts'
import { type StateCode, stateCodes } from '#domain/states.ts'
import { moment, oneOf } from './columns.ts'
import { byPerson } from './people.ts'

/** One line of a contract's words in each language, with places for values in braces. */
export type TemplateLine = Record<PaperLanguage, string>
/** By key: which keys there are, and which places each needs, `contract-forms/templates` knows. */
export type TemplateLines = Record<string, TemplateLine>

/** A state's own approval of the form. */
export type FormApproval = { number: string; day: string }

/** Who confirmed the words. The letter is a file in the store, about the words of a revision. */
export type CounselLetter = { key: string; sha256: string; size: number; revision?: number }

/**
 * The words of every contract, by version: the common form, the fronts of states and the translations. The latest draft
 * can be edited; a confirmed version never changes again.
 */
export const contractTemplates = pgTable(
  'contract_templates',
  {
    version: integer('version').primaryKey(),
    /** The version it was begun from; null for what came with the program. */
    basedOn: integer('based_on'),
    lines: jsonb('lines').$type<TemplateLines>().notNull(),
    /** Counts changes of a draft, so that one made on an old copy can be refused. */
    revision: integer('revision').notNull().default(1),
    approvals: jsonb('approvals').$type<Partial<Record<StateCode, FormApproval>>>().notNull().default({}),
    ...byPerson(),
    createdAt: moment('created_at').notNull().defaultNow(),
    changedAt: moment('changed_at').notNull().defaultNow(),
    lawyerName: text('lawyer_name'),
    lawyerBarNumber: text('lawyer_bar_number'),
    lawyerBarState: text('lawyer_bar_state', { enum: stateCodes }),
    /** The day of the letter. */
    confirmedOn: date('confirmed_on', { mode: 'string' }),
    letter: jsonb('letter').$type<CounselLetter>(),
    /** Whether the confirmation covers the Spanish words, too. */
    coversSpanish: boolean('covers_spanish').notNull().default(false),
    confirmedAt: moment('confirmed_at'),
    confirmedByName: text('confirmed_by_name'),
    /** A draft that was given up. */
    discardedAt: moment('discarded_at'),
  },
  (table) => [
    check('contract_templates_version_check', sql`${table.version} > 0 and ${table.revision} > 0`),
    oneOf('contract_templates_bar_state_check', table.lawyerBarState, stateCodes),
    check(
      'contract_templates_confirmed_check',
      sql`${table.confirmedAt} is null or (${table.lawyerName} is not null and ${table.lawyerBarNumber} is not null and ${table.confirmedOn} is not null and ${table.letter} is not null)`,
    ),
    uniqueIndex('contract_templates_draft_key')
      .on(sql`(true)`)
      .where(sql`${table.confirmedAt} is null and ${table.discardedAt} is null`),
  ],
)
