import { attorneyValues, checkedKindValues, checkedTimeValues, placeCodes } from '#domain/self-check.ts'
import type { FormValues } from '#lib/form-values.ts'
import type { CheckAnswers } from './judge.ts'

export const checkQuestions = ['state', 'attorney', 'kind', 'when'] as const
export type CheckQuestion = (typeof checkQuestions)[number]

export const idOf = (question: CheckQuestion) => `check-${question}`

type Reading = { answers: CheckAnswers } | { missing: readonly CheckQuestion[] }

/** An answer that isn't in its list is none. */
export function readAnswers(values: FormValues): Reading {
  const state = placeCodes.find((value) => value === values.state)
  const attorney = attorneyValues.find((value) => value === values.attorney)
  const kind = checkedKindValues.find((value) => value === values.kind)
  const when = checkedTimeValues.find((value) => value === values.when)
  if (state && attorney && kind && when) return { answers: { state, attorney, kind, when } }
  const known = { state, attorney, kind, when }
  return { missing: checkQuestions.filter((question) => !known[question]) }
}
