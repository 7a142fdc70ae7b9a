import { expect, test } from 'vitest'
import { stateCodes } from '#domain/states.ts'
import { suggestedRule } from '../../content/suggestions.ts'
import type { StateRule } from '../../schema.ts'
import { parseDraft, type RuleDraft, toDraft } from './rule-draft.ts'

const ruleOf = (code: (typeof stateCodes)[number]): StateRule => {
  const { effectiveFrom, ...told } = suggestedRule(code)
  const dated = { effectiveFrom: effectiveFrom ?? '2026-11-16', license: null, takesWithoutLicense: false }
  return { ...told, ...dated, code, checkedOn: '2026-11-09', confirmedBy: 'Ruth', origin: 'owner' }
}

const parse = (rule: StateRule, change: Partial<RuleDraft> = {}, reader = 'Ruth') =>
  parseDraft({ ...toDraft(rule), ...change }, { rule, version: 3, reader })

test.each(stateCodes)('a rule of %s passes through the form unchanged', (code) => {
  const { code: _, origin, confirmedBy, ...rule } = ruleOf(code)
  expect(parse(ruleOf(code))).toEqual({ ok: true, input: { ...rule, version: 3 } })
})

test('a new license number keeps one’s own check; any other change, or another person, clears it', () => {
  const checkedOn = (change: Partial<RuleDraft>, reader?: string) => {
    const parsed = parse(ruleOf('IL'), change, reader)
    return parsed.ok && parsed.input.checkedOn
  }
  expect(checkedOn({ license: 'CLF-118' })).toBe('2026-11-09')
  expect(checkedOn({ license: 'CLF-118' }, 'Dana')).toBeNull()
  expect(checkedOn({ cancelDays: '10' })).toBeNull()
})

test('amounts are typed as people write them, and mistakes come back by field', () => {
  const typed = parse(ruleOf('CT'), { largestAdvance: '$50,000', cancelDays: ' 5 ' })
  expect(typed).toMatchObject({ ok: true, input: { largestAdvance: 50_000_00, cancelDays: 5 } })
  const [cap] = toDraft(ruleOf('IL')).caps
  if (!cap) throw new Error('Illinois has a cap')
  const wrong = parse(ruleOf('IL'), { mostMonths: 'many', caps: [{ ...cap, percent: '' }] })
  expect(wrong).toMatchObject({ ok: false })
  expect(Object.keys(wrong.ok ? {} : wrong.mistakes)).toEqual(['caps.0.percent', 'mostMonths'])
})
