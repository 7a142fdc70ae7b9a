import type { ApplicantRole } from '#domain/applications.ts'
import { isServed } from '#domain/posture.ts'
import { type StateCode, stateCodes, states } from '#domain/states.ts'
import type { StateRule } from '#features/rules/schema.ts'
import { mapLocales } from '#site/locale.ts'
import { homeStateWords } from '../content/home-state.ts'
import type { Field, FieldOf, Typed } from './field.ts'
import type { Step } from './step.ts'
import { stepsOf } from './steps.ts'

/** What people in a state have to know before they go on. */
export type HomeRule = Pick<
  StateRule,
  'code' | 'posture' | 'sentence' | 'requiredSentences' | 'license' | 'takesWithoutLicense'
>

/** Leaves out states with nothing to say: by default, all of them. */
export type HomeRules = Partial<Record<StateCode, HomeRule>>

export function listHomeRules(rules: Record<StateCode, StateRule>): HomeRules {
  const relevant = Object.values(rules).filter(
    ({ posture, requiredSentences, license }) =>
      posture !== 'open' || requiredSentences.length > 0 || license !== null,
  )
  return Object.fromEntries(
    relevant.map(({ code, posture, sentence, requiredSentences, license, takesWithoutLicense }) => [
      code,
      { code, posture, sentence, requiredSentences, license, takesWithoutLicense },
    ]),
  )
}

/** Where the injured person lives, because that state's funding law applies. */
export const homeStateOf = { plaintiff: 'state', attorney: 'clientState' } as const satisfies Record<
  ApplicantRole,
  Field['name']
>

/** Where the person lives who gets the money. Where their attorney practices says nothing about it. */
export function findHome(role: ApplicantRole, answers: Typed) {
  const field = homeStateOf[role]
  const code = stateCodes.find((known) => known === answers[field])
  return code && { field, code }
}

/**
 * Refuses a closed state right at its question. In the form an attorney has to say where the client lives, because no
 * offer can be made without it; programs may leave it out.
 */
export function listSteps(role: ApplicantRole, rules: HomeRules): readonly Step[] {
  const closed = states.filter(({ value }) => {
    const rule = rules[value]
    return rule && !isServed(rule)
  })
  if (closed.length === 0 && role === 'plaintiff') return stepsOf[role]
  const refused = Object.fromEntries(
    closed.map(({ value, label }) => [
      value,
      mapLocales((locale) => homeStateWords[locale].refused(label[locale])),
    ]),
  )
  const adapt = (field: FieldOf<'select'>): Field => {
    const { optional: _, ...asked } = field
    return {
      ...asked,
      missing: field.missing ?? mapLocales((locale) => homeStateWords[locale].missing),
      refused: { ...field.refused, ...refused },
    }
  }
  return stepsOf[role].map((step) => {
    const isHome = (field: Field) => field.name === homeStateOf[role] && field.kind === 'select'
    if (!step.fields.some(isHome)) return step
    const fields = step.fields.map((field) =>
      field.kind === 'select' && isHome(field) ? adapt(field) : field,
    )
    return { ...step, fields }
  })
}
