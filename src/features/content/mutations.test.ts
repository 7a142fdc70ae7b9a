import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSiteVersion } from '#db/site-version.ts'
import { createTestDb, databaseKinds, type TestDatabase } from '#db/testing.ts'
import { contentRegistry } from '../../pages.ts'
import { findItem, listVersions } from './data.ts'
import {
  createContentItem,
  deleteContentItem,
  restoreContentVersion,
  toStorable,
  updateContentItem,
} from './mutations.ts'

describe.each(databaseKinds())('changing content on %s', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDb(kind)
  })
  afterAll(() => database.close())

  const store = () => ({ db: database.db, registry: contentRegistry })
  const create = (key: string, content: string) =>
    createContentItem(store(), { key, section: 'hero', title: 'T', type: 'text', content })
  const update = (key: string, content: string, version?: number) =>
    updateContentItem(store(), key, { content, version })
  const remove = (key: string, version?: number) => deleteContentItem({ db: database.db }, key, version)
  const restore = (key: string, id: number | undefined, expected?: number) =>
    restoreContentVersion(store(), { key, id: id ?? 0, expected })
  const readCurrent = async (key: string) => (await findItem(database.db, key))?.content
  const listEarlier = async (key: string) =>
    (await listVersions(database.db, key)).map(({ content, version }) => `${version} ${content}`)

  test('the next read has a new item, and the site has a new version', async () => {
    const before = await readSiteVersion(database.db)
    const written = await create('hero.a', 'one')
    expect(written).toMatchObject({
      ok: true,
      item: { content: 'one', title: 'T', section: 'hero', version: 1 },
    })
    expect(await readCurrent('hero.a')).toBe('one')
    expect(await readSiteVersion(database.db)).toBe(before + 1)
  })

  test('a taken key isn’t overwritten', async () => {
    await create('hero.taken', 'first')
    const before = await readSiteVersion(database.db)
    expect(await create('hero.taken', 'second')).toEqual({ ok: false, reason: 'taken' })
    expect(await readCurrent('hero.taken')).toBe('first')
    expect(await readSiteVersion(database.db)).toBe(before)
  })

  test('earlier versions are kept, the latest first', async () => {
    await create('hero.b', 'one')
    await update('hero.b', 'two')
    await update('hero.b', 'three')
    expect(await listEarlier('hero.b')).toEqual(['2 two', '1 one'])
  })

  test('an edit changes only the fields it names', async () => {
    await create('hero.part', 'one')
    expect(await updateContentItem(store(), 'hero.part', { title: null })).toMatchObject({
      ok: true,
      item: { title: null, content: 'one', type: 'text', section: 'hero' },
    })
    expect(await update('hero.nowhere', 'one')).toEqual({ ok: false, reason: 'missing' })
  })

  test('of two edits of the same version, the second is refused', async () => {
    await create('hero.two', 'start')
    const answers = await Promise.all([update('hero.two', 'mine', 1), update('hero.two', 'yours', 1)])
    expect(answers.map((answer) => (answer.ok ? 'saved' : answer.reason)).sort()).toEqual([
      'changed',
      'saved',
    ])
    expect(await listEarlier('hero.two')).toEqual(['1 start'])
    expect(await remove('hero.two', 1)).toEqual({ ok: false, reason: 'changed' })
  })

  test('writers that name no version lose no text in between', async () => {
    await create('hero.c', '0')
    await Promise.all(['1', '2', '3', '4'].map((content) => update('hero.c', content)))
    const all = [
      ...(await listVersions(database.db, 'hero.c')).map(({ content }) => content),
      await readCurrent('hero.c'),
    ]
    expect(all.sort()).toEqual(['0', '1', '2', '3', '4'])
  })

  test('a deleted item is gone, its last text is kept, and its number is not used again', async () => {
    await create('hero.d', 'one')
    expect(await remove('hero.d', 1)).toEqual({ ok: true })
    expect(await readCurrent('hero.d')).toBeUndefined()
    expect(await listEarlier('hero.d')).toEqual(['1 one'])
    expect(await remove('hero.d')).toEqual({ ok: false, reason: 'missing' })
    expect(await create('hero.d', 'another')).toMatchObject({ item: { version: 2 } })
    expect(await update('hero.d', 'from a browser that saw the first', 1)).toEqual({
      ok: false,
      reason: 'changed',
    })
  })

  test('an earlier text is restored as the newest version, also after a deletion', async () => {
    await create('hero.e', 'one')
    await update('hero.e', 'two')
    const [first] = await listVersions(database.db, 'hero.e')
    expect(await restore('hero.e', first?.id, 1)).toEqual({ ok: false, reason: 'changed' })
    expect(await restore('hero.e', first?.id, 2)).toMatchObject({
      ok: true,
      item: { content: 'one', version: 3 },
    })
    expect(await listEarlier('hero.e')).toEqual(['2 two', '1 one'])
    await remove('hero.e')
    const [last] = await listVersions(database.db, 'hero.e')
    expect(await restore('hero.e', last?.id, 0)).toMatchObject({
      ok: true,
      item: { content: 'one', version: 4 },
    })
  })

  test('a version of one key is not restored under another', async () => {
    await create('hero.f', 'one')
    await update('hero.f', 'two')
    const [version] = await listVersions(database.db, 'hero.f')
    expect(await restore('hero.a', version?.id)).toEqual({ ok: false, reason: 'missing' })
  })

  test('the last twenty versions are offered', async () => {
    await create('hero.g', '0')
    for (let edit = 1; edit <= 22; edit++) await update('hero.g', String(edit))
    const versions = await listVersions(database.db, 'hero.g')
    expect(versions.map(({ content }) => Number(content))).toEqual(
      Array.from({ length: 20 }, (_, at) => 21 - at),
    )
  })
})

