import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applications, documents } from '#db/schema/index.ts'
import { openName } from '#features/documents/files/data/files.ts'
import { agree, chooseRole, reachReview, submit, successHeading } from '../support/apply.ts'
import { createTestRowSealer } from '../support/row-sealer.ts'
import { sample } from '../support/sample.ts'
import { goodFiles } from '../support/sample-files.ts'
import { type BuiltSite, openBuiltSite } from './built-site.ts'
import { appSecret, keysIn, storeKinds } from './stores.ts'

/** Does it all as a person would: the form, the success screen, its Upload button. */
describe.each(sample(storeKinds, 1))('a document that is added on the success screen (%s)', (kind) => {
  let site: BuiltSite

  beforeAll(async () => {
    site = await openBuiltSite(kind)
  })
  afterAll(() => site.close())

  test('is sent to the store itself, and belongs to the application that was made', async () => {
    const page = await site.browser.newPage()
    const complaints: string[] = []
    const sentTo: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('request', (request) => {
      if (request.method() === 'PUT') sentTo.push(new URL(request.url()).origin)
    })
    await page.goto(`${site.url}/apply`)
    await chooseRole(page, 'attorney')
    await reachReview(page, 'attorney')
    await agree(page)
    await submit(page)
    await successHeading(page).waitFor()
    const reference = (await page.getByText(/^BF-\d{4}[A-Z0-9]{6}$/).textContent()) ?? ''

    const choosing = page.waitForEvent('filechooser')
    await page
      .getByRole('button', { name: /^Upload/ })
      .first()
      .click()
    const { type: mimeType, body } = goodFiles.pdf
    await (await choosing).setFiles({ name: 'Agreement.pdf', mimeType, buffer: Buffer.from(body) })
    await page.getByText('Agreement.pdf received').waitFor()

    expect(complaints).toEqual([])
    expect(sentTo).toEqual([site.storage.uploadOrigin ?? new URL(site.url).origin])
    const [application] = await site.database.db
      .select()
      .from(applications)
      .where(eq(applications.reference, reference))
    const rows = await site.database.db.select().from(documents)
    const rowSealer = createTestRowSealer(appSecret)
    expect(rows.map((row) => openName(rowSealer, row))).toMatchObject([
      {
        applicationId: application?.id,
        originalName: 'Agreement.pdf',
        mimeType,
        sizeBytes: body.length,
      },
    ])
    const keys = await keysIn(site.storage)
    expect(keys).toEqual(rows.map(({ storageKey }) => storageKey))
    const stored = await site.storage.open(keys[0] ?? '')
    expect(stored && (await buffer(stored)).equals(body)).toBe(true)
  })
})
