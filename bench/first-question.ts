import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import playwright from '../playwright.config.ts'
import { paths } from '../src/site/paths.ts'
import { chosenRole } from '../tests/support/apply.ts'
import { startServer } from '../tests/support/server-process.ts'
import { phone } from '../tests/support/site.ts'

/**
 * How long "I was hurt" takes to its first question on a cheap phone with a weak line: `npm run bench:question`. Beside
 * it, in the same run, a page of one heading: what the line and the processor take by themselves.
 */
const runs = 5
const slowdown = 4
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }

type Times = { readable: number; usable: number; step: number }

const plain = createServer((request, response) => {
  const heading = request.url === '/next' ? 'Next' : '<a href="/next">Go</a>'
  response.setHeader('content-type', 'text/html')
  response.end(
    `<!doctype html><meta name="viewport" content="width=device-width"><title>Plain</title><h1>${heading}</h1>`,
  )
})
await new Promise<void>((done) => plain.listen(0, '127.0.0.1', done))
const folder = mkdtempSync(join(tmpdir(), 'bench-question-'))
const server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'warn' })
const browser = await chromium.launch(playwright.use?.launchOptions)
try {
  for (const path of [paths.apply, paths.applyAs('plaintiff')]) await (await fetch(server.url + path)).text()
  const bare = await measure(() => openPlain(browser))
  const settled = await measure(() => openForm(browser, true))
  const atOnce = await measure(() => openForm(browser, false))
  print('A page of one heading', bare, bare)
  print('Tap on a page that is there', settled, bare)
  print('Tap as soon as the card is', atOnce, bare)
} finally {
  await browser.close()
  await server.stop()
  plain.close()
  rmSync(folder, { recursive: true, force: true })
}

function print(title: string, times: Times, { readable }: Times) {
  const figures = Object.entries(times).filter(([, time]) => Number.isFinite(time))
  const shown = figures.map(
    ([name, time]) => `${name} ${time.toFixed(0)} ms (${(time / readable).toFixed(2)}x)`,
  )
  console.log([title.padEnd(28), ...shown].join('  '))
}

async function measure(visit: () => Promise<Times>): Promise<Times> {
  const all: Times[] = []
  for (let run = 0; run < runs; run += 1) all.push(await visit())
  const median = (name: keyof Times) =>
    all.map((times) => times[name]).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN
  return { readable: median('readable'), usable: median('usable'), step: median('step') }
}

async function openPhone(on: Browser) {
  const context = await on.newContext({ viewport: phone, hasTouch: true, isMobile: true })
  await context.addInitScript(watch)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { context, page }
}

async function openPlain(on: Browser): Promise<Times> {
  const { context, page } = await openPhone(on)
  const { port } = plain.address() as AddressInfo
  await page.goto(`http://127.0.0.1:${port}/`)
  await noteTap(page)
  await page.getByRole('link').tap()
  await page.waitForURL('**/next')
  const readable = await waited(page, 'shown')
  await context.close()
  return { readable, usable: Number.NaN, step: Number.NaN }
}

async function openForm(on: Browser, isSettled: boolean): Promise<Times> {
  const { context, page } = await openPhone(on)
  const card = chosenRole(page, 'plaintiff')
  await page.goto(server.url + paths.apply, { waitUntil: isSettled ? 'networkidle' : 'commit' })
  await card.waitFor()
  await card.scrollIntoViewIfNeeded()
  await noteTap(page)
  await card.tap()
  await page.waitForURL(`**${paths.applyAs('plaintiff')}`)
  const readable = await waited(page, 'shown')
  const usable = await waited(page, 'alive')
  // The first step follows the question about the device, in the same page.
  await page.getByRole('radio', { name: /Yes, it’s mine/ }).tap()
  await noteTap(page)
  await page.getByRole('button', { name: 'Continue', exact: true }).tap()
  const step = await waited(page, 'step')
  await context.close()
  return { readable, usable, step }
}

async function noteTap(page: Page) {
  await page.evaluate(() => {
    const note = () => sessionStorage.setItem('tapped', String(Date.now()))
    addEventListener('pointerdown', note, { capture: true, once: true })
  })
}

/** Milliseconds from the last tap. */
async function waited(page: Page, name: 'shown' | 'alive' | 'step'): Promise<number> {
  await page.waitForFunction((sign) => Reflect.get(globalThis, sign) > 0, name)
  return page.evaluate(
    (sign) => Reflect.get(globalThis, sign) - Number(sessionStorage.getItem('tapped')),
    name,
  )
}

/** Notes the first frame with the page's heading, when the form takes its questions over, and the frame of its first step. */
function watch() {
  const first = document.location.pathname
  const isAt = () => /^\/(apply\/plaintiff|next)$/.test(first)
  const note = (name: string) =>
    Reflect.get(globalThis, name) ?? Object.assign(globalThis, { [name]: Date.now() })
  const look = () => {
    const heading = document.querySelector('h1')
    const island = document.querySelector('[data-form-island] > *')
    if (isAt() && heading) requestAnimationFrame(() => note('shown'))
    if (island && Object.keys(island).some((key) => key.startsWith('__reactProps'))) note('alive')
    if (document.querySelector('[id="apply-firstName"]')?.checkVisibility())
      requestAnimationFrame(() => note('step'))
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
