import { z } from 'zod'
import { correctableFieldValues } from '#domain/case-file.ts'
import { emailAddress, oneLine, optionalPhone } from '#lib/person-fields.ts'
import { formatNumber } from '#site/format.ts'
import { type Locale, mapLocales } from '#site/locale.ts'
import { contactWords } from './content/contact.ts'

export const contactSchema = z.object({
  phone: z.string(),
  email: z.string(),
  /** Null if never given; attorneys aren't asked for it. */
  address: z.string().nullable(),
})

export const correctionSchema = z.object({
  id: z.uuid(),
  field: z.enum(correctableFieldValues),
  /** Empty if there was none. */
  old: z.string(),
  new: z.string(),
  correctedAt: z.iso.datetime(),
})

export const deskCorrectionSchema = correctionSchema.extend({
  field: z.string(),
  label: z.string(),
  seenAt: z.iso.datetime().nullable(),
  byDesk: z.boolean(),
  by: z.string().nullable(),
  reason: z.string().nullable(),
})
export type DeskCorrection = z.output<typeof deskCorrectionSchema>

/** As typed. The wizard's rules check it. */
export const answersCorrectionSchema = z.object({
  /** Refused if somebody else was faster. */
  version: z.int().min(1),
  answers: z
    .record(z.string().max(100), z.union([z.string().max(20_000), z.number(), z.boolean(), z.null()]))
    .refine((answers) => {
      const { length } = Object.keys(answers)
      return length > 0 && length <= 100
    }, 'Say what to correct'),
  reason: z
    .string()
    .trim()
    .min(1, 'Say why, for whoever reads this later')
    .max(1000, 'Enter a reason of at most 1,000 characters'),
  /** The reviewer knows that we don't fund people in this state, and wants it on record. */
  knowsClosed: z.boolean().optional(),
})
export type AnswersCorrection = z.output<typeof answersCorrectionSchema>

const addressLength = 300

export const contactChangeSchemas = mapLocales((locale) => {
  const { mistakes } = contactWords[locale]
  const typedPhone = optionalPhone(locale).pipe(z.string().min(1, mistakes.phone))
  const phoneNumber = z.string().transform((typed, context) => {
    const checked = typedPhone.safeParse(typed)
    for (const { message } of checked.error?.issues ?? [])
      context.issues.push({ code: 'custom', message, input: typed })
    return checked.data ?? ''
  })
  return z
    .object({
      phone: phoneNumber.optional(),
      email: emailAddress(mistakes.email, locale).optional(),
      address: oneLine({
        missing: mistakes.address,
        max: addressLength,
        tooLong: mistakes.addressTooLong(formatNumber(addressLength, locale)),
      }).optional(),
    })
    .refine((change) => Object.values(change).some((value) => value !== undefined), mistakes.nothing)
})
export type ContactChange = z.output<(typeof contactChangeSchemas)[Locale]>
