import type { OfferRule } from '#db/schema/decisions.ts'
import type { ApplicantRole } from '#domain/applications.ts'
import { labelOf } from '#domain/choice.ts'
import { type StateCode, states } from '#domain/states.ts'
import type { DecisionRule } from '../schema/form.ts'

/** Funding law goes by where the person lives who gets the money: an attorney's client. */
export const homeOf = ({
  role,
  state,
  clientState,
}: {
  role: ApplicantRole
  state: StateCode | null
  clientState: StateCode | null
}): StateCode | null => (role === 'attorney' ? (clientState ?? state) : state)

/** Why no offer can be made under a rule, as the desk reads it; undefined when one can. */
export function findClosed({ posture, sentence, license, code }: DecisionRule): string | undefined {
  const name = labelOf(states, code)
  if (posture === 'closed') return sentence || `We don’t fund people who live in ${name}.`
  if (posture === 'license' && license === null)
    return `${name} asks for a license, and the state’s rule has no number of ours. The owner enters it under State rules first.`
  return undefined
}

/** What an offer keeps of the rule it was made under. */
export const toOfferRule = ({
  caps,
  mostMonths,
  largestAdvance,
  cancelDays,
  requiredSentences,
}: DecisionRule): OfferRule => ({ caps, mostMonths, largestAdvance, cancelDays, requiredSentences })
