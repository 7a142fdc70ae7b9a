import type { ReductionRung } from '#domain/payoffs.ts'
import { shareOut } from './distribution.ts'

/** Cents owed on the day of the answer. */
export type RungQuestion = {
  owed: number
  /** The advance itself that is still out. */
  out: number
  /** The charges of the step that began last, as far as they are unpaid; null where charges don't come in steps. */
  lastStep: { on: string; amount: number } | null
  /** For us and the client after everybody's cut. */
  left: number
}

export type Rung = {
  rung: ReductionRung
  /** What we take, and what the client keeps. Cents. */
  takes: number
  net: number
  /** What we let go of what is owed. */
  waives: number
  /** Its own sum is more than what is left, so it's cut to that. */
  isCut: boolean
  isOpen: boolean
}

/** From all to nothing. Half a cent of charges is ours. */
export function rungsOf({ owed, out, lastStep, left }: RungQuestion): Rung[] {
  const charges = Math.max(0, owed - out)
  const build = (rung: ReductionRung, amount: number, isOpen = true): Rung => {
    const { ours, net } = shareOut(left, amount)
    return { rung, takes: ours, net, waives: owed - ours, isCut: ours < amount, isOpen }
  }
  return [
    build('full', owed),
    build('without-last-step', owed - Math.min(lastStep?.amount ?? 0, charges), lastStep !== null),
    build('part-of-charges', owed - Math.floor(charges / 2)),
    build('advance-only', Math.min(out, owed)),
    build('nothing', 0, left <= 0),
  ]
}

/** The most that we may take: never more than what is owed or left. */
export const mostTaken = ({ owed, left }: Pick<RungQuestion, 'owed' | 'left'>): number =>
  Math.min(owed, Math.max(0, left))
