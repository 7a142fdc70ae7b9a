import { expect, type Locator, type Page } from '@playwright/test'

/** Uses pages and forms without a pointer: nothing here clicks, focuses or fills by script. */

const maxPresses = 200

/** Presses Tab until focus is on the control or inside it. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let presses = 0; !(await hasFocus(target)); presses += 1) {
    if (presses === maxPresses) throw new Error(`${key} does not lead to ${target}`)
    await page.keyboard.press(key)
  }
}

const hasFocus = (target: Locator) => target.evaluate((element) => element.contains(document.activeElement))

export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Answers a field the way its kind of control expects. Dates look like 2025-03-04. */
export async function typeAnswer(page: Page, field: Locator, value: string) {
  await tabTo(page, field)
  const kind = await field.evaluate((element) =>
    element.matches('[type=checkbox]') ? 'CHECKBOX' : element.tagName,
  )
  if (kind === 'CHECKBOX') await page.keyboard.press('Space')
  else if (kind === 'FIELDSET') await chooseRadio(page, field, value)
  else if (kind === 'SELECT') await chooseOption(page, field, value)
  else await typeWords(page, toTyped(value))
}

/** Types digits key by key, because fields format them. Types one letter of words, then inserts the rest at once. */
async function typeWords(page: Page, words: string) {
  const keys = /^[\d() -]+/.exec(words)?.[0] ?? words.slice(0, 1)
  await page.keyboard.type(keys)
  await page.keyboard.insertText(words.slice(keys.length))
}

/** Month first; the field adds the slashes. */
export const toTyped = (value: string) => value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2$3$1')

async function chooseRadio(page: Page, group: Locator, value: string) {
  const chosen = group.locator('input:checked')
  // The words above the answers may hold a link.
  while (!(await group.evaluate(() => document.activeElement?.tagName === 'INPUT')))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  for (let left = await group.locator('input').count(); left > 0; left -= 1) {
    if ((await chosen.getAttribute('value')) === value) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`No arrow leads to ${value}`)
}

async function chooseOption(page: Page, select: Locator, value: string) {
  const label = await select.locator(`option[value="${value}"]`).innerText()
  // The browser forgets typed letters after a second, and a busy machine may take that long between two.
  await expect(async () => {
    await page.keyboard.type(label)
    await expect(select).toHaveValue(value, { timeout: 1_000 })
  }).toPass()
}
