import { z } from 'zod'
import { ageOfMajority, isMinor } from '#domain/age.ts'
import { labelOf } from '#domain/choice.ts'
import { states } from '#domain/states.ts'
import { dateIn } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import { homeStateWords } from '../content/home-state.ts'
import { answerMistakes } from '../content/mistakes.ts'
import {
  type Answer,
  type AnswersTo,
  declineUnanswered,
  type Field,
  findRefused,
  pickAsked,
} from './field.ts'
import { ruleOf } from './rules.ts'
import type { Step } from './step.ts'

export type Mistakes = Record<string, string>

/** As the form checks a step before it goes on. */
export function checkStep(
  { fields }: Step,
  locale: Locale,
  values: Record<string, string>,
): { answers?: Record<string, Answer>; found: Mistakes } {
  const checked = answersSchema<readonly Field[]>(fields, locale).safeParse(declineUnanswered(fields, values))
  if (checked.success) return { answers: checked.data, found: {} }
  return {
    found: Object.fromEntries(checked.error.issues.map(({ path, message }) => [String(path[0]), message])),
  }
}

/** Nobody below the age of their state applies alone. */
export function findMinorMistake(answers: Record<string, Answer | null>, locale: Locale): string | undefined {
  const { dateOfBirth, state, forChildOrWard } = answers
  if (typeof dateOfBirth !== 'string' || typeof state !== 'string' || forChildOrWard === true)
    return undefined
  if (!isMinor(dateOfBirth, state, dateIn('America/New_York', new Date()))) return undefined
  return homeStateWords[locale].minorIn(labelOf(states, state, locale), ageOfMajority(state))
}

export function answersSchema<Fields extends readonly Field[]>(
  fields: Fields,
  locale: Locale,
): z.ZodType<AnswersTo<Fields>> {
  const rules = new Map<Field, ReturnType<typeof ruleOf>>(
    fields.map((field) => [field, ruleOf(field, locale)]),
  )
  return z.record(z.string(), z.unknown()).transform((typed, context) => {
    const answers: Record<string, Answer> = {}
    const refused = findRefused(fields, typed)
    // Nothing else matters then.
    for (const field of refused ? [refused] : pickAsked(fields, typed)) {
      const checked = rules.get(field)?.safeParse(typed[field.name])
      if (checked?.success) {
        if (checked.data !== undefined) answers[field.name] = checked.data
        continue
      }
      const message = checked?.error.issues[0]?.message ?? answerMistakes[locale].check
      context.issues.push({ code: 'custom', path: [field.name], message, input: typed[field.name] })
    }
    const mistake = fields.some(({ name }) => name === 'dateOfBirth') && findMinorMistake(answers, locale)
    if (mistake)
      context.issues.push({ code: 'custom', path: ['dateOfBirth'], message: mistake, input: typed })
    // Every name and kind of answer comes from `fields`, and so does the type.
    return answers as AnswersTo<Fields>
  })
}
