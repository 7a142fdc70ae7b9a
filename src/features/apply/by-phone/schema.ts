import { z } from 'zod'
import { postures } from '#domain/posture.ts'
import { stateCodes } from '#domain/states.ts'
import { idempotencyKeySchemas, spokenRequestSchema } from '#features/apply/form/schema.ts'
import type { Typed } from '#features/questions/steps/field.ts'
import { fieldsOf } from '#features/questions/steps/steps.ts'
import { staffLocale } from '#site/locale.ts'

export const phoneFormSchema = z.object({
  /** Both are kept with the agreements. */
  company: z.string(),
  consentVersion: z.string(),
  rules: z.partialRecord(
    z.enum(stateCodes),
    z.object({
      code: z.enum(stateCodes),
      posture: z.enum(postures),
      sentence: z.string(),
      requiredSentences: z.array(z.string()),
      license: z.string().nullable(),
      takesWithoutLicense: z.boolean(),
    }),
  ),
})
export type PhoneForm = z.output<typeof phoneFormSchema>

export const notRead = 'Read it to them word for word, and confirm that you did'

/** Callers can't agree to something we never read to them, and without a yes we ask nothing about their health. */
export const phoneApplicationSchema = z
  .looseObject({
    /** One per call: two sends are one application. */
    key: idempotencyKeySchemas[staffLocale],
    consentVersion: z.string(),
    company: z.string(),
    read: z.array(z.string().max(100)).max(20),
  })
  .transform((body, context) => {
    const report = (path: PropertyKey[], message: string) =>
      context.issues.push({ code: 'custom', path, message, input: body })
    const checked = spokenRequestSchema.safeParse(body)
    for (const { path, message } of checked.error?.issues ?? []) report(path, message)
    if (!checked.data) return z.NEVER
    const { role, answers } = checked.data.application
    const given: Typed = answers
    for (const field of fieldsOf[role]) {
      const isUnread = field.kind === 'agreement' && !body.read.includes(field.name)
      if (isUnread && given[field.name] !== undefined) report([field.name], notRead)
      const { unlessDeclined: agreement } = field
      if (agreement && given[field.name] !== undefined && given[agreement] !== true)
        report([agreement], notRead)
    }
    return { ...checked.data, key: body.key }
  })

export const takenSchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  /** An earlier try of this call arrived with other answers, and those count. */
  hadOtherAnswers: z.boolean(),
})
