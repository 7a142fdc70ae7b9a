import type { ReductionReason, ReductionRung } from '#domain/payoffs.ts'
import { reductionRungs } from '#domain/payoffs.ts'
import type { DeskReduction } from '#features/payoffs/reductions/schema.ts'
import { formatCalendarDay, formatCents, formatMoney, labelOf } from '#site/staff-format.ts'

type Rung = DeskReduction['rungs'][number]

export const nameRung = (rung: ReductionRung) => labelOf(reductionRungs, rung)

/** What an answer comes to, in a line below its name. */
export function describeRung({ rung, isCut }: Rung, { owed, out, lastStep, left }: DeskReduction): string {
  if (isCut && rung !== 'nothing') return `Cut to the ${formatMoney(Math.max(0, left))} that is left`
  const charges = Math.max(0, owed - out)
  switch (rung) {
    case 'full':
      return 'Show that the sheet leaves enough'
    case 'without-last-step':
      return lastStep ? `The step of ${formatCalendarDay(lastStep.on)} is waived` : 'There are no steps here'
    case 'part-of-charges':
      return `Half: ${formatMoney(Math.floor(charges / 2))} of ${formatMoney(charges)}`
    case 'advance-only':
      return 'No charges at all'
    case 'nothing':
      return 'Only if nothing is left'
    case 'another':
      return 'Any sum up to what is left'
  }
}

const because: Record<ReductionReason, string> = {
  'little-for-client': 'We want the client to walk away with something.',
  liens: 'The liens take most of this recovery, so we take less, too.',
  'low-limits': 'The policy’s limits were low, so we take less.',
  'disputed-liability': 'Liability was disputed, so we take less.',
  hardship: 'We do this because times are hard for the client.',
  other: '',
}

type Chosen = { takes: number; owed: number; reason: ReductionReason; validUntil: string; isOpen: boolean }

/** The text that both read, until somebody writes another. */
export function suggestText({ takes, owed, reason, validUntil, isOpen }: Chosen): string {
  if (!isOpen || takes >= owed)
    return `We can’t take less than the ${formatCents(owed)} that is owed: the sheet leaves enough for it. If the sheet changes, ask again.`
  const day = formatCalendarDay(validUntil, { month: 'long', day: 'numeric', year: 'numeric' })
  const sentences = [
    takes === 0
      ? `Nothing is left after everybody’s cut, so we take nothing instead of ${formatCents(owed)}.`
      : `We’ll take ${formatCents(takes)} instead of ${formatCents(owed)} if it reaches us by ${day}.`,
    because[reason],
    takes === 0 ? '' : 'After that day the full amount is owed again.',
  ]
  return sentences.filter(Boolean).join(' ')
}

export function sayStatus({ reduction, waiting }: DeskReduction): string {
  if (!reduction) return 'Nobody has asked for less.'
  if (waiting) return 'Signed once; somebody with a higher limit is missing.'
  const { status, answer } = reduction
  const day = answer?.validUntil ? formatCalendarDay(answer.validUntil) : ''
  switch (status) {
    case 'asked':
      return 'Answer within two business days.'
    case 'granted':
      return `Granted through ${day}. The firm hasn’t accepted yet.`
    case 'accepted':
      return `Accepted. It has to be paid by ${day}.`
    case 'paid':
      return 'Paid as agreed.'
    case 'refused':
      return 'Answered: not granted.'
    case 'withdrawn':
      return 'Withdrawn.'
    case 'lapsed':
      return 'Lapsed. The full amount is owed again.'
  }
}

export const shareOf = (part: number, whole: number): string =>
  whole > 0 ? `${Math.round((part * 100) / whole)}%` : ''
