import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openTestApp, signIn } from '#server/testing.ts'
import { peopleKey } from './schema.ts'

describe('who we are', async () => {
  const { app } = await openTestApp('postgres')
  const headers = await signIn(app)
  const send = (payload: Buffer) =>
    app.inject({
      method: 'POST',
      url: '/api/content-portraits',
      headers: { ...headers, 'content-type': 'image/jpeg' },
      payload,
    })
  const photo = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#7a5c48' } })
      .withExif({ IFD0: { Copyright: 'SECRET PLACE' } })
      .jpeg()
      .toBuffer()
  const store = (people: unknown) =>
    app.inject({
      method: 'POST',
      url: '/api/content',
      headers,
      payload: { key: peopleKey, section: 'pages', type: 'json', content: JSON.stringify(people) },
    })

  test('a photo becomes an engraving and isn’t kept', async () => {
    const answer = await send(await photo(300))
    expect(answer.statusCode).toBe(201)
    const { rawPayload, statusCode } = await app.inject(answer.json().url)
    expect(statusCode).toBe(200)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 504, height: 504 })
    expect(rawPayload.includes('SECRET PLACE')).toBe(false)
  })

  test.each([
    ['too small', () => photo(90), 400],
    ['no picture', async () => Buffer.from('<svg onload="x()"/>'), 415],
    ['cut off', async () => (await photo(300)).subarray(0, 200), 400],
    ['too large', async () => Buffer.alloc(16 * 1024 * 1024), 413],
  ])('a photo that is %s is refused', async (_, make, status) => {
    expect((await send(await make())).statusCode).toBe(status)
  })

  test('nobody can send one without a session', async () => {
    const url = '/api/content-portraits'
    expect((await app.inject({ method: 'POST', url, payload: await photo(300) })).statusCode).toBe(401)
  })

  test.each([
    ['a portrait from elsewhere', [{ name: 'A', role: 'B', portrait: 'https://example.com/a.webp' }]],
    ['no name', [{ name: ' ', role: 'B' }]],
    ['too many', Array.from({ length: 25 }, () => ({ name: 'A', role: 'B' }))],
  ])('a list with %s is refused', async (_, people) => {
    expect((await store(people)).statusCode).toBe(400)
  })
})
