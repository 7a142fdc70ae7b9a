import type { ContractFigures, OfferRule } from '#db/schema/index.ts'
import { estimateAt } from '#lib/price/estimate.ts'
import { holdToRule } from '#lib/price/hold.ts'
import type { EarlierAdvance } from '#lib/price/lawful.ts'
import type { OfferTerms } from '#lib/price/monthly-terms.ts'
import { priceOffer } from '#lib/price/offer.ts'
import { lastDayOf } from '#lib/price/time.ts'

/** An advance on the claim. Cents, and the day on which the money leaves. */
type Advance = { amount: number; fundedOn: string; terms: OfferTerms; rule: OfferRule }
/** One that was paid out, or is promised by another contract. */
export type Earlier = Advance & { number: string | null }

type Question = Advance & { earlier: readonly Earlier[]; cancel: ContractFigures['cancel'] }

/** Every sum, day and rate of a contract, from the price's own function. */
export function priceContract({ amount, fundedOn, terms, rule, earlier, cancel }: Question): ContractFigures {
  const price = priceOffer(amount, terms, rule, {
    fundedOn,
    ...(earlier.length > 0 && { earlier: (months: number) => oweThen(earlier, dayAfter(fundedOn, months)) }),
  })
  const { received, oneTimeCharges, maximum, schedule, outcomes, claim } = price
  return {
    ...{ funded: amount, received, oneTimeCharges, maximum, schedule, outcomes, claim, cancel },
    earlier: earlier.map((advance, place) => {
      const { maximum } = priceOffer(advance.amount, advance.terms, advance.rule, {
        fundedOn: advance.fundedOn,
        earlier: (months) => oweThen(earlier.slice(0, place), dayAfter(advance.fundedOn, months)),
      })
      const { number, fundedOn, amount: funded } = advance
      return { number, fundedOn, funded, maximum }
    }),
    terms: { ...holdToRule(terms, rule), oneTimeCharges },
  }
}

/** The last day of this many months. For zero months, the funding day itself. */
const dayAfter = (fundedOn: string, months: number) => (months === 0 ? fundedOn : lastDayOf(fundedOn, months))

/** What is owed that day on advances, the oldest first: those that share a limit leave less to the next. */
function oweThen(advances: readonly Earlier[], on: string): EarlierAdvance[] {
  const before: EarlierAdvance[] = []
  for (const { amount, terms, rule, fundedOn } of advances) {
    const question = { ...rule, advance: amount, terms, earlier: [...before] }
    const { advance, owed, oneTimeCharges } = estimateAt(question, { fundedOn, on })
    before.push({ advance, owed, oneTimeCharges })
  }
  return before
}
