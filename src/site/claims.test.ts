import { expect, test } from 'vitest'
import { en as claims } from './content/en/claims.ts'
import { promisedHours } from './promised-hours.ts'

test('every time we promise comes from one number', () => {
  expect(claims.answer).toBe(`within ${promisedHours} hours`)
  expect(claims.approvalForAttorneys).toBe('24-48 hours')
})
