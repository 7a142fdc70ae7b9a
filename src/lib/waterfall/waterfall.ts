import { divide, type Exact, multiply, roundHalfUp, whole } from '#lib/exact.ts'

/** Cents. */
export type Amount = { amount: number }

export type WaterfallQuestion = {
  /** What the case pays, before anybody gets a share. */
  gross: number
  /** The attorney's, of the gross: 33⅓ is 100/3. */
  feePercent: Exact
  costs: number
  liens: readonly Amount[]
  /** Funders who were there before us. */
  earlier: readonly Amount[]
  /** What we would get if the case paid without end. */
  ours: number
}

/** Cents. The fee, costs, liens, earlier funders, ours and net always add up to the gross. */
export type Waterfall = {
  gross: number
  fee: number
  costs: number
  liens: number
  earlier: number
  /** Before us. Below zero, somebody before us isn't paid whole. */
  left: number
  /** What we can get of it. */
  ours: number
  /** What the client keeps. */
  net: number
}

const addUp = (amounts: readonly Amount[]): number => amounts.reduce((sum, each) => sum + each.amount, 0)

/** From the gross to what the client keeps, in the order in which everybody is paid. Half a cent of the fee is a cent. */
export function runWaterfall({ gross, feePercent, costs, ours, ...paid }: WaterfallQuestion): Waterfall {
  const fee = roundHalfUp(multiply(whole(gross), divide(feePercent, 100)))
  const liens = addUp(paid.liens)
  const earlier = addUp(paid.earlier)
  const left = gross - fee - costs - liens - earlier
  const reached = Math.min(ours, Math.max(0, left))
  return { gross, fee, costs, liens, earlier, left, ours: reached, net: left - reached }
}

/** Whether each sum can be held to the cent. */
export function isExact({ gross, costs, liens, earlier, ours }: WaterfallQuestion): boolean {
  const sums = [costs, addUp(liens), addUp(earlier), gross, ours]
  return sums.every(Number.isSafeInteger) && Number.isSafeInteger(sums.reduce((sum, each) => sum + each, 0))
}
