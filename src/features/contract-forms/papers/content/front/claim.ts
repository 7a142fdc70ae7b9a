import type { ContractContent } from '#features/contract-forms/papers/schema.ts'
import type { Block, Run, Type } from '#lib/papers/paper.ts'
import { dollars } from '../values.ts'
import type { Writer } from '../writer.ts'

/** Whether a law wants the sum of all contracts told, though there is one alone. */
export const wantsSum = ({ laws }: ContractContent): boolean => laws.some(({ law }) => law?.cumulativeRow)

/** Where this is the only contract on the claim. */
export const togetherWords = ({ say }: Writer): Run[] => [
  { text: say('front.together'), bold: true },
  ` ${say('front.togetherValue')}`,
]

/** The earlier contracts, this one, and all of them. */
export function claimTable({ content, say, words, values }: Writer, type: Type | undefined): Block {
  const { earlier, funded, maximum } = content.figures
  const sum = earlier.reduce((total, one) => total + one.funded, funded)
  const most = earlier.reduce<number | null>(
    (total, one) => (total === null || one.maximum === null ? null : total + one.maximum),
    maximum,
  )
  const orOpen = (cents: number | null) => (cents === null ? say('front.noLimit') : dollars(cents))
  return {
    kind: 'table',
    caption: say('front.claim'),
    ...(type && { type }),
    columns: [
      { head: say('front.number'), width: 0.28 },
      { head: say('front.fundedOn'), width: 0.3 },
      { head: say('front.funded'), align: 'right', width: 0.2 },
      { head: say('front.most'), align: 'right', width: 0.22 },
    ],
    rows: [
      ...earlier.map(({ number, fundedOn, funded: paid, maximum: limit }) => [
        number ?? words.none.contracts,
        words.date(fundedOn),
        dollars(paid),
        orOpen(limit),
      ]),
      [say('front.thisContract'), values.fundingDate, values.funded, values.maximum],
      [{ words: say('front.allTogether'), columns: 2 }, dollars(sum), orOpen(most)],
    ],
  }
}

/** How all of them grow. */
export const monthsTable = ({ content, say }: Writer): Block => ({
  kind: 'table',
  caption: say('terms.months'),
  columns: [
    { head: say('terms.monthsAfter'), width: 0.31 },
    { head: say('terms.monthsEarlier'), align: 'right', width: 0.23 },
    { head: say('terms.monthsThis'), align: 'right', width: 0.23 },
    { head: say('terms.monthsAll'), align: 'right', width: 0.23 },
  ],
  rows: content.figures.claim.map(({ months, earlier, owed, inAll }) => [
    String(months),
    dollars(earlier),
    dollars(owed),
    dollars(inAll),
  ]),
})
