import { type StateCode, stateCodes } from '#domain/states.ts'
import { longestMonths } from './schedule.ts'
import { maxAmount, minAmount } from './slider.ts'
import { type Compounding, compoundings, type PriceTerms } from './terms.ts'
import { clamp, readDollars, readMonths, readPercent } from './typed.ts'

/** A price as a reader copies it from an offer. */
export type Offer = Omit<PriceTerms, 'mostMonths'>

/** A reader's question to /cost. An address can hold all of it, for links and for browsers without scripts. */
export type CostQuestion = {
  /** Whole dollars. */
  amount: number
  months: number
  /** Where the reader lives. */
  state: StateCode | null
  /** The reader's own offer; without one ours, or an example. */
  offer: Offer | null
  otherOffer: Offer | null
  /** Whole dollars; null until the reader says. */
  settlement: number | null
  liens: number | null
  /** Percent. */
  attorney: number | null
}

/** A page without a query answers this one. */
export const plainQuestion: CostQuestion = {
  amount: 5_000,
  months: 18,
  state: null,
  offer: null,
  otherOffer: null,
  settlement: null,
  liens: null,
  attorney: null,
}
/** The API has the same limits and defaults. */
export const maxRate = 10
/** Dollars. */
export const maxFee = 10_000
const maxCap = 100
const maxSettlement = 10_000_000
const maxAttorney = 50

const offerNames = ['rate', 'compounding', 'fee', 'capMultiple'] as const
/** Offer B's names in the address. */
const otherSuffix = 'B'
const ownNames = ['amount', 'months', 'state', ...offerNames, 'settlement', 'liens', 'attorney']
const knownNames = [...ownNames, ...offerNames.map((name) => name + otherSuffix)]

/** Ignores unreadable values, and moves values out of range to the nearest that we draw. */
export function readQuestion(asked: URLSearchParams): CostQuestion {
  const take = <Value>(name: string, read: (typed: string) => Value | undefined): Value | null =>
    read(asked.get(name)?.slice(0, 40) ?? '') ?? null
  const takeWithin = (
    name: string,
    read: (typed: string) => number | undefined,
    min: number,
    max: number,
  ) => {
    const value = take(name, read)
    return value === null ? null : clamp(value, min, max)
  }
  const takeDollars = (name: string, min: number, max: number) => {
    const dollars = takeWithin(name, readDollars, min, max)
    return dollars === null ? null : Math.round(dollars)
  }
  const takeOffer = (suffix: string): Offer | null => {
    const monthlyRate = takeWithin(`rate${suffix}`, readPercent, 0, maxRate)
    if (monthlyRate === null) return null
    return {
      monthlyRate,
      compounding: take(`compounding${suffix}`, findCompounding) ?? 'monthly',
      fee: Math.round((takeWithin(`fee${suffix}`, readDollars, 0, maxFee) ?? 0) * 100),
      capMultiple: takeWithin(`capMultiple${suffix}`, readPercent, 1, maxCap),
    }
  }
  return {
    amount: takeDollars('amount', minAmount, maxAmount) ?? plainQuestion.amount,
    months: takeWithin('months', readMonths, 1, longestMonths) ?? plainQuestion.months,
    state: take('state', findState),
    offer: takeOffer(''),
    otherOffer: takeOffer(otherSuffix),
    settlement: takeDollars('settlement', 1_000, maxSettlement),
    liens: takeDollars('liens', 0, maxSettlement),
    attorney: takeWithin('attorney', readPercent, 0, maxAttorney),
  }
}

/** Always in the same order, without defaults. */
export function writeQuestion(question: CostQuestion): string {
  const { amount, months, state, offer, otherOffer, settlement, liens, attorney } = question
  const written = Object.entries({
    amount,
    months,
    state: state && writeState(state),
    ...writeOffer(offer, ''),
    settlement,
    liens,
    attorney,
    ...writeOffer(otherOffer, otherSuffix),
  }).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]))
  return new URLSearchParams(written).toString()
}

/** As an address has it. */
export const writeState = (state: string): string => state.toLowerCase()

/** The address of /cost keeps where the reader lives, and no other answer. */
export const withState = (path: string, { state }: Pick<CostQuestion, 'state'>): string =>
  state ? `${path}?state=${writeState(state)}` : path

export function withQuestion(path: string, question: CostQuestion): string {
  const query = writeQuestion(question)
  return query === writeQuestion(plainQuestion) ? path : `${path}?${query}`
}

function writeOffer(offer: Offer | null, suffix: string): Record<string, string | number | null> {
  if (!offer) return {}
  return {
    [`rate${suffix}`]: offer.monthlyRate,
    [`compounding${suffix}`]: offer.compounding,
    [`fee${suffix}`]: offer.fee === 0 ? null : offer.fee / 100,
    [`capMultiple${suffix}`]: offer.capMultiple,
  }
}

/** In one spelling; nothing when it asks nothing, as with campaign parameters. */
export function findAskedQuestion(query: string): string | undefined {
  const asked = new URLSearchParams(query)
  return knownNames.some((name) => asked.get(name)) ? writeQuestion(readQuestion(asked)) : undefined
}

const findCompounding = (value: string): Compounding | undefined =>
  compoundings.find((compounding) => compounding === value)

export const findState = (typed: string): StateCode | undefined =>
  stateCodes.find((code) => code === typed.toUpperCase())
