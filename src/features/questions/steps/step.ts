import type { AnswerName } from '#db/schema/answers.ts'
import type { Localized } from '#site/locale.ts'
import type { Field } from './field.ts'

/** One screen of an application, with everything about its questions. `check.ts` checks its answers. */
export type Step<Fields extends readonly Field[] = readonly Field[]> = {
  slug: string
  title: Localized<string>
  intro: Localized<string>
  fields: Fields
  /** Identifies a finished step in the list of steps. Names in one list stand together. */
  gist?: readonly (readonly AnswerName[])[]
}

/** Keeps the names of the questions as types. */
export const defineStep = <const Fields extends readonly Field[]>(step: Step<Fields>): Step<Fields> => step
