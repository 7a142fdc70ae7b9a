import { expect, type Locator, type Page } from '@playwright/test'
import { type Hands, keyboardHands, makeCheap, thumbHands } from './hands.ts'

/** Somebody with a task. Presses again when a line that was cut swallowed what they pressed. */
export type Person = Hands & {
  page: Page
  byThumb: boolean
  open: (path: string) => Promise<void>
  pressUntil: (target: Locator, sign: Locator) => Promise<void>
  countCuts: () => number
  leave: () => Promise<void>
}

export const people = {
  'somebody of 70, text at 200 %, by keyboard': { hands: keyboardHands, text: '200%', isCheap: false },
  'somebody of 70, text at 200 %, by thumb': { hands: thumbHands, text: '200%', isCheap: false },
  'somebody with a cheap phone on a line that is cut again and again': {
    hands: (page: Page) => thumbHands(page, 20),
    text: '100%',
    isCheap: true,
  },
} as const

export type PersonName = keyof typeof people

/** Long enough for a form on a slow line. */
const patience = 20_000

export async function sit(page: Page, name: PersonName, seed: string): Promise<Person> {
  const { hands, text, isCheap } = people[name]
  await page.addInitScript((size) => {
    const enlarge = () => document.documentElement.style.setProperty('font-size', size)
    document.addEventListener('readystatechange', enlarge)
  }, text)
  const line = isCheap ? await makeCheap(page, seed) : undefined
  const { press, answer } = hands(page)
  const open = async (path: string) => {
    await expect(async () => {
      await page.goto(path, { timeout: patience })
    }).toPass({ timeout: 90_000 })
  }
  return {
    page,
    byThumb: hands !== keyboardHands,
    answer,
    press,
    open,
    async pressUntil(target, sign) {
      await expect(async () => {
        if (page.url().startsWith('chrome-error:')) await page.reload({ timeout: patience })
        if (!(await sign.isVisible())) await press(target)
        await expect(sign).toBeVisible({ timeout: isCheap ? 8_000 : patience })
      }).toPass({ timeout: 90_000 })
    },
    countCuts: () => line?.countCuts() ?? 0,
    leave: async () => line?.stop(),
  }
}
