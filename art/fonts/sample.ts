// Texts like those on our pages, in the same sizes. We fit the fallback metrics to them and check them there.
// Sizes in the design: h1 42-70, h2 34-52, h3 22-26, body 17-18 px.

export type Sample = {
  role: string
  style: 'normal' | 'italic'
  weight: number
  /** Sizes in px at 360 and at 1440 wide. */
  size: readonly [number, number]
  lineHeight: number
  letterSpacing: string
  family: 'Newsreader' | 'Public Sans'
  texts: readonly string[]
}

const serif = { family: 'Newsreader', style: 'normal' } as const
const sans = { family: 'Public Sans', style: 'normal' } as const

export const SAMPLES: readonly Sample[] = [
  {
    ...serif,
    role: 'h1',
    weight: 500,
    size: [42, 70],
    lineHeight: 1.02,
    letterSpacing: '-0.028em',
    texts: ['Your case can take years.', 'Legal funding while your lawyer does the work'],
  },
  {
    ...serif,
    role: 'h1 em',
    style: 'italic',
    weight: 500,
    size: [42, 70],
    lineHeight: 1.02,
    letterSpacing: '-0.02em',
    texts: ['Your bills can’t wait.'],
  },
  {
    ...serif,
    role: 'h2',
    weight: 500,
    size: [34, 52],
    lineHeight: 1.14,
    letterSpacing: '-0.02em',
    texts: [
      'A careful company for a hard time',
      'Three steps, and you do only the first',
      'What we fund',
      'Start your application',
    ],
  },
  {
    ...serif,
    role: 'h3',
    weight: 600,
    size: [22, 26],
    lineHeight: 1.2,
    letterSpacing: '-0.014em',
    texts: ['Medical malpractice', 'Workplace injury', 'Apply in Minutes', 'Only Pay If You Win'],
  },
  {
    ...serif,
    role: 'quote',
    style: 'italic',
    weight: 400,
    size: [26, 34],
    lineHeight: 1.24,
    letterSpacing: '-0.012em',
    texts: [
      '“I was two months behind on rent with my leg in a brace. They told me to take less than I asked for, because it was enough. It was.”',
    ],
  },
  {
    ...serif,
    role: 'lead',
    weight: 400,
    size: [19, 21.4],
    lineHeight: 1.46,
    letterSpacing: 'normal',
    texts: [
      'We pay you part of your settlement now, so you can cover rent, food and care while your lawyer does the work. If you lose, you owe us nothing.',
      'You do not need papers in hand to start. We ask your lawyer for the file, so you can rest.',
    ],
  },
  {
    ...serif,
    role: 'body',
    weight: 400,
    size: [17, 18],
    lineHeight: 1.56,
    letterSpacing: 'normal',
    texts: [
      'Tell us your name, your lawyer’s name and what happened. You can do it on your phone, or we can fill it in with you on a call. A person, not a score, decides how much the case can safely support, and the offer is on one page in plain words before you sign anything.',
      'The advance is not a loan. You repay it out of the settlement, and only when there is one; if the case is lost, the money is yours. There is no monthly payment, no interest on your credit card, and nothing to pay when you apply.',
      'Most applications are answered within a day. Your lawyer sends us the police report, the medical records and the insurance letters, and we read all of them. When the offer suits you, both of you sign, and the money is sent to your bank or by check to your door.',
    ],
  },
  {
    ...sans,
    role: 'control',
    weight: 600,
    size: [17, 18],
    lineHeight: 1.3,
    letterSpacing: 'normal',
    texts: [
      'Apply Now',
      'See how it works',
      'Mobile phone',
      'State where you were hurt',
      'Continue Application',
    ],
  },
  {
    ...sans,
    role: 'form text',
    weight: 400,
    size: [15, 16],
    lineHeight: 1.5,
    letterSpacing: 'normal',
    texts: [
      'We text you one time to confirm it. No sales calls. Rules differ by state, and this may not be where you live.',
      'Your answers are encrypted. Only our review team and your lawyer see them, and we never sell them to anyone.',
      'How It Works What We Fund Case Types For Attorneys States We Serve Blog Contact',
    ],
  },
]
