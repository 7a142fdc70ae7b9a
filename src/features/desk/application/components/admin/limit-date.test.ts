import { expect, test } from 'vitest'
import { findLimit, sayTimeLeft, scaleLine, suitOf } from './limit-date.ts'

const plaintiff = {
  role: 'plaintiff',
  state: 'GA',
  caseType: 'auto-accident',
  incidentDate: '2025-02-09',
  answers: {},
} as const

test.each([
  ['GA', 'auto-accident', '2025-02-09', '2027-02-09'],
  ['CO', 'auto-accident', '2025-02-09', '2028-02-09'],
  ['CO', 'slip-fall', '2025-02-09', '2027-02-09'],
  ['NY', 'medical-malpractice', '2024-08-31', '2027-02-28'],
  ['FL', 'slip-fall', '2023-03-24', '2027-03-24'],
  ['FL', 'slip-fall', '2023-03-25', '2025-03-25'],
  ['LA', 'medical-malpractice', '2025-05-01', '2026-05-01'],
  ['KS', 'personal-injury', '2024-02-29', '2026-02-28'],
] as const)('in %s a case of %s on %s has to be filed by %s', (state, caseType, incidentDate, day) =>
  expect(findLimit({ ...plaintiff, state, caseType, incidentDate }).day).toBe(day),
)

test('an estimate says that it is one, and what we can’t know', () => {
  expect(findLimit(plaintiff).note).toBe('Estimate: 2 years in Georgia.')
  expect(findLimit({ ...plaintiff, caseType: 'medical-malpractice' }).note).toContain('may have less time')
  expect(findLimit({ ...plaintiff, state: 'MO' }).note).toContain('2026 bill')
  const noDay = { day: undefined }
  expect(findLimit({ ...plaintiff, state: 'MT', incidentDate: '2026-10-02' })).toMatchObject(noDay)
  expect(findLimit({ ...plaintiff, caseType: 'workers-compensation' })).toMatchObject(noDay)
  expect(findLimit({ ...plaintiff, state: null })).toMatchObject(noDay)
})

test('the attorney’s own date wins over the client’s state', () => {
  const attorney = { ...plaintiff, role: 'attorney', state: 'TX' } as const
  expect(findLimit({ ...attorney, answers: { clientState: 'TN' } }).day).toBe('2026-02-09')
  const own = findLimit({ ...attorney, answers: { statuteOfLimitations: '2026-12-24' } })
  expect(own).toEqual({ day: '2026-12-24', note: 'The attorney’s own date.' })
})

test('says how many days are left, and claims nothing we don’t know', () => {
  expect(sayTimeLeft('2027-02-09', 'not filed', '2026-11-16')).toEqual({
    words: '85 days left, no suit filed',
    isUrgent: true,
  })
  expect(sayTimeLeft('2029-02-09', 'unknown', '2026-11-16')).toEqual({
    words: '816 days left, no word of a suit',
    isUrgent: false,
  })
  expect(sayTimeLeft('2026-11-15', 'unknown', '2026-11-16').words).toBe(
    'Ran out 1 day ago, no word of a suit',
  )
  expect(sayTimeLeft('2026-11-15', 'filed', '2026-11-16')).toEqual({ words: 'Suit filed', isUrgent: false })
  const none = { liability: null, insurance: null, treatment: null, liens: null, stage: null, timing: null }
  const answers = { ...none, contactName: '', contactWay: '' }
  expect(suitOf({ representation: 'yes', answers: { ...answers, stage: 'discovery' } })).toBe('filed')
  expect(suitOf({ representation: 'not-anymore', answers: { ...answers, stage: 'claim' } })).toBe('unknown')
})

test('the line is drawn to scale', () => {
  const { done, ticks } = scaleLine('2025-02-09', '2027-02-09', '2026-11-16')
  expect(done).toBeCloseTo(0.884, 2)
  expect(ticks).toHaveLength(1)
  expect(ticks[0]).toBeCloseTo(0.5, 2)
  expect(scaleLine('2020-01-01', '2022-01-01', '2026-01-01').done).toBe(1)
})
