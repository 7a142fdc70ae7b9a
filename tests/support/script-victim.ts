import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'

/** Opens a browser page that counts calls of `pwn()`, in any of its frames. */
export async function openVictim(browser: Browser, baseURL: string, options: { bypassCSP: boolean }) {
  const context = await browser.newContext({ baseURL, ...options })
  let calls = 0
  await context.exposeFunction('pwn', () => void calls++)
  const tabs = { whole: createTab(context), bare: createTab(context, '**/assets/**') }
  /**
   * Returns the number of calls that visiting a page causes. Our own scripts render the same page from the same words,
   * so when there are many pages, loading the scripts on some is enough.
   */
  const visit = async (path: string, { statuses = [200], withAssets = true } = {}): Promise<number> => {
    const before = calls
    const tab = withAssets ? tabs.whole : tabs.bare
    expect(statuses, path).toContain(await tab.open(path))
    await tab.provoke()
    return calls - before
  }
  return { page: await context.newPage(), context, visit, calls: () => calls, close: () => letGo(context) }
}

/** Reuses a tab for page after page. If an injection leads it elsewhere, the next page gets a new one. */
function createTab(context: BrowserContext, withheld?: string) {
  let tab: Page | undefined
  const openFresh = async () => {
    const made = await context.newPage()
    if (withheld) await made.route(withheld, (route) => route.abort())
    return made
  }
  const renew = async () => {
    if (tab) await letGo(tab)
    tab = undefined
  }
  return {
    async open(path: string): Promise<number | undefined> {
      tab ??= await openFresh()
      const answer = await tab.goto(path).catch(() => undefined)
      if (answer) return answer.status()
      await renew()
      tab = await openFresh()
      return (await tab.goto(path))?.status()
    },
    async provoke() {
      const before = tab?.url()
      if (tab) await provoke(tab)
      if (tab?.url() !== before) await renew()
    },
  }
}

/** A tab caught in endless navigation may not close either. It goes when the browser does. */
async function letGo(opened: { close(): Promise<void> }) {
  await Promise.race([opened.close(), delay(5_000, undefined, { ref: false })])
}

/**
 * Does everything to every element that a visitor could, as far as a script can. Gives up after 5 seconds: an injection
 * may send the page into endless navigation.
 */
export async function provoke(page: Page) {
  const work = page.evaluate(async () => {
    // A page in the background draws no frames.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve)
        setTimeout(resolve, 100)
      })
    await frame()
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of [...element.attributes]) {
        if (name.startsWith('on')) element.dispatchEvent(new Event(name.slice(2), { bubbles: true }))
        const target = value.replaceAll(/\s/g, '').toLowerCase()
        if (/script:|data:text/.test(target)) {
          element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
          if (element.hasAttribute('formaction') || element.tagName === 'FORM') {
            element.closest('form')?.requestSubmit?.()
          }
        }
      }
    }
    await frame()
  })
  await Promise.race([work.catch(() => {}), delay(5_000, undefined, { ref: false })])
}

/** Shows every text on an unprotected page of ours, and returns those that ran. */
export async function runNaked(
  browser: Browser,
  texts: readonly string[],
  policy?: string,
): Promise<string[]> {
  const server = createServer(({ url = '' }, response) => {
    const text = texts[Number(/^\/naked\/(\d+)$/.exec(url)?.[1])]
    response.writeHead(text === undefined ? 404 : 200, {
      'content-type': 'text/html; charset=utf-8',
      ...(policy && { 'content-security-policy': policy }),
    })
    response.end(text)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const victim = await openVictim(browser, `http://127.0.0.1:${port}`, { bypassCSP: false })
  const ran: string[] = []
  for (const [index, text] of texts.entries()) {
    if ((await victim.visit(`/naked/${index}`)) > 0) ran.push(text)
  }
  await victim.close()
  server.closeAllConnections()
  server.close()
  return ran
}
