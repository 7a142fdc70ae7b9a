import type { Block, Box, Signature } from '../../../src/lib/papers/paper.ts'

export const bold14 = { points: 14, bold: true } as const
export const bold12 = { points: 12, bold: true } as const
export const capitals12 = { ...bold12, capitals: true } as const

export const letterhead = {
  name: ['Lakeshore', 'Legal Funding'],
  address: '100 Placeholder Street, Suite 400, Columbus, Ohio 43215',
  contact: '(555)\u00a0014-7733, help@lakeshore.example',
} as const

export type Signed = { client: string; attorney: string }

export const title = (account: string, code: string): Block => ({
  kind: 'title',
  text: 'Funding contract',
  below: 'We pay you now. You pay us only if your case brings money.',
  facts: [
    { label: 'Account number', value: account },
    { label: 'Reading code', value: code, framed: true },
  ],
})

export const parties = (client: string, form: string): Block => ({
  kind: 'facts',
  beside: true,
  facts: [
    { label: 'You', value: client },
    { label: 'We', value: 'Lakeshore Legal Funding, at the address above' },
    { label: 'Made', value: `February\u00a024, 2027. ${form}. Funding date March\u00a02, 2027` },
  ],
})

export const amounts = (charges: readonly string[]): Block => ({
  kind: 'amounts',
  type: bold14,
  rows: [
    { label: 'Funded amount', value: '$5,000.00' },
    ...charges.map((label) => ({ label, value: 'none' })),
    { label: 'Total you receive', value: '$5,000.00', rank: 'total' },
    { label: 'The most you could ever owe', value: '$10,000.00', rank: 'most' },
  ],
})

export const nothingOwed = (last: string): Box => ({
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

export const cancellation =
  'You may cancel this contract without penalty or further obligation within five business days after you sign it or receive the money, whichever is later, if you return the full amount. Money received March\u00a02, 2027: cancel by Tuesday, March\u00a09, 2027. Section\u00a013 says how.'

export const initialsOf = (label: string, name?: string) => ({
  label,
  ...(name && { given: [...name.matchAll(/\b\p{Lu}/gu)].join('') }),
})

export const dated = (given?: string): Signature => ({ label: 'Date and time', ...(given && { given }) })
export const named = (label: string, capacity: string, given?: string): Signature => ({
  label,
  capacity,
  isName: true,
  ...(given && { given }),
})
