import type { ApplicationCaseType } from '#domain/applications.ts'
import type { StateCode } from '#domain/states.ts'

const split = (names: string) => names.split(' ') as [string, ...string[]]

/** Made-up names. Phone numbers are reserved for fiction (555-01xx), addresses are under example.com and .example. */
export const firstNames = split(
  'Alder Bluebell Clover Dandelion Ember Fern Ginger Hazel Indigo Juniper ' +
    'Kestrel Linden Maple Nutmeg Oakley Pepper Quill Rosemary Saffron Tansy',
)

export const lastNames = split(
  'Applecart Bumblewick Candlewax Dovetail Elderflower Featherstitch Gooseberry Honeycomb Inkwell Jampot ' +
    'Kettledrum Lampshade Marblecake Nightlight Oatmeal Pincushion Quicksilver Raincoat Snowglobe Teaspoon',
)

export const firms = [
  'Applecart & Oatmeal LLP',
  'Law Office of Quill Inkwell',
  'Candlewax Lampshade PLLC',
  'Gooseberry, Jampot & Teaspoon',
  'Pincushion Injury Law',
  'Snowglobe & Raincoat LLP',
  'Kettledrum Legal Group',
  'Marblecake & Daughters',
] as const

export const attorneys = [
  'Basil Oatmeal',
  'Quill Inkwell',
  'Poppy Lampshade',
  'Sorrel Jampot',
  'Olive Pincushion',
  'Reed Raincoat',
  'Iris Kettledrum',
  'Marigold Marblecake',
] as const

export const paralegals = [
  'Otto Oatmeal',
  'Nutmeg Inkwell',
  'Fern Lampshade',
  'Hazel Jampot',
  'Linden Pincushion',
  'Tansy Raincoat',
] as const

/** About work, never about somebody's character. */
export const firmNotes = [
  'Call Otto for payoffs, not Basil. They strike the second acknowledgment sentence; the statutory ones stay.',
  '',
  'Mail gets read on Tuesdays and Fridays.',
  '',
  'Wants every letter with our number in the subject.',
] as const

/** Reserved for examples, like the addresses of everybody else. */
export const firmDomainOf = (firm: number) =>
  `${(attorneys[firm] ?? attorneys[0]).split(' ')[1]}-law.example`.toLowerCase()

type Home = { state: StateCode; city: string; areaCode: string }

export const homes: readonly [Home, ...Home[]] = [
  { state: 'TX', city: 'Austin', areaCode: '512' },
  { state: 'FL', city: 'Tampa', areaCode: '813' },
  { state: 'AZ', city: 'Tucson', areaCode: '520' },
  { state: 'NJ', city: 'Trenton', areaCode: '609' },
  { state: 'MA', city: 'Salem', areaCode: '978' },
  { state: 'WA', city: 'Tacoma', areaCode: '253' },
  { state: 'OR', city: 'Salem', areaCode: '503' },
  { state: 'VA', city: 'Roanoke', areaCode: '540' },
]

export const stories = {
  'auto-accident': [
    'I was stopped at a light and a delivery van hit me from behind.',
    'Another driver turned left in front of me. The police report says it was their fault.',
  ],
  'slip-fall': [
    'I slipped on a wet floor at the grocery store. Nobody had put out a sign.',
    'The handrail came loose on the stairs of my building.',
  ],
  'personal-injury': ['A neighbor’s dog bit my hand. I needed stitches.'],
  'product-liability': ['The ladder was brand new and its second step broke.'],
  'workers-compensation': ['A pallet fell off the forklift and landed on my foot.'],
} as const satisfies Partial<Record<ApplicationCaseType, readonly string[]>>

/** Of a kind that contracts are made for in every state. */
export const fundableCase = {
  ...{ caseType: 'auto-accident', caseDescription: stories['auto-accident'][0] },
  ...{ fundingAmount: '10000-25000', hasPriorFunding: false },
} as const

export const diagnoses = [
  'Broken wrist',
  'Whiplash',
  'Two cracked ribs',
  'Torn meniscus',
  'Sprained ankle',
] as const

export const notes = [
  'Police report matches what they told us. Insurance limits still open.',
  'Spoke with the paralegal: mediation is likely in the spring.',
  'Rent is due on the 1st. Let’s not keep this one waiting.',
  'Medical bills come to about what they estimated.',
  'Second driver’s carrier has accepted fault in writing.',
] as const

export const calls = [
  'Explained what we still need. They’ll send it this week.',
  'Went over the offer line by line. No open questions.',
  'Asked about the treatment. Physical therapy goes on until June.',
] as const

export const questions = [
  'Hi, did my records arrive? I sent them on Monday.',
  'My address changes next month. Do I have to tell you?',
  'How long does it take once you have everything?',
  'I only have photos of the police report. Is that okay?',
] as const

export const replies = [
  'They did, thank you. We’ll look at them today.',
  'Good question. Nothing else is needed from you right now.',
  'Photos are fine as long as every page is readable.',
] as const

export const thanks = ['Thank you, that helps a lot.', 'Great, I’ll wait to hear from you.'] as const

export const contactMessages = [
  {
    subject: 'general-question',
    message: 'Does my credit score matter? I’d rather know before I apply.',
    reply: 'It doesn’t. We look at your case, not at your credit.',
  },
  {
    subject: 'funding-inquiry',
    message: 'My case is in its second year. Can I still apply for an advance?',
    reply: 'Yes. It only has to be open, and you need a lawyer.',
  },
  {
    subject: 'attorney-partnership',
    message: 'Three of our clients asked about you. Who do I talk to?',
    reply: 'Call our desk and ask for Rowan, who works with law firms.',
  },
  {
    subject: 'application-status',
    message: 'I applied last week and can’t find my reference anymore.',
    reply: 'We’ve mailed you a new link to your case page.',
  },
] as const

export const requestText =
  'To decide about your advance we still need the documents below. A photo taken with your phone is fine, as long as every page is readable.'

export const declineLetter =
  'We looked at your case carefully. Who was at fault is still disputed, and we can’t offer an advance while it is. If that changes, please apply again.'

export const demoPosts = [
  {
    title: 'What this demo is, and what it isn’t',
    excerpt: 'Every person, firm and sum you see here is made up.',
    content:
      'This site was filled by a program, so that you can look around a desk that has work on it.\n\n## What you can try\n\nEverything. Read files, judge documents, approve an advance, write to people. No mail leaves: each one becomes a file in the outbox folder.\n\n## How to start over\n\nStop the program, remove the demo’s folder and start it again.',
    published: true,
  },
  {
    title: 'Draft: questions to ask before you take an advance',
    excerpt: null,
    content: 'What does it cost after twelve months? What happens if the case is lost? Who gets paid first?',
    published: false,
  },
] as const

/** In dollars. Easy to read at a glance, and clearly made up. */
export const advances = [1_234, 2_345, 3_456, 4_321, 5_432, 6_543, 9_876, 12_345] as const

export const firmQuestion = 'Could you tell us whether the carrier has confirmed its limits?'
export const firmReply = 'They have: 100,000 per person. The letter is on its way to you.'
