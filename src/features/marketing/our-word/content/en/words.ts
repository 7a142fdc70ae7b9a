import { promise } from '#site/content/en/promise.ts'
import { countedDays, leastAnswers } from '#site/kept-promise.ts'

export const en = {
  crumb: 'How we kept our word',
  footer: 'How We Kept Our Word',
  description: `How long people waited for our answer in the last ${countedDays} days, and how many answers came on time, counted by our own clocks.`,
  promise,
  median: {
    label: 'Half the people heard within',
    unit: (hours: number) => (hours === 1 ? 'hour' : 'hours'),
    note: (promised: number) => `Median, in hours of the promise. We promise ${promised}.`,
    none: 'No number yet: half of the people or more never got an answer or still wait.',
  },
  onTime: {
    label: 'On time',
    note: (onTime: string, all: string) => `${onTime} of ${all} answers.`,
  },
  counted: {
    label: 'Files counted',
    note: (day: string) => `Every file of the ${countedDays} days up to ${day}.`,
  },
  chart: {
    title: (each: number) => (each === 1 ? 'One square, one answer' : `One square, ${each} answers`),
    key: 'Filled: on time. Open: late.',
    promise: 'Our promise',
    axis: (hours: number) => `${hours}`,
    end: (hours: number) => `${hours}+ hours`,
    alt: (onTime: string, late: string) =>
      `A chart of answers by hours waited: ${onTime} on time, ${late} late. The table below has the same numbers.`,
    waiting: (count: number, word: string) =>
      count === 1
        ? 'One more promise passed without an answer. It counts as late.'
        : `${word} more promises passed without an answer. They count as late.`,
  },
  table: {
    title: 'The same in numbers',
    hours: 'Hours to an answer',
    onTime: 'On time',
    late: 'Late',
    within: (from: number, to: number) => (from === 0 ? `Up to ${to}` : `${from} to ${to}`),
    above: (hours: number) => `More than ${hours}`,
    waiting: 'No answer yet',
    all: 'All',
  },
  rules: {
    title: 'How we count',
    items: [
      'The clock starts when you apply and never stands still. Only Sundays, holidays and days we’re closed don’t count.',
      'It stops at a yes, a no, or a list of what we still need. “We’re looking into it” doesn’t stop it.',
      'A promise we broke counts as late, even if the answer hasn’t left yet.',
      'A file withdrawn before its answer was due doesn’t count. If we were late by then, it counts as late.',
    ],
    note: 'Our own clocks write this page once a day. Nobody types the numbers in, and nobody can leave a file out.',
  },
  few: {
    title: 'Too few to say.',
    text: (count: number, word: string) =>
      count === 0
        ? `No answer was due in the last ${countedDays} days. We show numbers from ${leastAnswers} files on.`
        : `${word} ${count === 1 ? 'answer was' : 'answers were'} due or went out in the last ${countedDays} days. From so few, one good or bad day would look like a habit, so we don’t show a number. We start at ${leastAnswers}.`,
    until: 'Until then',
    own: 'After you apply, your own case page shows your own clock, to the hour.',
    how: 'See how it works',
  },
}
