import type { Page } from '@playwright/test'

/** Records what live regions say, inside the page: a toast's announcement lasts only one second. */
export async function noteAnnouncements(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const spoken = new Set<string>()
    Object.assign(window, { spoken })
    const live = '[role="status"], [role="alert"], [aria-live]:not([aria-live="off"])'
    const note = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement
      const regions = [element?.closest(live), ...(element?.querySelectorAll(live) ?? [])]
      for (const region of regions) if (region?.textContent) spoken.add(region.textContent)
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        note(target)
        for (const node of addedNodes) note(node)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => [...(window as unknown as { spoken: Set<string> }).spoken].join('\n'))
}
