import type { ContractContent } from '#features/contract-forms/papers/schema.ts'
import { addDays } from '#lib/calendar-days.ts'
import type { Block, Fact, Part, Type } from '#lib/papers/paper.ts'
import { initialsOf } from '../initials.ts'
import { type Notice, noticesOf, setNotice } from '../notices.ts'
import { fitFront, pairOf } from '../room.ts'
import { typeAt } from '../type.ts'
import { binds } from '../values.ts'
import type { Writer } from '../writer.ts'
import { amountsOf } from './amounts.ts'
import { cancelBox, findBoxed, nothingBox } from './boxes.ts'
import { claimTable, togetherWords, wantsSum } from './claim.ts'
import { outcomesOf, scheduleOf } from './schedule.ts'

/** How a front is set, from the roomiest to what always fits. */
type Density = {
  isShort: boolean
  least: Type['points']
  /** Else they stand on the next page. */
  hasEarlier: boolean
  /** A statute’s right to cancel in its own words, if they are short. Else it stands among the notices alone. */
  isQuoted: boolean
  /** Blocks stand closer. */
  isClose: boolean
}
const roomy: Density = { isShort: false, least: 14, hasEarlier: true, isQuoted: true, isClose: false }
const short: Density = { ...roomy, isShort: true }
const small: Density = { ...short, least: 12 }
const later: Density = { ...small, hasEarlier: false }
const close: Density = { ...later, isClose: true }
const densities = [
  roomy,
  short,
  { ...short, isClose: true },
  small,
  { ...small, isClose: true },
  later,
  close,
  { ...close, isQuoted: false },
]

export type Front = { part: Part; hasEarlier: boolean }

/** On one page, if that can be. */
export function frontOf(writer: Writer, keptBack: number): Front {
  const { say } = writer
  const tries = densities.map((density) => ({ density, blocks: blocksOf(writer, density) }))
  const fitting = tries.find(({ density, blocks }) => fitFront(blocks, density.isClose, keptBack))
  const chosen = fitting ?? tries.at(-1)
  return {
    part: {
      title: say('front.part'),
      isFront: true,
      ...(fitting && { mostPages: 1 }),
      ...initialsOf(writer),
      blocks: chosen?.blocks ?? [],
    },
    hasEarlier: chosen?.density.hasEarlier ?? false,
  }
}

function blocksOf(writer: Writer, { isShort, least, hasEarlier, isQuoted }: Density): Block[] {
  const { content } = writer
  const { laws, figures } = content
  const amounts: Type = { points: typeAt(laws, 'front', least).points, bold: true }
  const boxed = typeAt(laws, 'front', 12)
  const isOutcomes = figures.outcomes.length > 0
  const quoted = isQuoted ? findBoxed(writer) : undefined
  return [
    titleOf(writer),
    partiesOf(writer),
    amountsOf(writer, amounts, isShort || isOutcomes),
    isOutcomes ? outcomesOf(writer, amounts) : scheduleOf(writer, amounts),
    noteOf(writer),
    ...(figures.earlier.length > 0 && hasEarlier
      ? [claimTable(writer, { points: boxed.points, bold: true })]
      : []),
    ...noticesHere(writer, quoted),
    pairOf(
      [cancelBox(writer, boxed, quoted), nothingBox(writer, boxed)],
      quoted ? [0.6, 0.56] : [0.53, 0.5, 0.57],
    ),
  ]
}

function titleOf(writer: Writer): Block {
  const { content, say } = writer
  return {
    kind: 'title',
    text: say('front.title'),
    below: say('front.below'),
    facts: [{ label: say('front.number'), value: content.number }, ...codeOf(writer)],
  }
}

/** Stands on the first page alone. */
export function codeOf({ content, isFirst, say }: Writer): Fact[] {
  const { readingCode } = content.facts
  return readingCode && isFirst
    ? [{ label: say('front.code'), value: inThrees(readingCode), framed: true }]
    : []
}

export const inThrees = (code: string) => code.replace(/^(.{3})(.+)$/, '$1\u00a0$2')

function partiesOf({ content, say, write }: Writer): Block {
  const isSelf = content.facts.signer.capacity === 'self'
  return {
    kind: 'facts',
    beside: true,
    facts: [
      { label: say('front.you'), value: write(isSelf ? 'front.youValue' : 'front.youSignedFor') },
      { label: say('front.we'), value: write('front.weValue') },
      { label: say('front.made'), value: write('front.madeValue') },
    ],
  }
}

/** What the table means, and, where nothing else is out, that this contract is all. */
function noteOf(writer: Writer): Block {
  const { content, say } = writer
  const { figures } = content
  const about = figures.outcomes.length
    ? [
        say(figures.maximum === null ? 'front.outcomesOpen' : 'front.outcomesNote'),
        ...(figures.earlier.length > 0 ? [say('front.outcomesEarlier')] : []),
        ...(binds(content, ['NY']) ? [say('front.chargesInclude')] : []),
      ]
    : [
        say('front.rateNote'),
        ...(hasPlainRates(content) ? [] : [say('front.rateCompounds')]),
        say(figures.terms.isCompounding ? 'front.compounds' : 'front.simple'),
      ]
  const text = about.join(' ')
  if (figures.earlier.length > 0 || isToldLater(content)) return { kind: 'paragraph', size: 'note', text }
  return { kind: 'paragraph', size: 'note', text: [`${text} `, ...togetherWords(writer)] }
}

/** The next page has the sum in larger type, unless the law wants it here. */
const isToldLater = (content: ContractContent) => wantsSum(content) && !binds(content, ['VT'])

/** Whether each rate is the charges over the years, as anybody would count it. */
function hasPlainRates({ figures: { schedule, received }, fundingOn }: ContractContent): boolean {
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  return schedule.every(({ through, owed, yearlyRate }) => {
    const months = Math.max(1, monthOf(addDays(through, 1)) - monthOf(fundingOn))
    return Math.abs(((owed - received) / received) * (1200 / months) - yearlyRate) < 0.1
  })
}

/** What the laws want on this page in their own words, and what California wants told. */
function noticesHere(writer: Writer, quoted: Notice | undefined): Block[] {
  const { content, say } = writer
  const here = noticesOf(writer).filter(
    ({ text, place }) => (place === 'front' || place === 'first-two') && text !== quoted?.text,
  )
  const type = typeAt(content.laws, 'front', 12)
  return [
    ...here.flatMap((notice) => setNotice(notice, 'front', writer)),
    ...(binds(content, ['CA']) ? [{ kind: 'paragraph', text: say('front.caseIsYours'), type } as const] : []),
  ]
}
