import { joinAdmin } from '../support/admin.ts'
import { addPost, anonymousReader, expectToast, openBlogAdmin, row } from '../support/blog.ts'
import { expect, expectAccessible, test } from '../support/site.ts'

test.beforeEach(({ page }) => joinAdmin(page))

test('a post is written, previewed, published, edited, moved, restored, deleted and brought back; readers see each change at once and none before', {
  tag: '@proof',
}, async ({ page, request }) => {
  test.slow()
  const reader = anonymousReader(request)
  await openBlogAdmin(page)

  await test.step('write', async () => {
    await page.getByRole('button', { name: 'New Post' }).click()
    await page.getByLabel('Title', { exact: true }).fill('Who Pays First? (A guide)')
    await expect(page.getByLabel('Slug')).toHaveValue('who-pays-first-a-guide')
    await page.getByLabel('Excerpt').fill('The order of payment.')
    const editor = page.getByRole('textbox', { name: 'Content', exact: true })
    await editor.click()
    await page.keyboard.type('Liens come first.')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Heading', exact: true }).click()
    await page.keyboard.type('What is left')
    await expect(page.getByLabel('Content as HTML')).toHaveValue(
      '<p>Liens come first.</p><h2>What is left</h2>',
    )
    await expect(page.getByLabel('Content as HTML')).toHaveAttribute('rows', '10')
    await expect(page.getByLabel('Excerpt')).toHaveAttribute('rows', '3')
    await page.getByLabel('Content as HTML').fill('<p>Liens come <b>first</b>.</p><h2>What is left</h2>')
    await expect(editor.getByText('first', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })
  const slug = 'who-pays-first-a-guide'

  await test.step('preview, for the administrator only', async () => {
    const opening = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Save and preview' }).click()
    const preview = await opening
    await expect(preview).toHaveURL(`/blog/${slug}?preview`)
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Who Pays First? (A guide)')
    await expect(preview.getByRole('heading', { level: 2, name: 'What is left' })).toHaveAttribute(
      'id',
      'what-is-left',
    )
    const answer = await page.request.get(`/blog/${slug}?preview`)
    expect(answer.headers()['cache-control']).toBe('no-store')
    await preview.close()
    await expectToast(page, 'Post created successfully')
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(row(page, 'Who Pays First?').getByText('Draft')).toBeVisible()

    expect(await reader.status(slug)).toBe(404)
    expect((await request.get(`/blog/${slug}?preview`)).status()).toBe(404)
    expect((await request.get(`/api/blog/slug/${slug}`)).status()).toBe(404)
    expect(await reader.places('ays first')).toEqual([])
    expect(await reader.places(slug)).toEqual([])
  })

  await test.step('publish', async () => {
    await row(page, 'Who Pays First?')
      .getByRole('button', { name: /^Publish/ })
      .click()
    await expectToast(page, 'Post published successfully')
    expect(await reader.says(slug, 'Liens come <b>first</b>')).toBe(true)
    expect(await reader.places(slug)).toEqual([
      '/blog',
      '/blog.data',
      '/blog/feed.xml',
      '/sitemap.xml',
      '/api/blog/posts',
      '/api/blog/posts?published=false',
    ])
    await expect(row(page, 'Who Pays First?').getByRole('button', { name: /^Publish/ })).toHaveCount(0)
  })

  await test.step('edit', async () => {
    await row(page, 'Who Pays First?').getByRole('button', { name: /^Edit/ }).click()
    await page.getByLabel('Title', { exact: true }).fill('Who is paid first?')
    await expect(page.getByLabel('Slug')).toHaveValue(slug)
    expect(await reader.says(slug, 'Who Pays First?')).toBe(true)
    await page.getByRole('button', { name: 'Update Post' }).click()
    await expectToast(page, 'Post updated successfully')
    expect(await reader.says(slug, 'Who is paid first?')).toBe(true)
    expect(await reader.places('Who Pays First?')).toEqual([])
  })

  await test.step('change the slug', async () => {
    await row(page, 'Who is paid first?').getByRole('button', { name: /^Edit/ }).click()
    await page.getByLabel('Slug').fill('order-of-payment')
    await page.getByRole('button', { name: 'Update Post' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const moved = await request.get(`/blog/${slug}`, { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location]).toEqual([301, '/blog/order-of-payment'])
    expect(await reader.status('order-of-payment')).toBe(200)
  })

  await test.step('restore a version', async () => {
    await row(page, 'Who is paid first?')
      .getByRole('button', { name: /^Versions/ })
      .click()
    // A toast is a list item too.
    const versions = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Restore' })
    const oldest = versions.last()
    await expect(oldest).toContainText('Who Pays First? (A guide)')
    await oldest.getByRole('button', { name: /^Restore/ }).click()
    await expectToast(page, 'Version restored successfully')
    expect(await reader.says(slug, 'Who Pays First?')).toBe(true)
    expect((await request.get('/blog/order-of-payment', { maxRedirects: 0 })).status()).toBe(301)
  })

  await test.step('delete, and undo', async () => {
    await row(page, 'Who Pays First?')
      .getByRole('button', { name: /^Delete/ })
      .click()
    await expectToast(page, 'Post deleted successfully')
    expect(await reader.status(slug)).toBe(404)
    expect(await reader.places('Who Pays First?')).toEqual([])
    await expect(row(page, 'Who Pays First?')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectToast(page, 'Post restored successfully')
    expect(await reader.status(slug)).toBe(200)
    expect((await request.get('/blog/order-of-payment', { maxRedirects: 0 })).status()).toBe(301)
    await expect(row(page, 'Who Pays First?')).toBeVisible()
  })
})

test('a draft is published at its time and not before, or called back', { tag: '@proof' }, async ({
  page,
  request,
}) => {
  const reader = anonymousReader(request)
  await addPost(page, { title: 'In a moment', slug: 'in-a-moment' })
  await addPost(page, { title: 'Some other day', slug: 'some-other-day' })
  await openBlogAdmin(page)

  const schedule = async (title: string, at: Date) => {
    await row(page, title)
      .getByRole('button', { name: /^Schedule/ })
      .click()
    const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 19)
    await page.getByLabel('Date and time').fill(local)
    await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click()
    await expectToast(page, 'Post scheduled')
    await expect(row(page, title).getByText('Scheduled')).toBeVisible()
  }
  await schedule('Some other day', new Date(Date.now() + 86_400_000))
  await row(page, 'Some other day')
    .getByRole('button', { name: /^Cancel schedule/ })
    .click()
  await expect(row(page, 'Some other day').getByText('Draft')).toBeVisible()

  const at = new Date(Math.ceil(Date.now() / 1000) * 1000 + 6000)
  await schedule('In a moment', at)
  // Asks until it appears: every answer before its time must be 404.
  await expect
    .poll(
      async () => {
        const status = await reader.status('in-a-moment')
        if (status === 200) expect(Date.now()).toBeGreaterThanOrEqual(at.getTime())
        return status
      },
      { timeout: 30_000, intervals: [200] },
    )
    .toBe(200)
  expect(await reader.places('In a moment')).toContain('/blog')
  expect(await reader.status('some-other-day')).toBe(404)
})

test('the list shows five placeholder rows while it loads, and says when it cannot', {
  tag: '@proof',
}, async ({ page, trouble }) => {
  let release = () => {}
  let isBroken = false
  await page.route('**/api/blog/posts?*', async (route) => {
    await new Promise<void>((resolve) => (release = resolve))
    return isBroken ? route.fulfill({ status: 500, body: '' }) : route.continue()
  })
  await page.goto('/admin/blog')
  await expect(page.locator('tr[data-placeholder]')).toHaveCount(5)
  isBroken = true
  release()
  await expect(page.getByText('Failed to fetch posts')).toBeVisible()
  await page.unroute('**/api/blog/posts?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Failed to fetch posts')).toHaveCount(0)
  trouble.splice(0)
})
