import { createHash } from 'node:crypto'
import type { RuleCap, RuleCompounding } from '#domain/caps.ts'
import { createRandom, type Random } from '../../src/server/demo/seeded-random.ts'

/** An offer as the first release's terms and rules could make it. */
export type OfferBefore = {
  advance: number
  terms: {
    monthlyRate: number
    compounding: 'simple' | 'monthly' | 'semiannual'
    fee: number
    capMultiple: number | null
    mostMonths: number | null
  }
  rule: {
    caps: RuleCap[]
    mostMonths: number | null
    largestAdvance: number | null
    compounding: RuleCompounding | null
  }
}

const hundredths = (random: Random, max: number) => random.whole(1, max * 100) / 100

function makeCaps(random: Random): RuleCap[] {
  const percent = hundredths(random, 45)
  const from = random.whole(1_000, 20_000) * 100
  const kinds: [RuleCap[], ...RuleCap[][]] = [
    [],
    [{ kind: 'half-year-rate', percent }],
    [
      { kind: 'yearly-rate', percent, below: from },
      { kind: 'yearly-rate', percent: hundredths(random, 45), from },
    ],
    [{ kind: 'yearly-per-thousand', percent, dollars: random.whole(1, 500) }],
    [
      { kind: 'yearly-rate', percent },
      { kind: 'servicing', percent: hundredths(random, 20) },
    ],
    [{ kind: 'share-of-recovery', percent, plusAdvance: random.chance(0.5), of: 'gross' }],
  ]
  return random.pick(kinds)
}

function makeOffer(random: Random): OfferBefore {
  const maybe = <Value>(value: Value) => (random.chance(0.5) ? value : null)
  return {
    advance: random.chance(0.5) ? random.whole(5, 500) * 100_00 : random.whole(1, 90_000_00),
    terms: {
      monthlyRate: hundredths(random, 10),
      compounding: random.pick(['simple', 'monthly', 'semiannual']),
      fee: maybe(random.whole(1, 1_000_00)) ?? 0,
      capMultiple: maybe(1 + hundredths(random, 4)),
      mostMonths: maybe(random.whole(1, 60)),
    },
    rule: {
      caps: makeCaps(random),
      mostMonths: maybe(random.whole(1, 60)),
      largestAdvance: null,
      compounding: random.pick([null, null, 'semiannual', 'none']),
    },
  }
}

/** The same thousand on every machine. */
export function listOffersBefore(): OfferBefore[] {
  const random = createRandom(39)
  return Array.from({ length: 1_000 }, () => makeOffer(random))
}

/** In tens, so that a figure that moved is found. */
export const digestTens = (figures: readonly unknown[]): string[] =>
  Array.from({ length: figures.length / 10 }, (_, at) =>
    createHash('sha256')
      .update(JSON.stringify(figures.slice(at * 10, at * 10 + 10)))
      .digest('hex')
      .slice(0, 8),
  )
