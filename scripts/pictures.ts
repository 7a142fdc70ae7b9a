import { mkdirSync, writeFileSync } from 'node:fs'
import { type Browser, chromium, type Page, request } from '@playwright/test'
import sharp, { type OverlayOptions } from 'sharp'
import playwright from '../playwright.config.ts'
import { peopleKey, regulatorsKey } from '../src/features/content/company/schema.ts'
import { palette } from '../src/site/palette.ts'
import { paths } from '../src/site/paths.ts'
import { adminPassword, signInAsAdmin } from '../tests/support/admin.ts'
import { putContent } from '../tests/support/content.ts'
import { makeTemporaryFolder, startServer } from '../tests/support/server-process.ts'

/**
 * `npm run pictures [FOLDER] [KIND …]`: takes every kind of public page at 1440, 768 and 360 px, side by side in one
 * picture each, from the built site.
 */
const [folder = 'docs/pictures/pages', ...wanted] = process.argv.slice(2)

const kinds: Record<string, string> = {
  home: paths.home,
  'how-it-works': paths.howItWorks,
  'what-we-fund': paths.whatWeFund,
  'case-types': paths.caseTypes,
  'case-type': paths.caseType('car-accident'),
  states: paths.states,
  state: paths.state('oh'),
  'for-attorneys': paths.forAttorneys,
  cost: paths.cost,
  faq: paths.faq,
  blog: paths.blog,
  category: paths.blogCategory('costs-and-offers'),
  post: paths.blogPost('what-an-advance-costs'),
  contact: paths.contact,
  apply: paths.apply,
  'who-we-are': paths.whoWeAre,
  terms: paths.terms,
  'not-found': '/no-such-page',
}

/** Width on the screen, and in the picture. */
const columns = [
  { screen: 1440, drawn: 640 },
  { screen: 768, drawn: 340 },
  { screen: 360, drawn: 190 },
]
const gap = 20
/** The foot is the same on every page; what is longer than this is cut. */
const tallest = 3400

const data = makeTemporaryFolder()
const env = { DATA_DIR: data.path, LOG_LEVEL: 'warn', ADMIN_PASSWORD: adminPassword }
const server = await startServer(env)
await publishPeople(server.url)
const browser = await chromium.launch(playwright.use?.launchOptions)
mkdirSync(folder, { recursive: true })
for (const [kind, path] of Object.entries(kinds)) {
  if (wanted.length > 0 && !wanted.includes(kind)) continue
  const bytes = await takeKind(browser, server.url + path)
  writeFileSync(`${folder}/${kind}.webp`, bytes)
  console.log(`${kind}: ${Math.round(bytes.length / 1024)} KB`)
}
await browser.close()
await server.stop()
data.remove()

/** The page about the company is hidden until somebody is on it. */
async function publishPeople(baseURL: string) {
  const administrator = { request: await request.newContext({ baseURL }) }
  await signInAsAdmin(administrator)
  const write = (key: string, list: readonly object[]) =>
    putContent(administrator, { key, section: 'pages', type: 'json', content: JSON.stringify(list) })
  await write(peopleKey, [
    { name: 'Maria Example', role: 'Reads your case' },
    { name: 'James Sample', role: 'Calls your attorney' },
    { name: 'Ruth Instance', role: 'Checks every agreement' },
    { name: 'Dan Specimen', role: 'Answers complaints' },
  ])
  await write(regulatorsKey, [
    { state: 'GA', office: 'Department of Banking and Finance', kind: 'registration' },
    { state: 'IL', office: 'Department of Financial and Professional Regulation', kind: 'license' },
    { state: 'MO', office: 'Division of Finance', kind: 'license' },
    { state: 'NE', office: 'Secretary of State', kind: 'certificate' },
    { state: 'UT', office: 'Division of Consumer Protection', kind: 'registration, every year' },
  ])
  await administrator.request.dispose()
}

async function takeKind(on: Browser, address: string): Promise<Buffer> {
  const parts: OverlayOptions[] = []
  let left = gap
  let height = 0
  for (const { screen, drawn } of columns) {
    const page = await on.newPage({ viewport: { width: screen, height: 900 }, reducedMotion: 'reduce' })
    await page.goto(address, { waitUntil: 'networkidle' })
    await scrollThrough(page)
    const whole = await page.screenshot({ fullPage: true })
    await page.close()
    const scaled = sharp(await sharp(whole).resize({ width: drawn }).png().toBuffer())
    const { height: full = 0 } = await scaled.metadata()
    const cut = Math.min(full, tallest)
    const input = await scaled.extract({ left: 0, top: 0, width: drawn, height: cut }).png().toBuffer()
    parts.push({ input, left, top: gap })
    left += drawn + gap
    height = Math.max(height, cut)
  }
  const ground = { width: left, height: height + 2 * gap, channels: 3 as const, background: palette.tint }
  return sharp({ create: ground }).composite(parts).webp({ quality: 42, effort: 6 }).toBuffer()
}

/** Pictures further down are loaded when somebody comes near. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 0)
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })
  await page.waitForLoadState('networkidle')
}
