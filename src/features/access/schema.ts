import { z } from 'zod'
import { mapLocales } from '#site/locale.ts'
import { accessWords } from './content/words.ts'

/** As people type it from a letter or over the phone: "bf 2026 k7m2qx". */
const reference = (mistake: string) =>
  z
    .string({ error: mistake })
    .max(60, mistake)
    .transform((typed) => {
      const [, prefix, year, name] =
        /^([A-Z]{2})(\d{4})([A-Z0-9]{6})$/.exec(typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')) ?? []
      // No application has an empty one.
      return prefix ? `${prefix}-${year}${name}` : ''
    })

export const emailField = (mistake: string) =>
  z
    .string({ error: mistake })
    .max(254, mistake)
    .transform((typed) => typed.trim().toLowerCase())

export const codeField = (mistake: string) =>
  z
    .string({ error: mistake })
    .max(40, mistake)
    .transform((typed) => typed.replaceAll(/\D/g, ''))

/** Takes anything: an answer about its shape would give away who exists. */
export const codeRequestSchemas = mapLocales((locale) => {
  const { mistakes } = accessWords[locale]
  return z.object({ reference: reference(mistakes.reference), email: emailField(mistakes.email) })
})
export type CodeRequest = z.output<(typeof codeRequestSchemas)['en']>

export const sessionRequestSchemas = mapLocales((locale) => {
  const { mistakes } = accessWords[locale]
  return codeRequestSchemas[locale].extend({
    code: codeField(mistakes.code),
    isOwnDevice: z.boolean().optional(),
  })
})
export type SessionRequest = z.output<(typeof sessionRequestSchemas)['en']>
