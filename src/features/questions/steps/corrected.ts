import type { AnswerName } from '#db/schema/answers.ts'
import type { ApplicantRole } from '#domain/applications.ts'
import type { FieldErrors } from '#lib/errors.ts'
import { staffLocale } from '#site/locale.ts'
import { findMinorMistake } from './check.ts'
import { type Answer, type Field, pickAsked, type Typed } from './field.ts'
import { ruleOf } from './rules.ts'
import { fieldsOf } from './steps.ts'

export type Answers = Record<string, Answer | null>
export type Corrected = Partial<Record<AnswerName, Answer | null>>

const notAsked = 'We don’t ask for this'
const notGiven = 'Only the person can agree'
const declined = 'They chose not to tell us about their health. They have to agree first'
const notApplicable = 'This only applies after a yes to the question before it'

/** Whether somebody is of age follows from these. */
const agesBy: readonly AnswerName[] = ['dateOfBirth', 'state', 'forChildOrWard']

/** For colleagues, by the rules of the wizard. An answer goes away with its question. Names only what changes. */
export function checkCorrected(
  role: ApplicantRole,
  current: Answers,
  typed: Typed,
): { changes: Corrected; errors: FieldErrors } {
  const fields = fieldsOf[role]
  const errors: FieldErrors = {}
  const after: Answers = { ...current }
  for (const [name, value] of Object.entries(typed)) {
    const checked = checkOne(findField(role, name), value)
    if ('mistake' in checked) errors[name] = [checked.mistake]
    else after[name] = checked.answer
  }
  const applied = pickAsked(fields, current)
  const applies = pickAsked(fields, after)
  for (const field of fields) {
    if (applies.includes(field) || after[field.name] === null) continue
    if (typed[field.name] && !errors[field.name]) errors[field.name] = [sayWhyNot(field, after)]
    else if (applied.includes(field)) after[field.name] = null
  }
  const changed = fields.filter(({ name }) => (after[name] ?? null) !== (current[name] ?? null))
  // Files from before this was asked can still be corrected elsewhere.
  const minor = changed.some(({ name }) => agesBy.includes(name)) && findMinorMistake(after, staffLocale)
  if (minor) errors.dateOfBirth ??= [minor]
  return { changes: Object.fromEntries(changed.map(({ name }) => [name, after[name] ?? null])), errors }
}

function checkOne(field: Field | undefined, value: unknown): { mistake: string } | { answer: Answer | null } {
  if (!field) return { mistake: notAsked }
  if (field.kind === 'agreement') return { mistake: notGiven }
  const checked = ruleOf(field, staffLocale).safeParse(value)
  if (!checked.success) return { mistake: checked.error.issues[0]?.message ?? notAsked }
  return { answer: checked.data ?? null }
}

const sayWhyNot = ({ unlessDeclined }: Field, answers: Answers) =>
  unlessDeclined && answers[unlessDeclined] === false ? declined : notApplicable

/** As the desk calls it. */
export const labelOfField = ({ label, shortLabel }: Field) => (shortLabel ?? label)[staffLocale]

export const findField = (role: ApplicantRole, name: string): Field | undefined =>
  fieldsOf[role].find((field) => field.name === name)
