// Fits the fallback faces to our fonts and writes src/ui/styles/fonts.css.
//
// Chromium measures the widths of our fonts on the sample texts, with kerning and optical size. The widths of the
// system fonts come from their advance widths. Heights are ours, scaled back by size-adjust.

import type { Page } from '@playwright/test'
import { type ArtFile, format } from '../files.ts'
import { inlineFaces, openBrowser } from './browser.ts'
import { FILES } from './faces.ts'
import { FALLBACKS, type Fallback } from './fallbacks.ts'
import { SAMPLES, type Sample } from './sample.ts'
import systemFonts from './system-fonts.json' with { type: 'json' }

type Heights = { ascent: number; descent: number; lineGap: number }

const advances: Record<string, string> = systemFonts.advances
const characters = [...systemFonts.characters]

/** Width in em of a text set in a system font, without kerning. */
function systemWidth(font: string, text: string): number {
  const widths = (advances[font] ?? '').split(' ').map(Number)
  let sum = 0
  for (const character of text) sum += widths[characters.indexOf(character)] ?? 500
  return sum / 1000
}

/** Width in em of a text set in our font at a size. */
function ourWidth(page: Page, sample: Sample, text: string, size: number): Promise<number> {
  return page.evaluate(
    ({ sample, text, size }) => {
      const span = document.createElement('span')
      span.textContent = text
      Object.assign(span.style, {
        font: `${sample.style} ${sample.weight} ${size}px "${sample.family}"`,
        position: 'absolute',
        whiteSpace: 'nowrap',
      })
      document.body.append(span)
      const { width } = span.getBoundingClientRect()
      span.remove()
      return width / size
    },
    { sample, text, size },
  )
}

async function sizeAdjust(page: Page, fallback: Fallback): Promise<number> {
  let ours = 0
  let theirs = 0
  for (const sample of SAMPLES.filter(({ role }) => fallback.roles.includes(role))) {
    for (const text of sample.texts) {
      for (const size of sample.size) {
        ours += await ourWidth(page, sample, text, size)
        theirs += systemWidth(fallback.advances, text)
      }
    }
  }
  return ours / theirs
}

/** The line box of our font, in em, which the overrides must reproduce. */
function heights(page: Page, family: string, style: string): Promise<Heights> {
  return page.evaluate(
    ({ family, style }) => {
      const font = `${style} 1000px "${family}"`
      const context = document.createElement('canvas').getContext('2d')
      if (!context) throw new Error('no canvas')
      context.font = font
      const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText('x')
      const line = document.createElement('div')
      line.textContent = 'x'
      line.style.font = font
      line.style.lineHeight = 'normal'
      document.body.append(line)
      const { height } = line.getBoundingClientRect()
      line.remove()
      return {
        ascent: ascent / 1000,
        descent: descent / 1000,
        lineGap: Math.max(0, (height - ascent - descent) / 1000),
      }
    },
    { family, style },
  )
}

const percent = (ratio: number) => `${Number((ratio * 100).toFixed(2))}%`

function fallbackRule(face: Fallback, adjust: number, { ascent, descent, lineGap }: Heights): string {
  return `@font-face {
  font-family: "${face.family} Fallback";
  font-style: ${face.style};
  font-weight: ${face.weight};
  src: ${face.local.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(ascent / adjust)};
  descent-override: ${percent(descent / adjust)};
  line-gap-override: ${percent(lineGap / adjust)};
}
`
}

/** Letters as CSS ranges: U+C0, U+C2-C7, … */
function unicodeRange(letters: string): string {
  const runs: [first: number, last: number][] = []
  for (const code of [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run?.[1] === code - 1) run[1] = code
    else runs.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ')
}

const ownRules = FILES.map(
  ({ face, letters, isRare }) => `@font-face {
  font-family: "${face.family}";
  font-style: ${face.style};
  font-weight: ${face.weight};
  font-display: optional;
  src: url("../fonts/${face.file}") format("woff2");${isRare ? `\n  unicode-range: ${unicodeRange(letters)};` : ''}
}
`,
)

export async function fontStylesheet(): Promise<ArtFile> {
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    await page.setContent(`<style>${await inlineFaces()}</style>`)
    await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())))
    const rules: string[] = []
    for (const face of FALLBACKS) {
      rules.push(
        fallbackRule(face, await sizeAdjust(page, face), await heights(page, face.family, face.style)),
      )
    }
    const banner = `/* Written by art/fonts/stylesheet.ts: our fonts, which come with the first paint or not at all on this page
   (docs/decisions/017), and system fonts fitted to their widths and heights for when they do not. */
`
    return format('src/ui/styles/fonts.css', [banner, ...ownRules, ...rules].join('\n'))
  } finally {
    await browser.close()
  }
}
