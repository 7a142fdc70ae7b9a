import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rounds } from '../../../tests/support/sample.ts'
import { distribute, findSheetMistake, givesUp, type Sheet } from './distribution.ts'
import { rungsOf } from './rungs.ts'

/** The sheet as it is drawn: $24,000, and $7,700 owed. */
const drawn: Sheet = {
  gross: 24_000_00,
  fee: { name: 'Attorney’s fee', full: 8_000_00, afterCut: 7_200_00 },
  costs: { name: 'Costs', full: 1_150_00, afterCut: 1_150_00 },
  liens: [
    { name: 'Medicare', full: 3_600_00, afterCut: 2_400_00 },
    { name: 'County Hospital', full: 8_600_00, afterCut: 4_300_00 },
  ],
  ours: 5_000_00,
}

describe('the sheet of the drawing', () => {
  test('comes to its sums', () => {
    expect(distribute(drawn, 7_700_00)).toEqual({
      fees: { full: 9_150_00, afterCut: 8_350_00 },
      liens: { full: 12_200_00, afterCut: 6_700_00 },
      before: { full: 21_350_00, afterCut: 15_050_00 },
      left: 8_950_00,
      asked: { ours: 5_000_00, net: 3_950_00 },
      uncut: { ours: 7_700_00, net: 1_250_00 },
      ifNobodyCuts: { left: 2_650_00, ours: 2_650_00, net: 0 },
    })
    expect([drawn.fee, ...drawn.liens].map(givesUp)).toEqual([10, 33, 50])
    expect(findSheetMistake(drawn, 7_700_00)).toBeUndefined()
  })

  test('names the row at which the cuts pass the recovery', () => {
    const [medicare] = drawn.liens
    const liens = [
      ...(medicare ? [medicare] : []),
      { name: 'County Hospital', full: 20_000_00, afterCut: 20_000_00 },
    ]
    expect(findSheetMistake({ ...drawn, liens }, 7_700_00)).toEqual({
      ...{ place: 1, what: 'above recovery', name: 'County Hospital' },
    })
  })

  test.each([
    ['a cut above the claim', { fee: { ...drawn.fee, afterCut: 8_000_01 } }, 'fee', 'above full'],
    ['more for us than is owed', { ours: 7_700_01 }, 'ours', 'above owed'],
    ['more for us than is left', { ours: 7_000_00, gross: 22_000_00 }, 'ours', 'above left'],
  ])('refuses %s', (_, change, place, what) => {
    expect(findSheetMistake({ ...drawn, ...change }, 7_700_00)).toMatchObject({ place, what })
  })
})

test('the five answers of the drawing', () => {
  const lastStep = { on: '2026-08-12', amount: 1_080_00 }
  const rungs = rungsOf({ owed: 10_320_00, out: 6_000_00, lastStep, left: 17_050_00 })
  expect(rungs.map(({ takes, net }) => [takes, net])).toEqual([
    [10_320_00, 6_730_00],
    [9_240_00, 7_810_00],
    [8_160_00, 8_890_00],
    [6_000_00, 11_050_00],
    [0, 17_050_00],
  ])
  expect(rungs.map(({ isOpen }) => isOpen)).toEqual([true, true, true, true, false])
})

const cents = fc.integer({ min: 0, max: 900_000_00 })
const row = fc.tuple(cents, cents).map(([one, other]) => ({
  ...{ name: 'Lien', full: Math.max(one, other), afterCut: Math.min(one, other) },
}))
const anySheet = fc.record({
  ...{ gross: fc.integer({ min: 1, max: 9_000_000_00 }), fee: row, costs: row },
  ...{ liens: fc.array(row, { maxLength: 12 }), ours: cents },
})

/** Hands the money out of a pot, to one after the other; nobody gets what isn't there. */
function payFrom(gross: number, wanted: readonly number[]): { got: bigint[]; rest: bigint } {
  let rest = BigInt(gross)
  const got = wanted.map((sum) => {
    const paid = BigInt(sum) < rest ? BigInt(sum) : rest
    rest -= paid
    return paid
  })
  return { got, rest }
}

test('a model that hands the money out of a pot comes to the same, and everything to the gross', () => {
  fc.assert(
    fc.property(anySheet, cents, (sheet, owed) => {
      const before = [sheet.fee, sheet.costs, ...sheet.liens]
      const cut = before.map(({ afterCut }) => afterCut)
      const { got, rest } = payFrom(sheet.gross, [...cut, sheet.ours])
      const isWhole = got.every((paid, at) => paid === BigInt([...cut, sheet.ours][at] ?? 0))
      const mistake = findSheetMistake(sheet, owed)
      expect(mistake === undefined).toBe(isWhole && sheet.ours <= owed)
      const { asked, uncut, ifNobodyCuts, left } = distribute(sheet, owed)
      if (mistake === undefined) {
        expect([BigInt(asked.ours), BigInt(asked.net)]).toEqual([got.at(-1), rest])
        const full = payFrom(sheet.gross, [...cut, owed])
        expect([BigInt(uncut.ours), BigInt(uncut.net)]).toEqual([full.got.at(-1), full.rest])
      }
      const nobody = payFrom(sheet.gross, [...before.map(({ full }) => full), owed])
      expect(BigInt(ifNobodyCuts.ours)).toBe(nobody.got.at(-1))
      expect(asked.ours + asked.net).toBe(left)
    }),
    { numRuns: rounds(20_000, 200) },
  )
})

test('each answer takes no more than the one before, nor than what is owed or left', () => {
  fc.assert(
    fc.property(cents, cents, cents, fc.integer({ min: -900, max: 900_000_00 }), (one, other, step, left) => {
      const [out, owed] = [Math.min(one, other), Math.max(one, other)]
      const amount = Math.min(step, Math.floor((owed - out) / 2))
      const rungs = rungsOf({ owed, out, lastStep: { on: '2026-08-12', amount }, left })
      for (const [at, { takes, net, waives }] of rungs.entries()) {
        expect(takes).toBeLessThanOrEqual(Math.min(owed, Math.max(0, left), rungs[at - 1]?.takes ?? owed))
        expect(takes + net).toBe(left)
        expect(takes + waives).toBe(owed)
      }
    }),
    { numRuns: rounds(20_000, 200) },
  )
})
