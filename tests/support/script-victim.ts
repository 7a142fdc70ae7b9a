import { type Browser, expect, type Page } from '@playwright/test'

/** A browser page that counts how often `pwn()` was called, in any of its frames. */
export async function openVictim(browser: Browser, baseURL: string, options: { bypassCSP: boolean }) {
  const context = await browser.newContext({ baseURL, ...options })
  const page = await context.newPage()
  let calls = 0
  await page.exposeFunction('pwn', () => void calls++)
  // Nobody is outside, and a broken picture is as good as a missing one.
  await page.route(
    (url) => url.origin !== baseURL,
    (route) => route.abort(),
  )
  const visit = async (path: string): Promise<number> => {
    const before = calls
    // Where the one before was about to lead the page elsewhere, that journey may cut into this one.
    const answer = await page.goto(path).catch(() => page.goto(path))
    expect(answer?.status(), path).toBe(200)
    await provoke(page)
    return calls - before
  }
  return { page, visit, calls: () => calls, close: () => context.close() }
}

/** Does to every element what visitors do, as far as a script can. An injection may have led the page away meanwhile. */
export async function provoke(page: Page) {
  const work = page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
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
  await work.catch(() => {})
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
  const { page } = victim
  await page.route(`${baseURL}/naked/**`, (route) => {
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
