import type { CancelStart } from '#domain/cancellation.ts'
import type { StateCode } from '#domain/states.ts'
import type { OneTimeCharge } from '#lib/price/charges.ts'
import type { PriceTerms } from '#lib/price/terms.ts'
import { roundDown, roundHalfUp, work } from '../worked-prices/exactly.ts'
import { effectiveRate, simpleRate } from './rates.ts'

/**
 * One step by hand. A limit of a state rounds down, and what terms come to, also where a state changes how they count,
 * rounds to the nearest cent.
 */
export type WorkedStep = {
  from: string
  through: string
  worked: string
  heldIn?: StateCode
  by?: 'terms'
}
/** `heldIn` is left out where the terms or the case itself are the limit. */
export type WorkedOutcome = { gross: number; worked: string; heldIn?: StateCode }
/** What is owed after this many months, on the first advance and on this one. */
export type WorkedClaim = { months: number; earlier: string; owed: string }

/** A contract worked out by hand from a statute and the terms. Sums are cents, days are YYYY-MM-DD. */
export type WorkedContract = {
  name: string
  home: StateCode
  /** Where the claim is pursued, if that state's rule reaches it. */
  forum?: StateCode
  amount: number
  fundingOn: string
  terms: PriceTerms
  /** Signed by a guardian. */
  isWard?: true
  /** Paid out before on the same claim, in the same state. */
  earlier?: { amount: number; fundedOn: string; terms: PriceTerms; maximum: number | null }
  received?: string
  oneTimeCharges?: readonly OneTimeCharge[]
  maximum: string | null
  rate: 'simple' | 'effective'
  schedule: readonly WorkedStep[]
  outcomes?: readonly WorkedOutcome[]
  claim?: readonly WorkedClaim[]
  cancel: { days: number; start: CancelStart }
  /** Counted off a calendar, with its holidays; left out where the offer's own day decides when it's signed. */
  cancelUntil?: string
}

const months = 6

/** What the API, the page and the PDF have to say of it. */
export function tableOf(contract: WorkedContract) {
  const { amount, oneTimeCharges = [], maximum, rate, schedule, outcomes = [], claim = [] } = contract
  const received = contract.received ? roundHalfUp(work(contract.received)) : amount
  const rateOf = rate === 'simple' ? simpleRate : effectiveRate
  return {
    funded: amount,
    received,
    oneTimeCharges: [...oneTimeCharges],
    maximum: maximum === null ? null : roundHalfUp(work(maximum)),
    schedule: schedule.map(({ from, through, worked, heldIn, by }, place) => {
      const owed = (heldIn && by !== 'terms' ? roundDown : roundHalfUp)(work(worked))
      const yearlyRate = rateOf({ received, owed, months: (place + 1) * months })
      return { from, through, charges: owed - amount, owed, yearlyRate, heldIn: heldIn ?? null }
    }),
    outcomes: outcomes.map(({ gross, worked, heldIn }) => ({
      gross,
      owed: (heldIn ? roundDown : roundHalfUp)(work(worked)),
      heldIn: heldIn ?? null,
    })),
    claim: claim.map(({ months, ...worked }) => {
      const [earlier, owed] = [roundHalfUp(work(worked.earlier)), roundHalfUp(work(worked.owed))]
      return {
        months,
        advances: amount + (contract.earlier?.amount ?? 0),
        earlier,
        owed,
        inAll: earlier + owed,
      }
    }),
    earlier: contract.earlier
      ? [
          {
            ...{ number: null, fundedOn: contract.earlier.fundedOn },
            ...{ funded: contract.earlier.amount, maximum: contract.earlier.maximum },
          },
        ]
      : [],
    cancel: contract.cancel,
  }
}

/** 5 business days from the later of signing and getting the money: best practice where no law says more. */
export const usual = { days: 5, start: 'later' } as const

/** 18% of the advance for each six months that begin: what owners are advised to charge. */
export const halfYearly: PriceTerms = {
  ...{ rate: 18, per: 'half-year', isCompounding: false, earned: 'per-step', oneTimeCharges: [] },
  ...{ capMultiple: null, mostMonths: null, graceDays: 0 },
}
/** 2.9% a month on what is owed, at most 2.5 times the advance. */
export const monthly: PriceTerms = {
  ...{ rate: 2.9, per: 'month', isCompounding: true, earned: 'pro-rata', oneTimeCharges: [] },
  ...{ capMultiple: 2.5, mostMonths: null, graceDays: 0 },
}
/** 36% for each year, in advance. */
export const yearly = (added: number): PriceTerms => ({
  ...{ rate: 36, per: 'year', isCompounding: false, earned: 'in-advance' },
  oneTimeCharges: [{ name: 'Document preparation', amount: added, isHeldBack: false }],
  ...{ capMultiple: null, mostMonths: null, graceDays: 0 },
})
/** This percentage of the advance for each month. */
export const simple = (rate: number, heldBack = 0): PriceTerms => ({
  ...{ rate, per: 'month', isCompounding: false, earned: 'pro-rata' },
  oneTimeCharges: heldBack > 0 ? [{ name: 'Filing', amount: heldBack, isHeldBack: true }] : [],
  ...{ capMultiple: null, mostMonths: null, graceDays: 0 },
})
/** On what is owed, each month. */
export const compounding = (rate: number, mostMonths: number | null = null): PriceTerms => ({
  ...{ rate, per: 'month', isCompounding: true, earned: 'pro-rata', oneTimeCharges: [] },
  ...{ capMultiple: null, mostMonths, graceDays: 0 },
})

type Days = readonly (readonly [from: string, through: string])[]
type Worked = string | readonly [worked: string, heldIn: StateCode, by?: 'terms']

/** The days of each step, and what is owed through each, from the first to the last. */
export const stepsOf = (days: Days, steps: readonly Worked[]): WorkedStep[] =>
  days.map(([from, through], place) => {
    const step = steps[place] ?? ''
    if (typeof step === 'string') return { from, through, worked: step }
    const [worked, heldIn, by] = step
    return { from, through, worked, heldIn, ...(by && { by }) }
  })

/** `write` says what is owed at the end of the first step, the second, and so on. */
export const each = (count: number, write: (step: number) => string): string[] =>
  Array.from({ length: count }, (_, place) => write(place + 1))

export const heldIn = (state: StateCode, worked: readonly string[]) =>
  worked.map((one) => [one, state] as const)
