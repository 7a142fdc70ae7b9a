import type { Page } from '@playwright/test'

/** Call before opening the page. */
export async function watchLayoutShift(page: Page) {
  await page.addInitScript(() => {
    const moved: string[] = []
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: { node: Node | null }[]
        }
        const what = sources.map(({ node }) => node?.textContent?.slice(0, 30) ?? '?')
        moved.push(`${value.toFixed(4)}: ${what.join(' | ')}`)
      }
    }
    const shifts = new PerformanceObserver((list) => note(list.getEntries()))
    shifts.observe({ type: 'layout-shift', buffered: true })
    Object.assign(globalThis, { layoutShifts: { moved, rest: () => note(shifts.takeRecords()) } })
  })
}

/** Lists what has moved since the page opened, up to the current screen. */
export function listMoved(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    const { moved, rest } = (globalThis as unknown as { layoutShifts: { moved: string[]; rest: () => void } })
      .layoutShifts
    rest()
    return moved
  })
}
