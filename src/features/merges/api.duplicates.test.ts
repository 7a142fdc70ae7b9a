import { describe, expect, test } from 'vitest'
import { databaseKinds } from '#db/testing.ts'
import { findDuplicated } from '#features/review/data.ts'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { openTestApp, signIn } from '#server/testing.ts'
import { plaintiffPayload } from '../../../tests/support/application-payloads.ts'

describe.each(databaseKinds())('a pair that looks like one person (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind, { env: { RATE_LIMIT_FACTOR: '1000' } })
  const headers = await signIn(app)

  const submit = async (changes: object): Promise<string> => {
    const payload = { ...plaintiffPayload, ...changes }
    return (await app.inject({ method: 'POST', url: '/api/applications', payload })).json().id
  }
  const read = async (id: string) =>
    (await app.inject({ url: `/api/applications/${id}`, headers })).json<ApplicationDetail>()
  const judge = async (id: string, otherId: string, isDismissed: boolean, as = headers) => {
    const url = `/api/applications/${id}/duplicates/${otherId}`
    return (await app.inject({ method: 'PUT', url, headers: as, payload: { isDismissed } })).statusCode
  }

  test('can be dismissed by anybody here, once, for both files, and taken back', async () => {
    const [one, other, third] = [
      await submit({ lastName: 'One' }),
      await submit({ lastName: 'Other' }),
      await submit({ lastName: 'Third', email: 'third@example.com' }),
    ]
    const dismissals = async (id: string) =>
      Object.fromEntries((await read(id)).duplicates.map((duplicate) => [duplicate.id, duplicate.dismissed]))
    expect(await dismissals(one)).toEqual({ [other]: null, [third]: null })
    const codes = await Promise.all([
      judge(one, other, true),
      judge(other, one, true),
      judge(one, other, true),
    ])
    expect(codes).toEqual([204, 204, 204])
    const dismissed = { by: expect.any(String), at: expect.any(String) }
    expect(await dismissals(one)).toEqual({ [other]: dismissed, [third]: null })
    expect(await dismissals(other)).toEqual({ [one]: dismissed, [third]: null })
    const told = (await read(one)).timeline.filter(({ type }) => type === 'duplicate-dismissed')
    expect(told).toHaveLength(1)
    // The mark in the list goes with the last of them.
    expect(await findDuplicated(database.db, [one])).toEqual(new Set([one]))
    await judge(one, third, true)
    expect(await findDuplicated(database.db, [one, other])).toEqual(new Set([other]))
    await Promise.all([judge(one, other, false), judge(other, one, false)])
    expect(await dismissals(one)).toEqual({ [other]: null, [third]: dismissed })
    expect(await findDuplicated(database.db, [one])).toEqual(new Set([one]))
    expect(await judge(one, one, true)).toBe(404)
    expect(await judge(one, '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', true)).toBe(404)
    expect(await judge(one, other, true, { cookie: '' })).toBe(401)
  })
})
