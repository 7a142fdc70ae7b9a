import type { BrowserContext, Locator, Page } from '@playwright/test'
import { createRandom } from '../fire/random.ts'
import { pressOn, toTyped, typeAnswer } from './keyboard.ts'

/** How somebody uses a page. Nothing here clicks, focuses or fills by script. */
export type Hands = {
  press: (target: Locator) => Promise<void>
  /** Dates look like 2025-03-04; choices are named by their value. */
  answer: (field: Locator, value: string) => Promise<void>
}

const isInput = (target: Locator, types: string) =>
  target.evaluate((element, selector) => element.matches(selector), types)
const ticks = 'input[type=radio], input[type=checkbox]'

export function keyboardHands(page: Page): Hands {
  /** Tab stops once in a group of answers; arrows go through it. */
  async function chooseRadio(radio: Locator) {
    const group = page.locator(`input[type=radio][name="${await radio.getAttribute('name')}"]`)
    const isThere = () => group.evaluateAll((all) => all.some((radio) => radio === document.activeElement))
    for (let presses = 0; presses < 200 && !(await isThere()); presses += 1) await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    for (let left = await group.count(); left > 0 && !(await radio.isChecked()); left -= 1)
      await page.keyboard.press('ArrowDown')
  }
  return {
    async press(target) {
      if (await isInput(target, 'input[type=radio]')) await chooseRadio(target)
      else await pressOn(page, target, (await isInput(target, ticks)) ? 'Space' : 'Enter')
    },
    answer: (field, value) => typeAnswer(page, field, value),
  }
}

/** The least that a thumb hits without aiming, in CSS pixels. */
const thumb = 44

/** Taps with a thumb, and gives up on anything smaller than a thumb or under something else. */
export function thumbHands(page: Page, delay = 0): Hands {
  /** A box is tapped on its words, too. */
  const surfaceOf = async (target: Locator) =>
    (await isInput(target, ticks))
      ? target
          .locator('xpath=ancestor::label[1]')
          .or(page.locator(`label[for="${await target.getAttribute('id')}"]`))
      : target
  const tap = async (target: Locator) => {
    const surface = (await surfaceOf(target)).first()
    await surface.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const spot = await surface.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const middle = { x: x + width / 2, y: y + height / 2 }
      const top = document.elementFromPoint(middle.x, middle.y)
      const control = element instanceof HTMLLabelElement ? element.control : element
      return { ...middle, width, height, isFree: element.contains(top) || top === control }
    })
    const words = await surface.innerText().catch(() => '')
    const size = `${Math.round(spot.width)} × ${Math.round(spot.height)}`
    if (Math.min(spot.width, spot.height) < thumb - 0.5)
      throw new Error(`“${words}” is too small for a thumb: ${size}`)
    if (!spot.isFree) throw new Error(`“${words}” is under something else`)
    await page.touchscreen.tap(spot.x, spot.y)
  }
  const answer: Hands['answer'] = async (field, value) => {
    const kind = await field.evaluate((element) => element.tagName)
    if (kind === 'FIELDSET') return tap(field.locator(`input[value="${value}"]`))
    if (await isInput(field, ticks)) return tap(field)
    await tap(field)
    await page.keyboard.press('Control+A')
    // The list that opens is the phone's, not the page's.
    if (kind === 'SELECT') await field.selectOption(value)
    else await page.keyboard.type(toTyped(value), { delay })
  }
  return { press: tap, answer }
}

/** A cheap phone: a processor four times slower, 1.6 Mbit/s with 150 ms, and nothing at all again and again. */
export async function makeCheap(page: Page, seed: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  })
  return cutAtRandom(page.context(), createRandom(seed))
}

function cutAtRandom(context: BrowserContext, random: () => number) {
  let timer: NodeJS.Timeout
  let cuts = 0
  let isOver = false
  /** The test may end while the browser still changes its line. */
  const later = (change: () => Promise<void>, wait: number) => {
    if (!isOver) timer = setTimeout(change, wait)
  }
  const cut = async () => {
    cuts += 1
    await context.setOffline(true)
    later(mend, 300 + random() * 2_200)
  }
  const mend = async () => {
    await context.setOffline(false)
    later(cut, 1_500 + random() * 6_000)
  }
  timer = setTimeout(cut, 1_500 + random() * 6_000)
  return {
    countCuts: () => cuts,
    async stop() {
      isOver = true
      clearTimeout(timer)
      await context.setOffline(false)
    },
  }
}
