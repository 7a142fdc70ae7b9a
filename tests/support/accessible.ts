import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axeCore from 'axe-core'

declare const axe: typeof axeCore

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Reports every violation that axe finds, with the elements it is about. A part is looked at much faster than a page. axe runs
 * in the page itself, put there once, and describes only what it objects to: 0.7 s of CPU for Home instead of 1.1.
 */
export async function expectAccessible(page: Page, part = 'html') {
  // What is fading in has too little contrast for a moment: only what stays is an objection.
  await expect(async () => expect(await objections(page, part)).toEqual([])).toPass({ timeout: 30_000 })
}

async function objections(page: Page, part: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  return page.evaluate(async (part) => {
    const { violations } = await axe.run(part, { reporter: 'no-passes', resultTypes: ['violations'] })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  }, part)
}
