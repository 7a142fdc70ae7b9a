import { expect, type Locator, type Page } from '@playwright/test'

/** Pages and forms as somebody uses them who has no pointer: nothing here clicks, focuses or fills by script. */

const mostPresses = 200

/** Presses Tab until the control, or one inside it, has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let presses = 0; !(await hasFocus(target)); presses += 1) {
    if (presses === mostPresses) throw new Error(`${key} does not lead to ${target}`)
    await page.keyboard.press(key)
  }
}

const hasFocus = (target: Locator) => target.evaluate((element) => element.contains(document.activeElement))

export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Gives the field this answer, in the way that its kind of control asks for. A day is given as 2025-03-04. */
export async function typeAnswer(page: Page, field: Locator, value: string) {
  await tabTo(page, field)
  const kind = await field.evaluate((element) => element.tagName)
  if (kind === 'FIELDSET') await chooseRadio(page, field, value)
  else if (kind === 'SELECT') await chooseOption(page, field, value)
  else await typeWords(page, asTyped(value))
}

/** Digits are set in order key by key. Of words one letter shows that keys arrive: the rest comes at once, as when dictated. */
async function typeWords(page: Page, words: string) {
  const keys = /^[\d() -]+/.exec(words)?.[0] ?? words.slice(0, 1)
  await page.keyboard.type(keys)
  await page.keyboard.insertText(words.slice(keys.length))
}

/** The month comes first, and the slashes come by themselves. */
const asTyped = (value: string) => value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2$3$1')

async function chooseRadio(page: Page, group: Locator, value: string) {
  const chosen = group.locator('input:checked')
  await page.keyboard.press('Space')
  for (let left = await group.locator('input').count(); left > 0; left -= 1) {
    if ((await chosen.getAttribute('value')) === value) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`No arrow leads to ${value}`)
}

async function chooseOption(page: Page, select: Locator, value: string) {
  const label = await select.locator(`option[value="${value}"]`).innerText()
  // The browser forgets letters after a second, which a busy machine may take between two of them.
  await expect(async () => {
    await page.keyboard.type(label)
    await expect(select).toHaveValue(value, { timeout: 1_000 })
  }).toPass()
}
