import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { callOutcomeValues, callPartyValues } from '#domain/speaking.ts'
import { applications } from './applications.ts'
import { moment, oneOf, sealed } from './columns.ts'
import { belongsToApplication } from './ownership.ts'
import { byPerson } from './people.ts'

/** Calls with the applicant, the firm or somebody else, as the caller wrote them down. */
export const calls = pgTable(
  'calls',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    party: text('party', { enum: callPartyValues }).notNull(),
    outcome: text('outcome', { enum: callOutcomeValues }).notNull(),
    minutes: smallint('minutes'),
    sealedWords: sealed<string>('sealed_words'),
    /** A call sent twice has the same key and is logged once. */
    submissionKey: text('submission_key').notNull(),
    ...byPerson(),
    calledAt: moment('called_at').notNull().defaultNow(),
  },
  (table) => [
    oneOf('calls_party_check', table.party, callPartyValues),
    oneOf('calls_outcome_check', table.outcome, callOutcomeValues),
    check('calls_minutes_check', sql`${table.minutes} between 1 and 600`),
    unique('calls_submission_key').on(table.applicationId, table.submissionKey),
    index('calls_application_id_idx').on(table.applicationId, table.calledAt),
  ],
)
belongsToApplication(calls, { onMerge: 'move', inExport: 'worded' })
