import { describe, expect, test } from 'vitest'
import { checkedKindValues, checkedTimeValues } from '#domain/self-check.ts'
import { stateCodes } from '#domain/states.ts'
import { type CheckAnswers, type CheckFacts, judge } from './judge.ts'
import { listReasons, sayWhy } from './say-verdict.ts'

const today = '2026-11-18'
const facts: CheckFacts = {
  needsAttorney: true,
  places: {
    CO: { closed: { sentence: 'Closed.', isOurs: false, isUntilLicensed: false } },
    IL: { isCapped: true, source: '815 ILCS 121', checkedOn: '2026-11-03', timeSource: '735 ILCS 5/13-202' },
  },
}
const likely: CheckAnswers = { state: 'IL', attorney: 'yes', kind: 'auto-accident', when: 'under-1' }
const judged = (changed: Partial<CheckAnswers> = {}) => judge({ ...likely, ...changed }, facts, today)

test('nothing in the way is likely, and says the source with its day', () => {
  const verdict = judged()
  expect(verdict).toMatchObject({ answer: 'likely', inTheWay: [] })
  const [state, , , time] = listReasons(likely, verdict, facts, 'en')
  expect(state).toMatchObject({ mark: 'fine', source: '815 ILCS 121, checked November 3, 2026' })
  expect(time).toMatchObject({ mark: 'fine', source: '735 ILCS 5/13-202' })
  expect(time?.text).toBe(
    'If you got hurt in Illinois, you usually have two years to sue. Your attorney knows your own date.',
  )
})

test('of several things in the way the state is named first, then attorney, time and kind', () => {
  const all = { attorney: 'no', kind: 'workers-compensation', when: 'over-4' } as const
  expect(judged({ ...all, state: 'CO' })).toMatchObject({ answer: 'no' })
  expect(judged({ ...all, state: 'CO' }).inTheWay).toEqual(['state', 'attorney', 'kind'])
  expect(judged({ ...all, kind: 'slip-fall' }).inTheWay).toEqual(['attorney', 'time'])
})

describe('the time to sue', () => {
  test.each([
    ['IL', 'auto-accident', 'under-1', 'fine'],
    ['OH', 'slip-fall', '1-2', 'ask'],
    ['IL', 'auto-accident', '2-4', 'off'],
    ['CO', 'auto-accident', '2-4', 'ask'],
    ['TN', 'slip-fall', 'under-1', 'ask'],
    ['TN', 'slip-fall', '1-2', 'off'],
    ['ME', 'slip-fall', '2-4', 'fine'],
    ['ME', 'slip-fall', 'over-4', 'ask'],
    // Until March 2023 it was four years there.
    ['FL', 'slip-fall', '2-4', 'ask'],
    ['MO', 'slip-fall', 'under-1', 'ask'],
    ['MT', 'slip-fall', 'under-1', 'ask'],
    ['IL', 'medical-malpractice', 'under-1', 'ask'],
  ] as const)('in %s for %s, %s ago: %s', (state, kind, when, mark) => {
    expect(judged({ state, kind, when }).marks.time).toBe(mark)
  })

  test('may be over, and never is, whatever the state', () => {
    for (const state of stateCodes)
      for (const kind of checkedKindValues)
        for (const when of checkedTimeValues)
          for (const attorney of ['yes', 'no'] as const) {
            const answers = { state, kind, when, attorney }
            const verdict = judge(answers, facts, today)
            const said = [
              sayWhy(answers, verdict, facts, 'en'),
              ...listReasons(answers, verdict, facts, 'en').map(({ text }) => text),
            ].join(' ')
            expect(said).not.toMatch(/is over|too late|qualify|approved|undefined|NaN/)
          }
  })

  test('counts from the day, if a program names it', () => {
    expect(judged({ when: { on: '2024-11-18' } }).marks.time).toBe('ask')
    expect(judged({ when: { on: '2024-11-17' } }).answer).toBe('unlikely')
  })
})
