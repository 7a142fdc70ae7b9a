import { z } from 'zod'
import { stateCodes } from '#domain/states.ts'
import { gradePartValues, riskGrades, valueClosings, valueOrigins } from '#domain/value.ts'
import { termsVersionSchema } from '#features/price/schema/terms.ts'
import { priceMembers } from '#features/rules/contract/schema/price.ts'
import { ruleCapSchema } from '#features/rules/schema.ts'
import { limitNames } from '#lib/waterfall/advice.ts'
import { valueTermsSchema } from '../terms/schema.ts'
import { figureSchema, valueLineNames, valueSections } from './lines.ts'
import { neededLines } from './results.ts'
import { warningNames } from './warnings.ts'

const moment = z.iso.datetime()
const cents = z.int()

const lineSchema = z.object({
  /** Null for what was told: it is read from elsewhere until somebody types over it. */
  id: z.uuid().nullable(),
  /** Of a told line: `replaces` of a typed one names it. */
  key: z.string().nullable(),
  name: z.enum(valueLineNames),
  figure: figureSchema,
  origin: z.enum(valueOrigins),
  documentId: z.uuid().nullable(),
  /** It named this document, which somebody deleted. */
  goneDocumentId: z.uuid().nullable(),
  page: z.int().nullable(),
  /** 0 for what was told. */
  version: z.int(),
  by: z.string().nullable(),
  byId: z.uuid().nullable(),
  changedAt: moment.nullable(),
})
export type ValueLine = z.output<typeof lineSchema>

const versionSchema = z.object({
  number: z.int(),
  startedBy: z.string().nullable(),
  startedAt: moment,
  closedAt: moment.nullable(),
  closedBy: z.string().nullable(),
  closing: z.enum(valueClosings).nullable(),
  /** Of a closed one, in cents. */
  advised: cents.nullable(),
  grade: z.enum(riskGrades).nullable(),
})
export type ValueVersion = z.output<typeof versionSchema>

/** As `pickPriceRule` leaves it: what the law doesn't say is absent. */
const ruleSchema = z
  .object(priceMembers)
  .partial()
  .extend({
    state: z.enum(stateCodes).optional(),
    caps: z.array(ruleCapSchema),
    mostMonths: z.number().nullable(),
    largestAdvance: cents.nullable(),
  })

const contextSchema = z.object({
  home: z.enum(stateCodes).nullable(),
  terms: valueTermsSchema,
  /** Null while nobody knows the home state. */
  rule: ruleSchema.extend({ forum: ruleSchema.nullish() }).nullable(),
  price: termsVersionSchema.nullable(),
  termsVersion: z.int().nullable(),
  today: z.iso.date(),
})

const waterfallSchema = z.object({
  gross: cents,
  fee: cents,
  costs: cents,
  liens: cents,
  earlier: cents,
  left: cents,
  ours: cents,
  net: cents,
})

const limitSchema = z.object({
  name: z.enum(limitNames),
  amount: cents,
  label: z.string(),
  why: z.string(),
  state: z.enum(stateCodes).optional(),
})

export const warningSchema = z.object({ name: z.enum(warningNames), words: z.string() })

const resultsSchema = z.object({
  cases: z.object({
    low: waterfallSchema.nullable(),
    likely: waterfallSchema.nullable(),
    high: waterfallSchema.nullable(),
  }),
  grade: z.object({
    grade: z.enum(riskGrades),
    points: z.int(),
    range: z.object({ from: z.int(), to: z.int() }),
    parts: z.array(
      z.object({
        part: z.enum(gradePartValues),
        label: z.string(),
        points: z.int(),
        why: z.string(),
        isKnown: z.boolean(),
      }),
    ),
  }),
  /** Null while something is missing. */
  advice: z.object({ advised: cents, binding: limitSchema, limits: z.array(limitSchema) }).nullable(),
  missing: z.array(z.object({ name: z.enum(neededLines), words: z.string() })),
  oursAtMost: cents,
  warnings: z.array(warningSchema),
})

export const valueSheetSchema = z.object({
  /** 0 until somebody saves the first line: then it's what would be filled in. */
  number: z.int(),
  /** Of two answers about one version, the larger is the later. */
  revision: z.int(),
  version: versionSchema.nullable(),
  lines: z.array(lineSchema),
  /** What was said that is no figure of the sheet. */
  hints: z.array(
    z.object({ section: z.enum(valueSections), words: z.string(), origin: z.enum(valueOrigins) }),
  ),
  context: contextSchema,
  results: resultsSchema,
  /** The latest first. */
  versions: z.array(versionSchema),
})
export type ValueSheet = z.output<typeof valueSheetSchema>

/** What stands beside the name of the sheet. Null: nobody has typed anything, or something is missing. */
export const valueGradeSchema = z.object({
  number: z.int(),
  grade: z.enum(riskGrades).nullable(),
  advised: cents.nullable(),
})
export type ValueGrade = z.output<typeof valueGradeSchema>

export const newVersionSchema = z.object({
  /** The number of the latest version that was seen; 0 for none. */
  from: z.int().min(0),
})
