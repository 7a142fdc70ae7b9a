// `npm run check:fonts` sets the sample texts in our fonts and in the fallbacks that this machine has, at three page
// widths, and prints the difference. It fails above 3 % of the page's height.

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { inlineFaces, openBrowser } from './browser.ts'
import { SAMPLES, type Sample } from './sample.ts'

const WIDTHS = [360, 768, 1440]

/** Column widths in the design: the whole phone, two thirds of a tablet, a text column on a desk. */
const COLUMNS: Record<number, number> = { 360: 320, 768: 600, 1440: 592 }

type Block = { role: string; lines: number; height: number }

function markup(samples: readonly Sample[], width: number, loaded: boolean): string {
  const at = (width - 360) / (1440 - 360)
  const blocks = samples.flatMap((sample) => {
    const family = loaded ? sample.family : `${sample.family} Fallback`
    const size = sample.size[0] + (sample.size[1] - sample.size[0]) * at
    const font = `${sample.style} ${sample.weight} ${size}px/${sample.lineHeight} "${family}"`
    return sample.texts.map(
      (text) =>
        `<p data-role="${sample.role}" style='margin:0 0 1em;font:${font};letter-spacing:${sample.letterSpacing}'><span>${text}</span></p>`,
    )
  })
  return `<main style="width:${COLUMNS[width]}px">${blocks.join('')}</main>`
}

function layout(page: Page): Promise<Block[]> {
  return page.evaluate(async () => {
    await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)))
    return [...document.querySelectorAll('p')].map((block) => {
      const tops = new Set(
        [...(block.firstElementChild?.getClientRects() ?? [])].map((box) => Math.round(box.top)),
      )
      return {
        role: block.dataset.role ?? '',
        lines: tops.size,
        height: block.getBoundingClientRect().height,
      }
    })
  })
}

const fallbackCss = await readFile(new URL('../../src/ui/styles/fonts.css', import.meta.url), 'utf8')
const styles = `${await inlineFaces()}\n${fallbackCss.replace(/@font-face \{[^}]*url\([^}]*\}/g, '')}`

const browser = await openBrowser()
try {
  const page = await browser.newPage()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const set = async (loaded: boolean) => {
      await page.setContent(`<style>${styles}</style>${markup(SAMPLES, width, loaded)}`)
      return layout(page)
    }
    const ours = await set(true)
    const theirs = await set(false)
    const sum = (blocks: Block[], key: 'lines' | 'height') => blocks.reduce((n, block) => n + block[key], 0)
    console.log(
      `${width}px: ${sum(ours, 'lines')} lines / ${sum(theirs, 'lines')} in the fallback, ` +
        `${sum(ours, 'height').toFixed(0)} px / ${sum(theirs, 'height').toFixed(0)} px`,
    )
    ours.forEach((block, i) => {
      const other = theirs[i]
      if (other && other.lines !== block.lines) {
        console.log(`  ${block.role} ${i}: ${block.lines} lines, ${other.lines} in the fallback`)
      }
    })
    if (Math.abs(sum(theirs, 'height') / sum(ours, 'height') - 1) > 0.03) process.exitCode = 1
  }
} finally {
  await browser.close()
}
