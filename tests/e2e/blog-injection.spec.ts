import { expect, test } from '@playwright/test'
import { Client } from 'pg'
import { adminPassword, signInAsAdmin } from '../support/admin.ts'
import { isProof, sample } from '../support/sample.ts'
import { scriptInjections } from '../support/script-injections.ts'
import { openVictim, provoke, runNaked } from '../support/script-victim.ts'
import { type SiteServer, startSiteServer } from '../support/site-server.ts'

/**
 * Script injections in every field of posts and categories. There are three walls: sanitizing what is stored,
 * sanitizing what is shown, and the Content-Security-Policy. Each is tested without the others.
 */

test.describe.configure({ mode: 'serial', timeout: isProof ? 600_000 : 180_000 })

let server: SiteServer
let database: Client

test.beforeAll(async () => {
  server = await startSiteServer()
  database = new Client({ connectionString: server.databaseUrl })
  await database.connect()
})
test.afterAll(async () => {
  await database.end()
  await server.remove()
})

/** A page that shows somebody's words unescaped, in the same places as ours. */
const writeNakedPage = (words: string) => `<!doctype html>
<body><div>${words}</div>
<h1>${words}</h1>
<img src="${words}"><img src='${words}'><a title=${words}>x</a>
<script type="application/ld+json">{"headline":"${words}"}</script>
<title>${words}</title><meta name="description" content="${words}">`

const injections = sample(scriptInjections, 12)
const naked = injections.map(writeNakedPage)
/** PostgreSQL does not store NUL. */
const storable = injections.map((words) => words.replaceAll('\u0000', ''))

test('the corpus is sharp: most of it runs on a page without any defence', { tag: '@proof' }, async ({
  browser,
}) => {
  expect(new Set(scriptInjections).size).toBeGreaterThanOrEqual(200)
  const ran = await runNaked(browser, naked)
  // A sample may have a larger share of the blunt ones.
  expect(ran.length).toBeGreaterThanOrEqual(isProof ? 200 : injections.length / 2)
})

test('the policy alone stops all of it', { tag: '@proof' }, async ({ browser, request }) => {
  const policy = (await request.get(`${server.url}/blog`)).headers()['content-security-policy'] ?? ''
  expect(policy).toContain("script-src 'self'")
  expect(await runNaked(browser, naked, policy)).toEqual([])
})

test('what is stored is harmless by itself', async ({ browser, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: server.url })
  const login = await request.post('/api/admin/login', { data: { password: adminPassword } })
  expect(login.ok()).toBe(true)
  const stored: string[] = []
  for (const [index, words] of injections.entries()) {
    const post = {
      title: words.slice(0, 200),
      slug: `api-${index}`,
      excerpt: words,
      content: `<p>x</p>${words}`,
    }
    const picture = await request.post('/api/blog/posts', { data: { ...post, featuredImage: words } })
    // Only a complete https address without quotes and brackets passes for a picture.
    expect(picture.status(), words).toBe(400)
    const answer = await request.post('/api/blog/posts', {
      data: { ...post, metaTitle: words.slice(0, 200) },
    })
    expect(answer.status(), words).toBe(201)
  }
  const { rows } = await database.query("select content from blog_posts where slug like 'api-%'")
  for (const { content } of rows) stored.push(`<!doctype html><body>${content}`)
  expect(stored).toHaveLength(injections.length)
  expect(await runNaked(browser, stored)).toEqual([])
  await database.query("delete from blog_posts where slug like 'api-%'")
  await request.dispose()
})

const categoryCount = 12

test.describe('rows that came into the database by another way', () => {
  test.beforeAll(async () => {
    await database.query('delete from blog_posts; delete from blog_categories')
    // Few categories with many injections each, because every list shows them all.
    const categories: string[] = []
    for (let number = 0; number < categoryCount; number++) {
      const words = storable.filter((_, index) => index % categoryCount === number).join(' ')
      const { rows } = await database.query(
        'insert into blog_categories (slug, name, description) values ($1, $2, $2) returning id',
        [`evil-${number}`, words],
      )
      categories.push(rows[0].id)
    }
    for (const [index, words] of storable.entries()) {
      await database.query(
        `insert into blog_posts (slug, title, excerpt, content, featured_image, featured_image_alt, meta_title,
           meta_description, category_id, published, published_at)
         values ($1, $2, $2, $2, $2, $2, $2, $2, $3, true, now() - $4 * interval '1 minute')`,
        [`evil-${index}`, words, categories[index % categoryCount], index + 1],
      )
    }
    await database.query('update site_version set version = version + 1')
    await database.query("select pg_notify('site_changed', (select version from site_version)::text)")
  })

  test('run nothing on the public pages, with the policy switched off', { tag: '@proof' }, async ({
    browser,
  }) => {
    const victim = await openVictim(browser, server.url, { bypassCSP: true })
    const ran: string[] = []
    const look = async (path: string, withAssets = true) => {
      if ((await victim.visit(path, { withAssets })) > 0) ran.push(path)
    }
    const lists = Math.ceil(storable.length / 12)
    for (let number = 1; number <= lists; number++)
      await look(number === 1 ? '/blog' : `/blog/page/${number}`)
    for (let number = 0; number < categoryCount; number++)
      await look(`/blog/category/evil-${number}`, isProof || number === 0)
    for (const index of storable.keys()) await look(`/blog/evil-${index}`, index % 10 === 0)
    expect(ran).toEqual([])
    await victim.close()
  })

  test('run nothing in the admin, with the policy switched off', { tag: '@proof' }, async ({ browser }) => {
    const victim = await openVictim(browser, server.url, { bypassCSP: true })
    const { page } = victim
    await signInAsAdmin(page)
    expect(await victim.visit('/admin/blog')).toBe(0)
    const pages = Math.ceil(storable.length / 25)
    for (let number = 1; number <= pages; number++) {
      await page.goto(`/admin/blog?page=${number}`)
      await provoke(page)
      await page.getByRole('button', { name: /^Edit/ }).nth(number).click()
      await page.getByRole('textbox', { name: 'Content', exact: true }).waitFor()
      await provoke(page)
    }
    expect(victim.calls()).toBe(0)
    await victim.close()
  })
})
