import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { describeDatabaseError, isDatabaseUnavailable } from './errors.ts'

const makeFailure = (properties: object, message = 'failed') =>
  new DrizzleQueryError('select $1', ['ana@example.com'], Object.assign(new Error(message), properties))

describe('a database that is away', () => {
  it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '57P01', '57P03', '08006', '53300', '57014'])(
    'is recognised by %s',
    (code) => expect(isDatabaseUnavailable(makeFailure({ code }))).toBe(true),
  )

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'PGlite is closed',
  ])('is recognised by "%s"', (message) => expect(isDatabaseUnavailable(makeFailure({}, message))).toBe(true))

  it('is recognised when every address of its host refused', () => {
    const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
    expect(isDatabaseUnavailable(makeFailure({}, '').cause)).toBe(false)
    expect(isDatabaseUnavailable(new AggregateError([refused]))).toBe(true)
  })

  it.each([
    makeFailure({ code: '23505' }),
    makeFailure({ code: '42P01' }),
    new Error('other'),
    undefined,
    'text',
  ])('is not seen in %s', (error) => expect(isDatabaseUnavailable(error)).toBe(false))
})

it('what may be logged of a failed query names the rule and no value', () => {
  const error = makeFailure({
    code: '23505',
    table: 'applications',
    constraint: 'applications_reference_key',
    detail: 'Key (email)=(ana@example.com) already exists.',
  })
  expect(describeDatabaseError(error)).toEqual({
    code: '23505',
    table: 'applications',
    constraint: 'applications_reference_key',
  })
})
