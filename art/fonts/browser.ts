import { readFile } from 'node:fs/promises'
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../../scripts/test-run/tools.ts'
import { FACES, FONT_FOLDER } from './faces.ts'

/**
 * The system's Chromium, or else the one that Playwright brings. Left to itself, Debian's headless shell rounds widths to
 * whole pixels, and the fallbacks come out up to 4 % off.
 */
export function openBrowser(): Promise<Browser> {
  const system = findChromium()
  return chromium.launch({
    args: ['--no-sandbox', '--font-render-hinting=none'],
    ...(system ? { executablePath: system } : {}),
  })
}

/** Our faces as data URLs, so that a page without an origin can use them. */
export async function inlineFaces(): Promise<string> {
  const rules = FACES.map(async (face) => {
    const data = (await readFile(new URL(face.file, FONT_FOLDER))).toString('base64')
    return `@font-face{font-family:"${face.family}";font-style:${face.style};font-weight:${face.weight};src:url(data:font/woff2;base64,${data})}`
  })
  return (await Promise.all(rules)).join('\n')
}
