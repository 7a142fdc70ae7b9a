import { expect, test } from 'vitest'
import { type ContractLaw, type ContractNotice, noLaw } from '#domain/contract-law.ts'
import { noRule } from '#domain/rules.ts'
import { everyContractMember, everyPriceMember } from '../../../../../tests/support/contract-law.ts'
import { type ComparedRule, compareRules, suggestedFor } from './rule-lines.ts'

const silent: ComparedRule = { ...noRule, ...noLaw, source: '' }
const full: ComparedRule = { ...silent, ...everyPriceMember, contract: everyContractMember }

const labels = (old: ComparedRule, now: ComparedRule) =>
  compareRules(old, now).changed.map(({ label }) => label)

test.each(Object.keys(everyPriceMember))('a changed %s is said in words', (name) => {
  expect(labels(full, { ...full, [name]: Reflect.get(silent, name) })).toHaveLength(1)
})

const { type, attorney, languages, formApproval, refinance, earlierFunder, noticeToOthers, license, report } =
  everyContractMember
const { notices } = everyContractMember
const changeNotice = (change: Partial<ContractNotice>) => ({
  notices: notices.map((notice, place) => (place === 0 ? { ...notice, ...change } : notice)),
})

test.each<ContractLaw>([
  { cancelWays: ['mail'] },
  { scope: { residence: true, forum: true } },
  { rateDisclosure: 'annual' },
  { maximumStated: false },
  { cumulativeRow: true },
  { initials: 'no' },
  { type: { ...type, points: 12 } },
  { type: { ...type, bold: false } },
  { type: { ...type, box: undefined } },
  { type: { ...type, caps: undefined } },
  { type: { ...type, page: 'body' } },
  { notices: notices.slice(1) },
  changeNotice({ text: 'Other words' }),
  changeNotice({ place: undefined }),
  changeNotice({ box: true }),
  changeNotice({ checkedOn: '2026-11-02' }),
  { attorney: { ...attorney, required: undefined } },
  { attorney: { ...attorney, statements: [{ about: 'instructions' }] } },
  { languages: { ...languages, translatorAffidavit: false } },
  { formApproval: { ...formApproval, number: 'F-8' } },
  { refinance: { ...refinance, months: 12 } },
  { refinance: { ...refinance, tables: false } },
  { earlierFunder: { ...earlierFunder, buyOut: false } },
  { earlierFunder: { ...earlierFunder, writtenConsent: ['funders'] } },
  { assignment: 'ban' },
  { noticeToOthers: { ...noticeToOthers, who: ['court'] } },
  { noticeToOthers: { ...noticeToOthers, days: undefined } },
  { attorneyCopyDays: 4 },
  { license: { ...license, bond: undefined } },
  { report: { ...report, due: undefined } },
  { report: { ...report, sworn: false } },
  { retention: { years: 4, from: 'last-entry' } },
  { unexpressed: undefined },
])('a changed %j of a contract is said in words', (change) => {
  expect(labels(full, { ...full, contract: { ...everyContractMember, ...change } })).toHaveLength(1)
})

test('a rule reads like what somebody would say', () => {
  const said = Object.fromEntries(
    compareRules(undefined, full).changed.map(({ label, after }) => [label, after]),
  )
  expect(said).toMatchObject({
    'One-time charges': 'At most $500 for each claim, all advances together',
    Refinancing: 'Only within 24 months of the first funding; with tables that compare',
    'Other funders': 'Bought out first, unless the client, the attorney, and all funders agree in writing',
    License: 'A registration; from Jan 1, 2026; to Dec 31, 2026; a bond of $50,000',
    Report: 'Each year by April 1; under oath',
    'Papers kept': '3 years after the last entry',
    Type: '14 points, bold, capitals, not boxed; on the first two pages',
  })
  expect(said.Notices).toContain('nobody compared it')
})

test('the days of our own license are no difference from a suggestion', () => {
  const { from, to, ...license } = everyContractMember.license
  const { number, date, ...formApproval } = everyContractMember.formApproval
  const suggested = { ...full, contract: { ...everyContractMember, license, formApproval } }
  expect(labels(full, suggested)).toEqual(['The form', 'License'])
  expect(labels(full, suggestedFor(suggested, full))).toEqual([])
})
