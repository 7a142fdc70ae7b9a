import { describe, expect, test } from 'vitest'
import type { CancelStart } from '#domain/cancellation.ts'
import type { Openness } from '#domain/posture.ts'
import { type StateCode, stateCodes, states } from '#domain/states.ts'
import { listCaseTypes } from '#features/case-types/content.ts'
import { suggestionFor } from '#features/rules/content/suggestions.ts'
import { neighbors } from './content/neighbors.ts'
import { legalFactors } from './content/profile.ts'
import { stateWords } from './content/words.ts'
import { findState, groupStatesByYears, statePage, stateProfiles } from './content.ts'

const spelled = ['', 'one', 'two', 'three', 'four', 'five', 'six']
/** A citation that a reader can look up: a section sign, a chapter, an article or a reporter page. */
const citation = /§|art\.|ch\. ?\d|ILCS|C\.P\.L\.R\. \d|K\.S\.A\. \d|Ind\. Code|\d+ [A-Z][\w.’ ]+ ?\d+/

const spelledDays: Record<number, string> = { 5: 'five', 10: 'ten' }
const cancelWords: Record<CancelStart, RegExp> = {
  signing: /after you sign\b/,
  funding: /after the money is sent/,
  receipt: /after (you get the money|the money arrives)/,
  later: /signing or getting the money, whichever is later/,
}

const openEverywhere = Object.fromEntries(
  stateCodes.map((code) => [code, { posture: 'open', license: null, takesWithoutLicense: false }]),
) as Record<StateCode, Openness>
const splitSentences = (text: string) => text.split(/(?<=[.!?])\s+/)
const byCode = stateProfiles.en.map((state) => [state.code, state] as const)

test('there is a profile for each of the 50 states, under the name the forms use', () => {
  expect(stateProfiles.en.map(({ code }) => code).toSorted()).toEqual([...stateCodes].toSorted())
  for (const { value, label } of states) expect(findState(value, 'en')?.name).toBe(label.en)
})

test('the populations add up to the 2020 census of the 50 states', () => {
  const total = stateProfiles.en.reduce((sum, { population }) => sum + population, 0)
  // 331,449,281 people minus the 689,545 in the District of Columbia.
  expect(total).toBe(330_759_736)
})

describe.each(byCode)('%s', (code, state) => {
  test('names four cities and four kinds of cases, each once', () => {
    expect(new Set(state.majorCities).size).toBe(4)
    expect(new Set(state.caseTypes.map(({ name }) => name)).size).toBe(4)
    for (const { page } of state.caseTypes)
      if (page) expect(listCaseTypes('en').map(({ slug }) => slug)).toContain(page)
  })

  test('gives the time to sue and the fault rule with their sources', () => {
    expect(state.timeToSue.source).toMatch(citation)
    expect(state.sharedFault.source).toMatch(citation)
    // The number comes from the rules, where the desk reads it, and the first words have to agree.
    const [, said] = /\b(one|two|three|four|five|six) years?\b/.exec(state.timeToSue.text.toLowerCase()) ?? []
    expect(said).toBe(spelled[state.timeToSue.years])
  })

  test('has ranges that rise', () => {
    for (const range of [state.settlement, state.months]) {
      const [from, to] = range
      expect(from).toBeGreaterThan(0)
      expect(to).toBeGreaterThan(from)
    }
  })

  test('has texts of a length that fits its page', () => {
    expect(splitSentences(state.intro).length).toBeGreaterThanOrEqual(2)
    expect(splitSentences(state.intro).length).toBeLessThanOrEqual(4)
    expect(state.intro.length).toBeLessThanOrEqual(420)
    expect(state.funding.text.length).toBeGreaterThanOrEqual(120)
    expect(state.funding.text.length).toBeLessThanOrEqual(480)
    for (const { topic, text, source } of legalFactors(
      state,
      stateWords.en.state.topics,
      stateWords.en.faultRules,
    )) {
      expect(topic.length).toBeLessThanOrEqual(40)
      expect(text.length).toBeLessThanOrEqual(340)
      expect(source.length).toBeLessThanOrEqual(140)
    }
  })

  test('says how long one can cancel, and from when, where our notes know it', () => {
    const { cancelDays, cancelFrom } = suggestionFor(code)
    const text = state.funding.text.toLowerCase()
    if (cancelDays === null || cancelFrom === null) return expect(text).not.toContain('business days')
    expect(text).toContain(`${spelledDays[cancelDays] ?? cancelDays} business days`)
    expect(text).toMatch(cancelWords[cancelFrom])
  })

  test('has neighbors that list each other, or a way on from an island', () => {
    const around = neighbors[code]
    expect(around).not.toContain(code)
    expect(around.length).toBeGreaterThan(0)
    if (code !== 'AK' && code !== 'HI') for (const other of around) expect(neighbors[other]).toContain(code)
  })
})

test('no two states share a sentence in their openings or about funding', () => {
  const all = stateProfiles.en.flatMap(({ intro }) => splitSentences(intro))
  expect(new Set(all).size).toBe(all.length)
  const funding = stateProfiles.en.map((state) => state.funding.text)
  expect(new Set(funding).size).toBe(50)
})

test('a state is found by its code in either case, and by nothing else', () => {
  expect(findState('tx', 'en')?.name).toBe('Texas')
  expect(findState('TX', 'en')?.name).toBe('Texas')
  for (const code of ['dc', 'texas', 't', '', '__proto__']) expect(findState(code, 'en')).toBeUndefined()
})

test('the list of the index has every state once, by its years, with a city', () => {
  const groups = groupStatesByYears('en', openEverywhere)
  expect(groups.flatMap((group) => group.states.map(({ code }) => code)).toSorted()).toEqual(
    [...stateCodes].toSorted(),
  )
  const cities = groups.flatMap((group) => group.states.map(({ city }) => city))
  expect(cities.filter(Boolean)).toHaveLength(50)
})

test('the paths are the index and 50 lowercase pages', () => {
  expect(statePage.addresses?.()).toHaveLength(50)
  expect(statePage.addresses?.()).toContain('/states/tx')
})
