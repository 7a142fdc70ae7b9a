import { expect, test } from 'vitest'
import { stateCodes } from '#domain/states.ts'
import { everyContractMember, everyPriceMember } from '../../../../../tests/support/contract-law.ts'
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

const fullRule: StateRule = {
  ...ruleOf('IL'),
  ...everyPriceMember,
  oneTimeCharges: { ...everyPriceMember.oneTimeCharges },
  schedule: { ...everyPriceMember.schedule },
  contract: everyContractMember,
}

test('a rule that says all it can passes through the form unchanged', () => {
  const { code, origin, confirmedBy, ...rule } = fullRule
  expect(parse(fullRule)).toEqual({ ok: true, input: { ...rule, version: 3 } })
})

const typeLaw = (rule: StateRule, values: Record<string, string>) => {
  const { law } = toDraft(rule)
  return parse(rule, { law: { ...law, values: { ...law.values, ...values } } })
}

test('a field of the law that is emptied says nothing, and its mistakes come back by field', () => {
  const emptied = typeLaw(fullRule, {
    'contract.type.box': '',
    'contract.report.due': '',
    'schedule.kind': ' ',
  })
  expect(emptied).toMatchObject({ ok: false, mistakes: { 'schedule.kind': expect.any(String) } })
  const { box, ...type } = everyContractMember.type
  const unboxed = typeLaw(fullRule, { 'contract.type.box': '' })
  expect(unboxed.ok && unboxed.input.contract?.type).toEqual(type)
  expect(
    typeLaw(ruleOf('WY'), { 'oneTimeCharges.most': '$1,250.50', 'oneTimeCharges.per': 'claim' }),
  ).toMatchObject({ ok: true, input: { oneTimeCharges: { most: 1_250_50, per: 'claim' }, contract: null } })
  const wrong = typeLaw(ruleOf('WY'), {
    'contract.languages.translatorAffidavit': 'yes',
    'contract.license.from': '2026-02-01',
    'contract.license.to': '2026-01-31',
  })
  expect(Object.keys(wrong.ok ? {} : wrong.mistakes)).toEqual([
    'contract.languages.translatorAffidavit',
    'contract.license.to',
  ])
  const garbled = typeLaw(ruleOf('WY'), {
    'contract.refinance.kind': 'within-months',
    'contract.refinance.months': 'some',
  })
  expect(Object.keys(garbled.ok ? {} : garbled.mistakes)).toEqual(['contract.refinance.months'])
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
