import type { Part } from '../../../src/lib/papers/paper.ts'
import { bold12, cancellation, capitals12, dated, initialsOf, named, type Signed } from './sample-parts.ts'

export const notices = (signed?: Signed): Part => ({
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

export const acknowledgment = (signed?: Signed): Part => ({
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
