import { promise } from './promise.ts'

const inTerms = (section: string) => `Terms of Service, “${section}”`

export const en = {
  oweNothing: {
    text: 'If you lose, you keep the money and owe us nothing.',
    source: inTerms('What non-recourse means'),
  },
  freeToApply: { text: 'Applying costs nothing.', source: inTerms('Applying') },
  noCreditCheck: { text: 'We look at your case, not your credit.', source: inTerms('Applying') },
  costInDollars: {
    text: 'You see the cost in dollars before you sign.',
    source: inTerms('The contract comes later and counts more'),
  },
  answerInTime: { text: promise, source: inTerms('Applying') },
  changeMind: {
    text: 'In many states you can change your mind after you sign.',
    source: 'The days and the statutes, state by state',
  },
}
