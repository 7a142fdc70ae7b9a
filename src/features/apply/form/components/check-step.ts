import { type Answer, declineUnanswered } from '#features/questions/steps/field.ts'
import type { Step } from '#features/questions/steps/step.ts'
import type { Locale } from '#site/locale.ts'
import type { Mistakes } from './use-mistakes.ts'

/** The answers of a step as they are kept, or what is wrong with them. */
export function checkStep(
  { schemas, fields }: Step,
  locale: Locale,
  values: Record<string, string>,
): { answers?: Record<string, Answer>; found: Mistakes } {
  const checked = schemas[locale].safeParse(declineUnanswered(fields, values))
  if (checked.success) return { answers: checked.data, found: {} }
  return {
    found: Object.fromEntries(checked.error.issues.map(({ path, message }) => [String(path[0]), message])),
  }
}
