import type { ApplicantRole } from '#domain/applications.ts'
import type { Answer } from './field.ts'
import { fieldsOf } from './steps.ts'

/** For the desk and the export, in these words. */
export const consentNotAsked = 'consent not asked'

/** A program may send health answers without saying that anybody agreed: the specification's call has no such question. */
export const isHealthConsentUnasked = (
  role: ApplicantRole,
  answers: Readonly<Record<string, Answer | null | undefined>>,
): boolean =>
  (answers.healthConsent ?? null) === null &&
  fieldsOf[role].some(
    ({ name, unlessDeclined }) => unlessDeclined === 'healthConsent' && (answers[name] ?? null) !== null,
  )
