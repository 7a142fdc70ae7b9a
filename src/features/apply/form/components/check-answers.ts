import type { Field } from '#features/questions/steps/field.ts'
import { formatAnswer } from '#features/questions/steps/readable.ts'
import { isBlank, ruleOf } from '#features/questions/steps/rules.ts'
import type { Locale } from '#site/locale.ts'

export { checkStep } from '#features/questions/steps/check.ts'

export const isAnswer = (field: Field, value: string | undefined, locale: Locale): boolean =>
  ruleOf(field, locale).safeParse(value).success

/** As it will be kept, or as typed when it isn't valid. */
export function readAnswer(field: Field, values: Record<string, string>, locale: Locale): string | undefined {
  const checked = ruleOf(field, locale).safeParse(values[field.name])
  if (!checked.success) return values[field.name] || undefined
  return checked.data === undefined ? undefined : formatAnswer(field, checked.data, locale)
}

/** Undefined for an answer that's right, or empty. */
export function findMistake(field: Field, value: string | undefined, locale: Locale): string | undefined {
  const checked = ruleOf(field, locale).safeParse(value)
  return isBlank(value) || checked.success ? undefined : (checked.error.issues[0]?.message ?? '')
}
