import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { starterPosts } from '#features/blog/starter/content/starter-posts.ts'
import { isWithin, privateAreas } from '#site/addresses.ts'
import { paths } from '#site/paths.ts'
import { findChromium } from '../../scripts/test-run/tools.ts'
import { adminPassword, openAdministrator } from '../support/admin.ts'
import { agree, answersOf, control, fillStep, payloads, type Role } from '../support/apply.ts'
import { findPlainWords } from '../support/plain-words.ts'
import { makeTemporaryFolder, type ServerProcess, startServer } from '../support/server-process.ts'
import { sitePaths } from '../support/site-paths.ts'

/** The build with the pseudo-language, in a browser: `npm run proof words` makes it. */
const accented = (path: string) => `/xa${path === '/' ? '' : path}`
const folder = makeTemporaryFolder()
let server: ServerProcess
let browser: Browser
let context: BrowserContext | undefined
let page: Page
const trouble: string[] = []

beforeAll(async () => {
  server = await startServer({
    ...{
      DATA_DIR: folder.path,
      APP_SECRET: 'of the second language, and of nothing else',
      ADMIN_PASSWORD: adminPassword,
    },
    ...{ LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '100000' },
  })
  browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  })
  await startAfresh()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
  folder.remove()
})

/** Nobody has been here with this browser. It asks for English, and the address decides. */
async function startAfresh() {
  await context?.close()
  context = await browser.newContext({ baseURL: server.url, locale: 'en-US', reducedMotion: 'reduce' })
  page = await context.newPage()
  page.on('console', (line) => {
    if (/error|warning/.test(line.type())) trouble.push(`${page.url()}: ${line.text()}`)
  })
  page.on('pageerror', (error) => trouble.push(`${page.url()}: ${error}`))
}

/** What people typed stays theirs, and a post is in the language of its author. */
const typed = [
  ...[payloads.plaintiff, payloads.attorney].flatMap((answers) => Object.values(answers)),
  ...starterPosts.map(({ title }) => title),
  'page one.txt',
  'page two.txt',
]
  .map(String)
  .filter((words) => /\p{Lu}|[@.]/u.test(words))
  .sort((one, other) => other.length - one.length)
const withoutTyped = (words: string) => typed.reduce((rest, part) => rest.replaceAll(part, ' '), words)

async function plainWords(): Promise<string[]> {
  const html = await page.content()
  const isBlog = new URL(page.url()).pathname.startsWith(accented(paths.blog))
  return findPlainWords(withoutTyped(html))
    .filter(({ place }) => !isBlog || place === 'frame')
    .map(({ words }) => words)
}

/** Links of the page that lead out of its language. One person's pages and files have none. */
async function leavingLinks(): Promise<string[]> {
  const all = await page
    .locator('a[href]')
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[])
        .filter(({ origin, hreflang }) => origin === location.origin && !hreflang)
        .map(({ pathname }) => pathname),
    )
  return all.filter((path) => !isWithin(path, ['/xa', ...privateAreas]) && !/\.\w+$/.test(path))
}

/** React runs the page, as after a touch; a page without live parts never needs it. */
async function takeOver() {
  await page.waitForFunction(() => !globalThis.pageStart || globalThis.pageStart.isAwake)
  await page.evaluate(() =>
    document.querySelector('[data-live]')?.dispatchEvent(new Event('focusin', { bubbles: true })),
  )
  await page.waitForFunction(
    () =>
      !document.querySelector('[data-live]') ||
      Object.keys(document.documentElement).some((key) => key.startsWith('__reactProps')),
  )
}

async function expectWhole(where: string) {
  expect(await page.getAttribute('html', 'lang'), where).toBe('en-XA')
  expect(await plainWords(), where).toEqual([])
  expect(await leavingLinks(), where).toEqual([])
}
const expectNoTrouble = () => expect(trouble.splice(0)).toEqual([])

