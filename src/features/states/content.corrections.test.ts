import { describe, expect, test } from 'vitest'
import type { Openness } from '#domain/posture.ts'
import { type StateCode, stateCodes } from '#domain/states.ts'
import { formatDollars } from '#site/staff-format.ts'
import { stateHead } from './content/heads.ts'
import { legalFactors, type Rule, type StateProfile } from './content/profile.ts'
import { stateWords } from './content/words.ts'
import { findState, groupStatesByYears, stateProfiles } from './content.ts'

const { state: words, faultRules } = stateWords.en

const openEverywhere = Object.fromEntries(
  stateCodes.map((code) => [code, { posture: 'open', license: null, takesWithoutLicense: false }]),
) as Record<StateCode, Openness>

function stateOf(code: StateCode): StateProfile {
  const state = findState(code, 'en')
  if (!state) throw new Error(`There is no ${code}.`)
  return state
}

const factorOf = (code: StateCode, topic: string): Rule | undefined =>
  legalFactors(stateOf(code), words.topics, faultRules).find((factor) => factor.topic === topic)

const headOf = (code: StateCode) =>
  stateHead(
    stateOf(code),
    { phone: '(555) 014-7733', email: 'help@example.com' },
    { name: 'Example Funding', publicUrl: 'https://example.com' },
    'en',
  )

describe('the law on funding', () => {
  test.each<[StateCode, RegExp[], RegExp]>([
    [
      'NY',
      [/from December 19, 2026/, /DFS/, /ten business days/, /25% of the gross recovery/],
      /1001 to 1011/,
    ],
    ['CT', [/\$50,000/, /36% below \$5,000/, /25% above/, /license/], /36a-555.*23-126/],
    ['AL', [/void/, /living costs/], /Wilson v\. Harris, 688 So\. 2d 265/],
    ['SC', [/a loan/, /more than 12% a year/, /license/, /website/], /3\.104,106-1403/],
    ['MD', [/as a loan/, /24% and 33%/, /license/], /Com\. Law § 12-301/],
    ['MT', [/15%/, /prime rate plus 6/, /25%/, /register/, /can’t be enforced/], /31-4-101.*31-1-107/],
    ['IN', [/36% a year/, /7% a year/, /the other side must be told/], /Ind\. Code 24-12/],
    ['NV', [/40% a year/, /covers advances of up to \$500,000/], /604C/],
  ])('of %s is the decisive one, with its source', (code, said, source) => {
    const { funding } = stateOf(code)
    for (const words of said) expect(funding.text).toMatch(words)
    expect(funding.source).toMatch(source)
  })

  test('mentions no repealed law, no other state’s law and no definition as a ban', () => {
    expect(stateOf('NY').funding.text).not.toMatch(/by time/)
    expect(stateOf('MD').funding.text).not.toMatch(/next door|Pennsylvania/)
    expect(stateOf('NV').funding.text).not.toMatch(/may not be more than/)
  })

  test.each(stateProfiles.en.map(({ code, funding }) => [code, funding] as const))(
    'of %s names its source outside of the text',
    (_code, { text, source }) => {
      expect(source).not.toBe('')
      expect(text).not.toMatch(/§|v\. [A-Z]/)
    },
  )
})

describe('injury law', () => {
  test.each<[StateCode, string, RegExp, RegExp]>([
    ['LA', words.topics.timeToSue, /Medical malpractice still has one year/, /9:5628/],
    ['AL', 'Claims against government', /six months.*county within 12 months/, /11-47-23, 11-12-8/],
    ['TN', words.topics.timeToSue, /two years when criminal charges/, /28-3-104/],
    ['MO', words.topics.timeToSue, /2026 session/, /516\.120/],
    ['MT', words.topics.timeToSue, /October 1, 2026/, /27-2-204/],
  ])('of %s, %s, is complete', (code, topic, said, source) => {
    expect(factorOf(code, topic)?.text).toMatch(said)
    expect(factorOf(code, topic)?.source).toMatch(source)
  })

  test.each<[StateCode, RegExp]>([
    ['MO', /2026 bill/],
    ['MT', /before October 1, 2026/],
  ])('of %s states no bare number of years, beside the numeral or to search engines', (code, doubt) => {
    expect(stateOf(code).timeToSue.unsettled).toMatch(doubt)
    expect(headOf(code).description).not.toMatch(/\d years?/)
    const listed = groupStatesByYears('en', openEverywhere).flatMap(({ states }) => states)
    expect(listed.find((state) => state.code === code)?.unsettled).toBe(true)
    expect(listed.filter(({ unsettled }) => unsettled)).toHaveLength(2)
  })

  test('of Connecticut opens with the things built there, not the way they are built', () => {
    expect(stateOf('CT').intro).not.toMatch(/[Ii]nland|by hand/)
  })

  test.each(stateProfiles.en.map((state) => [state.code, state] as const))(
    'of %s calls its fault rule by the name people search for',
    (code, { sharedFault }) => {
      const named = legalFactors(stateOf(code), words.topics, faultRules)[1]?.name
      expect(named).toBe(faultRules[sharedFault.rule].name)
      expect(named).toMatch(
        /^(Contributory negligence|Pure comparative fault|(Modified comparative fault|Comparative negligence) \((50% bar|51% bar|slight\/gross rule)\))$/,
      )
    },
  )

  test.each<[StateCode, string]>([
    ['NC', 'Contributory negligence'],
    ['CA', 'Pure comparative fault'],
    ['TX', 'Modified comparative fault (51% bar)'],
    ['TN', 'Modified comparative fault (50% bar)'],
    ['SD', 'Comparative negligence (slight/gross rule)'],
  ])('of %s: %s', (code, name) => {
    expect(faultRules[stateOf(code).sharedFault.rule].name).toBe(name)
  })
})

test('pages call settlement ranges broad and unsourced, and search engines get none', () => {
  expect(words.ranges).toMatch(/broad ranges from no published source/i)
  for (const state of stateProfiles.en) {
    const told = JSON.stringify(headOf(state.code))
    for (const amount of state.settlement) expect(told).not.toContain(formatDollars(amount))
    expect(headOf(state.code).description.length, state.code).toBeLessThanOrEqual(165)
  }
})
