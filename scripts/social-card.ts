import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { heroTexts } from '../src/features/content/content/hero.ts'
import { brand } from '../src/site/brand.ts'
import { findChromium } from './test-tools.ts'

/** Draws the picture that social networks show beside a link: the hero in 1200 x 630. Run it when brand or plate change. */
const size = { width: 1200, height: 630 }
const file = 'public/social-card.png'

const embedded = (path: string, type: string) =>
  `data:${type};base64,${readFileSync(path).toString('base64')}`
const font = (name: string) => embedded(`src/ui/fonts/${name}.woff2`, 'font/woff2')

const card = `<!doctype html><style>
@font-face { font-family: Roman; src: url(${font('newsreader-roman')}); font-weight: 400 600 }
@font-face { font-family: Italic; src: url(${font('newsreader-italic')}); font-weight: 400 500 }
body { margin: 0; height: 630px; background: #f7f2e6 url(${embedded('src/ui/engravings/hero-wide.svg', 'image/svg+xml')}) right bottom / auto 100%;
  font: 500 70px/1.04 Roman; letter-spacing: -.028em; color: #191c19 }
header { display: flex; align-items: center; gap: 18px; padding: 52px 60px 44px; font-size: 40px; color: #123a29 }
p { margin: 0 60px; width: 540px }
em { font-family: Italic; font-style: normal; color: #174a35; display: block }
</style><header><img src="${embedded('src/ui/engravings/mark.svg', 'image/svg+xml')}" width="64" height="64">${brand.name}</header>
<p>${heroTexts['hero.headline'].default} <em>${heroTexts['hero.highlight'].default}</em></p>`

const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({ viewport: size })
await page.setContent(card)
await page.evaluate(() => document.fonts.ready)
mkdirSync('public', { recursive: true })
writeFileSync(file, await page.screenshot())
await browser.close()
console.log(`Wrote ${file}`)
