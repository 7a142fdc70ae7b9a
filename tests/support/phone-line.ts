import type { Browser, Locator, Page } from '@playwright/test'

export type PhoneFile = { name: string; mimeType: string; buffer: Buffer }

/** A cheap phone on a slow line, with a case page open. */
export async function openPhone(browser: Browser, address: string) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  // Leaving while something is sent: the person means it.
  page.on('dialog', (dialog) => dialog.accept())
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  const speed = { latency: 40, downloadThroughput: 400_000, uploadThroughput: 200_000 }
  await network.send('Network.emulateNetworkConditions', { offline: false, ...speed })
  await page.goto(address)
  await waitUntilAlive(page)
  return {
    page,
    item: (type: string) => describeItem(page, type),
    /** Comes back to the page. */
    async comeBack() {
      await page.reload()
      await waitUntilAlive(page)
    },
    close: () => context.close(),
  }
}

const waitUntilAlive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.documentElement).some((key) => key.startsWith('__reactProps')),
  )

function describeItem(page: Page, type: string) {
  const row = page.locator(`[data-item=${type}]`)
  const again = (name: string) => row.getByRole('button', { name: `Try again ${name}` })
  const bar = (name: string) => row.getByRole('progressbar', { name })
  const isListed = async (name: string) => (await row.locator('details li', { hasText: name }).count()) > 0
  return {
    row,
    isListed,
    async choose({ name, ...file }: PhoneFile) {
      await row
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name, ...file })
      await bar(name).or(again(name)).first().waitFor()
    },
    tryAgain: (name: string) => again(name).click(),
    /** Waits until the page is done with a file, one way or the other. */
    async settle(name: string): Promise<'failed' | 'over'> {
      await waitUntilGone(bar(name))
      return (await again(name).count()) > 0 ? 'failed' : 'over'
    },
  }
}

const waitUntilGone = (locator: Locator) => locator.waitFor({ state: 'detached', timeout: 60_000 })
