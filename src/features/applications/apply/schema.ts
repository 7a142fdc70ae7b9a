import { z } from 'zod'
import { clean } from '#lib/person-fields.ts'
import { senderSigns } from '#lib/spam.ts'
import { type ApplicantRole, applicantRoleValues } from '#site/choices/applications.ts'
import type { Typed } from './steps/field.ts'
import { answersSchema } from './steps/step.ts'
import {
  type AttorneyAnswers,
  attorneyFields,
  fieldsOf,
  type PlaintiffAnswers,
  plaintiffFields,
} from './steps/steps.ts'

/** The whole application of each role: its steps' questions together. */
const answersSchemaOf = {
  plaintiff: answersSchema(plaintiffFields),
  attorney: answersSchema(attorneyFields),
} as const

export type Application =
  | { role: 'plaintiff'; answers: PlaintiffAnswers }
  | { role: 'attorney'; answers: AttorneyAnswers }

/**
 * What the form sends beside the answers. All of it may be missing: a plain client of the API is served within the
 * limit. None of it is refused for its shape, so that no mistake is shown that a person could not mend.
 */
export const applicationExtrasSchema = z.object({
  ...senderSigns,
  /** Of the wording that was shown. */
  consentVersion: z.string().optional().catch(undefined),
  /** The path of the page on which the form stood. */
  page: z.string().max(300).transform(clean).optional().catch(undefined),
})
export type ApplicationExtras = z.output<typeof applicationExtrasSchema>

export const applicationRequestSchema = z
  .looseObject({ role: z.enum(applicantRoleValues, { error: 'Choose who is applying' }) })
  .transform((body, context) => {
    const application = readApplication(body.role, body, (path, message) =>
      context.issues.push({ code: 'custom', path, message, input: body }),
    )
    return { application, extras: applicationExtrasSchema.parse(body) }
  })

function readApplication(
  role: ApplicantRole,
  body: Typed,
  report: (path: PropertyKey[], message: string) => void,
): Application {
  const checked = answersSchemaOf[role].safeParse(body)
  for (const { path, message } of checked.error?.issues ?? []) report(path, message)
  // Without data an issue was reported above, and nobody is given the result.
  return { role, answers: checked.data } as Application
}

/** One key for each draft. Anything a header can carry is taken, within reason. */
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/, 'Send an Idempotency-Key of 1 to 200 visible ASCII characters')

export const submittedSchema = z.object({ id: z.uuid(), applicationId: z.uuid(), reference: z.string() })

const requiredNames = (role: ApplicantRole) =>
  fieldsOf[role].filter((field) => field.missing !== undefined).map(({ name }) => name)

/** For the description of the API: the fields follow from the steps, so the description does too. */
export const fieldsInWords = applicantRoleValues
  .map((role) => {
    const optional = fieldsOf[role].filter((field) => field.missing === undefined).map(({ name }) => name)
    return `\`role: "${role}"\` requires ${requiredNames(role).join(', ')}; takes ${optional.join(', ')}.`
  })
  .join('\n\n')
