import { z } from 'zod'
import type { ValueFigure } from '#db/schema/value.ts'
import { firmLiabilityValues, firmStageValues } from '#domain/firm-answers.ts'
import { stateCodes } from '#domain/states.ts'
import { coverageSideValues, injuryValues, lienKindValues, type ValueOrigin } from '#domain/value.ts'
import { daySchema } from '#lib/day-schema.ts'

/** What a line holds besides its note. */
type Holds = 'amount' | 'percent' | 'months' | 'choice' | 'day'

type LineKind = {
  section: ValueSection
  label: string
  holds: Holds
  /** There may be several. */
  many?: true
  /** Has a name of its own, such as a carrier's. */
  named?: true
  /** The amount may exist without anybody knowing it. */
  mayBeUnknown?: true
  choices?: readonly string[]
  /** The choice may be left out. */
  choiceIsOptional?: true
  /** Instead of what it holds. */
  orChoice?: true
  orDay?: true
}

export const valueSections = [
  'coverage',
  'liability',
  'injuries',
  'specials',
  'worth',
  'liens',
  'course',
] as const
export type ValueSection = (typeof valueSections)[number]

/** The lines of a sheet, in its order. */
export const valueLineKinds = {
  coverage: {
    ...{ section: 'coverage', label: 'Policy', holds: 'amount', many: true, named: true, mayBeUnknown: true },
    choices: coverageSideValues,
    choiceIsOptional: true,
  },
  'liability-other': {
    ...{ section: 'liability', label: 'The other side', holds: 'percent', orChoice: true },
    choices: firmLiabilityValues,
  },
  'liability-own': { section: 'liability', label: 'The client', holds: 'percent' },
  injury: {
    ...{ section: 'injuries', label: 'Injury', holds: 'choice', many: true, named: true },
    choices: injuryValues,
    choiceIsOptional: true,
  },
  medical: { section: 'specials', label: 'Medical, billed', holds: 'amount' },
  wages: { section: 'specials', label: 'Lost wages', holds: 'amount' },
  'other-loss': { section: 'specials', label: 'Other losses', holds: 'amount' },
  low: { section: 'worth', label: 'Low', holds: 'amount' },
  likely: { section: 'worth', label: 'Likely', holds: 'amount' },
  high: { section: 'worth', label: 'High', holds: 'amount' },
  fee: { section: 'worth', label: 'Attorney’s fee', holds: 'percent' },
  costs: { section: 'worth', label: 'Costs', holds: 'amount' },
  'costs-low': { section: 'worth', label: 'Costs in the low case', holds: 'amount' },
  'costs-high': { section: 'worth', label: 'Costs in the high case', holds: 'amount' },
  lien: {
    ...{ section: 'liens', label: 'Lien', holds: 'amount', many: true, named: true, mayBeUnknown: true },
    choices: lienKindValues,
  },
  earlier: {
    ...{
      section: 'liens',
      label: 'Prior funder',
      holds: 'amount',
      many: true,
      named: true,
      mayBeUnknown: true,
    },
    orDay: true,
  },
  ours: { section: 'liens', label: 'Ours, already out', holds: 'amount' },
  forum: { section: 'course', label: 'Forum state', holds: 'choice', choices: stateCodes },
  stage: { section: 'course', label: 'Stage', holds: 'choice', choices: firmStageValues },
  'limit-date': { section: 'course', label: 'Limit date', holds: 'day' },
  months: { section: 'course', label: 'Expected months', holds: 'months' },
} as const satisfies Record<string, LineKind>

export type ValueLineName = keyof typeof valueLineKinds
export const valueLineNames = Object.keys(valueLineKinds) as [ValueLineName, ...ValueLineName[]]
export const kindOf = (name: ValueLineName): LineKind => valueLineKinds[name]

/** A billion dollars: every sum of lines is exact. */
const mostCents = 1_000_000_000_00
/** Of one sheet, so that it stays one page. */
export const mostLines = 60
const mostMonths = 240

const amountMistake = 'Enter dollars and cents, from $0 to $1,000,000,000'
const percentMistake = 'Enter a percentage, like 33.33 or 33⅓'
const monthsMistake = `Enter whole months, up to ${mostMonths}`
const text = (max: number) => z.string().trim().max(max, `Keep it under ${max} characters`)

/** As somebody typed it. What belongs to the line's kind, `findFigureMistakes` says. */
export const figureSchema = z.object({
  label: text(150).optional(),
  amount: z.int(amountMistake).min(0, amountMistake).max(mostCents, amountMistake).optional(),
  /** Hundredths of a percent. Above 100% is refused with its own sentence. */
  percent: z.int(percentMistake).min(0, percentMistake).max(10_000_000, percentMistake).optional(),
  thirds: z.int(percentMistake).min(0, percentMistake).max(2, percentMistake).optional(),
  months: z.int(monthsMistake).min(0, monthsMistake).max(mostMonths, monthsMistake).optional(),
  choice: text(60).optional(),
  day: daySchema.optional(),
  isUnknown: z.boolean().optional(),
  note: text(1000).optional(),
}) satisfies z.ZodType<ValueFigure>

const page = z.int('Enter the page').min(1, 'Pages begin at 1').max(9_999, 'Enter the page').nullable()

const source = { documentId: z.uuid().nullable().default(null), page: page.default(null) }

export const newLineSchema = z.object({
  name: z.enum(valueLineNames),
  figure: figureSchema,
  ...source,
  /** A line that is sent again has the same key. */
  submissionKey: z.string().min(8).max(100).optional(),
  /** The key of a told line that this one takes the place of. */
  replaces: z.string().max(40).optional(),
  /** The id of a line that was taken out: it comes back where it stood. */
  restores: z.uuid().optional(),
})
export type NewLine = z.output<typeof newLineSchema>

export const lineChangeSchema = z.object({ version: z.int().min(1), figure: figureSchema, ...source })
export type LineChange = z.output<typeof lineChangeSchema>

/** A line as the sheet shows it. Told lines have no id: they are read from elsewhere, until somebody types over them. */
export type SheetLine = {
  id: string | null
  /** Of a told line; what replaces it names it. */
  key: string | null
  name: ValueLineName
  figure: ValueFigure
  origin: ValueOrigin
  documentId: string | null
  page: number | null
}
