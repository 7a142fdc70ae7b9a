import type { Paper } from '../../../src/lib/papers/paper.ts'
import { defaultLocale } from '../../../src/site/locale.ts'
import { amounts, bold12, bold14, letterhead, nothingOwed, parties, title } from './sample-parts.ts'

/** New York's front: what is owed goes by what the case brings. */
export const sampleOutcomes: Paper = {
  title: 'Funding contract BF-2026R3V8HT-1',
  locale: defaultLocale,
  letterhead,
  account: { label: 'Account', number: 'BF-2026R3V8HT-1' },
  parts: [
    {
      title: 'Funding contract, the amounts',
      isFront: true,
      mostPages: 1,
      initials: [{ label: 'Your initials' }],
      blocks: [
        title('BF-2026R3V8HT-1', '3FH W8D'),
        parties('Marcus Bell, 40 Sample Avenue, Albany, New York 12207', 'New York form\u00a01'),
        amounts(['One-time charges: application, papers, sending, broker']),
        {
          kind: 'table',
          caption: 'What you pay, by what your case brings',
          type: bold14,
          columns: [
            { head: 'If your case brings', note: 'before fees and liens', width: 0.26 },
            { head: '25% of that', align: 'right', width: 0.24 },
            { head: 'plus the funded amount', align: 'right', width: 0.24 },
            { head: 'You pay at most', align: 'right', width: 0.26 },
          ],
          rows: [
            ['$0', '$0', 'none', '$0.00'],
            ['$10,000', '$2,500', '$5,000', '$7,500.00'],
            ['$20,000', '$5,000', '$5,000', '$10,000.00'],
            ['$50,000', '$12,500', '$5,000', '$10,000.00'],
            ['$100,000', '$25,000', '$5,000', '$10,000.00'],
            ['$250,000', '$62,500', '$5,000', '$10,000.00'],
          ],
        },
        {
          kind: 'paragraph',
          size: 'note',
          text: 'Examples, not a promise. From $20,000 up, our own limit, twice the funded amount, is lower.',
        },
        {
          kind: 'box',
          type: bold12,
          blocks: [
            {
              kind: 'paragraph',
              text: 'The maximum amount you may be required to pay cannot exceed 25% of the gross recovered amount received for your claim plus the amount paid to you by the litigation funding company, but only to the extent that there are proceeds available from your legal claim.',
            },
          ],
        },
        {
          kind: 'pair',
          share: 0.6,
          boxes: [
            {
              kind: 'box',
              type: bold12,
              blocks: [
                {
                  kind: 'paragraph',
                  text: 'Consumer’s right to cancellation: you may cancel this contract without penalty or further obligation within ten business days after the date you receive the payment from the litigation funding company if you return to the litigation funding company the full amount of the disbursed funds.',
                },
                {
                  kind: 'paragraph',
                  text: 'Money received March\u00a02, 2027: cancel by Tuesday, March\u00a016, 2027.',
                },
              ],
            },
            nothingOwed('If too little is left, we take that and no more.'),
          ],
        },
      ],
    },
  ],
}
