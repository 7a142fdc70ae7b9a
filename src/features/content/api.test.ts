import { beforeEach, describe, expect, test } from 'vitest'
import { contentItems, contentVersions } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { openTestApp, signIn } from '#server/testing.ts'

const headline = {
  section: 'hero',
  key: 'hero.headline',
  title: 'Headline',
  type: 'text',
  content: 'Cash now',
}

describe.each(databaseKinds())('the content API (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind)
  const session = await signIn(app)
  beforeEach(async () => {
    await database.db.delete(contentItems)
    await database.db.delete(contentVersions)
  })

  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
  const call = (method: Method, url: string, payload?: object, headers: Record<string, string> = {}) =>
    app.inject({ method, url, headers: { ...session, ...headers }, ...(payload && { payload }) })
  const create = (changes: object = {}) => call('POST', '/api/content', { ...headline, ...changes })
  const change = (payload: object, headers: Record<string, string> = {}) =>
    call('PUT', '/api/content/hero.headline', payload, headers)
  const readStored = async () => (await app.inject({ url: '/api/content/hero.headline' })).json().content

  test('refuses a phone number that nobody can dial, and takes words and extensions', async () => {
    const phone = { section: 'global', key: 'global.contact.phone' }
    const refused = await create({ ...phone, content: 'Ask for Ann' })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors.content).toEqual([expect.stringMatching(/can’t be dialed/)])
    expect((await create({ ...phone, content: '1-800-GET-CASH' })).statusCode).toBe(201)
    const changed = await call('PUT', '/api/content/global.contact.phone', { content: '(555) 014-7733 x204' })
    expect(changed.statusCode).toBe(200)
  })

  test('stores a text, lists it, and shows it to everybody by section and key', async () => {
    const answer = await create()
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ ...headline, version: 1 })
    expect((await call('GET', '/api/content')).json()).toEqual([{ ...answer.json(), writtenBy: 'Owner' }])
    for (const url of ['/api/content/section/hero', '/api/content/hero.headline']) {
      const read = await app.inject({ url })
      expect([read.json()].flat()).toEqual([answer.json()])
    }
  })

  test.each([
    ['GET', '/api/content'],
    ['GET', '/api/content-registry'],
    ['GET', '/api/content/hero.headline/versions'],
    ['POST', '/api/content'],
    ['POST', '/api/content/preview'],
    ['POST', '/api/content/hero.headline/versions/1/restore'],
    ['PUT', '/api/content/hero.headline'],
    ['DELETE', '/api/content/hero.headline'],
  ] as const)('refuses %s %s to visitors', async (method, url) => {
    await create()
    const answer = await app.inject({ method, url, ...(method !== 'GET' && { payload: headline }) })
    expect(answer.statusCode).toBe(401)
    expect(await readStored()).toBe('Cash now')
  })

  test.each([
    [{ key: '' }, 'key', 'Key is required'],
    [{ key: undefined }, 'key', 'Key is required'],
    [{ type: undefined }, 'type', 'Choose a type: text, markdown, html or json'],
    [{ key: 'No Good' }, 'key', 'Use lowercase letters and digits, joined by dots or hyphens'],
    [{ content: ' \u0000 ' }, 'content', 'Content is required'],
    [{ content: undefined }, 'content', 'Content is required'],
    [{ content: 'x'.repeat(100_001) }, 'content', 'Use at most 100,000 characters'],
    [
      { key: 'mine', type: 'json', content: '{\n "a": 1,\n}' },
      'content',
      'Line 3, column 1: expected a name in double quotes',
    ],
    [{ type: 'json', content: '[]' }, 'type', 'This key shows words, not JSON'],
    [{ key: 'testimonials.items' }, 'type', 'This key takes JSON'],
    [
      { key: 'testimonials.items', type: 'json', content: '[]' },
      'content',
      'Keep at least one testimonial. To show the samples again, delete this content',
    ],
  ])('refuses %j and says what is wrong with its %s', async (changes, field, message) => {
    const answer = await create(changes)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[field]?.[0]).toBe(message)
    expect((await call('GET', '/api/content')).json()).toEqual([])
  })

  test('stores sanitized HTML and returns it', async () => {
    const answer = await create({ type: 'html', content: '<p onclick="x()">Hi<script>x()</script></p>' })
    expect(answer.json().content).toBe('<p>Hi</p>')
    const changed = await change({ content: '<img src=x onerror=x()>' })
    expect(changed.json().content).not.toContain('onerror')
  })

  test('keeps a key that no page shows, and finds it again', async () => {
    expect((await create({ key: 'landing.spring', section: 'landing' })).statusCode).toBe(201)
    expect((await app.inject({ url: '/api/content/section/landing' })).json()).toHaveLength(1)
  })

  test('answers 409 to a key that is taken', async () => {
    await create()
    const answer = await create({ content: 'Another' })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toBe('There is already content with this key.')
    expect(await readStored()).toBe('Cash now')
  })

  test.each([
    ['in the body', (version: number) => ({ body: { version }, headers: {} })],
    ['in If-Match', (version: number) => ({ body: {}, headers: { 'if-match': `"${version}"` } })],
  ])('refuses an edit of an old copy, whose version is named %s', async (_where, named) => {
    await create()
    const first = named(1)
    expect((await change({ content: 'First', ...first.body }, first.headers)).json().version).toBe(2)
    const second = await change({ content: 'Second', ...first.body }, first.headers)
    expect(second.statusCode).toBe(409)
    expect(second.json().message).toBe('Somebody else changed this content meanwhile. Nothing was saved.')
    const third = named(2)
    expect((await change({ content: 'Third', ...third.body }, third.headers)).statusCode).toBe(200)
    expect(await readStored()).toBe('Third')
  })

  test('takes an edit without a version, but not one of an unknown key', async () => {
    await create()
    expect((await change({ title: 'T', type: 'markdown', content: 'New' })).json()).toMatchObject({
      key: 'hero.headline',
      section: 'hero',
      title: 'T',
      type: 'markdown',
      content: 'New',
    })
    expect((await call('PUT', '/api/content/nowhere', { content: 'x' })).statusCode).toBe(404)
    expect((await change({ content: '' })).json().errors).toEqual({ content: ['Content is required'] })
    expect((await change({ type: 'json' })).statusCode).toBe(400)
    expect((await change({ content: 'x' }, { 'if-match': 'W/"other"' })).statusCode).toBe(409)
  })

  test('deletes only the version that the person saw', async () => {
    await create()
    await change({ content: 'Newer' })
    const url = '/api/content/hero.headline'
    expect((await call('DELETE', `${url}?version=1`)).statusCode).toBe(409)
    expect((await call('DELETE', `${url}?version=2`)).statusCode).toBe(204)
    expect((await app.inject({ url })).statusCode).toBe(404)
    expect((await call('DELETE', url)).statusCode).toBe(404)
  })

  test('lists earlier versions and restores one, also of a deleted text', async () => {
    await create()
    await change({ content: 'Newer' })
    const url = '/api/content/hero.headline/versions'
    const [first] = (await call('GET', url)).json()
    expect(first).toMatchObject({ content: 'Cash now', version: 1, title: 'Headline' })
    const restored = await call('POST', `${url}/${first.id}/restore`, { version: 2 })
    expect(restored.json()).toMatchObject({ content: 'Cash now', version: 3 })
    expect((await call('POST', `${url}/${first.id}/restore`, { version: 2 })).statusCode).toBe(409)
    await call('DELETE', '/api/content/hero.headline')
    expect((await call('POST', `${url}/${first.id}/restore`)).statusCode).toBe(200)
    expect(await readStored()).toBe('Cash now')
    expect((await call('POST', `${url}/999999/restore`)).statusCode).toBe(404)
  })

  test('lists every key of the site, with its default and where it is seen', async () => {
    const entries: Record<string, string>[] = (await call('GET', '/api/content-registry')).json()
    expect(entries.find(({ key }) => key === 'global.contact.business-hours')).toEqual({
      key: 'global.contact.business-hours',
      section: 'global',
      type: 'html',
      default: expect.stringContaining('<br>'),
      usedOn: 'Contact',
      path: '/contact',
    })
  })

  test('previews what would be stored and shown, and stores nothing', async () => {
    const preview = (payload: object) => call('POST', '/api/content/preview', payload)
    const html = { key: 'global.contact.office-address', type: 'html', content: 'A<br>B<script>x()</script>' }
    expect((await preview(html)).json()).toEqual({
      stored: 'A<br />B',
      shownAs: 'html',
      shown: 'A<br />B',
      usedOn: 'Contact',
    })
    expect((await preview({ key: '', type: 'text', content: '<b>' })).json()).toMatchObject({
      shownAs: 'text',
      shown: '<b>',
      usedOn: null,
    })
    const broken = await preview({ key: 'mine', type: 'json', content: '[' })
    expect(broken.statusCode).toBe(400)
    expect(broken.json().message).toBe('Line 1, column 2: expected a comma or ]')
    expect((await call('GET', '/api/content')).json()).toEqual([])
  })
})
