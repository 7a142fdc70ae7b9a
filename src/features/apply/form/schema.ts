import { z } from 'zod'
import { applicantRoleValues } from '#domain/applications.ts'
import { answersSchema } from '#features/questions/steps/check.ts'
import type { Typed } from '#features/questions/steps/field.ts'
import { isBlank } from '#features/questions/steps/rules.ts'
import {
  type AttorneyAnswers,
  attorneyFields,
  fieldsOf,
  type PlaintiffAnswers,
  plaintiffFields,
} from '#features/questions/steps/steps.ts'
import { clean } from '#lib/person-fields.ts'
import { senderSigns } from '#lib/spam.ts'
import { type Locale, mapLocales, staffLocale } from '#site/locale.ts'
import { callWords } from './content/call.ts'

const answersSchemas = mapLocales((locale) => ({
  plaintiff: answersSchema(plaintiffFields, locale),
  attorney: answersSchema(attorneyFields, locale),
}))

export type Application =
  | { role: 'plaintiff'; answers: PlaintiffAnswers }
  | { role: 'attorney'; answers: AttorneyAnswers }

/** All of it is optional for plain API clients. We refuse nothing for its shape: people couldn't fix such a mistake. */
export const applicationExtrasSchema = z.object({
  ...senderSigns,
  consentVersion: z.string().optional().catch(undefined),
  company: z.string().optional().catch(undefined),
  page: z.string().max(300).transform(clean).optional().catch(undefined),
  /** Their own device may open the case page for longer. */
  device: z.enum(['own', 'shared']).optional().catch(undefined),
})
export type ApplicationExtras = z.output<typeof applicationExtrasSchema>

const requestSchema = (prepare: (body: Typed) => Typed, locale: Locale) =>
  z
    .looseObject({ role: z.enum(applicantRoleValues, { error: callWords[locale].mistakes.role }) })
    .transform((body, context) => {
      const checked = answersSchemas[locale][body.role].safeParse(prepare(body))
      for (const { path, message } of checked.error?.issues ?? [])
        context.issues.push({ code: 'custom', path, message, input: body })
      // Without data we reported an issue above, and Zod discards this result.
      const application = { role: body.role, answers: checked.data } as Application
      return { application, extras: applicationExtrasSchema.parse(body) }
    })

export const applicationRequestSchemas = mapLocales((locale) =>
  requestSchema((body) => declineSilently(body), locale),
)
/** Taken by phone, where a colleague reads every agreement aloud. */
export const spokenRequestSchema = requestSchema((body) => body, staffLocale)

/** Our form asks before it takes health answers, so no answer there is a no. Other programs may never have asked. */
const declineSilently = (body: Typed): Typed =>
  body.consentVersion === undefined || !isBlank(body.healthConsent) ? body : { ...body, healthConsent: false }

/** One key per draft, anything a header can carry. */
export const idempotencyKeySchemas = mapLocales((locale) =>
  z.string().regex(/^[\x21-\x7e]{1,200}$/, callWords[locale].mistakes.key),
)

export const submittedSchema = z.object({
  id: z.uuid(),
  applicationId: z.uuid(),
  reference: z.string(),
  /** By when we owe an answer. */
  answer: z.object({ dueAt: z.iso.datetime(), timeZone: z.string() }),
})

export const fieldsInWords = applicantRoleValues
  .map((role) => {
    const list = (isRequired: boolean) =>
      fieldsOf[role]
        .flatMap(({ name, missing }) => ((missing !== undefined) === isRequired ? [name] : []))
        .join(', ')
    return `\`role: "${role}"\` requires ${list(true)}; takes ${list(false)}.`
  })
  .join('\n\n')
