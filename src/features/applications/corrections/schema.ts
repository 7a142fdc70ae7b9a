import { z } from 'zod'
import { emailAddress, oneLine, optionalPhone } from '#lib/person-fields.ts'
import { correctableFieldValues } from '#site/choices/case-file.ts'

/** How we reach whoever applied. */
export const contactSchema = z.object({
  phone: z.string(),
  email: z.string(),
  /** Null if it was never given; attorneys aren't asked for it. */
  address: z.string().nullable(),
})

/** What an applicant corrected about themselves. */
export const correctionSchema = z.object({
  id: z.uuid(),
  field: z.enum(correctableFieldValues),
  /** Empty if there was none. */
  old: z.string(),
  new: z.string(),
  correctedAt: z.iso.datetime(),
})

/** With whether the desk has seen it. */
export const deskCorrectionSchema = correctionSchema.extend({ seenAt: z.iso.datetime().nullable() })
export type DeskCorrection = z.output<typeof deskCorrectionSchema>

const noPhone = 'Enter a phone number'
const noAddress = 'Enter your mailing address'

const typedPhone = optionalPhone().pipe(z.string().min(1, noPhone))
const phoneNumber = z.string().transform((typed, context) => {
  const checked = typedPhone.safeParse(typed)
  for (const { message } of checked.error?.issues ?? [])
    context.issues.push({ code: 'custom', message, input: typed })
  return checked.data ?? ''
})

/** Checked like the application's own questions. */
export const contactChangeSchema = z
  .object({
    phone: phoneNumber.optional(),
    email: emailAddress('Enter an email address').optional(),
    address: oneLine({
      missing: noAddress,
      max: 300,
      tooLong: 'Enter an address of at most 300 characters',
    }).optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'Say what to correct')
export type ContactChange = z.output<typeof contactChangeSchema>
