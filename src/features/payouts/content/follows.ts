import { formatCalendarDay, formatCents } from '#site/staff-format.ts'
import type { PayoutContext } from '../data/context.ts'
import type { PayoutGate } from '../schema/gate.ts'

/** What comes after the signatures, as it stands. */
export function listFollows(
  { contract, payout }: PayoutContext,
  { cancelUntil }: { cancelUntil: string },
): PayoutGate['follows'] {
  const { figures, fundingOn } = contract
  const [first, second] = figures.schedule
  const sentOn = payout?.sentOn ?? null
  const receivedOn = payout?.receivedOn ?? null
  const isElectronic = payout?.method !== 'check'
  return [
    {
      what: 'payment-list',
      label: isElectronic ? 'Take out the payment list for the bank' : 'Write the check',
      ...{ words: null, on: fundingOn, isDone: sentOn !== null },
    },
    {
      ...{ what: 'sent', label: 'Mark it sent', words: 'With the trace, the reference or the number.' },
      ...{ on: sentOn ?? fundingOn, isDone: sentOn !== null },
    },
    {
      ...{ what: 'received', label: 'Received', words: 'The bank’s report, or the person says so.' },
      ...{ on: receivedOn, isDone: receivedOn !== null },
    },
    {
      ...{ what: 'cancel-until', label: 'Can cancel until', on: cancelUntil, isDone: false },
      words: receivedOn ? null : 'If everything happens as planned.',
    },
    ...(second
      ? [
          {
            ...{ what: 'step' as const, on: second.from, isDone: false },
            label: `Step 2, then ${formatCents(second.owed)}`,
            words: first ? `Until ${formatCalendarDay(first.through)} ${formatCents(first.owed)}` : null,
          },
        ]
      : []),
  ]
}