describe('in a browser', () => {
  const listed = [...sitePaths, paths.thankYou]
  test.each(listed)('%s reads and leads on in its language, before React and after', async (path) => {
    await page.goto(accented(path))
    await expectWhole(path)
    await takeOver()
    await expectWhole(`${path}, alive`)
    expectNoTrouble()
  })

  test.each([
    ['/XA/contact', '/xa/contact'],
    ['/xa/', '/xa'],
    ['/xa/case', '/case'],
    ['/xa/admin', '/admin'],
  ])('%s is %s, although the cache holds the page', async (spelled, address) => {
    const answer = await fetch(server.url + spelled, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, address])
  })

  test('a page that does not exist, and a page without a connection', async () => {
    const answer = await page.goto('/xa/nowhere')
    expect(answer?.status()).toBe(404)
    await expectWhole('404')
    trouble.length = 0
    await page.goto('/xa/contact')
    await takeOver()
    await context?.setOffline(true)
    await page.locator('header a[href="/xa"]').first().click()
    await page.getByRole('heading', { level: 1, name: '⟦' }).waitFor()
    await expectWhole('offline')
    // It opens what was asked for by itself.
    await context?.setOffline(false)
    await page.waitForURL('**/xa')
    trouble.length = 0
  })

  test('pages that the router opens stay in the language', async () => {
    await page.goto('/xa/contact')
    await takeOver()
    for (const path of [paths.cost, paths.states, paths.apply]) {
      await page
        .locator(`a[href="${accented(path)}"]`)
        .first()
        .evaluate((link) => (link as HTMLElement).click())
      await page.waitForURL(`**${accented(path)}`)
      await page.locator('main h1').first().waitFor()
      await expectWhole(path)
    }
    expectNoTrouble()
  })

  const file = { name: 'page one.txt', mimeType: 'text/plain', buffer: Buffer.from('One') }
  /** Its address has no language: the file's decides, in scripts too. */
  async function openUploadLink(id: string) {
    const desk = (await openAdministrator(page)).request
    const made = await desk.post(`/api/applications/${id}/upload-token`, { data: {} })
    const { uploadUrl } = await made.json()
    await page.goto(new URL(uploadUrl).pathname)
  }

  const nextStep = () => page.locator('#questions button[type=submit]').click()
  test.each(['plaintiff', 'attorney'] as const)('a %s applies and sends a document', async (role: Role) => {
    await startAfresh()
    await page.goto('/xa/apply')
    await page.locator(`input[type=radio][value=${role}]`).click()
    const device = page.locator('form[data-device-question]')
    await device.locator('input[value=own]').check()
    await expectWhole(`${role}, whose device it is`)
    await device.locator('button[type=submit]').click()
    for (const step of [1, 2, 3] as const) {
      const [first = ''] = answersOf(role, step).map(([name]) => name)
      await control(page, first).waitFor()
      await expectWhole(`${role} ${step}`)
      if (!(role === 'plaintiff' && step === 3)) {
        await nextStep()
        await page.getByRole('alert').first().waitFor()
        await expectWhole(`${role} ${step}, refused`)
      }
      await fillStep(page, role, step)
      await expectWhole(`${role} ${step}, filled`)
      await nextStep()
    }
    await page.getByRole('checkbox').first().waitFor()
    await nextStep()
    await expectWhole(`${role}, nothing agreed to`)
    await agree(page)
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/api/applications'))
    await nextStep()
    const answer = await sent
    const { id } = await answer.json()
    await page.getByText(/^BF-\d{4}[A-Z0-9]{6}$/).waitFor()
    await expectWhole(`${role}, sent`)
    await page.locator('input[type=file]').first().setInputFiles(file)
    await page
      .getByRole('listitem')
      .filter({ hasText: /^page one.txt.*⟧$/ })
      .waitFor()
    await expectWhole(`${role}, a document received`)
    await page.goto('/xa')
    expect(await page.getAttribute('html', 'data-returning')).toBe('')
    await takeOver()
    await expectWhole(`Home greets a ${role}`)
    await openUploadLink(id)
    await expectWhole(`the upload link of a ${role}`)
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ ...file, name: 'page two.txt' })
    await page.getByText('page two.txt').first().waitFor()
    await page.getByRole('button', { name: '⟦' }).last().click()
    await expectWhole(`the upload link of a ${role}, files chosen`)
    expectNoTrouble()
  })
})
