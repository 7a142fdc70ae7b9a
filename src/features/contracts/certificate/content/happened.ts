import { zoneName } from '#domain/time-zones.ts'
import type { Writer } from '#features/contract-forms/papers/content/writer.ts'
import type { ContractContent } from '#features/contract-forms/papers/schema.ts'
import type { Table } from '#lib/papers/paper.ts'
import { dateIn, formatCalendarDay } from '#site/format.ts'
import { defaultLocale } from '#site/locale.ts'
import type { Happening } from '../schema.ts'
import { timeOf, zoneOf } from './moments.ts'
import { sayPages } from './spans.ts'
import { certificateWords } from './words.ts'

const words = certificateWords[defaultLocale]

type Told = { content: ContractContent; happenings: readonly Happening[] }

/** Every event in its order; pages that were read one after the other are one row. */
export function happenedTable({ content, happenings }: Told, writer: Writer): Table {
  const zone = zoneOf(content)
  return {
    kind: 'table',
    caption: words.happened(zoneName(zone, defaultLocale)),
    columns: [{ head: words.when, width: 0.31 }, { head: words.what }, { head: words.who, width: 0.25 }],
    rows: groupPages(happenings).map((group) => [
      whenOf(group, content),
      whatOf(group),
      whoOf(group[0], content, writer),
    ]),
  }
}

type Group = readonly [Happening, ...Happening[]]

const isPage = ({ event }: Happening) => event === 'read' || event === 'initialed'

function groupPages(happenings: readonly Happening[]): Group[] {
  const groups: [Happening, ...Happening[]][] = []
  for (const happening of happenings) {
    const last = groups.at(-1)
    if (last && isPage(last[0]) && isPage(happening) && last[0].party === happening.party)
      last.push(happening)
    else groups.push([happening])
  }
  return groups
}

function whenOf(group: Group, content: ContractContent): string {
  const [first] = group
  const last = group.at(-1) ?? first
  const dayOf = ({ at }: Happening) =>
    formatCalendarDay(dateIn(zoneOf(content), at), defaultLocale).replaceAll(' ', '\u00a0')
  // The caption names the zone.
  const [from, to] = [first, last].map(({ at }) => timeOf(at, content).replace(/\u00a0\S+$/, ''))
  const begin = `${dayOf(first)}, ${from}`
  if (dayOf(first) !== dayOf(last)) return `${begin}, to ${dayOf(last)}, ${to}`
  if (from === to) return begin
  const half = /\u00a0[AP]M$/
  const isOneHalf = half.exec(from ?? '')?.[0] === half.exec(to ?? '')?.[0]
  return `${dayOf(first)}, ${isOneHalf ? from?.replace(half, '') : from} to ${to}`
}

function whatOf(group: Group): string {
  const [{ event, words: said }] = group
  if (event === 'signed') return said.knownBy === 'paper' ? words.signedBy.paper : words.signedBy.typing
  if (event !== 'read' && event !== 'initialed') return words.said[event]
  const pagesOf = (wanted: Happening['event']) =>
    group.flatMap(({ event: one, words: { page } }) => (one === wanted && page ? [page] : []))
  const [read, initialed] = [pagesOf('read'), pagesOf('initialed')]
  const say = (pages: readonly number[]) => lowerFirst(sayPages(pages, words, defaultLocale))
  if (initialed.length === 0) return words.read(say(read))
  const others = read.filter((page) => !initialed.includes(page))
  return others.length === 0
    ? words.initialed(say(initialed))
    : words.readAndInitialed(say([...read, ...initialed]), say(initialed))
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Names the colleague who signed for us, as the paper does. For the desk's other acts it names the company. */
function whoOf(happening: Happening, { facts, issued }: ContractContent, { values }: Writer): string {
  const { event, party, words: said } = happening
  if (party === 'person') return facts.signer.name
  if (party === 'attorney') return said.name ?? facts.attorney.name
  return event === 'issued' ? (issued?.by ?? values.company) : values.company
}
