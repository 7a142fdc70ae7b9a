import { z } from 'zod'
import type { AnswerName } from '#db/schema/answers.ts'
import { ageOfMajority, isMinor } from '#domain/age.ts'
import { labelOf } from '#domain/choice.ts'
import { states } from '#domain/states.ts'
import { dateIn } from '#site/format.ts'
import { type Locale, type Localized, mapLocales } from '#site/locale.ts'
import { homeStateWords } from '../content/home-state.ts'
import { answerMistakes } from '../content/mistakes.ts'
import { type Answer, type AnswersTo, type Field, findRefused, pickAsked } from './field.ts'
import { ruleOf } from './rules.ts'

/** One screen of an application, with everything about its questions. */
export type Step<Fields extends readonly Field[] = readonly Field[]> = {
  slug: string
  title: Localized<string>
  intro: Localized<string>
  fields: Fields
  /** Identifies a finished step in the list of steps. Names in one list stand together. */
  gist?: readonly (readonly AnswerName[])[]
  /** Leaves out unknown names and questions that don't apply. */
  schemas: Localized<z.ZodType<Partial<Record<AnswerName, Answer>>>>
}

export function defineStep<const Fields extends readonly Field[]>(
  step: Omit<Step<Fields>, 'schemas'>,
): Step<Fields> {
  const schemas = mapLocales((locale) => answersSchema<readonly Field[]>(step.fields, locale))
  return { ...step, schemas }
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
