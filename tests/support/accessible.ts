import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axeCore from 'axe-core'

declare const axe: typeof axeCore

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Reports every violation axe finds, with its elements. A part is much faster to check than a page. axe is injected
 * into the page once, and describes only violations: 0.7 s of CPU for Home instead of 1.1.
 */
export async function expectAccessible(page: Page, part = 'html') {
  // Fading in lowers the contrast for a moment: only lasting violations count.
  await expect(async () => expect(await findObjections(page, part)).toEqual([])).toPass({ timeout: 30_000 })
}

async function findObjections(page: Page, part: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  return page.evaluate(async (part) => {
    const { violations } = await axe.run(part, { reporter: 'no-passes', resultTypes: ['violations'] })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  }, part)
}
