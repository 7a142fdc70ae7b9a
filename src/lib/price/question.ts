import { type StateCode, stateCodes } from '#domain/states.ts'
import {
  type CompoundingName,
  compoundingNames,
  type MonthlyTerms,
  type OfferTerms,
} from './monthly-terms.ts'
import { longestMonths } from './schedule.ts'
import { maxAmount, minAmount } from './slider.ts'
import { clamp, readDollars, readMonths, readPercent } from './typed.ts'

/** A price as a reader copies it from an offer. */
export type Offer = Omit<MonthlyTerms, 'mostMonths'> & Pick<OfferTerms, 'minimumCharge'>

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
export const maxMinimum = 50_000
const maxCap = 100
const maxSettlement = 10_000_000
const maxAttorney = 50

const offerNames = ['rate', 'compounding', 'fee', 'minimum', 'capMultiple'] as const
/** Offer B's names in the address. */
const otherSuffix = 'B'
const ownNames = ['amount', 'months', 'state', ...offerNames, 'settlement', 'liens', 'attorney']
const knownNames = [...ownNames, ...offerNames.map((name) => name + otherSuffix)]

type Limits = { read: (typed: string) => number | undefined; min: number; max: number }

/** Of fields that people type; offer B has the same. Amounts are dollars. */
const limits = {
  amount: { read: readDollars, min: minAmount, max: maxAmount },
  months: { read: readMonths, min: 1, max: longestMonths },
  settlement: { read: readDollars, min: 1_000, max: maxSettlement },
  liens: { read: readDollars, min: 0, max: maxSettlement },
  attorney: { read: readPercent, min: 0, max: maxAttorney },
  rate: { read: readPercent, min: 0, max: maxRate },
  fee: { read: readDollars, min: 0, max: maxFee },
  minimum: { read: readDollars, min: 0, max: maxMinimum },
  capMultiple: { read: readPercent, min: 1, max: maxCap },
} as const satisfies Record<string, Limits>
type TypedName = keyof typeof limits

const longestTyped = 40
const takeTyped = (asked: URLSearchParams, name: string) => asked.get(name)?.slice(0, longestTyped) ?? ''

/** Ignores unreadable values, and moves values out of range to the nearest that we draw. */
export function readQuestion(asked: URLSearchParams): CostQuestion {
  const take = <Value>(name: string, read: (typed: string) => Value | undefined): Value | null =>
    read(takeTyped(asked, name)) ?? null
  const takeNumber = (name: TypedName, suffix = '') => {
    const { read, min, max } = limits[name]
    const value = take(name + suffix, read)
    return value === null ? null : clamp(value, min, max)
  }
  const takeDollars = (name: TypedName) => {
    const dollars = takeNumber(name)
    return dollars === null ? null : Math.round(dollars)
  }
  const takeCents = (name: TypedName, suffix: string) => Math.round((takeNumber(name, suffix) ?? 0) * 100)
  const takeOffer = (suffix: string): Offer | null => {
    const monthlyRate = takeNumber('rate', suffix)
    if (monthlyRate === null) return null
    return {
      monthlyRate,
      compounding: take(`compounding${suffix}`, findCompounding) ?? 'monthly',
      fee: takeCents('fee', suffix),
      minimumCharge: takeCents('minimum', suffix),
      capMultiple: takeNumber('capMultiple', suffix),
    }
  }
  return {
    amount: takeDollars('amount') ?? plainQuestion.amount,
    months: takeNumber('months') ?? plainQuestion.months,
    state: take('state', findState),
    offer: takeOffer(''),
    otherOffer: takeOffer(otherSuffix),
    settlement: takeDollars('settlement'),
    liens: takeDollars('liens'),
    attorney: takeNumber('attorney'),
  }
}

/** Something typed that we couldn't compute with, as it was typed. */
export type Slip = { name: TypedName; suffix: string; typed: string; isRead: boolean }

export function listSlips(asked: URLSearchParams): Slip[] {
  const names = Object.keys(limits) as TypedName[]
  return ['', otherSuffix].flatMap((suffix) =>
    names.flatMap((name) => {
      const typed = takeTyped(asked, name + suffix).trim()
      const { read, min, max } = limits[name]
      const value = read(typed)
      if (typed === '' || (value !== undefined && value >= min && value <= max)) return []
      return [{ name, suffix, typed, isRead: value !== undefined }]
    }),
  )
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
    [`minimum${suffix}`]: offer.minimumCharge ? offer.minimumCharge / 100 : null,
    [`capMultiple${suffix}`]: offer.capMultiple,
  }
}

/** In one spelling; nothing when it asks nothing, as with campaign parameters. */
export function findAskedQuestion(query: string): string | undefined {
  const asked = new URLSearchParams(query)
  if (!knownNames.some((name) => asked.get(name))) return undefined
  const written = new URLSearchParams(writeQuestion(readQuestion(asked)))
  // The page says what it couldn't read.
  for (const { name, suffix, typed } of listSlips(asked)) written.set(name + suffix, typed)
  return written.toString()
}

/** For a page that asks where the reader lives, and nothing else. */
export function findAskedState(query: string): string | undefined {
  const state = findState(new URLSearchParams(query).get('state')?.slice(0, longestTyped) ?? '')
  return state && `state=${writeState(state)}`
}

const findCompounding = (value: string): CompoundingName | undefined =>
  compoundingNames.find((compounding) => compounding === value)

export const findState = (typed: string): StateCode | undefined =>
  stateCodes.find((code) => code === typed.toUpperCase())
