import { describe, expect, test } from 'vitest'
import type { Posture } from '#domain/posture.ts'
import { type StateCode, stateCodes, states } from '#domain/states.ts'
import { labelOf } from '#site/staff-format.ts'
import { ruleInputSchema } from '../schema.ts'
import { suggestedRule, suggestionFor } from './suggestions.ts'

const listWith = (posture: Posture) =>
  stateCodes.filter((code) => suggestionFor(code).posture === posture).toSorted()

describe('the suggestions', () => {
  test('close, license and cap states as the law does, and leave the rest open', () => {
    expect(listWith('closed')).toEqual(['AL', 'AR', 'CO', 'KY', 'MD', 'MT', 'NC', 'WV'])
    const licensed = 'CT GA IL IN ME MO NE NV NY OK SC TN UT VT'
    expect(listWith('license').join(' ')).toBe(licensed)
    expect(listWith('capped')).toEqual([])
    expect(listWith('open')).toHaveLength(50 - 8 - 14)
  })

  test.each([
    ['NY', { effectiveFrom: '2026-12-19', cancelDays: 10, largestAdvance: null }],
    ['NY', { caps: [{ kind: 'share-of-recovery', percent: 25, plusAdvance: true, of: 'gross' }] }],
    ['GA', { effectiveFrom: '2026-01-01' }],
    ['GA', { caps: [{ kind: 'share-of-recovery', percent: 100, plusAdvance: false, of: 'net' }] }],
    ['IL', { caps: [{ kind: 'half-year-rate', percent: 18 }], mostMonths: 42, cancelDays: 14 }],
    ['TN', { caps: [{ kind: 'yearly-per-thousand', percent: 10, dollars: 360 }], mostMonths: 36 }],
    ['NV', { caps: [{ kind: 'yearly-rate', percent: 40 }], largestAdvance: null }],
    ['ME', { mostMonths: 42, compounding: 'semiannual' }],
    ['NE', { mostMonths: 36, compounding: 'semiannual' }],
    ['WV', { mostMonths: 42, compounding: 'semiannual' }],
    ['MT', { caps: [{ kind: 'share-of-recovery', percent: 25, plusAdvance: false, of: 'gross' }] }],
    ['IN', { posture: 'license', compounding: null }],
    ['TN', { posture: 'license' }],
    ['CA', { posture: 'open', mostMonths: 36 }],
  ] satisfies [StateCode, object][])('have the numbers of %s: %j', (code, numbers) => {
    expect(suggestionFor(code)).toMatchObject(numbers)
  })

  test('say how many business days there are to cancel, and from when', () => {
    const told = stateCodes.flatMap((code) => {
      const { cancelDays, cancelFrom } = suggestionFor(code)
      return cancelDays === null ? [] : [`${code} ${cancelDays} ${cancelFrom}`]
    })
    expect(told.toSorted()).toEqual([
      'CA 5 funding',
      'GA 5 later',
      'IL 14 funding',
      'IN 5 funding',
      'MT 5 later',
      'NE 5 receipt',
      'NV 5 funding',
      'NY 10 receipt',
      'OH 5 receipt',
      'TN 5 later',
      'UT 10 signing',
      'WV 5 later',
    ])
  })

  test('say what we don’t know to the owner, not to the reader', () => {
    expect(suggestionFor('NY').note).toContain('§ 1004 was not seen')
    expect(suggestionFor('MD').note).toContain('don’t know what became of HB 1298')
    expect(suggestionFor('OH').note).toContain('don’t know what became of it')
  })

  const regulated = 'AR CA CO CT GA IL IN MD ME MO MT NE NV NY OH OK SC TN UT VT WI WV'
  test('say what the law asks of contracts wherever we found any of it', () => {
    const found = stateCodes.filter((code) => suggestionFor(code).contract !== null)
    expect(found.toSorted().join(' ')).toBe(regulated)
    expect(stateCodes.filter((code) => suggestionFor(code).notSeen.length > 0)).not.toContain('WY')
  })

  /** Of these a part may be known, and for the start of the days to cancel the longest reading stands in. */
  const partly = ['notices', 'attorney', 'license', 'report', 'cancelFrom']
  test.each(stateCodes)('give nothing of %s that nobody has seen', (code) => {
    const { notSeen, fromSummary, contract, ...rest } = suggestionFor(code)
    const told: Record<string, unknown> = { ...rest, ...contract }
    for (const member of notSeen.filter((name) => !partly.includes(name)))
      expect([null, undefined, []], member).toContainEqual(told[member])
    for (const member of fromSummary) expect(told[member], member).toBeTruthy()
    expect(notSeen.filter((member) => fromSummary.includes(member) && !partly.includes(member))).toEqual([])
  })

  test('quote a notice only whole, with its statute and the day of the copy', () => {
    const notices = stateCodes.flatMap((code) =>
      (suggestionFor(code).contract?.notices ?? []).map((notice) => ({ code, ...notice })),
    )
    expect(notices.map(({ code }) => code).toSorted()).toEqual([
      'AR',
      'CA',
      'IL',
      'IN',
      'NE',
      'NY',
      'NY',
      'OH',
    ])
    for (const { text, source, checkedOn } of notices) {
      expect(text).toMatch(/[.%]$/)
      expect(text).not.toContain('…')
      expect(source).toMatch(/\d/)
      expect(checkedOn).toMatch(/^2026-11-/)
    }
  })

  test.each([
    ['IN', { earning: 'in-advance', oneTimeCharges: { most: 500_00, per: 'claim' } }],
    ['NY', { capsPerClaim: true, schedule: { kind: 'outcomes', stepMonths: 0 } }],
    ['TN', { capsPerClaim: true, contract: { refinance: { kind: 'ban' } } }],
    ['WV', { capsPerClaim: true, contract: { type: { points: 14, page: 'first-two' } } }],
    ['NE', { rateMethod: 'effective', contract: { rateDisclosure: 'per-step' } }],
    ['CT', { rateMethod: 'military' }],
    ['VT', { contract: { scope: { residence: true, forum: true }, report: { due: '04-01', sworn: true } } }],
    ['IL', { contract: { refinance: { kind: 'within-months', months: 24, tables: true } } }],
  ] satisfies [StateCode, object][])('have what %s asks of price and contract: %j', (code, asked) => {
    expect(suggestionFor(code)).toMatchObject(asked)
  })

  test.each(stateCodes)('can be written as a rule by hand: %s', (code) => {
    const { effectiveFrom, ...rule } = suggestedRule(code)
    const input = ruleInputSchema.parse({ ...rule, ...(effectiveFrom && { effectiveFrom }) })
    expect(input).toMatchObject(rule)
    expect(rule.sentence).toContain(labelOf(states, code))
    expect(rule.sentence).toMatch(/^[A-Z].*\.$/)
    expect(rule.source).not.toBe('')
  })
})
