import { paths } from '../../paths.ts'
import { promise } from './promise.ts'

/** The terms promise these. A test holds the day to that of the terms. */
const inTerms = (section: string, name: string) => ({
  kind: 'contract' as const,
  source: `Terms of Service, “${name}”`,
  to: `${paths.terms}#${section}`,
  day: '2026-11-18',
})

export const en = {
  oweNothing: {
    text: 'If you lose, you keep the money and owe us nothing.',
    ...inTerms('non-recourse', 'What non-recourse means'),
  },
  freeToApply: { text: 'Applying costs nothing.', ...inTerms('applying', 'Applying') },
  noCreditCheck: { text: 'We look at your case, not your credit.', ...inTerms('applying', 'Applying') },
  costInDollars: {
    text: 'You see the cost in dollars before you sign.',
    ...inTerms('your-contract', 'The contract comes later and counts more'),
  },
  answerInTime: { text: promise, ...inTerms('applying', 'Applying') },
  changeMind: {
    text: 'In many states you can change your mind after you sign.',
    kind: 'law' as const,
    source: 'The days and the statutes, state by state',
    to: paths.states,
    day: '2026-11-18',
  },
}
