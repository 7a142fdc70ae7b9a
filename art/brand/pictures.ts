import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { shareImageSize } from '../../src/site/page-meta.ts'
import type { ArtFile } from '../files.ts'
import { essence, listStale } from '../fingerprints.ts'
import { inlineFaces, openBrowser } from '../fonts/browser.ts'
import { encodeIco } from './ico.ts'
import { tabIcon, touchIcon } from './icons.ts'
import { shareCards } from './share-cards.ts'

type Shot = { path: string; html: string; width: number; height: number }

const makeSquare = (path: string, html: string, size: number): Shot => ({
  path,
  html,
  width: size,
  height: size,
})

const tabIcons = [16, 32, 48].map((size) => makeSquare('public/favicon.ico', tabIcon(size), size))
const touchIcons = [
  makeSquare('public/apple-touch-icon.png', touchIcon(180), 180),
  ...[192, 512].map((size) => makeSquare(`public/icon-${size}.png`, touchIcon(size), size)),
]
const drawCards = (): Shot[] =>
  Object.entries(shareCards).map(([kind, drawCard]) => ({
    path: `public/share-${kind}.png`,
    html: drawCard(),
    ...shareImageSize,
  }))

/** The pages we photograph, by the file each becomes. */
export function pictureInputs(): Record<string, string> {
  const shots = [...tabIcons, ...touchIcons, ...drawCards()]
  const code = essence('art/brand/{ico,pictures}.ts', 'src/ui/fonts/*.woff2')
  return Object.fromEntries(shots.map(({ path, html }) => [path, html + code]))
}

/** Draws only the outdated icons and share pictures of public/, because each Chromium sets type a little differently. */
export async function drawPictures(): Promise<ArtFile[]> {
  const stale = listStale(pictureInputs())
  const browser = await openBrowser()
  try {
    const faces = `<style>${await inlineFaces()}</style>`
    const files: ArtFile[] = []
    for (const shot of [...touchIcons, ...drawCards()].filter(({ path }) => stale.includes(path))) {
      files.push({ path: shot.path, content: await photograph(browser, faces, shot) })
    }
    if (!stale.includes('public/favicon.ico')) return files
    const icons: { size: number; png: Buffer }[] = []
    for (const shot of tabIcons) {
      icons.push({ size: shot.width, png: await photograph(browser, faces, shot) })
    }
    return [...files, { path: 'public/favicon.ico', content: encodeIco(icons) }]
  } finally {
    await browser.close()
  }
}

/** Line art in two or three inks: 16 colors are plenty, and the file is a third the size of a screenshot. */
async function photograph(browser: Browser, faces: string, { html, width, height }: Shot): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(faces + html)
  await page.evaluate(() => document.fonts.ready)
  const shot = await page.screenshot()
  await page.close()
  return sharp(shot).png({ palette: true, colors: 16, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer()
}
