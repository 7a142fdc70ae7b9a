import { describe, expect, test } from 'vitest'
import { usualValueTerms } from '#domain/value.ts'
import type { PriceRule } from '#lib/price/ceilings.ts'
import { roundDown, roundHalfUp, work } from '../../../../tests/support/worked-prices/exactly.ts'
import { type WorkedSheet, workedSheets } from '../../../../tests/support/worked-sheets/index.ts'
import type { SheetLine, ValueLineName } from './lines.ts'
import { computeValue } from './results.ts'

const line = (name: ValueLineName, figure: SheetLine['figure']): SheetLine => ({
  ...{ id: null, key: null, name, figure, origin: 'typed', documentId: null, page: null },
})

/** Injury alone counts here, so that a sheet has the grade it says. */
const weights = { liability: 0, coverage: 0, injury: 1, liens: 0, time: 0 }
const injuryOf = { A: 'lasting', B: 'imaging', C: 'in-treatment', D: 'soft-tissue', E: 'little' } as const

/** "100/3" in hundredths and thirds of a percent. */
function feeOf(fee: string) {
  const [over = 0n, under = 1n] = fee.split('/').map(BigInt)
  return under === 3n
    ? { percent: Number(over / 3n) * 100, thirds: Number(over % 3n) }
    : { percent: Number((over * 100n) / under) }
}

const linesOf = (sheet: WorkedSheet): SheetLine[] => [
  line('low', { amount: sheet.low }),
  line('likely', { amount: sheet.likely }),
  ...(sheet.high === undefined ? [] : [line('high', { amount: sheet.high })]),
  line('fee', feeOf(sheet.fee)),
  line('costs', { amount: sheet.costs }),
  ...(sheet.costsLow === undefined ? [] : [line('costs-low', { amount: sheet.costsLow })]),
  line('injury', { choice: injuryOf[sheet.grade] }),
  ...sheet.liens.map((amount) => line('lien', { choice: 'hospital', amount })),
  ...(sheet.earlier ?? []).map((amount) => line('earlier', { amount })),
  ...(sheet.out === undefined ? [] : [line('ours', { amount: sheet.out })]),
]

type Cap = WorkedSheet['cap']
const capsOf = (cap: Cap) => (cap ? [{ kind: 'share-of-recovery' as const, plusAdvance: false, ...cap }] : [])

const ruleOf = ({ cap, forumCap, largestAdvance, capsPerClaim }: WorkedSheet): PriceRule => ({
  ...{ state: 'GA', caps: capsOf(cap), mostMonths: null },
  largestAdvance: largestAdvance ?? null,
  capsPerClaim: capsPerClaim ?? false,
  ...(forumCap && { forum: { state: 'NV', caps: capsOf(forumCap), mostMonths: null, largestAdvance: null } }),
})

describe('sheets worked by hand', () => {
  test.each(workedSheets)('$name', (sheet) => {
    const { worked, likelyFee, likelyLeft, lowLeft, binds, advised, claimLimit = null } = sheet
    expect(roundHalfUp(work(worked.fee))).toBe(likelyFee)
    expect(Math.floor(roundDown(work(worked.limit)) / 100_00) * 100_00).toBe(advised)

    const terms = { ...usualValueTerms, claimLimit, weights }
    const context = { terms, rule: ruleOf(sheet), price: null, today: '2026-11-16' }
    const { cases, grade, advice } = computeValue(linesOf(sheet), context)
    expect(grade.grade).toBe(sheet.grade)
    expect(cases.likely).toMatchObject({ fee: likelyFee, left: likelyLeft })
    expect(cases.low?.left).toBe(lowLeft)
    expect(advice).toMatchObject({
      advised,
      binding: { name: binds, amount: roundDown(work(worked.limit)) },
    })
    for (const each of [cases.low, cases.likely, cases.high]) {
      if (!each) continue
      const { gross, fee, costs, liens, earlier, ours, net } = each
      expect(fee + costs + liens + earlier + ours + net).toBe(gross)
      expect(net < 0).toBe(each.left < 0)
    }
  })

  test('are thirty and more, with every limit and every grade among them', () => {
    expect(workedSheets.length).toBeGreaterThanOrEqual(30)
    expect(new Set(workedSheets.map(({ binds }) => binds)).size).toBe(5)
    expect(new Set(workedSheets.map(({ grade }) => grade)).size).toBe(5)
  })
})
