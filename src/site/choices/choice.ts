import { defaultLocale, type Locale, type Localized } from '../locale.ts'

/**
 * One answer of a closed list: what is stored, and how a person reads it. A label that is a bare string is a name, or
 * is read by the staff only.
 */
export interface Choice<Value extends string = string> {
  readonly value: Value
  readonly label: string | Localized<string>
}

/** One that visitors read as well. */
export type PublicChoice<Value extends string = string> = Choice<Value> & {
  readonly label: Localized<string>
}

type ValuesOf<Choices extends readonly Choice[]> = { [Index in keyof Choices]: Choices[Index]['value'] }

/** The stored values of a list, as the tuple that Zod and Drizzle take for an enumeration. */
export function valuesOf<const Choices extends readonly Choice[]>(choices: Choices): ValuesOf<Choices> {
  return choices.map(({ value }) => value) as ValuesOf<Choices>
}

/** How a person reads a stored value. A value that left the list is shown as it is. */
export function labelOf(choices: readonly Choice[], value: string, locale: Locale = defaultLocale): string {
  const label = choices.find((choice) => choice.value === value)?.label ?? value
  return typeof label === 'string' ? label : label[locale]
}

/** A list as a control offers it. */
export const optionsIn = (choices: readonly Choice[], locale: Locale = defaultLocale) =>
  choices.map(({ value }) => ({ value, label: labelOf(choices, value, locale) }))
