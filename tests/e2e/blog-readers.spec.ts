import type { APIRequestContext } from '@playwright/test'
import { starterPosts } from '../../src/features/blog/starter/content/starter-posts.ts'
import { adminPassword } from '../support/admin.ts'
import { expect, expectAccessible, phone, test } from '../support/site.ts'

// Each test writes its own posts and categories, on a server that other tests may be writing to.

const [first] = starterPosts
if (!first) throw new Error('there is no starter post')

type Draft = { title: string; slug: string; content: string; published: boolean; categoryId?: string }

async function signIn(request: APIRequestContext) {
  expect((await request.post('/api/admin/login', { data: { password: adminPassword } })).ok()).toBe(true)
}

async function write(request: APIRequestContext, post: Partial<Draft> & { slug: string }): Promise<string> {
  const answer = await request.post('/api/blog/posts', {
    data: { title: post.slug, content: '<p>Words.</p>', published: true, ...post },
  })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
  return (await answer.json()).id
}

test('a list of more than twelve posts has pages', { tag: '@proof' }, async ({ page, request }) => {
  await signIn(request)
  const category = await request.post('/api/blog/categories', {
    data: { name: 'Many', slug: 'many', description: 'Very many.' },
  })
  const { id: categoryId } = await category.json()
  await page.goto('/blog/category/many')
  await expect(page.getByText('No Posts in This Category')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('0 articles')

  const slugs = Array.from({ length: 14 }, (_, index) => `one-of-many-${index + 1}`)
  for (const slug of slugs) await write(request, { slug, categoryId })
  await page.goto('/blog/category/many')
  await expect(page.getByRole('main')).toContainText('14 articles')
  await expect(page.getByRole('article')).toHaveCount(12)
  await expect(page.getByRole('article').first()).toContainText('one-of-many-14')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/blog\/category\/many\/page\/2$/)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/many\/page\/2$/)
  await expectAccessible(page)

  await page.goto('/blog/page/2')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(page).toHaveURL(/\/blog$/)
})

test('one article is not "1 articles"', { tag: '@proof' }, async ({ page, request }) => {
  await signIn(request)
  const category = await request.post('/api/blog/categories', { data: { name: 'Single', slug: 'single' } })
  await write(request, { slug: 'the-only-one', categoryId: (await category.json()).id })
  await page.goto('/blog/category/single')
  await expect(page.getByText('1 article', { exact: true })).toBeVisible()
})

test('a draft appears nowhere until it is published, and then everywhere at the next request', async ({
  request,
  playwright,
  server,
}) => {
  await signIn(request)
  const visitor = await playwright.request.newContext({ baseURL: server.url })
  const title = 'Quokka ledger of unpublished things'
  const slug = 'quokka-ledger'
  const { id: categoryId } = await (
    await request.post('/api/blog/categories', { data: { name: 'Wombats', slug: 'wombats' } })
  ).json()
  const id = await write(request, { slug, title, published: false, categoryId, content: `<p>${title}</p>` })

  const lists = [
    '/blog',
    '/blog.data',
    '/blog/category/wombats',
    '/blog/category/wombats.data',
    `/blog/${first.slug}`,
    '/blog/feed.xml',
    '/sitemap.xml',
    '/api/blog/posts',
    '/api/blog/posts?published=true',
    '/api/blog/posts?published=false',
    '/api/blog/category/wombats',
  ]
  const own = [`/blog/${slug}`, `/blog/${slug}.data`, `/blog/${slug}/share.png`, `/api/blog/slug/${slug}`]
  const mentionsIt = (text: string) => /quokka/i.test(text)

  for (const path of lists) {
    const answer = await visitor.get(path)
    expect(answer.status(), path).toBe(200)
    expect(mentionsIt(await answer.text()), path).toBe(false)
  }
  for (const path of [...own, `/blog/${slug}?preview`]) {
    const answer = await visitor.get(path)
    expect(answer.status(), path).toBe(404)
    expect((await answer.text()).includes(title), path).toBe(false)
  }

  expect((await request.patch(`/api/blog/posts/${id}/publish`)).ok()).toBe(true)
  for (const path of own) expect((await visitor.get(path)).status(), path).toBe(200)
  for (const path of [
    '/blog',
    '/blog/category/wombats',
    '/blog/feed.xml',
    '/sitemap.xml',
    '/api/blog/posts',
  ]) {
    expect(mentionsIt(await (await visitor.get(path)).text()), path).toBe(true)
  }
  await visitor.dispose()
})

test('a post that moved is found at its old address, and its picture follows its title', {
  tag: '@proof',
}, async ({ request }) => {
  await signIn(request)
  const id = await write(request, { slug: 'before-the-move', title: 'Before the move' })
  const readSource = async (path: string) => (await request.get(path)).text()
  const pictureOf = (html: string) => /og:image" content="[^"]+\?v=([^"]+)"/.exec(html)?.[1]
  const before = pictureOf(await readSource('/blog/before-the-move'))
  await request.put(`/api/blog/posts/${id}`, { data: { slug: 'after-the-move', title: 'After the move' } })
  const moved = await request.get('/blog/before-the-move', { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, '/blog/after-the-move'])
  const after = pictureOf(await readSource('/blog/after-the-move'))
  expect(before).toBeTruthy()
  expect(after).toBeTruthy()
  expect(after).not.toBe(before)
})

test('a wide table scrolls by itself, also by keyboard', { tag: '@proof' }, async ({ page, request }) => {
  await signIn(request)
  const cells = Array.from({ length: 12 }, (_, index) => `<td>$${index},000,000</td>`).join('')
  const content = `<p>Wide:</p><table><tbody><tr>${cells}</tr></tbody></table>`
  await write(request, { slug: 'with-a-wide-table', content })
  await page.setViewportSize(phone)
  await page.goto('/blog/with-a-wide-table')
  const table = page.getByRole('region', { name: 'Table' })
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
})
