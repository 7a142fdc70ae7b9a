import { Buffer } from 'node:buffer'
import sharp from 'sharp'
import { joinAdmin } from '../support/admin.ts'
import { addPost, expectToast, openBlogAdmin, row } from '../support/blog.ts'
import { expect, expectAccessible, phone, takeTrouble, test } from '../support/site.ts'

test.beforeEach(({ page }) => joinAdmin(page))

// Runs before the test that leaves a post at /mine, whose row has “Mine” in it too.
test('a change in another tab is not written over unseen', { tag: '@proof' }, async ({ page, trouble }) => {
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

test('a slug that is taken is told at its field, and what was typed stays', { tag: '@proof' }, async ({
  page,
  trouble,
}) => {
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
  await takeTrouble(trouble, 1)
})

test('a picture is uploaded, described and shown to readers, in the head and in the text', {
  tag: '@proof',
}, async ({ page, request }) => {
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

test('a picture from elsewhere is seen while the post is written, and may be decoration', {
  tag: '@proof',
}, async ({ page, request, trouble }) => {
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

test('what the editor has no tools for survives it', { tag: '@proof' }, async ({ page }) => {
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

test('on a phone the text and its HTML take turns, and nothing is wider than the screen', {
  tag: '@proof',
}, async ({ page }) => {
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

test('the search result shows what search engines will', { tag: '@proof' }, async ({ page }) => {
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
