import type { Block, Paper, Part } from '../../../src/lib/papers/paper.ts'
import { defaultLocale } from '../../../src/site/locale.ts'
import {
  amounts,
  bold12,
  bold14,
  cancellation,
  initialsOf,
  letterhead,
  nothingOwed,
  parties,
  type Signed,
  title,
} from './sample-parts.ts'
import { acknowledgment, notices } from './sample-signing.ts'
import { firstTerms, laterTerms } from './sample-terms.ts'

// A contract as long and as hard to set as real ones. Its people, firms, dates and prices are made up, and none of its
// words bind anybody.

const schedule: Block = {
  kind: 'table',
  caption: 'What you owe, by the day we’re paid',
  type: bold14,
  columns: [
    { head: 'Paid from', width: 0.32 },
    { head: 'through' },
    { head: 'You owe', align: 'right' },
    { head: 'Yearly rate', align: 'right' },
  ],
  rows: [
    ['March\u00a02, 2027', 'September\u00a01, 2027', '$5,900.00', '36.0%'],
    ['September\u00a02, 2027', 'March\u00a01, 2028', '$6,800.00', '36.0%'],
    ['March\u00a02, 2028', 'September\u00a01, 2028', '$7,700.00', '36.0%'],
    ['September\u00a02, 2028', 'March\u00a01, 2029', '$8,600.00', '36.0%'],
    ['March\u00a02, 2029', 'September\u00a01, 2029', '$9,500.00', '36.0%'],
    ['September\u00a02, 2029', 'March\u00a01, 2030', '$10,000.00', '33.3%'],
    [{ words: 'March\u00a02, 2030, or any later day', columns: 2 }, '$10,000.00', 'lower yet'],
  ],
}

const front = (signed?: Signed): Part => ({
  title: 'Funding contract, the amounts',
  isFront: true,
  mostPages: 1,
  initials: [initialsOf('Your initials', signed?.client)],
  blocks: [
    title('BF-2026K7M2QX-1', '7K4 MPT'),
    parties('Teresa Alvarado, 12 Elm Street, San\u00a0Antonio, Texas 78205', 'Texas form\u00a04'),
    amounts([
      'One-time charge: application',
      'One-time charge: preparing this contract',
      'One-time charge: sending the money',
      'One-time charge: broker',
    ]),
    schedule,
    {
      kind: 'paragraph',
      size: 'note',
      text: [
        'The yearly rate is at the end of each step, on the $5,000.00 you receive, all charges included. Nothing compounds. ',
        { text: 'All contracts on this claim together:', bold: true },
        ' funded $5,000.00, most you could owe $10,000.00. Earlier contracts: none.',
      ],
    },
    {
      kind: 'pair',
      share: 0.53,
      boxes: [
        {
          kind: 'box',
          type: bold12,
          caption: 'Your right to cancel',
          blocks: [{ kind: 'paragraph', text: cancellation }],
        },
        nothingOwed('And if too little is left, we take what’s left and you don’t owe the rest.'),
      ],
    },
  ],
})

const terms = (blocks: readonly Block[], signed?: Signed): Part => ({
  title: 'Funding contract, terms',
  initials: [initialsOf('Your initials', signed?.client)],
  blocks,
})

export const sampleContract = (signed?: Signed): Paper => ({
  title: 'Funding contract BF-2026K7M2QX-1',
  locale: defaultLocale,
  letterhead,
  account: { label: 'Account', number: 'BF-2026K7M2QX-1' },
  parts: [
    front(signed),
    terms(firstTerms, signed),
    terms(laterTerms, signed),
    notices(signed),
    acknowledgment(signed),
  ],
})