describe('what may be stored', () => {
  const list = (entry: object) =>
    JSON.stringify([{ id: '1', name: 'A', role: 'B', content: 'C', rating: 5, ...entry }])

  test('HTML is sanitized, and refused when nothing is left', () => {
    expect(toStorable(contentRegistry, 'mine', { type: 'html', content: '<b onclick=x()>Hi</b>' })).toEqual({
      ok: true,
      content: '<b>Hi</b>',
    })
    expect(
      toStorable(contentRegistry, 'mine', { type: 'html', content: '<script>x()</script>' }),
    ).toMatchObject({
      errors: { content: expect.anything() },
    })
  })

  test.each([
    ['hero.headline', 'json', '"Hi"', 'type', 'This key shows words, not JSON'],
    ['testimonials.items', 'text', '[]', 'type', 'This key takes JSON'],
    [
      'testimonials.items',
      'json',
      '[\n  {]',
      'content',
      'Line 2, column 4: expected a name in double quotes',
    ],
    ['testimonials.items', 'json', '{}', 'content', 'Use a list of testimonials'],
    [
      'testimonials.items',
      'json',
      list({ type: 'judge' }),
      'content',
      'Entry 1, type: Use client or attorney',
    ],
    [
      'testimonials.items',
      'json',
      list({ type: 'client', name: '' }),
      'content',
      'Entry 1, name: Enter a name',
    ],
    ['mine', 'json', '{"a"}', 'content', 'Line 1, column 5: expected a colon'],
  ] as const)('%s as %s with %s is refused', (key, type, content, field, message) => {
    expect(toStorable(contentRegistry, key, { type, content })).toEqual({
      ok: false,
      reason: 'unfit',
      errors: { [field]: [message] },
    })
  })

  test.each([
    ['hero.headline', 'markdown', 'Cash **now**'],
    ['testimonials.items', 'json', list({ type: 'client' })],
    ['mine', 'json', 'null'],
    ['mine', 'text', '<script>words</script>'],
  ] as const)('%s as %s with %s is stored as it is', (key, type, content) => {
    expect(toStorable(contentRegistry, key, { type, content })).toEqual({ ok: true, content })
  })
})
