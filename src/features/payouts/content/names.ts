import type { ContractFacts } from '#db/schema/index.ts'

/** Who may be paid without anybody's word for it. */
export const namesOn = ({ facts }: { facts: Pick<ContractFacts, 'signer' | 'person'> }): string[] => [
  ...new Set([
    facts.signer.name,
    facts.person.name,
    ...(facts.person.formerName ? [facts.person.formerName] : []),
  ]),
]
