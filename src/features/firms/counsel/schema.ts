import { z } from 'zod'
import { representationValues } from '#domain/case-file.ts'
import {
  firmInsuranceValues,
  firmLiabilityValues,
  firmLienValues,
  firmStageValues,
  firmTimingValues,
  firmTreatmentValues,
} from '#domain/firm-answers.ts'
import { clean, emailAddress, optionalPhone } from '#lib/person-fields.ts'
import { staffLocale } from '#site/locale.ts'

/** As the plaintiff may know it. */
export const firmStateSchema = z.object({
  name: z.string(),
  state: z.enum(['not-asked', 'asked', 'confirmed', 'declined']),
})
export type FirmState = z.output<typeof firmStateSchema>

export const mostAsks = 3
export const daysBetweenAsks = 3

export const firmAnswersSchema = z.object({
  liability: z.enum(firmLiabilityValues).nullable(),
  insurance: z.enum(firmInsuranceValues).nullable(),
  treatment: z.enum(firmTreatmentValues).nullable(),
  liens: z.enum(firmLienValues).nullable(),
  stage: z.enum(firmStageValues).nullable(),
  timing: z.enum(firmTimingValues).nullable(),
  contactName: z.string(),
  contactWay: z.string(),
})
export type FirmAnswers = z.output<typeof firmAnswersSchema>
export type FirmQuestionName = Exclude<keyof FirmAnswers, 'contactName' | 'contactWay'>

export const firmQuestionNames = [
  'liability',
  'insurance',
  'treatment',
  'liens',
  'stage',
  'timing',
] as const satisfies readonly FirmQuestionName[]

export const noAnswers: FirmAnswers = {
  liability: null,
  insurance: null,
  treatment: null,
  liens: null,
  stage: null,
  timing: null,
  contactName: '',
  contactWay: '',
}

const firmContact = z.object({
  name: z.string(),
  attorney: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
})
export type FirmContact = z.output<typeof firmContact>

export const firmSchema = firmContact.extend({
  typed: firmContact,
  verifiedAt: z.iso.datetime().nullable(),
  verifiedBy: z.string().nullable(),
  askedAt: z.iso.datetime().nullable(),
  asks: z.int(),
  openedAt: z.iso.datetime().nullable(),
  wrongRecipientAt: z.iso.datetime().nullable(),
  /** The mailbox asked us to stop. */
  isStopped: z.boolean(),
  representation: z.enum(representationValues).nullable(),
  answers: firmAnswersSchema,
  acknowledgedAt: z.iso.datetime().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  version: z.int(),
})
export type Firm = z.output<typeof firmSchema>

const version = z.int().min(1)
const line = (max: number) =>
  z
    .string()
    .transform((value) => clean(value).replace(/\s+/g, ' '))
    .pipe(z.string().max(max, `Use at most ${max} characters`))

export const firmChangeSchema = z.object({
  version,
  name: line(150).pipe(z.string().min(1, 'Enter the name of the law firm')),
  attorney: line(150).pipe(z.string().min(1, 'Enter the attorney’s name')),
  /** Empty if we don't know one. */
  email: z.union([z.literal(''), emailAddress('', staffLocale)]),
  phone: optionalPhone(staffLocale),
})
export type FirmChange = z.output<typeof firmChangeSchema>

export const seenFirmSchema = z.object({ version })
