import type { Page } from '@playwright/test'

/** Lists the fonts the browser really used for an element's text, each marked as ours or the system's. */
export async function listDrawnFonts(page: Page, selector: string): Promise<string[][]> {
  const devtools = await page.context().newCDPSession(page)
  try {
    await devtools.send('DOM.enable')
    await devtools.send('CSS.enable')
    const { root } = await devtools.send('DOM.getDocument')
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
    const drawn = nodeIds.map((nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId }))
    return (await Promise.all(drawn)).map(({ fonts }) => [
      ...new Set(
        fonts.map(({ familyName, isCustomFont }) => `${isCustomFont ? 'our' : 'system'} ${familyName}`),
      ),
    ])
  } finally {
    await devtools.detach()
  }
}
