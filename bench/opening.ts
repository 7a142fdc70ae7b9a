import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import playwright from '../playwright.config.ts'
import { paths } from '../src/site/paths.ts'
import { startServer } from '../tests/support/server-process.ts'

/**
 * Compares opening public pages with another build: `node bench/opening.ts [FOLDER]`. Prints for each page
 * its scripts, the browser's work on an untouched visit, and the time from a press on a link until the page
 * is painted, on a mid-range phone with a weak line. Run it on a quiet machine.
 */
const visits = [
  { to: paths.home, from: paths.terms },
  { to: paths.state('oh'), from: paths.states },
  { to: paths.caseType('car-accident'), from: paths.caseTypes },
  { to: paths.blogPost('what-an-advance-costs'), from: paths.blog },
  { to: paths.howItWorks, from: paths.terms },
]
const loads = 3
const presses = 3
const slowdown = 4
/** "Slow 4G", as Lighthouse has it. */
const line = { offline: false, latency: 150, downloadThroughput: 205_000, uploadThroughput: 96_000 }

type Cost = { kilobytes: number; requests: number; cpu: number; opened: number; prepared: number }

const builds = ['build', ...process.argv.slice(2)]
const measured: Cost[][] = []
const browser = await chromium.launch(playwright.use?.launchOptions)
for (const build of builds) measured.push(await measureBuild(browser, build))
await browser.close()

for (const [at, { to }] of visits.entries()) {
  const [ours, theirs] = measured.map((costs) => costs[at])
  if (!ours) continue
  const figures = (Object.keys(ours) as (keyof Cost)[]).map((name) => {
    const value = `${name} ${ours[name].toFixed(2)}`
    return theirs
      ? `${value} (${theirs[name].toFixed(2)}: ${(ours[name] / theirs[name]).toFixed(2)}x)`
      : value
  })
  console.log([to.padEnd(28), ...figures].join('  '))
}

async function measureBuild(on: Browser, build: string): Promise<Cost[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-opening-'))
  const server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'warn' }, { build })
  try {
    for (const path of visits.flatMap(({ to, from }) => [to, from]))
      await (await fetch(server.url + path)).text()
    const costs: Cost[] = []
    for (const visit of visits)
      costs.push({
        ...(await measureVisits(on, server.url + visit.to)),
        opened: await measurePresses(on, server.url, visit, 0),
        prepared: await measurePresses(on, server.url, visit, 1500),
      })
    return costs
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A first visit's scripts, and the seconds of CPU that the browser spends on it. */
async function measureVisits(on: Browser, url: string) {
  const browserSession = await on.newBrowserCDPSession()
  const before = await readCpu(browserSession)
  let kilobytes = 0
  let requests = 0
  for (let load = 0; load < loads; load += 1) {
    const context = await on.newContext({ viewport: { width: 412, height: 823 } })
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    const files = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map((file) => (file as PerformanceResourceTiming).encodedBodySize),
    )
    kilobytes = files.reduce((sum, bytes) => sum + bytes, 0) / 1024
    requests = files.length
    await context.close()
  }
  const cpu = ((await readCpu(browserSession)) - before) / loads
  return { kilobytes, requests, cpu }
}

async function readCpu(session: CDPSession) {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}

type Visit = (typeof visits)[number]

/** The median of milliseconds from the press on a link to the first frame with the page's heading. */
async function measurePresses(on: Browser, origin: string, { to, from }: Visit, pointedAt: number) {
  const times: number[] = []
  for (let press = 0; press < presses; press += 1) {
    const context = await on.newContext({ viewport: { width: 1280, height: 720 } })
    await context.addInitScript(watchHeading)
    const page = await context.newPage()
    await page.goto(origin + from, { waitUntil: 'networkidle' })
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', line)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    times.push(await pressLink(page, to, pointedAt))
    await context.close()
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}

async function pressLink(page: Page, path: string, pointedAt: number) {
  const link = page.locator(`a[href="${path}"]`).filter({ visible: true }).first()
  await page.evaluate(() => {
    sessionStorage.setItem('left', document.querySelector('h1')?.textContent ?? '')
    addEventListener('pointerdown', () => sessionStorage.setItem('pressed', String(Date.now())), true)
  })
  await link.hover()
  if (pointedAt > 0) await page.waitForTimeout(pointedAt)
  await link.click()
  await page.waitForFunction((to) => location.pathname === to && Reflect.get(globalThis, 'shown') > 0, path)
  return page.evaluate(() => Reflect.get(globalThis, 'shown') - Number(sessionStorage.getItem('pressed')))
}

/** Notes when a new heading is painted. */
function watchHeading() {
  const look = () => {
    const left = sessionStorage.getItem('left')
    const heading = document.querySelector('h1')?.textContent
    if (!left || !heading || left === heading) return requestAnimationFrame(look)
    return requestAnimationFrame(() => Object.assign(globalThis, { shown: Date.now() }))
  }
  requestAnimationFrame(look)
}
