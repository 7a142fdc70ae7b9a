import { setTimeout as delay } from 'node:timers/promises'
import { type Browser, expect, type Page } from '@playwright/test'

/** A browser page that counts how often `pwn()` was called, in any of its frames. */
export async function openVictim(browser: Browser, baseURL: string, options: { bypassCSP: boolean }) {
  const context = await browser.newContext({ baseURL, ...options })
  let calls = 0
  await context.exposeFunction('pwn', () => void calls++)
  // Nobody is outside, and a broken picture is as good as a missing one.
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => route.abort(),
  )
  /**
   * How many calls a look at a page brings. Each in a tab of its own: what was provoked may lead a tab elsewhere. Our
   * own scripts make the same page of the same words again: where many pages are looked at, some with them will do.
   */
  const visit = async (path: string, { statuses = [200], withAssets = true } = {}): Promise<number> => {
    const before = calls
    const tab = await context.newPage()
    if (!withAssets) await tab.route('**/assets/**', (route) => route.abort())
    const answer = await tab.goto(path)
    expect(statuses, path).toContain(answer?.status())
    await provoke(tab)
    await letGo(tab)
    return calls - before
  }
  return { page: await context.newPage(), context, visit, calls: () => calls, close: () => letGo(context) }
}

/** What was led on a journey without end may not close by itself either. It goes with the browser. */
async function letGo(opened: { close(): Promise<void> }) {
  await Promise.race([opened.close(), delay(5_000, undefined, { ref: false })])
}

/**
 * Does to every element what visitors do, as far as a script can. An injection may have led the page away meanwhile, on
 * a journey that does not end.
 */
export async function provoke(page: Page) {
  const work = page.evaluate(async () => {
    // A page that is not in front draws none.
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

/** Shows every text on a page of our own making and answers those that ran. */
export async function runNaked(
  browser: Browser,
  baseURL: string,
  texts: readonly string[],
  policy?: string,
): Promise<string[]> {
  const victim = await openVictim(browser, baseURL, { bypassCSP: false })
  const ran: string[] = []
  await victim.context.route(`${baseURL}/naked/**`, (route) => {
    const [, index] = /\/naked\/(\d+)$/.exec(route.request().url()) ?? []
    if (index === undefined) return route.fulfill({ status: 404 })
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      ...(policy && { 'content-security-policy': policy }),
    }
    return route.fulfill({ status: 200, headers, body: texts[Number(index)] ?? '' })
  })
  for (const [index, text] of texts.entries()) {
    if ((await victim.visit(`/naked/${index}`)) > 0) ran.push(text)
  }
  await victim.close()
  return ran
}
