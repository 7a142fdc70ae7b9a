import { starterCategories, starterPosts } from '../../src/features/blog/starter/content/starter-posts.ts'
import type { ServerProcess } from '../support/server-process.ts'
import { desktop, expect, expectAccessible, test as sharing, siteServer } from '../support/site.ts'

/** A server that no other test writes to: these tests look at the blog as it is on the first day. */
const test = sharing.extend<object, { server: ServerProcess }>({
  server: [siteServer, { scope: 'worker', timeout: 120_000 }],
})

/** In one process: one such server is enough. */
test.describe.configure({ mode: 'default' })

const [first] = starterPosts
if (!first) throw new Error('there is no starter post')

test('the list shows a chip for each category and leads to each post', async ({ page }) => {
  await page.goto('/blog')
  const chips = page.getByRole('navigation', { name: 'Blog categories' })
  for (const { name, slug } of starterCategories) {
    await expect(chips.getByRole('link', { name })).toHaveAttribute('href', `/blog/category/${slug}`)
  }
  await expect(chips.getByRole('link', { name: 'All posts' })).toHaveAttribute('aria-current', 'page')
  for (const { title, excerpt } of starterPosts) {
    const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: title }) })
    await expect(card).toContainText(excerpt)
    await expect(card).toContainText(/[A-Z][a-z]+ \d{1,2}, \d{4}/)
    await expect(card).toContainText(/\d min read/)
  }
  await chips.getByRole('link', { name: 'Costs and offers' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Costs and offers')
  await expect(page.getByRole('main')).toContainText('2 articles')
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('link', { name: 'What an advance costs' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('What an advance costs')
})

test('a post has all that its reader needs, and its way back', async ({ page }) => {
  await page.goto(`/blog/${first.slug}`)
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.title)
  await expect(main).toContainText(first.excerpt)
  await expect(main).toContainText('By Beaconfield Legal Funding')
  await expect(main).toContainText('5 min read')
  await expect(main.locator('time').first()).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
  await expect(main).toContainText('general information, not legal advice')
  await expect(main.getByRole('region', { name: 'Next steps' }).getByRole('link')).toHaveCount(3)
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog')
  await expect(main.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blog')
  await expect(main.getByRole('link', { name: 'More in Funding basics' })).toHaveAttribute(
    'href',
    '/blog/category/funding-basics',
  )
  const next = page.getByRole('region', { name: 'Read next' })
  await expect(next.getByRole('article')).toHaveCount(3)
  await expect(next).not.toContainText(first.title)
})

test('the table of contents of a long post leads to its parts', { tag: '@proof' }, async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto(`/blog/${first.slug}`)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'When you should not take an advance' }).click()
  await expect(page).toHaveURL(/#when-you-should-not-take-an-advance$/)
  await expect(page.getByRole('heading', { name: 'When you should not take an advance' })).toBeInViewport()
})

test('on paper a post keeps its words and leaves out what leads elsewhere', { tag: '@proof' }, async ({
  page,
}) => {
  await page.goto(`/blog/${first.slug}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'The idea in one minute' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Read next' })).toBeHidden()
  await expect(page.getByText('On this page').first()).toBeHidden()
})

test('six cards stand in for a list that is slow to come', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/contact')
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/blog.data*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByTestId('post-skeleton')).toHaveCount(6)
  await expect(page.getByRole('status').filter({ hasText: 'Loading posts' })).toBeAttached()
  letThrough()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
  await expect(page.getByTestId('post-skeleton')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('everything reads, and every way is open', async ({ page }) => {
    await page.goto('/blog')
    await page.getByRole('link', { name: 'How cases work' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How cases work')
    await page.getByRole('link', { name: 'Medical liens' }).click()
    await expect(page.getByRole('heading', { name: 'The usual order' })).toBeVisible()
    await page.getByRole('link', { name: 'All posts' }).last().click()
    await expect(page.getByRole('article')).toHaveCount(starterPosts.length)
  })
})

for (const { path, title, text } of [
  {
    path: '/blog/no-such-post',
    title: 'Blog Post Not Found',
    text: "The blog post you're looking for doesn't exist or has been removed.",
  },
  {
    path: '/blog/category/no-such-category',
    title: 'Category Not Found',
    text: "The blog category you're looking for doesn't exist.",
  },
]) {
  test(`${path} answers 404: ${title}, with the way back`, async ({ page, trouble }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText(text)).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expectAccessible(page)
    // The browser logs the status of the page it opens.
    expect(trouble.splice(0).filter((line) => !/status of 404/.test(line))).toEqual([])
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
  })
}

test('a page of the list that does not exist answers 404, and the first has one address', async ({
  request,
}) => {
  for (const path of [
    '/blog/page/99',
    '/blog/page/0',
    '/blog/page/x',
    '/blog/category/funding-basics/page/2',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
  const moved = await request.get('/blog/page/1', { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, '/blog'])
})

test('the source of a post says what it is to search engines and social networks', async ({ request }) => {
  const html = await (await request.get(`/blog/${first.slug}`)).text()
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  const [posting, trail] = JSON.parse(json)['@graph']
  expect(posting).toMatchObject({
    '@type': 'BlogPosting',
    headline: first.title,
    description: first.metaDescription,
    articleSection: 'Funding basics',
    author: { '@type': 'Organization' },
  })
  expect(Date.parse(posting.datePublished)).toBeLessThan(Date.now())
  expect(trail['@type']).toBe('BreadcrumbList')
  expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Home',
    'Blog',
    'Funding basics',
    first.title,
  ])
  expect(html).toContain('<meta property="og:type" content="article"/>')
  expect(html).toMatch(/<link rel="alternate" type="application\/rss\+xml"[^>]*href="\/blog\/feed\.xml"/)

  const [, picture = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? []
  const shared = await request.get(new URL(picture).pathname + new URL(picture).search)
  expect(shared.headers()['content-type']).toBe('image/png')
  const body = await shared.body()
  // A PNG has its width and height at bytes 16 to 23.
  expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630])
  expect(body.length).toBeLessThan(100_000)
})
