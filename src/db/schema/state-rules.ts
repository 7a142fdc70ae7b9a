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
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { cancelStarts } from '#domain/cancellation.ts'
import {
  earnings,
  type OneTimeLimit,
  type RuleCap,
  rateMethods,
  ruleCompoundings,
  type ScheduleKind,
} from '#domain/caps.ts'
import type { ContractLaw } from '#domain/contract-law.ts'
import { postures } from '#domain/posture.ts'
import { ruleActs, ruleOrigins } from '#domain/rules.ts'
import { stateCodes } from '#domain/states.ts'
import { moment, oneOf } from './columns.ts'
import { byPerson } from './people.ts'

const code = () => text('code', { enum: stateCodes }).notNull()

/**
 * What the law of a state asks of us, from a day on. Rows are only ever added: of those for one state and day the
 * latest version holds, and the others are its history. A state without rows is open.
 */
export const stateRules = pgTable(
  'state_rules',
  {
    code: code(),
    /** Counts the state's rows, so that a change made on an old copy can be refused. */
    version: integer('version').notNull(),
    /** Begins at midnight in New York. */
    effectiveFrom: date('effective_from', { mode: 'string' }).notNull(),
    /** How this version came about. */
    act: text('act', { enum: ruleActs }).notNull(),
    posture: text('posture', { enum: postures }).notNull(),
    /** What people who live there read. */
    sentence: text('sentence').notNull(),
    caps: jsonb('caps').$type<RuleCap[]>().notNull(),
    /** How often charges may compound, at most; null if the law doesn't say. */
    compounding: text('compounding', { enum: ruleCompoundings }),
    /** The only way in which charges may be earned; null if the law doesn't say. */
    earning: text('earning', { enum: earnings }),
    oneTimeCharges: jsonb('one_time_charges').$type<OneTimeLimit>(),
    /** Whether caps count all advances on a claim together. */
    capsPerClaim: boolean('caps_per_claim').notNull().default(false),
    rateMethod: text('rate_method', { enum: rateMethods }),
    /** No months in a schedule by outcomes. */
    schedule: jsonb('schedule').$type<{ kind: ScheduleKind; stepMonths: number }>(),
    /** Business days. */
    cancelDays: smallint('cancel_days'),
    /** From which day they count; null in rows that don't say, which count as the state's statute does. */
    cancelFrom: text('cancel_from', { enum: cancelStarts }),
    /** No charges after these. */
    mostMonths: smallint('most_months'),
    /** Cents. */
    largestAdvance: bigint('largest_advance', { mode: 'number' }),
    license: text('license'),
    /** The owner's word that we take applications, and name our price, before there is a license number. */
    takesWithoutLicense: boolean('takes_without_license').notNull().default(false),
    requiredSentences: jsonb('required_sentences').$type<string[]>().notNull(),
    /** What the law asks of the contract; null if nobody has said. */
    contract: jsonb('contract').$type<ContractLaw>(),
    source: text('source').notNull(),
    checkedOn: date('checked_on', { mode: 'string' }),
    confirmedBy: text('confirmed_by'),
    origin: text('origin', { enum: ruleOrigins }).notNull(),
    ...byPerson(),
    writtenAt: moment('written_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'state_rules_pkey', columns: [table.code, table.version] }),
    oneOf('state_rules_code_check', table.code, stateCodes),
    oneOf('state_rules_act_check', table.act, ruleActs),
    oneOf('state_rules_posture_check', table.posture, postures),
    oneOf('state_rules_compounding_check', table.compounding, ruleCompoundings),
    oneOf('state_rules_earning_check', table.earning, earnings),
    oneOf('state_rules_rate_method_check', table.rateMethod, rateMethods),
    oneOf('state_rules_cancel_from_check', table.cancelFrom, cancelStarts),
    oneOf('state_rules_origin_check', table.origin, ruleOrigins),
    check('state_rules_version_check', sql`${table.version} > 0`),
    check('state_rules_confirmed_check', sql`(${table.checkedOn} is null) = (${table.confirmedBy} is null)`),
    index('state_rules_day_idx').on(table.code, table.effectiveFrom, table.version),
  ],
)

/** How many applications from closed states we refused. Nothing else is kept of them. */
export const refusedApplications = pgTable(
  'refused_applications',
  {
    code: code(),
    /** In New York. */
    day: date('day', { mode: 'string' }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ name: 'refused_applications_pkey', columns: [table.code, table.day] }),
    oneOf('refused_applications_code_check', table.code, stateCodes),
    check('refused_applications_count_check', sql`${table.count} > 0`),
  ],
)
