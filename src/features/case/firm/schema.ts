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
import { acknowledgmentStages } from '#features/contracts/acknowledgment/schema.ts'
import { caseItemSchema } from '#features/documents/checklist/schema.ts'
import { firmAnswersSchema } from '#features/firms/counsel/schema.ts'
import { threadMessageSchema } from '#features/messages/thread/schema.ts'
import { clean, emailAddress, optionalPhone } from '#lib/person-fields.ts'
import { findNameMistake } from '#lib/person-name.ts'
import { type Locale, mapLocales } from '#site/locale.ts'
import { firmWords } from './content.ts'

export const firmNewsValues = [...representationValues, 'wrong-recipient'] as const
export type FirmNews = (typeof firmNewsValues)[number]

export const firmParams = z.object({ token: z.string().min(1).max(200) })

/** The firm learns who its client is and what they agreed to. Nothing medical, no amount. */
const openPage = z.object({
  kind: z.literal('open'),
  reference: z.string(),
  firmName: z.string(),
  client: z.object({ name: z.string(), firstName: z.string(), isWard: z.boolean() }),
  agreed: z.object({ statement: z.string(), at: z.iso.datetime() }).nullable(),
  reviewer: z.string().nullable(),
  representation: z.enum(representationValues).nullable(),
  answers: firmAnswersSchema,
  answeredAt: z.iso.datetime().nullable(),
  /** Answers can no longer change. */
  isDecided: z.boolean(),
  items: z.array(caseItemSchema),
  messages: z.array(threadMessageSchema),
  /** Where the client's contract stands, if one was sent; what's in it is on a page of its own. */
  contract: z.enum(acknowledgmentStages).nullable(),
  /** False for co-counsel, who read. */
  mayWrite: z.boolean(),
})

/** After "Wrong recipient" the page says nothing about anyone. */
export const firmPageSchema = z.discriminatedUnion('kind', [
  openPage,
  z.object({ kind: z.literal('wrong-recipient') }),
])
export type FirmPage = z.output<typeof firmPageSchema>
export type OpenFirmPage = z.output<typeof openPage>

const blankToNull = (value: unknown) => (value === '' || value === undefined ? null : value)

const choiceOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.preprocess(blankToNull, z.enum(values).nullable())

/** Questions may stay open: a yes alone helps. */
export const firmReplySchemas = mapLocales((locale) =>
  z.object({
    representation: z.enum(representationValues, { error: firmWords[locale].mistakes.representation }),
    liability: choiceOf(firmLiabilityValues),
    insurance: choiceOf(firmInsuranceValues),
    treatment: choiceOf(firmTreatmentValues),
    liens: choiceOf(firmLienValues),
    stage: choiceOf(firmStageValues),
    timing: choiceOf(firmTimingValues),
    contactName: personName(locale),
    contactWay: phoneOrEmail(locale),
    seen: z.preprocess(blankToNull, z.iso.datetime().nullable()),
  }),
)
export type FirmReply = z.output<(typeof firmReplySchemas)['en']>

function personName(locale: Locale) {
  const { nameTooLong } = firmWords[locale].mistakes
  return z
    .string()
    .nullish()
    .superRefine((name, context) => {
      const mistake = name?.trim() && findNameMistake(name, locale)
      if (mistake) context.addIssue(mistake)
    })
    .transform((value) => clean(value ?? '').replace(/\s+/g, ' '))
    .pipe(z.string().max(150, nameTooLong))
}

function phoneOrEmail(locale: Locale) {
  const email = emailAddress('', locale)
  const phone = optionalPhone(locale)
  return z
    .string()
    .nullish()
    .transform((value, context) => {
      const typed = clean(value ?? '')
      const read = (typed.includes('@') ? email : phone).safeParse(typed)
      if (read.success) return read.data
      const message = read.error.issues[0]?.message ?? ''
      context.issues.push({ code: 'custom', message, input: typed })
      return ''
    })
}
