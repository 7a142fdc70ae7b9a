import { type ContractEventKind, contractEventKinds } from '#domain/contracts.ts'
import { states } from '#domain/states.ts'
import type { SquareState } from '#features/admin/kit/components/mark.tsx'
import type { Contract, ContractEvent } from '#features/contracts/records/schema.ts'
import { nameBrowser } from '#lib/browser-name.ts'
import { formatNumber, labelOf } from '#site/staff-format.ts'
import { sayDay } from './contract-words.ts'

export type EventLine = {
  key: string
  title: string
  /** How we knew, from where, with what. */
  details: readonly string[]
  /** In somebody's own words. */
  reason: string | null
  sentences: readonly string[]
  at: string
  state: SquareState
}

const refusing: readonly ContractEventKind[] = [
  'declined',
  'voided',
  'expired',
  'canceled',
  'withdrew',
  'left',
]
/** Page by page, and often. */
const gathered: readonly ContractEventKind[] = ['opened', 'read', 'initialed']

/** What happened, in order; pages that were read one after the other are one line. */
export function listEventLines({ events, signer }: Pick<Contract, 'events' | 'signer'>): EventLine[] {
  return gather(events).map((some, place) => {
    const last = some.at(-1) ?? some[0]
    return {
      key: `${place} ${last.event}`,
      title: sayEvent(some, signer.name),
      details: listDetails(last),
      reason: last.reason,
      sentences: last.words.sentences ?? [],
      at: last.at,
      state: refusing.includes(last.event) ? 'rejected' : 'accepted',
    }
  })
}

type Some = [ContractEvent, ...ContractEvent[]]

function gather(events: readonly ContractEvent[]): Some[] {
  const groups: Some[] = []
  for (const event of events) {
    const before = groups.at(-1)
    const isSame = before?.[0].event === event.event && before[0].party === event.party
    if (before && isSame && gathered.includes(event.event)) before.push(event)
    else groups.push([event])
  }
  return groups
}

const theirs: Partial<Record<ContractEventKind, string>> = {
  drafted: 'took less',
  reissued: 'took less',
  opened: 'opened it',
  consented: 'agreed to electronic records',
  signed: 'signed',
  acknowledged: 'signed',
  'chose-paper': 'chose paper',
  withdrew: 'wants no more electronic records',
  explained: 'asked the attorney to explain it',
  paused: 'talks with the client first',
  left: 'no longer represents the client',
}

function sayEvent(some: Some, signerName: string): string {
  const [first] = some
  const { event, party, by, words } = some.at(-1) ?? first
  if (party === 'desk' || party === 'clock')
    return [labelOf(contractEventKinds, event), by].filter(Boolean).join(', ')
  const who = party === 'person' ? signerName : (words.name ?? 'The attorney')
  if (event === 'declined') return party === 'person' ? `${who} said no` : `${who} won’t sign`
  if (event === 'read' || event === 'initialed') {
    const pages = new Set(some.map(({ words: said }) => said.page)).size
    return `${who} ${event === 'read' ? 'read' : 'initialed'} ${formatNumber(pages)} ${pages === 1 ? 'page' : 'pages'}`
  }
  const said = theirs[event] ?? labelOf(contractEventKinds, event).toLowerCase()
  return `${who} ${said}${words.knownBy === 'paper' ? ' on paper' : ''}`
}

const proofs: Record<string, string> = {
  code: 'Proved by a mailed code',
  case: 'On the case page, opened with a code',
  room: 'In the firm’s room',
  link: 'By the link alone',
}

function listDetails({ event, party, by, words }: ContractEvent): string[] {
  const { knownBy, address, browser, initials, version, bar, firm } = words
  const from = [
    knownBy && proofs[knownBy],
    address && `from ${address}`,
    browser && nameBrowser(browser),
  ].filter(Boolean)
  const isTheirs = party === 'person' || party === 'attorney'
  return [
    ...(from.length > 0 ? [capitalize(from.join(', '))] : []),
    ...(words.sameNetwork ? ['From the same network as the client'] : []),
    ...(initials ? [`As ${initials}`] : []),
    ...(version ? [`To version ${formatNumber(version)} of the statement`] : []),
    ...sayPaper(event, words),
    ...(bar ? [`Bar ${bar.number}, ${labelOf(states, bar.state)}`] : []),
    ...(firm ? [firm] : []),
    ...(isTheirs && by ? [knownBy === 'paper' ? `Confirmed by ${by}` : `As ${by}`] : []),
  ]
}

function sayPaper(event: ContractEventKind, { signedOn, postmarkOn, receivedOn }: ContractEvent['words']) {
  const isOurs = event === 'mailed' || event === 'copied'
  const days = [
    signedOn && `signed ${sayDay(signedOn)}`,
    postmarkOn && `${isOurs ? '' : 'postmark '}${sayDay(postmarkOn)}`,
    receivedOn && `came ${sayDay(receivedOn)}`,
  ].filter(Boolean)
  return days.length > 0 ? [capitalize(days.join(', '))] : []
}

export const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
