import type { CancelStart } from '#domain/cancellation.ts'
import { type ContractStatus, contractStatuses, isLiveContract } from '#domain/contracts.ts'
import { states } from '#domain/states.ts'
import { writeDay } from '#features/admin/kit/components/date-input.tsx'
import type { Contract } from '#features/contracts/records/schema.ts'
import { sayAmount } from '#features/price/components/admin/price-words.ts'
import { today } from '#features/rules/components/admin/rule-words.ts'
import { countDays } from '#lib/calendar-days.ts'
import { dateIn } from '#site/format.ts'
import { formatCents, labelOf } from '#site/staff-format.ts'

/** "Wed, Nov 18", with the year if it isn't this one. */
export const sayDay = (day: string): string => writeDay(day, today())

/** The day of a moment, as days count on a contract. */
export const sayDayOf = (moment: string): string => sayDay(dateIn('America/New_York', moment))

export const sayStates = ({ home, forum }: Contract): string =>
  [home, ...(forum ? [forum] : [])].map(({ state }) => labelOf(states, state)).join(' and ')

const startWords: Record<CancelStart, string> = {
  signing: 'signing',
  funding: 'funding',
  receipt: 'getting the money',
  later: 'signing or getting the money, whichever is later',
}

export const sayCancel = ({ figures }: Contract): string =>
  `${figures.cancel.days} business days from ${startWords[figures.cancel.start]}`

export const sayMaximum = ({ figures }: Contract): string =>
  figures.maximum === null ? 'By what the case pays' : `At most ${sayAmount(figures.maximum)} owed`

/** To the cent, as the paper says it. */
export const sayMost = ({ figures }: Contract): string =>
  figures.maximum === null ? 'By what the case pays' : `At most ${formatCents(figures.maximum)}`

/** One that somebody can still change. With the money out, it stays as it is. */
export const isLive = ({ status, paidOn }: Contract): boolean => isLiveContract(status) && paidOn === null

export const sayStatus = (status: ContractStatus): string => labelOf(contractStatuses, status)

export const listUnmet = ({ checks }: Contract) => checks.filter(({ isMet }) => !isMet)

/** What the head says beside the status. */
export function sayStand(contract: Contract): string {
  const { status, version, endedAt, paidOn, signBy } = contract
  const name = `Version ${version}`
  if (paidOn) return `${name}, paid ${sayDay(paidOn)}`
  if (endedAt) return `${name}, ${sayStatus(status).toLowerCase()} ${sayDayOf(endedAt)}`
  if (status === 'acknowledged') return `${name}, signed by all`
  if (status !== 'drafted') return `${name}, to be signed by ${sayDay(signBy)}`
  const open = listUnmet(contract).length
  return `${name}, ${open === 0 ? 'ready to send' : sayOpen(open)}`
}

export const sayOpen = (open: number): string => (open === 1 ? '1 thing to do' : `${open} things to do`)

/** Mailed by the last day, a paper may come later. */
const lastDayOf = ({ signing, signBy }: Contract): string =>
  signing?.onPaperSince ? signing.paperThrough : signBy

const isTooLate = (contract: Contract): boolean =>
  lastDayOf(contract) < today() && (contract.status === 'issued' || contract.status === 'signed')

/** As soon as the days on page 1 may turn out wrong. */
export function sayFundingDay(contract: Contract): string | undefined {
  const { fundingOn, signBy } = contract
  if (!isLive(contract)) return undefined
  if (isTooLate(contract)) return `It was to be signed by ${sayDay(signBy)}.`
  const left = countDays(today(), fundingOn)
  if (left > 2) return undefined
  if (left < 0) return 'The planned funding day is over.'
  if (left === 0) return 'Today is the planned funding day.'
  return left === 1 ? '1 day to the planned funding day.' : `${left} days to the planned funding day.`
}

/** What to do about it. */
export function sayWhatFollows(contract: Contract): string {
  const { status } = contract
  if (status === 'drafted')
    return 'If the money leaves on another day, the dates on page 1 are wrong. Then draft it again.'
  return isTooLate(contract)
    ? 'Not everybody signed. Reissue it for a later day, or void it.'
    : 'If the money leaves on another day, the dates on page 1 are wrong. Then reissue it, and everybody signs again.'
}
