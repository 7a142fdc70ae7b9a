import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openTestApp, signIn } from '#server/testing.ts'

const nobody = '3f0c1c9e-0000-4000-8000-000000000000'

describe('pictures of the blog', async () => {
  const { app } = await openTestApp('postgres')
  const headers = await signIn(app)
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#336655' } })
  const send = (payload: Buffer, type = 'image/jpeg') =>
    app.inject({
      method: 'POST',
      url: '/api/blog/pictures',
      headers: { ...headers, 'content-type': type },
      payload,
    })

  test('can be sent by the administrator only', async () => {
    const url = '/api/blog/pictures'
    const forged = { cookie: 'admin_session=forged' }
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(401)
    expect((await app.inject({ method: 'POST', url, headers: forged })).statusCode).toBe(401)
  })

  test('are redrawn in the sizes that pages need, upright and without camera data', async () => {
    const original = await photo(2000, 1000)
      .withExif({ IFD0: { Copyright: 'SECRET PLACE', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(original.includes('SECRET PLACE')).toBe(true)
    const answer = await send(original)
    expect(answer.statusCode).toBe(201)
    const { url, width, height } = answer.json()
    expect([width, height]).toEqual([800, 1600])
    const picture = await app.inject(url)
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(picture.rawPayload.includes('SECRET PLACE')).toBe(false)
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 800,
      height: 1600,
    })
    const share = await app.inject(url.replace(/-\d+x\d+\.webp$/, '-1200x630.jpg'))
    expect(await sharp(share.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
  })

  test('get a smaller copy for phones if they are wide', async () => {
    const { url } = (await send(await photo(2000, 1001).png().toBuffer(), 'image/png')).json()
    expect(url).toMatch(/-1600x801\.webp$/)
    const small = await app.inject(url.replace('-1600x801', '-800x401'))
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 800, height: 401 })
  })

  test.each([
    ['not pictures', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'), 415],
    ['empty', Buffer.alloc(0), 415],
    ['broken', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500)]), 400],
    ['too large', Buffer.alloc(16 * 1024 * 1024), 413],
  ])('are refused when they are %s', async (_, bytes, status) => {
    expect((await send(bytes)).statusCode).toBe(status)
  })

  test('are refused when they are too small', async () => {
    expect((await send(await photo(100, 100).jpeg().toBuffer())).statusCode).toBe(400)
  })

  test.each(['/pictures/none', '/pictures/..%2Fdocuments%2Fx', `/pictures/${nobody}-1x1.webp`])(
    '%s is not found',
    async (url) => {
      expect((await app.inject(url)).statusCode).toBe(404)
    },
  )
})
