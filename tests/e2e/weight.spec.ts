import { brotliCompressSync } from 'node:zlib'
import { applicantRoleValues } from '../../src/domain/applications.ts'
import { paths } from '../../src/site/paths.ts'
import { sample } from '../support/sample.ts'
import { maxForm, maxPage, maxReact, maxScript, weighReact, weighScripts } from '../support/script-weight.ts'
import { desktop, expect, phone, test } from '../support/site.ts'

/** Pages that people read. The one about us is weighed where it is opened, in the test of the editor. */
const pages = [
  paths.home,
  paths.state('oh'),
  paths.caseType('car-accident'),
  paths.blogPost('what-an-advance-costs'),
  paths.howItWorks,
  paths.whatWeFund,
  paths.forAttorneys,
  paths.faq,
  paths.check,
  paths.helpFirst,
  paths.states,
  paths.caseTypes,
  paths.blog,
  paths.terms,
  '/no-such-page',
]

/** What a server sends before it waits for the browser's answer: ten packets (RFC 6928). */
const firstFlight = 10 * 1460
const inOneFlight = [
  ...pages.filter((path) => path !== paths.faq && path !== paths.terms),
  paths.cost,
  paths.apply,
  paths.contact,
  paths.caseType('truck-accident'),
]

test('a page comes whole without a second round trip', async ({ request }) => {
  for (const path of inOneFlight) {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'identity' } })
    const head = answer
      .headersArray()
      .reduce(
        (bytes, { name, value }) => bytes + `${name}: ${value}\r\n`.length,
        'HTTP/1.1 200 OK\r\n'.length,
      )
    // As the server compresses it when nobody waits.
    const body = brotliCompressSync(await answer.body()).length
    expect(head + body, path).toBeLessThanOrEqual(firstFlight)
  }
})

for (const [device, viewport] of sample(Object.entries({ phone, desktop }), 1)) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport })

    test('a page that people read loads at most 20 KB of script before anybody touches it', async ({
      page,
      trouble,
    }) => {
      for (const path of sample(pages, 5)) {
        await page.goto(path, { waitUntil: 'networkidle' })
        const bytes = await weighScripts(page)
        expect(bytes, path).toBeGreaterThan(0)
        expect(bytes, path).toBeLessThanOrEqual(maxScript)
      }
      // The browser logs the status of a missing page.
      expect(trouble.splice(0).filter((line) => !/status of 404/.test(line))).toEqual([])
    })
  })
}

test('all scripts that a page names take at most 142 KB', async ({ request }) => {
  const sizes = new Map<string, number>()
  const weigh = async (file: string) => {
    const answer = await request.get(file, { headers: { 'accept-encoding': 'br' } })
    return Number(answer.headers()['content-length'])
  }
  for (const path of [...pages, paths.whoWeAre, paths.cost, paths.costOffers, paths.contact]) {
    const html = await (await request.get(path)).text()
    const files = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
    for (const file of files) if (!sizes.has(file)) sizes.set(file, await weigh(file))
    const bytes = [...files].reduce((sum, file) => sum + (sizes.get(file) ?? Number.NaN), 0)
    expect(bytes, path).toBeGreaterThan(maxForm)
    expect(bytes, path).toBeLessThanOrEqual(maxPage)
  }
})

test('React and the frame around a page take at most 113 KB', async ({ page }) => {
  await page.goto(paths.apply)
  // The choice of a role is near the top, so React comes by itself.
  await expect.poll(() => weighReact(page)).toBeGreaterThan(maxReact / 2)
  await page.waitForLoadState('networkidle')
  expect(await weighReact(page)).toBeLessThanOrEqual(maxReact)
})

test('opening the form loads at most 110 KB of script', async ({ page }) => {
  for (const role of applicantRoleValues) {
    await page.goto(paths.applyAs(role), { waitUntil: 'networkidle' })
    const bytes = await weighScripts(page)
    expect(bytes, role).toBeGreaterThan(maxForm / 2)
    expect(bytes, role).toBeLessThanOrEqual(maxForm)
  }
})
