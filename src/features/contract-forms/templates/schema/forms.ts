import { z } from 'zod'
import { stateCodes } from '#domain/states.ts'
import type { DoubtedMember } from '#features/rules/contract/schema/doubts.ts'
import { daySchema } from '#lib/day-schema.ts'
import { clean, oneLine } from '#lib/person-fields.ts'

export const formStatuses = ['draft', 'in-force', 'earlier', 'discarded'] as const
export type FormStatus = (typeof formStatuses)[number]

const stateCode = z.enum(stateCodes, 'Choose a state')
const approvalSchema = z.object({ number: z.string(), day: z.iso.date() })
const approvalsSchema = z.partialRecord(z.enum(stateCodes), approvalSchema)

/** Of words that changed since, a letter says nothing anymore. */
const formLetterSchema = z.object({ sha256: z.string(), size: z.int(), isCurrent: z.boolean() })

/** Who confirmed the words of a form. */
const confirmationSchema = z.object({
  lawyerName: z.string(),
  barNumber: z.string(),
  barState: z.enum(stateCodes).nullable(),
  day: z.iso.date(),
  coversSpanish: z.boolean(),
  by: z.string().nullable(),
  at: z.iso.datetime(),
})

export const formSummarySchema = z.object({
  version: z.int(),
  status: z.enum(formStatuses),
  /** Null for words that came with the program. */
  basedOn: z.int().nullable(),
  revision: z.int(),
  begunAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  /** Who changed it last; null for the program. */
  changedBy: z.string().nullable(),
  confirmation: confirmationSchema.nullable(),
  letter: formLetterSchema.nullable(),
  approvals: approvalsSchema,
  /** Contracts that were sent with its words. */
  contracts: z.int(),
})
export type FormSummary = z.output<typeof formSummarySchema>

/** What stands between a form and its first contract. */
const formNeedNames = ['lines', 'spanish', 'notices', 'checked', 'approvals', 'counsel'] as const

export const formNeedSchema = z.object({
  name: z.enum(formNeedNames),
  isMet: z.boolean(),
  /** Whether the form can’t be put in force without it; the others hold up contracts of some states. */
  stopsForm: z.boolean(),
  label: z.string(),
  /** How far it is, in a few words. */
  value: z.string(),
  /** What lacks, in a sentence; empty where nothing does. */
  lacks: z.string(),
})
export type FormNeed = z.output<typeof formNeedSchema>

/** Words that states want printed as they are, and who wants them. */
export const formNoticeSchema = z.object({
  /** Under which the form keeps their Spanish. */
  key: z.string(),
  states: z.array(z.enum(stateCodes)),
  place: z.string(),
  en: z.string(),
  es: z.string(),
  source: z.string(),
  checkedOn: z.iso.date().nullable(),
  /** Contracts of these states wait until somebody has compared it with its source again. */
  isLate: z.boolean(),
  /** Came after the form was confirmed, so its lawyer hasn’t read it. */
  isNew: z.boolean(),
})
export type FormNotice = z.output<typeof formNoticeSchema>

/** What a law may say of the paper itself. */
export const printedMembers = [
  ...(['notices', 'type', 'schedule', 'rateDisclosure', 'maximumStated', 'cumulativeRow'] as const),
  ...(['cancelDays', 'cancelFrom', 'cancelWays', 'initials', 'attorney', 'languages'] as const),
] as const satisfies readonly DoubtedMember[]

/** Where nobody has seen what the law says of it: a contract may lack something. */
const unseenLawSchema = z.object({
  state: z.enum(stateCodes),
  members: z.array(z.enum(printedMembers)),
})
export type UnseenLaw = z.output<typeof unseenLawSchema>

export const formLineSchema = z.object({
  key: z.string(),
  label: z.string(),
  group: z.string(),
  states: z.array(z.enum(stateCodes)),
  required: z.array(z.string()),
  allowed: z.array(z.string()),
  en: z.string(),
  es: z.string(),
})
export type FormLine = z.output<typeof formLineSchema>

export const formListSchema = z.object({
  forms: z.array(formSummarySchema),
  /** The one that new contracts get. */
  standing: z.int(),
})
export type FormList = z.output<typeof formListSchema>

export const formSchema = formSummarySchema.extend({
  lines: z.array(formLineSchema),
  notices: z.array(formNoticeSchema),
  needs: z.array(formNeedSchema),
  /** Whose law wants to approve the form itself. */
  approvingStates: z.array(z.enum(stateCodes)),
  unseen: z.array(unseenLawSchema),
})
export type ContractForm = z.output<typeof formSchema>

const words = z
  .string('Write the words')
  .transform(clean)
  .pipe(z.string().max(20_000, 'Keep it under 20,000 characters'))

export const lineChangesSchema = z.object({
  /** As it was read: of two who change the same, the second is told. */
  revision: z.int('Say which revision was read').min(1),
  /** The lines that changed, or all. */
  lines: z
    .record(z.string().max(200), z.object({ en: words, es: words }))
    .refine((lines) => Object.keys(lines).length > 0, 'Change at least one line'),
})
export type LineChanges = z.output<typeof lineChangesSchema>

export const approvalChangesSchema = z.object({
  /** By state; null takes an approval back. */
  approvals: z
    .partialRecord(
      stateCode,
      z
        .object({
          number: oneLine({
            missing: 'Enter the number of the approval',
            max: 100,
            tooLong: 'Keep it under 100 characters',
          }),
          day: daySchema,
        })
        .nullable(),
    )
    .refine((approvals) => Object.keys(approvals).length > 0, 'Name at least one state'),
})
export type ApprovalChanges = z.output<typeof approvalChangesSchema>['approvals']

export const newConfirmationSchema = z.object({
  revision: z.int('Say which revision was read').min(1),
  lawyerName: oneLine({
    missing: 'Enter the lawyer’s name',
    max: 120,
    tooLong: 'Keep it under 120 characters',
  }),
  barNumber: oneLine({ missing: 'Enter the bar number', max: 50, tooLong: 'Keep it under 50 characters' }),
  barState: stateCode,
  /** Of the letter. */
  day: daySchema,
  coversSpanish: z.boolean('Say whether the letter covers the Spanish words').default(false),
})
export type NewConfirmation = z.output<typeof newConfirmationSchema>

export const newFormSchema = z.object({
  /** The form it begins from; null for the words that came with the program. */
  from: z.int('Choose a form to begin from').min(1).nullable(),
})

export const pdf = 'application/pdf'
export const maxLetterBytes = 10_000_000
