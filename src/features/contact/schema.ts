import { z } from 'zod'
import { emailAddress, manyLines, oneLine, optionalPhone } from '#lib/person-fields.ts'
import { contactSubjectValues } from '#site/choices/contact.ts'

export const messageLength = 5000

/** What a visitor fills in: the form and the API check it alike. */
export const contactFormSchema = z.object({
  name: oneLine({ missing: 'Enter your name', max: 100, tooLong: 'Shorten your name to 100 characters' }),
  email: emailAddress('Enter your email address'),
  phone: optionalPhone(),
  subject: z.enum(contactSubjectValues, { error: 'Select a subject' }),
  message: manyLines({
    missing: 'Enter your message',
    max: messageLength,
    tooLong: `Shorten your message to ${messageLength.toLocaleString('en-US')} characters`,
  }),
})

export type ContactInput = z.output<typeof contactFormSchema>
export type ContactField = keyof ContactInput

/**
 * What the page sends beside it. All of it may be missing: a plain client of the API is served within the limit.
 * None of it is ever refused, so that no mistake is shown that a person could not mend.
 */
export const contactExtrasSchema = z.object({
  /** Made by the browser for one message, so that sending it twice keeps it once. */
  submissionKey: z.string().max(100).optional().catch(undefined),
  /** A field that people do not see and programs fill in. */
  homepage: z.string().optional().catch('filled'),
  /** Milliseconds from the first look at the form to sending it. */
  elapsed: z.number().optional().catch(undefined),
})

export type ContactExtras = z.output<typeof contactExtrasSchema>

export const contactRequestSchema = contactFormSchema.extend(contactExtrasSchema.shape)
export type ContactRequest = z.output<typeof contactRequestSchema>

export const contactAnswerSchema = z.object({ id: z.uuid() })
