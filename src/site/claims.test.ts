import { expect, test } from 'vitest'
import { claims } from './claims.ts'
import { promisedHours } from './promise.ts'

test('every time we promise comes from one number', () => {
  expect(claims.answer).toBe(`within ${promisedHours} hours`)
  expect(claims.approvalForAttorneys).toBe('24-48 hours')
})
