import { z } from 'zod'
import { applicationCaseTypeValues } from '#domain/applications.ts'
import { attorneyValues, placeCodes } from '#domain/self-check.ts'
import { dayIn } from '#lib/day-schema.ts'
import { mapLocales } from '#site/locale.ts'
import { checkWords } from './content/words.ts'

/** For programs. The page computes by itself and sends nothing. */
export const checkQuerySchemas = mapLocales((locale) => {
  const { refused } = checkWords[locale]
  return z.object({
    state: z
      .string({ error: refused.state })
      .transform((code) => code.toUpperCase())
      .pipe(z.enum(placeCodes, { error: refused.state })),
    attorney: z.enum(attorneyValues, { error: refused.attorney }),
    kind: z.enum(applicationCaseTypeValues, {
      error: refused.kind(applicationCaseTypeValues.join(', ')),
    }),
    on: dayIn({ date: refused.on, range: refused.on }),
  })
})

export const checkAnswerSchema = z.object({
  answer: z.enum(['likely', 'unlikely', 'no']),
  reason: z.string(),
})
