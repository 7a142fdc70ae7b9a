// Writes public/: `node scripts/engraving/public/draw.ts`. Needs a Chromium; the output is committed.

import { writeFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import { brand } from '#site/brand.ts'
import { shareImageSize } from '#site/page-meta.ts'
import { inlinedFaces, openBrowser } from '../../fonts/browser.ts'
import { favicon } from '../ornament/favicon.ts'
import { type Colour, encodeIco, encodePng, type Pixels, ramp } from './png.ts'
import { shareCards } from './share-cards.ts'
import { tabIcon, touchIcon } from './templates.ts'

const folder = new URL('../../../public/', import.meta.url)

const ink: Colour = [0x12, 0x3a, 0x29]
const paper: Colour = [0xf7, 0xf2, 0xe6]
const black: Colour = [0x19, 0x1c, 0x19]
const greens = ramp(ink, paper, 16)
/** The card also has black letters: fewer greens make room for their greys. */
const cardColours: Colour[] = [...ramp(ink, paper, 11), ...ramp(black, paper, 6).slice(0, 5)]

async function photograph(browser: Browser, html: string, width: number, height: number): Promise<Pixels> {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  const shot = (await page.screenshot()).toString('base64')
  const data = await page.evaluate(
    async ({ shot, width, height }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${shot}`
      await image.decode()
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      return Array.from(context?.getImageData(0, 0, width, height).data ?? [])
    },
    { shot, width, height },
  )
  await page.close()
  return { width, height, data: Uint8Array.from(data) }
}

const manifest = {
  name: brand.name,
  short_name: brand.shortName,
  start_url: '/',
  display: 'browser',
  background_color: '#f7f2e6',
  theme_color: '#123a29',
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
  ],
}

const browser = await openBrowser()
try {
  const write = async (name: string, content: Buffer | string) => {
    await writeFile(new URL(name, folder), content)
    console.log(`${name}  ${content.length} bytes`)
  }
  const square = async (html: string, size: number) =>
    encodePng(await photograph(browser, html, size, size), greens)

  await write('favicon.svg', favicon())
  const icons = [16, 32, 48].map(async (size) => ({ size, png: await square(tabIcon(size), size) }))
  await write('favicon.ico', encodeIco(await Promise.all(icons)))
  await write('apple-touch-icon.png', await square(touchIcon(180), 180))
  for (const size of [192, 512]) await write(`icon-${size}.png`, await square(touchIcon(size), size))
  const faces = `<style>${await inlinedFaces()}</style>`
  for (const [kind, card] of Object.entries(shareCards)) {
    const { width, height } = shareImageSize
    const pixels = await photograph(browser, faces + card(), width, height)
    await write(`share-${kind}.png`, encodePng(pixels, cardColours))
  }
  await write('site.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`)
} finally {
  await browser.close()
}
