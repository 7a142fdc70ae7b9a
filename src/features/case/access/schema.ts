import { z } from 'zod'

/** As people type it from a letter or over the phone: "bf 2026 k7m2qx". */
const reference = z
  .string({ error: 'Enter your reference' })
  .max(60, 'Enter your reference')
  .transform((typed) => {
    const [, prefix, year, name] =
      /^([A-Z]{2})(\d{4})([A-Z0-9]{6})$/.exec(typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')) ?? []
    // No application has an empty one.
    return prefix ? `${prefix}-${year}${name}` : ''
  })

const email = z
  .string({ error: 'Enter your email address' })
  .max(254, 'Enter your email address')
  .transform((typed) => typed.trim().toLowerCase())

/** Takes anything: an answer about its shape would give away who exists. */
export const codeRequestSchema = z.object({ reference, email })
export type CodeRequest = z.output<typeof codeRequestSchema>

export const sessionRequestSchema = codeRequestSchema.extend({
  code: z
    .string({ error: 'Enter the code from the mail' })
    .max(40, 'Enter the code from the mail')
    .transform((typed) => typed.replaceAll(/\D/g, '')),
  isOwnDevice: z.boolean().optional(),
})
export type SessionRequest = z.output<typeof sessionRequestSchema>
