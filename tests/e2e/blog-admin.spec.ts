import { Buffer } from 'node:buffer'
import sharp from 'sharp'
import { joinAdmin } from '../support/admin.ts'
import { addPost, anonymousReader, expectToast, openBlogAdmin, row } from '../support/blog.ts'
import { expect, expectAccessible, phone, test } from '../support/site.ts'

test.beforeEach(({ page }) => joinAdmin(page))

test('a post is written, previewed, published, edited, moved, restored, deleted and brought back; readers see each change at once and none before', async ({
  page,
  request,
}) => {
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

test('a draft is published at its time and not before, or called back', async ({ page, request }) => {
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

test('the list shows five placeholder rows while it loads, and says when it cannot', async ({
  page,
  trouble,
}) => {
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

test('a slug that is taken is told at its field, and what was typed stays', async ({ page, trouble }) => {
  await addPost(page, { title: 'Taken', slug: 'taken' })
  await openBlogAdmin(page)
  await page.getByRole('button', { name: 'New Post' }).click()
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveAccessibleDescription(/Title is required/)
  await expect(page.getByLabel('Content as HTML')).toHaveAccessibleDescription(/Content is required/)
  await page.getByLabel('Title', { exact: true }).fill('Taken')
  await page.getByLabel('Content as HTML').fill('<p>Mine</p>')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByLabel('Slug')).toHaveAccessibleDescription(/Another post has this slug/)
  await expect(page.getByLabel('Content as HTML')).toHaveValue('<p>Mine</p>')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Leave without saving?')).toBeVisible()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await page.getByLabel('Slug').fill('mine')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(row(page, '/mine')).toBeVisible()
  // The browser logs the refusal.
  expect(trouble.splice(0)).toHaveLength(1)
})

test('a change in another tab is not written over unseen', async ({ page, trouble }) => {
  const post = await addPost(page, { title: 'Two tabs', slug: 'two-tabs' })
  await openBlogAdmin(page)
  await row(page, 'Two tabs').getByRole('button', { name: /^Edit/ }).click()
  await page.getByLabel('Title', { exact: true }).fill('Mine')
  await page.request.put(`/api/blog/posts/${post.id}`, { data: { title: 'Theirs' } })
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page.getByText('This post was changed since you opened it', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save mine over it' }).click()
  await expect(row(page, 'Mine')).toBeVisible()
  trouble.splice(0)
})

test('a picture is uploaded, described and shown to readers, in the head and in the text', async ({
  page,
  request,
}) => {
  const create = { width: 1800, height: 1200, channels: 3 as const, background: '#557766' }
  const buffer = await sharp({ create }).jpeg().toBuffer()
  const file = { name: 'desk.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(buffer) }
  await openBlogAdmin(page)
  await page.getByRole('button', { name: 'New Post' }).click()
  await page.getByLabel('Title', { exact: true }).fill('With pictures')
  await page.getByLabel('Picture file').setInputFiles(file)
  await expect(page.getByLabel('Featured image URL')).toHaveValue(/^\/pictures\/.*-1600x1067\.webp$/)
  await page.getByLabel('Content as HTML').fill('<p>Look:</p>')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByLabel('What does the picture show?')).toHaveAccessibleDescription(
    /Say what the picture shows, or mark it as decoration/,
  )
  await page.getByLabel('What does the picture show?').fill('A desk with papers')

  await page.getByRole('textbox', { name: 'Content', exact: true }).click()
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  await page.locator('.blog-ask').getByLabel('Picture file').setInputFiles(file)
  await expect(page.getByLabel('Picture URL')).not.toHaveValue('')
  await page.getByRole('button', { name: 'Insert picture' }).click()
  await expect(page.getByLabel('What does it show?')).toBeFocused()
  await page.getByLabel('What does it show?').fill('A ledger')
  await page.getByRole('button', { name: 'Insert picture' }).click()
  await page.getByLabel('Published').check()
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expectToast(page, 'Post created successfully')

  const html = await (await request.get('/blog/with-pictures')).text()
  expect(html).toMatch(/alt="A desk with papers"/)
  const inText = /<img[^>]*alt="A ledger"[^>]*>/.exec(html)?.[0] ?? ''
  for (const part of ['loading="lazy"', 'width="1600"', 'height="1067"', '-800x534.webp 800w']) {
    expect(inText).toContain(part)
  }
  await page.goto('/blog/with-pictures')
  const shown = page.getByRole('img', { name: 'A ledger' })
  await shown.scrollIntoViewIfNeeded()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('a picture from elsewhere is seen while the post is written, and may be decoration', async ({
  page,
  request,
  trouble,
}) => {
  const create = { width: 60, height: 40, channels: 3 as const, background: '#557766' }
  const body = await sharp({ create }).png().toBuffer()
  const src = 'https://pictures.example/field.png'
  await page.route(src, (route) => route.fulfill({ contentType: 'image/png', body }))
  await page.goto('/admin')
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Blog' }).click()
  await page.getByRole('button', { name: 'New Post' }).click()
  await page.getByLabel('Title', { exact: true }).fill('From elsewhere')
  await page.getByRole('textbox', { name: 'Content', exact: true }).click()
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  await page.getByLabel('Picture URL').fill('field.png')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Picture URL')).toHaveAccessibleDescription(/full https address/)
  await page.getByLabel('Picture URL').fill(src)
  await page.locator('.blog-ask').getByLabel('It is decoration').check()
  await page.getByRole('button', { name: 'Insert picture' }).click()
  const shown = page.locator('.blog-editor img')
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(60)

  await page.getByLabel('Featured image URL').fill(src)
  await page.getByLabel('It is decoration').check()
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expectToast(page, 'Post created successfully')
  await row(page, 'From elsewhere').getByRole('button', { name: /^Edit/ }).click()
  await expect(page.getByLabel('It is decoration')).toBeChecked()
  expect((await request.get('/admin/login')).headers()['content-security-policy']).not.toMatch(
    /img-src[^;]*https:/,
  )
  trouble.splice(0)
})

test('what the editor has no tools for survives it', async ({ page }) => {
  const table = '<table><tr><th scope="col">Fee</th></tr><tr><td>$10</td></tr></table>'
  const content = `<p>H<sub>2</sub>O</p>${table}<dl><dt>Lien</dt><dd>A claim</dd></dl><p>End</p>`
  await addPost(page, { title: 'With a table', slug: 'with-a-table', content })
  await openBlogAdmin(page)
  await row(page, 'With a table').getByRole('button', { name: /^Edit/ }).click()
  await page.getByRole('textbox', { name: 'Content', exact: true }).getByText('End').click()
  await page.keyboard.press('End')
  await page.keyboard.type('ing')
  const html = page.getByLabel('Content as HTML')
  await expect(html).toHaveValue(/<p>Ending<\/p>/)
  for (const part of ['<sub>2</sub>', '<th scope="col">Fee</th>', '<td>$10</td>', '<dt>Lien</dt>']) {
    expect(await html.inputValue()).toContain(part)
  }
})

test('categories are added, renamed and deleted; their posts stay', async ({ page, request, trouble }) => {
  await openBlogAdmin(page)
  await page.getByRole('tab', { name: /^Categories \(\d+\)$/ }).click()
  await page.getByRole('button', { name: 'New Category' }).click()
  await page.getByLabel('Name').fill('Court & Trial')
  await expect(page.getByLabel('Slug')).toHaveValue('court-trial')
  await page.getByRole('button', { name: 'Create Category' }).click()
  await expectToast(page, 'Category created successfully')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'New Category' }).click()
  await page.getByLabel('Name').fill('Court trial')
  await page.getByRole('button', { name: 'Create Category' }).click()
  await expect(page.getByLabel('Slug')).toHaveAccessibleDescription(/Another category has this slug/)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  trouble.splice(0)

  await page.getByRole('tab', { name: /^Posts/ }).click()
  await page.getByRole('button', { name: 'New Post' }).click()
  await page.getByLabel('Title', { exact: true }).fill('Before the judge')
  await page.getByLabel('Category').selectOption({ label: 'Court & Trial' })
  await page.getByLabel('Content as HTML').fill('<p>Words</p>')
  await page.getByLabel('Published').check()
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(row(page, 'Before the judge')).toContainText('Court & Trial')
  expect((await request.get('/blog/category/court-trial')).status()).toBe(200)

  await page.getByRole('tab', { name: /^Categories/ }).click()
  await row(page, 'Court & Trial').getByRole('button', { name: /^Edit/ }).click()
  await page.getByLabel('Name').fill('In court')
  await page.getByRole('button', { name: 'Update Category' }).click()
  await expectToast(page, 'Category updated successfully')
  expect(await (await request.get('/blog/category/court-trial')).text()).toContain('In court')
  await row(page, 'In court')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Category deleted successfully')
  expect((await request.get('/blog/category/court-trial')).status()).toBe(404)
  expect((await request.get('/blog/before-the-judge')).status()).toBe(200)
  await page.getByRole('tab', { name: /^Posts/ }).click()
  await expect(row(page, 'Before the judge')).toContainText('No Category')
})

test('on a phone the text and its HTML take turns, and nothing is wider than the screen', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await addPost(page, { title: 'On a phone', slug: 'on-a-phone' })
  await openBlogAdmin(page)
  await expectAccessible(page)
  await row(page, 'On a phone').getByRole('button', { name: /^Edit/ }).click()
  await expect(page.getByRole('textbox', { name: 'Content', exact: true })).toBeVisible()
  await expect(page.getByLabel('Content as HTML')).toBeHidden()
  await page.getByRole('button', { name: 'HTML' }).click()
  await page.getByLabel('Content as HTML').fill('<p>Other words</p>')
  await page.getByRole('button', { name: 'Write' }).click()
  await expect(page.getByRole('textbox', { name: 'Content', exact: true })).toHaveText('Other words')
  await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('the search result shows what search engines will', async ({ page }) => {
  await openBlogAdmin(page)
  await page.getByRole('button', { name: 'New Post' }).click()
  await page.getByLabel('Title', { exact: true }).fill('Liens')
  await page.getByLabel('Excerpt').fill('Who is paid first.')
  const result = page.getByRole('figure', { name: 'As a search result' })
  await expect(result).toContainText('/blog/liens')
  await expect(result).toContainText('Who is paid first.')
  await page.getByLabel('Meta title').fill('Medical liens')
  await page.getByLabel('Meta description').fill('The order of payment after a settlement.')
  await expect(result).toContainText('Medical liens | ')
  await expect(result).toContainText('The order of payment after a settlement.')
})
