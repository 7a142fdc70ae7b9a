import { z } from 'zod'
import {
  assignmentValues,
  attorneyTopicValues,
  type ContractLaw,
  cancelWayValues,
  consentGiverValues,
  contractPageValues,
  initialsValues,
  licenseKindValues,
  rateDisclosureValues,
  refinanceValues,
  retentionStartValues,
  toldSideValues,
} from '#domain/contract-law.ts'
import { daySchema } from '#lib/day-schema.ts'
import { cents, filledLine, filledText, whole } from './figures.ts'

const flag = z.boolean('Use true or false')
const points = z
  .number({ error: 'Use whole points' })
  .int('Use whole points')
  .min(6, 'Use at least 6 points')
  .max(72, 'Use at most 72 points')
const businessDays = whole(365)

/** One of a list, each once. */
function severalOf<const Values extends readonly [string, ...string[]]>(values: Values, missing?: string) {
  return z
    .array(z.enum(values), missing)
    .min(1, 'Choose at least one')
    .refine((chosen) => new Set(chosen).size === chosen.length, 'Name each once')
}

/** An empty member would look as if somebody had said something. */
const sayingSomething = [
  (value: object) => Object.keys(value).length > 0,
  'Say something, or leave it out',
] as const

const noticeSchema = z.strictObject({
  text: filledText(4_000, 'Write the words that have to be printed'),
  place: z.enum(contractPageValues).optional(),
  points: points.optional(),
  bold: flag.optional(),
  box: flag.optional(),
  source: filledLine(400, 'Say where the words come from'),
  checkedOn: daySchema.nullable().default(null),
})

const statementSchema = z.strictObject({
  about: z.enum(attorneyTopicValues, 'Say what the attorney states'),
  text: filledText(1_000).optional(),
})

/** January 31 as 01-31. February 29 comes once in four years, and nothing is due then. */
const yearlyDay = z
  .string()
  .regex(/^\d\d-\d\d$/, 'Use a month and a day, like 01-31')
  .refine((day) => !/^\d\d-\d\d$/.test(day) || z.iso.date().safeParse(`2027-${day}`).success, {
    error: 'There is no such day in every year',
  })

export const contractLawSchema = z.strictObject({
  cancelWays: severalOf(cancelWayValues).optional(),
  scope: z.strictObject({ residence: flag, forum: flag }).optional(),
  rateDisclosure: z.enum(rateDisclosureValues).optional(),
  maximumStated: flag.optional(),
  cumulativeRow: flag.optional(),
  initials: z.enum(initialsValues).optional(),
  type: z
    .strictObject({
      points: points.optional(),
      bold: flag.optional(),
      box: flag.optional(),
      caps: flag.optional(),
      page: z.enum(contractPageValues).optional(),
    })
    .refine(...sayingSomething)
    .optional(),
  notices: z.array(noticeSchema).min(1, 'Write one, or leave it out').max(12, 'Use at most 12').optional(),
  attorney: z
    .strictObject({
      required: flag.optional(),
      statements: z.array(statementSchema).min(1, 'Choose at least one').max(12, 'Use at most 12').optional(),
    })
    .refine(...sayingSomething)
    .optional(),
  languages: z
    .strictObject({ bothOnNegotiation: flag.optional(), translatorAffidavit: flag.optional() })
    .refine(...sayingSomething)
    .optional(),
  formApproval: z
    .strictObject({
      required: flag.optional(),
      number: filledLine(120).optional(),
      date: daySchema.optional(),
    })
    .refine(...sayingSomething)
    .optional(),
  refinance: z
    .strictObject({
      kind: z.enum(refinanceValues, 'Say whether it’s allowed'),
      months: whole(600).optional(),
      tables: flag.optional(),
    })
    .optional(),
  earlierFunder: z
    .strictObject({ buyOut: flag.optional(), writtenConsent: severalOf(consentGiverValues).optional() })
    .refine(...sayingSomething)
    .optional(),
  assignment: z.enum(assignmentValues).optional(),
  noticeToOthers: z
    .strictObject({ who: severalOf(toldSideValues, 'Say who is told'), days: businessDays.optional() })
    .optional(),
  attorneyCopyDays: businessDays.optional(),
  license: z
    .strictObject({
      kind: z.enum(licenseKindValues).optional(),
      from: daySchema.optional(),
      to: daySchema.optional(),
      bond: cents.optional(),
    })
    .refine(...sayingSomething)
    .optional(),
  report: z
    .strictObject({
      required: z.boolean('Say whether a report is asked for'),
      due: yearlyDay.optional(),
      sworn: flag.optional(),
    })
    .optional(),
  retention: z
    .strictObject({ years: whole(100), from: z.enum(retentionStartValues, 'Say from when the years count') })
    .optional(),
  unexpressed: filledText(1_000).optional(),
}) satisfies z.ZodType<ContractLaw>

/** Without any member it says what no contract says: nothing. */
export const contractMemberSchema = contractLawSchema
  .nullable()
  .overwrite((law) => (law && Object.keys(law).length > 0 ? law : null))

export type ContractMember = keyof ContractLaw
export const contractMembers = Object.keys(contractLawSchema.shape) as ContractMember[]
