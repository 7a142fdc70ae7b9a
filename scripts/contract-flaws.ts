import { contractEventKinds } from '#domain/contracts.ts'
import type { ContractFlaw } from '#features/contracts/records/data/chain.ts'

const paperNames = { shown: 'as shown', finished: 'as finished', scan: 'as scanned' } as const

/** What isn't as the access log says, in one line. */
export function sayFlaw(flaw: ContractFlaw): string {
  const { number } = flaw
  if (flaw.what === 'gone') return `${number}: the contract was removed.`
  if (flaw.what === 'added paper')
    return `${number}: the paper ${paperNames[flaw.kind]} is one that no event names.`
  const event = contractEventKinds.find(({ value }) => value === flaw.event)?.label ?? flaw.event
  if (flaw.what === 'other paper')
    return `${number}: the paper of the event “${event}” is missing, or another.`
  const was = { changed: 'was changed', missing: 'was removed', added: 'was added from outside' }[flaw.what]
  return `${number}: the event “${event}” ${was}.`
}
