import type { SheetMistake } from '#lib/waterfall/distribution.ts'

type Sums = { owed: string; left: string }

/** What firms, people and the desk read when a sheet can't be right. */
export const en = {
  names: { fee: 'Attorney’s fee', costs: 'Costs' },
  mistakes: {
    gross: 'Enter the gross recovery in dollars, like 24,000',
    amount: 'Enter an amount in dollars, or 0',
    name: 'Write who has this lien',
    liens: 'Up to 12 liens fit here. Put the smallest ones into one row',
    reason: 'Choose why',
    note: 'Keep the note under 2,000 characters',
  },
  sheet: {
    'above full': (name: string) =>
      `After cuts, ${name} can’t take more than in full. Make the second amount smaller.`,
    'above recovery': (name: string) => `The cuts add up to more than the recovery. Check ${name}.`,
    'above owed': (_: string, { owed }: Sums) => `No more than ${owed} is owed. Ask for that or less.`,
    'above left': (_: string, { left }: Sums) =>
      `Only ${left} is left after the cuts. Ask us to take that or less.`,
  } satisfies Record<SheetMistake['what'], (name: string, sums: Sums) => string>,
  refusals: {
    unknown: 'There is no such application or request.',
    'nothing out': 'Nothing is owed here, so there’s nothing to reduce.',
    'key used': 'This request was sent before, and said something else then. Look at it again.',
    mistaken: 'Look at the sheet again.',
    open: 'There is a request already. We answer that one first.',
    'too many': 'There were 10 requests this month already. Call us.',
    'no gross': 'Report the settlement first: the state’s law needs the gross to say what is owed.',
    'not granted': 'There’s no answer of ours to accept anymore. Look at the page again.',
    over: 'The last day of our answer is over. Ask again, and we’ll look at it.',
  },
}
