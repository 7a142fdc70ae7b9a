import type { ContractEventWords } from '../../../src/db/schema/index.ts'
import type { ContractEventKind, ContractParty } from '../../../src/domain/contracts.ts'
import { composeContract } from '../../../src/features/contract-forms/papers/content/compose.ts'
import { sentencesOf } from '../../../src/features/contract-forms/papers/content/said.ts'
import type { ContractContent } from '../../../src/features/contract-forms/papers/schema.ts'
import type { Completed, Happening } from '../../../src/features/contracts/certificate/schema.ts'
import { sampleContent, template } from './contracts.ts'

const phone = {
  address: '203.0.113.24',
  browser: 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36',
  knownBy: 'code',
  by: 'teresa@example.com',
}
const office = {
  address: '198.51.100.7',
  browser:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0',
  knownBy: 'room',
  by: 'dana@whitfield.example',
}

const happening = (
  event: ContractEventKind,
  party: ContractParty,
  at: string,
  words: ContractEventWords = {},
  by: string | null = null,
): Happening => ({ event, party, by, at: `2027-02-${at}Z`, words })

type Sample = {
  pages?: number
  initialed?: readonly number[]
  isOnPaper?: boolean
  more?: readonly Happening[]
  attorney?: ContractEventWords
}

/** A contract that was read, signed and acknowledged. */
export function completedContract(
  content: ContractContent = sampleContent(),
  { pages = 5, initialed = [1, 2, 3, 4, 5], isOnPaper = false, more = [], attorney }: Sample = {},
): Completed {
  const { facts } = content
  const shown = composeContract({ ...content, facts: { ...facts, readingCode: '' } }, template)
  const initials = facts.signer.name.replaceAll(/(\p{Lu})[^\s-]*[\s-]*/gu, '$1').slice(0, 4)
  const upTo = Array.from({ length: pages }, (_, at) => at + 1)
  const returned = { knownBy: 'paper', postmarkOn: '2027-02-24', receivedOn: '2027-02-26' }
  const signed = happening('signed', 'person', '26T01:42:00', {
    ...(isOnPaper ? returned : phone),
    name: facts.signer.name,
    sentences: sentencesOf(shown).person,
  })
  const acknowledged = happening('acknowledged', 'attorney', '26T16:04:00', {
    ...office,
    name: facts.attorney.name,
    sentences: sentencesOf(shown).attorney,
    bar: { number: '24000000', state: 'TX' },
    firm: facts.attorney.firm ?? 'Whitfield & Rowe, LLP',
    ...(initialed.length > 0 && { initials: 'DW' }),
    ...attorney,
  })
  const read = upTo.map((page) => {
    const at = `26T01:${23 + page}:00`
    return initialed.includes(page)
      ? happening('initialed', 'person', at, { ...phone, page, initials })
      : happening('read', 'person', at, { ...phone, page })
  })
  const happenings = [
    happening('drafted', 'desk', '24T15:00:00', {}, 'Ruth Adams'),
    happening('issued', 'desk', '24T19:15:00', {}, 'Maria Ortiz'),
    ...(isOnPaper
      ? [happening('chose-paper', 'person', '25T15:00:00'), happening('returned', 'desk', '26T01:00:00')]
      : [
          happening('opened', 'person', '26T01:20:00', phone),
          happening('consented', 'person', '26T01:21:00', { ...phone, version: 1 }),
          ...read,
        ]),
    ...more,
    signed,
    happening('opened', 'attorney', '26T16:01:00', office),
    acknowledged,
  ]
  return {
    ...{ content, template, shown, pages, happenings, signed, acknowledged },
    sha256: '9f2c41b76ae083d517cc5e94b2f80d6a4471c9e32b0f7d58a6e190b43c72f85d',
    verifyUrl: 'https://funding.example/verify',
  }
}
