import { useState } from 'react'
import { type Answer, declineUnanswered, type Field } from '#features/questions/steps/field.ts'
import { ruleOf } from '#features/questions/steps/rules.ts'
import type { Step } from '#features/questions/steps/step.ts'
import type { Locale } from '#site/locale.ts'
import { useLocale } from '#ui/locale.tsx'

export type Mistakes = Record<string, string>
type Values = Record<string, string>

export type Mistake = { name: string; message: string; corrected: boolean }

export function useMistakes(fields: readonly Field[], step: number, values: Values) {
  const locale = useLocale()
  const [refused, setRefused] = useState<{ step: number; found: Mistakes; typed: Values }>()
  const { found = {}, typed = {} } = refused?.step === step ? refused : {}

  const mistakes = Object.entries(found).map(([name, message]): Mistake => {
    const field = fields.find((each) => each.name === name)
    // Corrected means different and valid. The same answer stays refused, no matter who refused it.
    const corrected =
      field !== undefined &&
      values[name] !== typed[name] &&
      ruleOf(field, locale).safeParse(values[name]).success
    return { name, message, corrected }
  })
  const open = mistakes.filter(({ corrected }) => !corrected)

  return {
    mistakes,
    errors: Object.fromEntries(open.map(({ name, message }) => [name, message])),
    note: (at: number, all: Mistakes) => setRefused({ step: at, found: all, typed: values }),
    forget: () => setRefused(undefined),
  }
}

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
