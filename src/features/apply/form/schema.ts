import { z } from 'zod'
import { type ApplicantRole, applicantRoleValues } from '#domain/applications.ts'
import type { Typed } from '#features/questions/steps/field.ts'
import { answersSchema } from '#features/questions/steps/step.ts'
import {
  type AttorneyAnswers,
  attorneyFields,
  fieldsOf,
  type PlaintiffAnswers,
  plaintiffFields,
} from '#features/questions/steps/steps.ts'
import { clean } from '#lib/person-fields.ts'
import { senderSigns } from '#lib/spam.ts'

const answersSchemaOf = {
  plaintiff: answersSchema(plaintiffFields, 'en'),
  attorney: answersSchema(attorneyFields, 'en'),
} as const

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

const requestSchema = (prepare: (body: Typed) => Typed) =>
  z
    .looseObject({ role: z.enum(applicantRoleValues, { error: 'Choose who is applying' }) })
    .transform((body, context) => {
      const application = readApplication(body.role, prepare(body), (path, message) =>
        context.issues.push({ code: 'custom', path, message, input: body }),
      )
      return { application, extras: applicationExtrasSchema.parse(body) }
    })

export const applicationRequestSchema = requestSchema((body) => declineSilently(body))
/** Taken by phone, where every agreement is read aloud. */
export const spokenRequestSchema = requestSchema((body) => body)

/** Our form asks before it takes health answers, so no answer there is a no. Other programs may never have asked. */
const declineSilently = (body: Typed): Typed =>
  body.consentVersion === undefined || (body.healthConsent ?? '') !== ''
    ? body
    : { ...body, healthConsent: false }

function readApplication(
  role: ApplicantRole,
  body: Typed,
  report: (path: PropertyKey[], message: string) => void,
): Application {
  const checked = answersSchemaOf[role].safeParse(body)
  for (const { path, message } of checked.error?.issues ?? []) report(path, message)
  // Without data we reported an issue above, and Zod discards this result.
  return { role, answers: checked.data } as Application
}

/** One key per draft, anything a header can carry. */
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/, 'Send an Idempotency-Key of 1 to 200 visible ASCII characters')

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
