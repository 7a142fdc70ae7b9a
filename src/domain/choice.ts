import type { Locale, Localized } from '#site/locale.ts'

/** One answer from a closed list. A label that is a bare string is a name, or only staff read it. */
export interface Choice<Value extends string = string> {
  readonly value: Value
  readonly label: string | Localized<string>
}

/** An answer that visitors read too. */
export type PublicChoice<Value extends string = string> = Choice<Value> & {
  readonly label: Localized<string>
}

type ValuesOf<Choices extends readonly Choice[]> = { [Index in keyof Choices]: Choices[Index]['value'] }

/** As the tuple that Zod and Drizzle take for an enum. */
export function valuesOf<const Choices extends readonly Choice[]>(choices: Choices): ValuesOf<Choices> {
  return choices.map(({ value }) => value) as ValuesOf<Choices>
}

/** Shows a value that's no longer in the list as it is. */
export function labelOf(choices: readonly Choice[], value: string, locale: Locale): string {
  const label = choices.find((choice) => choice.value === value)?.label ?? value
  return typeof label === 'string' ? label : label[locale]
}

export const toOptions = (choices: readonly Choice[], locale: Locale) =>
  choices.map(({ value }) => ({ value, label: labelOf(choices, value, locale) }))
