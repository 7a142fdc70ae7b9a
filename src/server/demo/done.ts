import type { Outcome } from '#lib/refusals.ts'

/** A demo does nothing that the program refuses: a refusal is a mistake of the story. */
export function done<Value>(outcome: Outcome<Value, string>): Value {
  if (!outcome.ok) throw new Error(`the demo was refused something: ${outcome.reason}`)
  return outcome
}
