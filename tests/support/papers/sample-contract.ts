import type { Block, Box, Paper, Part, Signature } from '../../../src/lib/papers/paper.ts'
import { defaultLocale } from '../../../src/site/locale.ts'
import { firstTerms, laterTerms } from './sample-terms.ts'

// A contract as long and as hard to set as real ones. Its people, firms, dates and prices are made up, and none of its
// words bind anybody.

const bold14 = { points: 14, bold: true } as const
const bold12 = { points: 12, bold: true } as const
const capitals12 = { ...bold12, capitals: true } as const

export const letterhead = {
  name: ['Lakeshore', 'Legal Funding'],
  address: '100 Placeholder Street, Suite 400, Columbus, Ohio 43215',
  contact: '(555)\u00a0014-7733, help@lakeshore.example',
} as const

export type Signed = { client: string; attorney: string }

const title = (account: string, code: string): Block => ({
  kind: 'title',
  text: 'Funding contract',
  below: 'We pay you now. You pay us only if your case brings money.',
  facts: [
    { label: 'Account number', value: account },
    { label: 'Reading code', value: code, framed: true },
  ],
})

const parties = (client: string, form: string): Block => ({
  kind: 'facts',
  beside: true,
  facts: [
    { label: 'You', value: client },
    { label: 'We', value: 'Lakeshore Legal Funding, at the address above' },
    { label: 'Made', value: `February\u00a024, 2027. ${form}. Funding date March\u00a02, 2027` },
  ],
})

const amounts = (charges: readonly string[]): Block => ({
  kind: 'amounts',
  type: bold14,
  rows: [
    { label: 'Funded amount', value: '$5,000.00' },
    ...charges.map((label) => ({ label, value: 'none' })),
    { label: 'Total you receive', value: '$5,000.00', rank: 'total' },
    { label: 'The most you could ever owe', value: '$10,000.00', rank: 'most' },
  ],
})

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

const nothingOwed = (last: string): Box => ({
  kind: 'box',
  type: bold12,
  caption: 'You owe nothing if',
  blocks: [
    {
      kind: 'list',
      items: [
        'your claim brings no money',
        'you lose at trial or on appeal',
        'nothing is left after those who are paid before us',
      ],
    },
    { kind: 'paragraph', text: last },
  ],
})

const cancellation =
  'You may cancel this contract without penalty or further obligation within five business days after you sign it or receive the money, whichever is later, if you return the full amount. Money received March\u00a02, 2027: cancel by Tuesday, March\u00a09, 2027. Section\u00a013 says how.'

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

const initialsOf = (label: string, name?: string) => ({
  label,
  ...(name && { given: [...name.matchAll(/\b\p{Lu}/gu)].join('') }),
})

const dated = (given?: string): Signature => ({ label: 'Date and time', ...(given && { given }) })
const named = (label: string, capacity: string, given?: string): Signature => ({
  label,
  capacity,
  isName: true,
  ...(given && { given }),
})

const notices = (signed?: Signed): Part => ({
  title: 'Funding contract, notices and signatures',
  initials: [initialsOf('Your initials', signed?.client)],
  blocks: [
    { kind: 'heading', text: 'Notices' },
    {
      kind: 'box',
      type: capitals12,
      blocks: [
        {
          kind: 'paragraph',
          text: 'The funded amount and agreed-upon charges shall be paid only from the proceeds of your legal claim, and shall be paid only to the extent that there are available proceeds from your legal claim. You will not owe Lakeshore Legal Funding anything if there are no proceeds from your legal claim, unless you have violated any material term of this contract or you have committed fraud against Lakeshore Legal Funding.',
        },
      ],
    },
    {
      kind: 'box',
      type: bold12,
      blocks: [
        {
          kind: 'paragraph',
          text: [{ text: 'Your right to cancellation: ', bold: true }, cancellation],
        },
      ],
    },
    { kind: 'heading', text: 'What you confirm' },
    {
      kind: 'checks',
      items: [
        'Dana Whitfield represents me in this claim.',
        'I talked with my attorney about this contract, or had the chance to.',
        'I have no other advance on this claim.',
        'No section of this contract was blank when I got it.',
      ].map((text) => ({ text, ...(signed && { checked: true }) })),
    },
    {
      kind: 'box',
      type: capitals12,
      blocks: [
        {
          kind: 'paragraph',
          text: 'Do not sign this contract before you read it completely. If this contract contains any incomplete sections, you are entitled to a completely filled-in copy of the contract before you sign it. Before you sign this contract, you should obtain the advice of an attorney. Depending on the circumstances, you may want to consult a tax, public or private benefits planning, or financial professional.',
        },
      ],
    },
    {
      kind: 'signatures',
      columns: [
        [
          named('Teresa Alvarado', 'You', signed?.client),
          dated(signed && 'February\u00a025, 2027, 7:42\u00a0PM CT'),
        ],
        [
          named('Maria Ortiz, for Lakeshore Legal Funding', 'We', 'Maria Ortiz'),
          dated('February\u00a024, 2027, 2:15\u00a0PM ET'),
        ],
      ],
    },
  ],
})

const acknowledgment = (signed?: Signed): Part => ({
  title: 'Funding contract, attorney’s page',
  mostPages: 1,
  initials: [
    initialsOf('Your initials', signed?.client),
    initialsOf('Attorney’s initials', signed?.attorney),
  ],
  blocks: [
    { kind: 'title', text: 'Attorney’s acknowledgment' },
    {
      kind: 'paragraph',
      size: 'lead',
      text: 'Part of the contract between Teresa Alvarado and Lakeshore Legal Funding. No money moves before this page is signed. Check each statement that’s true. If you can’t check one, leave it open and tell us why: (555)\u00a0014-7733.',
    },
    {
      kind: 'checks',
      items: [
        'I represent Teresa Alvarado in this claim and had the chance to review this contract.',
        'I went over the disclosures on page\u00a01 with my client.',
        'To the best of my knowledge, all costs and charges were disclosed to my client.',
        'I’m paid on contingency, under a written fee agreement.',
        'All proceeds of the claim will go through my trust account or a settlement fund.',
        'I’ll follow my client’s written instructions about this funding.',
        'I neither received nor paid a referral fee for this funding, and I won’t.',
      ].map((text, at) => ({ text, number: String(at + 1), ...(signed && { checked: true }) })),
    },
    {
      kind: 'box',
      caption: 'What this page doesn’t do',
      blocks: [
        {
          kind: 'paragraph',
          text: 'It doesn’t make you or your firm a guarantor. You don’t owe us anything, you don’t vouch for the outcome, and you give no opinion on the price. You pay us from the trust account only what’s left after everyone in section\u00a06 who is paid before us.',
        },
      ],
    },
    {
      kind: 'signatures',
      columns: [
        [
          named('Dana Whitfield', 'Attorney for Teresa Alvarado', signed?.attorney),
          dated(signed && 'February\u00a026, 2027, 10:04\u00a0AM CT'),
        ],
        [
          { label: 'Firm', ...(signed && { given: 'Whitfield & Rowe, LLP' }) },
          { label: 'Bar number and state', ...(signed && { given: '24000000, Texas' }) },
        ],
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
