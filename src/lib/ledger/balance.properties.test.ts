import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDay, writeDay } from '../../../tests/support/ledger-model/days.ts'
import { anyClaim, anyDayAfter, type ToldLife } from '../../../tests/support/ledger-model/lives.ts'
import { type Life, oweOf } from '../../../tests/support/ledger-model/owe.ts'
import { record } from '../../../tests/support/ledger-model/record.ts'
import { rounds } from '../../../tests/support/sample.ts'
import { balanceOfClaim } from './balance.ts'

const patience = { timeout: 60 * 60_000 }
const twenty = fc.array(anyDayAfter, { minLength: 20, maxLength: 20 })

/** Around what happens, and anywhere. */
const pickDays = (claim: readonly ToldLife[], picks: readonly ((fundedOn: number) => number)[]) =>
  picks.map((pick, at) => {
    const { fundedOn, facts, endedOn } = claim[at % claim.length] ?? { fundedOn: 0, facts: [] }
    const happened = [...facts.flatMap(({ on, returnedOn }) => [on, returnedOn ?? on]), endedOn ?? fundedOn]
    return at % 3 === 0 ? (happened[at % happened.length] ?? fundedOn) + (at % 4) - 1 : pick(fundedOn)
  })

/** The same claim if nothing happens after a day. */
const stopAt = (claim: readonly Life[], day: number): Life[] =>
  claim.map(({ returnedOn, endedOn, facts, ...life }) => ({
    ...life,
    facts: facts
      .filter(({ on }) => on <= day)
      .map((fact) => ({ ...fact, returnedOn: isBy(fact.returnedOn, day) })),
    ...{ returnedOn: isBy(returnedOn, day), endedOn: isBy(endedOn, day) },
  }))
const isBy = (on: number | undefined, day: number) => (on !== undefined && on <= day ? on : undefined)

test('a model of exact fractions owes the same on every day of every life', patience, () => {
  fc.assert(
    fc.property(anyClaim, twenty, (claim, picks) => {
      const advances = claim.map(record)
      for (const day of pickDays(claim, picks)) {
        const on = writeDay(day)
        const { each, all } = balanceOfClaim(advances, on)
        const modeled = claim.map((_, place) => oweOf(claim, place, day))
        expect({ on, owed: each.map(({ owed }) => owed) }).toEqual({
          ...{ on, owed: modeled.map(({ owed }) => Number(owed)) },
        })
        expect(all.owed).toBe(Number(modeled.reduce((sum, { owed }) => sum + owed, 0n)))
      }
    }),
    { numRuns: rounds(5_000, 30) },
  )
})

test(
  'nothing is below zero or above the contract’s limit with what came, and the sums add up',
  patience,
  () => {
    fc.assert(
      fc.property(anyClaim, twenty, (claim, picks) => {
        const advances = claim.map(record)
        for (const day of pickDays(claim, picks).slice(0, 5)) {
          const { each } = balanceOfClaim(advances, writeDay(day))
          for (const [place, { funded, charges, paid, reduced, owed, overpaid, out }] of each.entries()) {
            for (const sum of [funded, charges, paid, reduced, owed, overpaid, out])
              expect(Number.isSafeInteger(sum) && sum >= 0).toBe(true)
            expect(out).toBeLessThanOrEqual(owed)
            const { terms } = claim[place] ?? {}
            const came = paid + reduced - overpaid
            const most =
              terms?.capMultiple && Math.floor((funded * Math.round(terms.capMultiple * 100)) / 100)
            if (most) expect(owed + came).toBeLessThanOrEqual(most)
            // A law may let less be owed than the advance, before its rate has caught up with what was held back.
            if (charges > 0) expect(funded + charges).toBe(owed + came)
            else expect(funded).toBeGreaterThanOrEqual(owed + came)
          }
        }
      }),
      { numRuns: rounds(5_000, 30) },
    )
  },
)

test(
  'the day from which more is owed is the first one, and there is none if it never comes',
  patience,
  () => {
    fc.assert(
      fc.property(anyClaim, anyDayAfter, (claim, pick) => {
        const day = pick(claim[0]?.fundedOn ?? 0)
        const { each } = balanceOfClaim(claim.map(record), writeDay(day))
        const still = stopAt(claim, day)
        for (const [place, { owed, next }] of each.entries()) {
          if ((claim[place]?.fundedOn ?? 0) > day) continue
          const modeled = (on: number) => Number(oweOf(still, place, on).owed)
          if (next === null) {
            for (const days of [1, 40, 400, 7_000]) expect(modeled(day + days)).toBe(owed)
            continue
          }
          expect(modeled(readDay(next.on))).toBe(next.owed)
          expect(next.owed).toBeGreaterThan(owed)
          expect(modeled(readDay(next.on) - 1)).toBe(owed)
        }
      }),
      { numRuns: rounds(2_000, 30) },
    )
  },
)
