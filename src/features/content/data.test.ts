import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDb, databaseKinds, type TestDatabase } from '#db/testing.ts'
import { homePage } from '#features/marketing/home/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { contentSections } from '#features/texts/schema.ts'
import { contentRegistry } from '../../pages.ts'
import { findItem, listItems, listRegistry, listSection, previewOf } from './data.ts'
import { createContentItem } from './mutations.ts'
import { contentItemSchema, contentKeySchema } from './schema.ts'

describe.each(databaseKinds())('reading content on %s', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDb(kind)
    const save = (key: string, section: string, content: string) =>
      createContentItem(
        { db: database.db, registry: contentRegistry },
        { key, section, title: null, type: 'text', content },
      )
    await save('hero.subtext', 'hero', 'Second by key')
    await save('hero.headline', 'hero', 'Edited')
    await save('trust.title', 'trust', 'Elsewhere')
    await save('hero.unknown-to-the-site', 'hero', 'Kept')
  })
  afterAll(() => database.close())

  test('a section lists its stored items by key, without defaults', async () => {
    const items = await listSection(database.db, 'hero')
    expect(items.map(({ key }) => key)).toEqual(['hero.headline', 'hero.subtext', 'hero.unknown-to-the-site'])
    for (const item of items) expect(contentItemSchema.parse(item)).toEqual(item)
    expect(await listSection(database.db, 'nowhere')).toEqual([])
  })

  test('all items are listed by section', async () => {
    const sections = (await listItems(database.db)).map(({ section }) => section)
    expect(sections).toEqual(['hero', 'hero', 'hero', 'trust'])
  })

  test('an item is found by its key', async () => {
    expect(await findItem(database.db, 'hero.headline')).toMatchObject({ type: 'text', content: 'Edited' })
    expect(await findItem(database.db, 'hero.highlight')).toBeUndefined()
  })

  test('a page shows what was edited and the default for the rest', async () => {
    const texts = await readTexts(database.db, homePage.texts, 'en')
    expect(texts['hero.headline']).toBe('Edited')
    expect(texts['hero.highlight']).toBe(homePage.texts['hero.highlight'].default.en)
    expect(texts['testimonials.items']).toHaveLength(6)
  })

  test('the same text in another language stands beside it', async () => {
    await database.db.execute(
      sql`insert into content_items (key, locale, section, type, content) values ('hero.headline', 'es', 'hero', 'text', 'Editado')`,
    )
    const texts = await readTexts(database.db, homePage.texts, 'en')
    expect(texts['hero.headline']).toBe('Edited')
    expect(await findItem(database.db, 'hero.headline')).toMatchObject({ content: 'Edited' })
    expect(await listItems(database.db)).toHaveLength(4)
  })
})

describe('a preview', () => {
  test('shows a text the way its place on the page does', () => {
    const html = '<p>Cash <b>now</b></p>'
    expect(previewOf(contentRegistry, { key: 'hero.headline', type: 'html', content: html })).toEqual({
      stored: html,
      shownAs: 'text',
      shown: 'Cash now',
      usedOn: 'Home',
    })
    expect(
      previewOf(contentRegistry, { key: 'global.footer.disclosure', type: 'text', content: '<b>' }),
    ).toMatchObject({
      shownAs: 'html',
      shown: '&lt;b&gt;',
    })
  })

  test('of an unknown key goes by its type', () => {
    expect(previewOf(contentRegistry, { key: 'mine', type: 'markdown', content: '*Hi*' })).toMatchObject({
      shownAs: 'html',
      shown: '<p><em>Hi</em></p>\n',
      usedOn: null,
    })
    expect(previewOf(contentRegistry, { key: 'constructor', type: 'json', content: '[1]' })).toMatchObject({
      shownAs: 'json',
      shown: '[\n  1\n]',
      usedOn: null,
    })
  })
})

describe('the registry', () => {
  const entries = Object.entries(contentRegistry)

  test('has keys and sections that the API accepts', () => {
    for (const [key, { section }] of entries) {
      expect(contentKeySchema.parse(key)).toBe(key)
      expect(contentSections).toContain(section)
    }
  })

  test('lists every default as text, with the page that shows it', () => {
    const listed = new Map(listRegistry(contentRegistry).map((entry) => [entry.key, entry]))
    expect([...listed.keys()]).toEqual(entries.map(([key]) => key))
    expect(listed.get('hero.headline')).toMatchObject({
      section: 'hero',
      usedOn: 'Home',
      path: '/',
      type: 'text',
    })
    expect(JSON.parse(listed.get('testimonials.items')?.default ?? '')).toHaveLength(6)
  })

  test('has every contact key of the specification', () => {
    const names = [
      ...['hero-title', 'hero-description', 'trust-indicator-1', 'trust-indicator-2', 'phone', 'phone-hours'],
      ...['email', 'email-response', 'office-address', 'business-hours', 'urgent-heading', 'urgent-text'],
      ...['form-heading', 'success-message', 'error-message'],
    ]
    for (const name of names) expect(contentRegistry).toHaveProperty([`global.contact.${name}`])
  })
})
