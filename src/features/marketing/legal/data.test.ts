import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentItems } from '#db/schema/index.ts'
import { createTestDb, databaseKinds, type TestDatabase } from '#db/testing.ts'
import { termsOfService } from './content/terms.ts'
import { termsPage } from './content.ts'
import { readLegalDocument } from './data.ts'

describe.each(databaseKinds())('the date of a legal text on %s', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDb(kind)
  })
  afterAll(() => database.close())

  const readDate = async () => {
    const services = { db: database.db, publicUrl: 'https://example.com', analyticsId: undefined }
    return (await readLegalDocument(termsPage, termsOfService, { ...services, locale: 'en' })).updated
  }
  const edit = (key: string, at: string) =>
    database.db.insert(contentItems).values({
      ...{ key, locale: 'en', section: 'global', type: 'text', content: 'Other words', version: 1 },
      updatedAt: new Date(at),
    })

  test('stays until somebody edits the words or the company', async () => {
    const { updated } = termsOfService.en({ name: '', email: '', phone: '', countsViews: false })
    expect((await readDate()).day).toBe(updated)
    await edit('hero.headline', '2031-01-01T12:00:00Z')
    await edit('global.contact.email', '2020-01-01T12:00:00Z')
    expect((await readDate()).day).toBe(updated)
    // Still the evening before in New York.
    await edit('global.brand.name', '2030-03-02T03:00:00Z')
    expect(await readDate()).toEqual({ day: '2030-03-01', words: 'March 1, 2030' })
  })
})
