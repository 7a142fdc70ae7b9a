import type { Outcome } from '#lib/refusals.ts'

/** The program never refuses what a demo does, so a refusal is a mistake in the story. */
export function done<Value>(outcome: Outcome<Value, string>): Value {
  if (!outcome.ok) throw new Error(`the demo was refused something: ${outcome.reason}`)
  return outcome
}
