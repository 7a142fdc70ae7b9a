import type { Database } from '#db/database.ts'
import { waitsForLicense } from '#domain/posture.ts'
import { type PlaceCode, placeCodes } from '#domain/self-check.ts'
import { type StateCode, stateCodes } from '#domain/states.ts'
import { fieldsOf } from '#features/questions/steps/steps.ts'
import { usualSentence } from '#features/rules/content/sentences.ts'
import { readRule, readRules } from '#features/rules/data.ts'
import type { StateRule } from '#features/rules/schema.ts'
import { findState } from '#features/states/content.ts'
import type { Locale } from '#site/locale.ts'
import { sayDistrict, sayUnserved } from '#site/service-area.ts'
import type { CheckAnswers, CheckFacts, PlaceFacts } from './components/judge.ts'
import { judge } from './components/judge.ts'
import { sayWhy } from './components/say-verdict.ts'

/** The form doesn't take an application from a plaintiff without one. */
const needsAttorney = fieldsOf.plaintiff.some(
  ({ name, missing }) => name === 'plaintiffAttorneyName' && missing !== undefined,
)

export async function readCheckFacts(db: Database, locale: Locale): Promise<CheckFacts> {
  const rules = await readRules(db)
  const ofPlace = (code: PlaceCode) =>
    isState(code) ? stateFacts(rules[code], locale) : districtFacts(locale)
  return { needsAttorney, places: Object.fromEntries(placeCodes.map((code) => [code, ofPlace(code)])) }
}

/** One answer, for programs. */
export async function answerCheck(db: Database, answers: CheckAnswers, today: string, locale: Locale) {
  const { state } = answers
  const place = isState(state) ? stateFacts(await readRule(db, state), locale) : districtFacts(locale)
  const facts = { needsAttorney, places: { [state]: place } }
  const verdict = judge(answers, facts, today)
  return { answer: verdict.answer, reason: sayWhy(answers, verdict, facts, locale) }
}

const isState = (code: PlaceCode): code is StateCode => stateCodes.some((known) => known === code)

/** `sayUnserved` also refuses applications, so both say the same. */
function stateFacts(rule: StateRule, locale: Locale): PlaceFacts {
  const { code, posture, source, checkedOn, caps } = rule
  const sentence = sayUnserved(rule, locale)
  const timeSource = findState(code, locale)?.timeToSue.source
  const isOurs = rule.sentence === '' || rule.sentence === usualSentence('closed', code)
  return {
    ...(sentence && { closed: { sentence, isOurs, isUntilLicensed: waitsForLicense(rule) } }),
    ...(caps.length > 0 && { isCapped: true }),
    ...(posture !== 'open' && source && { source }),
    ...(posture !== 'open' && source && checkedOn && { checkedOn }),
    ...(timeSource && { timeSource }),
  }
}

const districtFacts = (locale: Locale): PlaceFacts => ({
  closed: { sentence: sayDistrict(locale), isOurs: true, isUntilLicensed: false },
})
