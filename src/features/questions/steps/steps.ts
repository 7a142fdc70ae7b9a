import type { AnswerName } from '#db/schema/answers.ts'
import type { ApplicantRole } from '#domain/applications.ts'
import { attorneyCase } from './attorney-case.ts'
import { attorneyPersonal } from './attorney-personal.ts'
import { attorneyStrength } from './attorney-strength.ts'
import type { AnswersTo, Field } from './field.ts'
import { plaintiffCase } from './plaintiff-case.ts'
import { plaintiffMedical } from './plaintiff-medical.ts'
import { plaintiffPersonal } from './plaintiff-personal.ts'
import { attorneyReview, plaintiffReview } from './review.ts'
import type { Step } from './step.ts'

/**
 * In the order we ask. Form, checks, summary, API, snapshot and mails follow these lists: a new question is one entry
 * in a step and its column in `#db/schema/applications.ts`, and neither compiles without the other.
 */
const plaintiff = [plaintiffPersonal, plaintiffCase, plaintiffMedical, plaintiffReview] as const
const attorney = [attorneyPersonal, attorneyCase, attorneyStrength, attorneyReview] as const

export const stepsOf: Record<ApplicantRole, readonly Step[]> = { plaintiff, attorney }

export const plaintiffFields = [
  ...plaintiffPersonal.fields,
  ...plaintiffCase.fields,
  ...plaintiffMedical.fields,
  ...plaintiffReview.fields,
] as const

export const attorneyFields = [
  ...attorneyPersonal.fields,
  ...attorneyCase.fields,
  ...attorneyStrength.fields,
  ...attorneyReview.fields,
] as const

type Unasked = Exclude<AnswerName, (typeof plaintiffFields | typeof attorneyFields)[number]['name']>
/** Fails to compile, with the column's name, when no question fills a column. */
type EveryColumnAsked<Lists> = [Unasked] extends [never] ? Lists : { columnsWithoutQuestion: Unasked }

export const fieldsOf: EveryColumnAsked<Record<ApplicantRole, readonly Field[]>> = {
  plaintiff: plaintiffFields,
  attorney: attorneyFields,
}

export type PlaintiffAnswers = AnswersTo<typeof plaintiffFields>
export type AttorneyAnswers = AnswersTo<typeof attorneyFields>
