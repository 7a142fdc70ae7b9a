import type { FirmPerson } from '../../../people/schema.ts'
import type { Firm } from '../../schema/firm.ts'

/** Whom to call: the person for payoffs, then any contact, then an attorney. */
export function findContact({ people }: Pick<Firm, 'people'>): FirmPerson | undefined {
  const here = people.filter(({ hasLeft }) => !hasLeft)
  return (
    here.find(({ title }) => /payoff/i.test(title)) ??
    here.find(({ kind }) => kind === 'contact') ??
    here.find(({ kind }) => kind === 'attorney')
  )
}

export type FirmStep = { kind: 'people' } | { kind: 'confirm'; person: FirmPerson }

/** What would help most: somebody to talk to, and an address that opens the firm’s room. */
export function findFirmStep({ people }: Firm): FirmStep | undefined {
  const here = people.filter(({ hasLeft }) => !hasLeft)
  if (here.length === 0) return { kind: 'people' }
  if (here.some(({ confirmedAt }) => confirmedAt)) return undefined
  const person = here.find(({ email }) => email)
  return person && { kind: 'confirm', person }
}
