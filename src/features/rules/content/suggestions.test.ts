import { describe, expect, test } from 'vitest'
import { labelOf } from '#domain/choice.ts'
import type { Posture } from '#domain/posture.ts'
import { type StateCode, stateCodes, states } from '#domain/states.ts'
import { ruleInputSchema } from '../schema.ts'
import { suggestionFor } from './suggestions.ts'

const listWith = (posture: Posture) =>
  stateCodes.filter((code) => suggestionFor(code).posture === posture).toSorted()

describe('the suggestions', () => {
  test('close, license and cap states as the law does, and leave the rest open', () => {
    expect(listWith('closed')).toEqual(['AL', 'AR', 'CO', 'KY', 'MD', 'MT', 'NC', 'WV'])
    const licensed = ['CT', 'GA', 'IL', 'ME', 'MO', 'NE', 'NV', 'NY', 'OK', 'SC', 'UT', 'VT']
    expect(listWith('license')).toEqual(licensed)
    expect(listWith('capped')).toEqual(['IN', 'TN'])
    expect(listWith('open')).toHaveLength(50 - 8 - 12 - 2)
  })

  test.each([
    ['NY', { effectiveFrom: '2026-12-19', cancelDays: 10, largestAdvance: null }],
    ['NY', { caps: [{ kind: 'share-of-recovery', percent: 25, plusAdvance: true, of: 'gross' }] }],
    ['GA', { effectiveFrom: '2026-01-01' }],
    ['GA', { caps: [{ kind: 'share-of-recovery', percent: 100, plusAdvance: false, of: 'net' }] }],
    ['IL', { caps: [{ kind: 'half-year-rate', percent: 18 }], mostMonths: 42, cancelDays: 14 }],
    ['TN', { caps: [{ kind: 'yearly-per-thousand', percent: 10, dollars: 360 }], mostMonths: 36 }],
    ['NV', { caps: [{ kind: 'yearly-rate', percent: 40 }], largestAdvance: null }],
    ['ME', { mostMonths: 42 }],
    ['CA', { posture: 'open', mostMonths: 36 }],
  ] satisfies [StateCode, object][])('have the numbers of %s: %j', (code, numbers) => {
    expect(suggestionFor(code)).toMatchObject(numbers)
  })

  test('say what we don’t know to the owner, not to the reader', () => {
    expect(suggestionFor('NY').note).toContain('§ 1004 was not seen')
    expect(suggestionFor('MD').note).toContain('don’t know what became of HB 1298')
    expect(suggestionFor('OH').note).toContain('don’t know what became of it')
  })

  test.each(stateCodes)('can be written as a rule by hand: %s', (code) => {
    const { confidence, isSeen, note, effectiveFrom, ...rule } = suggestionFor(code)
    const input = ruleInputSchema.parse({ ...rule, ...(effectiveFrom && { effectiveFrom }) })
    expect(input).toMatchObject(rule)
    expect(rule.sentence).toContain(labelOf(states, code))
    expect(rule.sentence).toMatch(/^[A-Z].*\.$/)
    expect(rule.source).not.toBe('')
  })
})
