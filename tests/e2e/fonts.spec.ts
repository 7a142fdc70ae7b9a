import { chromium, type Page } from '@playwright/test'
import { paths } from '../../src/site/paths.ts'
import { signInAsAdmin } from '../support/admin.ts'
import { addPost } from '../support/blog.ts'
import { listDrawnFonts } from '../support/drawn-fonts.ts'
import { fontSets, writeFontConfig } from '../support/font-sets.ts'
import { listMoved, watchLayoutShift } from '../support/layout-shift.ts'
import { sample } from '../support/sample.ts'
import { desktop, expect, expectAlive, phone, test } from '../support/site.ts'

const pages = [paths.home, paths.state('tx'), paths.apply, paths.blogPost('how-much-to-ask-for')]
/** Every page on both screens, ordered so that every second one covers each page and each screen. */
const views = pages.flatMap((path, at) =>
  (at % 2 ? [desktop, phone] : [phone, desktop]).map((viewport) => ({ viewport, path })),
)

/** Opens a page, holds its fonts back until everything else is painted, and waits until they arrive. */
async function openWithLateFaces(page: Page, path: string) {
  const { promise: painted, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await painted
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await expectAlive(page)
  release()
  // Preloaded fonts hold up `load`.
  await page.waitForLoadState('load')
  await page.evaluate(() => document.fonts.ready)
  await page.unroute('**/*.woff2')
}

for (const [fonts, set] of sample(Object.entries(fontSets), 1)) {
  test(
    `with ${fonts} installed nothing moves when our faces come late`,
    { tag: '@proof' },
    async ({ server }, info) => {
      const { launchOptions } = info.project.use
      const env = { ...process.env, FONTCONFIG_FILE: writeFontConfig(set, info.outputPath()) }
      const browser = await chromium.launch({ ...launchOptions, env })
      const page = await browser.newPage({ baseURL: server.url })
      await watchLayoutShift(page)
      // One after another: a background page is not painted, and may still accept a late font.
      for (const { viewport, path } of sample(views, 4)) {
        await page.setViewportSize(viewport)
        await openWithLateFaces(page, path)
        expect.soft(await listMoved(page), `${path} at ${viewport.width}`).toEqual([])
        expect.soft(await listDrawnFonts(page, 'h1'), path).toEqual([[`system ${set.serif}`]])
      }
      await browser.close()
    },
  )
}

const names = 'Åberg, Björn, Nuñez, Łukasz, Đorđević and Nguyễn'
/** Every style and weight that the site uses. */
const cuts = [
  ...['400', '500', '600'].map((weight) => ({ family: '--font-serif', style: 'normal', weight })),
  ...['400', '500'].map((weight) => ({ family: '--font-serif', style: 'italic', weight })),
  ...['400', '500', '600', '700'].map((weight) => ({ family: '--font-sans', style: 'normal', weight })),
]
const drawnCuts = cuts.map(({ family }) => [
  family === '--font-serif' ? 'our Newsreader 16pt' : 'our Public Sans Thin',
])
const rareFile = /(western|central|vietnamese)-[\w-]+\.woff2$/

test('names with rare letters are drawn by one font in every weight, from files that no other page asks for', {
  tag: '@proof',
}, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  // A busy machine may miss the first paint; a cached font is in time.
  await expect(async () => {
    await page.goto(paths.contact, { waitUntil: 'networkidle' })
    expect(await listDrawnFonts(page, 'h1')).toEqual(expect.arrayContaining([['our Newsreader 16pt']]))
  }).toPass()
  expect(asked.filter((url) => rareFile.test(url))).toEqual([])

  await page.evaluate(
    ({ cuts, names }) => {
      for (const { family, style, weight } of cuts) {
        const line = document.createElement('p')
        line.className = 'names'
        line.textContent = names
        Object.assign(line.style, { fontFamily: `var(${family})`, fontStyle: style, fontWeight: weight })
        document.querySelector('main')?.append(line)
      }
    },
    { cuts, names },
  )
  await expect.poll(() => listDrawnFonts(page, '.names')).toEqual(drawnCuts)
})

test('a post with rare letters asks for them at once and does not move when they come late', {
  tag: '@proof',
}, async ({ page, browser, server }) => {
  await signInAsAdmin(page)
  const slug = 'names-from-everywhere'
  await addPost(page, {
    slug,
    title: names,
    content: `<p>${names}</p><p><em>${names}</em></p>`,
    published: true,
  })
  await expect(async () => {
    await page.goto(paths.blogPost(slug), { waitUntil: 'networkidle' })
    expect(await listDrawnFonts(page, 'h1, article em, .breadcrumb [aria-current]')).toEqual([
      ['our Public Sans Thin'],
      ['our Newsreader 16pt'],
      ['our Newsreader 16pt'],
    ])
  }).toPass()

  const stranger = await browser.newPage({ viewport: phone, baseURL: server.url })
  await watchLayoutShift(stranger)
  await openWithLateFaces(stranger, paths.blogPost(slug))
  expect(await listMoved(stranger)).toEqual([])
  await stranger.close()
})
