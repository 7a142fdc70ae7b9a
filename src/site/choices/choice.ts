/** One answer of a closed list: what is stored, and how a person reads it. */
export interface Choice<Value extends string = string> {
  readonly value: Value
  readonly label: string
}

type ValuesOf<Choices extends readonly Choice[]> = { [Index in keyof Choices]: Choices[Index]['value'] }

/** The stored values of a list, as the tuple that Zod and Drizzle take for an enumeration. */
export function valuesOf<const Choices extends readonly Choice[]>(choices: Choices): ValuesOf<Choices> {
  return choices.map(({ value }) => value) as ValuesOf<Choices>
}

/** How a person reads a stored value. A value that left the list is shown as it is. */
export function labelOf(choices: readonly Choice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value
}
