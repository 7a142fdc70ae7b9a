import type { ContractFigures } from '#db/schema/index.ts'
import type { Earning } from '#domain/caps.ts'
import type { LineKey } from '#features/contract-forms/templates/schema/lines.ts'
import type { Block, Part, Words } from '#lib/papers/paper.ts'
import type { CapName } from '#lib/price/cap-names.ts'
import { heldBackOf } from '#lib/price/charges.ts'
import { claimTable, monthsTable, togetherWords, wantsSum } from './front/claim.ts'
import { initialsOf } from './initials.ts'
import { typeAt } from './type.ts'
import { binds, toldOf } from './values.ts'
import type { Writer } from './writer.ts'

/** What each section says, in their order. */
type Section = { caption: LineKey; text: (writer: Writer) => (LineKey | undefined | false)[] }

const earnedIn = {
  'per-step': 'owed.perStep',
  'pro-rata': 'owed.proRata',
  'in-advance': 'owed.inAdvance',
} as const satisfies Record<Earning, LineKey>

/** Caps that our terms, as they are printed, already keep. */
const kept: readonly (CapName | null)[] = ['earning', 'compounding', 'most-months', 'one-time-charges']

/** Our own rate would be wrong on a schedule that a law’s rate cuts. */
const isHeldByLaw = ({ schedule }: ContractFigures): boolean =>
  schedule.some(({ cappedFor, cappedBy }) => cappedFor === 'state' && !kept.includes(cappedBy))

const loanStates = ['AR', 'CO', 'CT', 'MD', 'SC'] as const

const sections: readonly Section[] = [
  {
    caption: 'what.caption',
    text: ({ content }) => ['what.text', binds(content, loanStates) ? 'what.asLoan' : 'what.noLoan'],
  },
  { caption: 'claim.caption', text: () => ['claim.text'] },
  {
    caption: 'money.caption',
    text: ({ content }) => [
      'money.text',
      heldBackOf(content.figures.oneTimeCharges) > 0 && 'money.heldBack',
      'money.otherDay',
    ],
  },
  {
    caption: 'owed.caption',
    text: ({ content: { figures } }) => [
      figures.outcomes.length > 0 ? 'owed.outcomes' : 'owed.dated',
      isHeldByLaw(figures) ? 'owed.byLaw' : earnedIn[figures.terms.earned],
      figures.terms.isCompounding ? 'owed.compounds' : 'owed.simple',
      figures.terms.mostMonths !== null && 'owed.stops',
      figures.maximum !== null && 'owed.maximum',
      figures.terms.graceDays > 0 && 'owed.grace',
    ],
  },
  { caption: 'nothing.caption', text: () => ['nothing.text'] },
  { caption: 'order.caption', text: () => ['order.text'] },
  { caption: 'charges.caption', text: () => ['charges.text'] },
  { caption: 'case.caption', text: () => ['case.text'] },
  {
    caption: 'ask.caption',
    text: ({ content }) => ['ask.text', toldOf(content.laws).length > 0 && 'ask.others'],
  },
  { caption: 'attorney.caption', text: () => ['attorney.text'] },
  { caption: 'advances.caption', text: () => ['advances.text'] },
  { caption: 'untrue.caption', text: () => ['untrue.text'] },
  {
    caption: 'cancel.caption',
    text: ({ content }) => [
      'cancel.text',
      content.laws.some(({ law }) => law?.cancelWays?.includes('mail')) && 'cancel.anyMail',
      'cancel.done',
    ],
  },
  {
    caption: 'taxes.caption',
    text: ({ content }) => [content.facts.answers.benefits === true && 'taxes.benefits', 'taxes.text'],
  },
  { caption: 'papers.caption', text: () => ['papers.text'] },
  { caption: 'sale.caption', text: saleLines },
  {
    caption: 'court.caption',
    text: ({ content }) => ['court.text', content.laws.length > 1 && 'court.forum'],
  },
  { caption: 'death.caption', text: () => ['death.text'] },
  {
    caption: 'whole.caption',
    text: ({ content }) => ['whole.text', content.languages.length > 1 && 'whole.languages'],
  },
]

/** Who never sells has nothing to say about a new owner. */
function saleLines({ content }: Writer): LineKey[] {
  const rules = new Set(content.laws.map(({ law }) => law?.assignment))
  if (rules.has('ban')) return ['sale.never']
  return [
    ...(rules.has('licensees') ? (['sale.licensees'] as const) : []),
    ...(rules.has('servicing-kept') ? (['sale.servicing'] as const) : []),
    'sale.text',
  ]
}

/** `hasEarlier`: the front has room for the earlier contracts. */
export function termsOf(writer: Writer, hasEarlier: boolean): Part {
  const { content, say } = writer
  const { earlier, claim } = content.figures
  const above = [
    ...(earlier.length > 0 && !hasEarlier ? [claimTable(writer, { points: 12, bold: true })] : []),
    ...(claim.length > 0 ? [monthsTable(writer)] : togetherOf(writer)),
    ...firstTwo(writer),
  ]
  return {
    title: say('terms.part'),
    ...initialsOf(writer),
    blocks: [
      ...(above.length > 0 ? [...above, { kind: 'heading', text: say('terms.heading') } as const] : []),
      ...sections.map(
        ({ caption, text }, at): Block => ({
          kind: 'section',
          number: String(at + 1),
          caption: say(caption),
          body: [joinLines(writer, text(writer))],
        }),
      ),
    ],
  }
}

const joinLines = ({ write }: Writer, keys: readonly (LineKey | undefined | false)[]): Words => {
  const lines = keys.flatMap((key) => (key ? [write(key)] : []))
  if (lines.every((words) => typeof words === 'string')) return lines.join(' ')
  return lines.flatMap((words, at) => [
    ...(at > 0 ? [' '] : []),
    ...(typeof words === 'string' ? [words] : words),
  ])
}

function togetherOf(writer: Writer): Block[] {
  const { content } = writer
  if (!wantsSum(content)) return []
  return [{ kind: 'paragraph', text: togetherWords(writer), type: typeAt(content.laws, 'body', 12) }]
}

/** What a rule for the first two pages wants told in its type, and the front has no room for. */
function firstTwo({ content, say }: Writer): Block[] {
  const { laws } = content
  if (!laws.some(({ law }) => law?.type?.page === 'first-two')) return []
  const keys = ['nothing.text', 'charges.text', 'taxes.text'] as const
  return [
    {
      kind: 'box',
      type: typeAt(laws, 'front', 12),
      blocks: keys.map((key) => ({ kind: 'paragraph', text: say(key) })),
    },
  ]
}
