import { expect } from 'vitest'

/**
 * A browser other than Chromium, as a person would use it: its own clicks, keys and file picker. Elements are named by
 * an expression that finds them in the page.
 */
export type OtherBrowser = {
  open(url: string): Promise<void>
  /** The value of an expression in the page, as JSON allows it. */
  read<Value>(expression: string): Promise<Value>
  click(element: string): Promise<void>
  type(element: string, text: string): Promise<void>
  attach(element: string, file: string): Promise<void>
  close(): Promise<void>
}

/** A small screen: what most people hold. */
export const screen = { width: 390, height: 844 }

/** A key without a character, in the code point that WebDriver gives it. */
export const endKey = '\uE010'

export const withId = (id: string) => `document.getElementById(${JSON.stringify(id)})`

/** What is seen under this name: the first that has it, and nothing else around it. */
export const named = (selector: string, name: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => element.checkVisibility() && (element.ariaLabel ?? element.textContent).replace(/\\s+/g, ' ').trim().startsWith(${JSON.stringify(name)}))`

export async function waitFor(browser: OtherBrowser, expression: string, timeout = 60_000) {
  await expect.poll(() => browser.read<boolean>(`Boolean(${expression})`), { timeout }).toBe(true)
}

export const waitForText = (browser: OtherBrowser, text: string) =>
  waitFor(browser, `document.body.innerText.includes(${JSON.stringify(text)})`)

export async function waitAndClick(browser: OtherBrowser, element: string) {
  await waitFor(browser, element)
  await browser.click(element)
}
