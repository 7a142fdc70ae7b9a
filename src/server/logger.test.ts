import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { removeValues } from './logger.ts'

test('a failed query is logged without its values', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "email_key"'), {
    code: '23505',
    detail: 'Key (email)=(ana@example.com) already exists.',
  })
  const logged = JSON.stringify(
    removeValues(new DrizzleQueryError('insert into t values ($1)', ['ana@example.com'], cause)),
  )
  expect(logged).toContain('23505')
  expect(logged).not.toContain('ana@example.com')
})
