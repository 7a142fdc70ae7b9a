import { createHash } from 'node:crypto'
import newsreader from '#lib/lettering/newsreader.json' with { type: 'json' }
import { breakLines, canSet, type Lettering, lineOfText, widthOf } from '#lib/lettering/set-text.ts'
import { claimWords } from '#site/claims.ts'
import type { Locale } from '#site/locale.ts'
import { shareImageSize } from '#site/page-meta.ts'
import { palette } from '#site/palette.ts'
import letter from '#ui/engravings/letter.svg?raw'
import mark from '#ui/engravings/mark.svg?raw'

const face = newsreader as unknown as Lettering
const { width, height } = shareImageSize
const margin = 64

/** Large for a short title, then smaller until it fits. */
const titleSizes = [76, 68, 60, 54, 48, 42]
const titleBox = { top: 166, width: 640, height: 330 }
const lineHeight = 1.08

/**
 * The title beside an engraving, a letter for a post. Undefined if our typeface lacks a letter of the title; then all
 * pages of a kind share one card (art/brand).
 */
export function drawShareCard(
  title: string,
  company: string,
  locale: Locale,
  engraving: string = letter,
): string | undefined {
  const words = title.normalize('NFC')
  if (!canSet(face, words)) return undefined
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${palette.paper}"/>`,
    placePicture(engraving, { x: 740, y: 150, width: 410, height: 308 }),
    ...drawHeading(canSet(face, company) ? company : ''),
    ...setTitle(words),
    ...drawFooter(locale),
    '</svg>',
  ].join('')
}

/** Two inks and the shades between: sixteen colors take a third of the bytes. */
export async function toPicture(card: string): Promise<Response> {
  const { default: sharp } = await import('sharp')
  const png = await sharp(Buffer.from(card)).png({ palette: true, colors: 16, effort: 8 }).toBuffer()
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } })
}

export function shareCardVersion(title: string, company: string, locale: Locale): string | undefined {
  const card = drawShareCard(title, company, locale)
  return card && createHash('sha256').update(card).digest('base64url').slice(0, 10)
}

type Box = { x: number; y: number; width: number; height: number }

function placePicture(svg: string, box: Box): string {
  const [, viewBox = '', inner = ''] = /viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(svg) ?? []
  const place = `x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"`
  return `<svg ${place} viewBox="${viewBox}">${inner}</svg>`
}

function drawHeading(company: string): string[] {
  const x = margin + 84
  const room = width - margin - x
  const size = Math.min(42, (42 * room) / Math.max(1, widthOf(face, company, 42)))
  return [
    placePicture(mark, { x: margin, y: 50, width: 64, height: 64 }),
    lineOfText(face, company, { x, y: 96, size, fill: palette['green-800'] }),
  ]
}

function setTitle(title: string): string[] {
  const fits = (size: number, lines: readonly string[]) =>
    lines.length * size * lineHeight <= titleBox.height &&
    lines.every((line) => widthOf(face, line, size) <= titleBox.width)
  const settings = titleSizes.map((size) => ({ size, lines: balance(title, size) }))
  const { size, lines } = settings.find((setting) => fits(setting.size, setting.lines)) ?? shorten(title)
  return lines.map((line, index) => {
    const y = titleBox.top + size * (0.8 + index * lineHeight)
    return lineOfText(face, line, { x: margin, y, size, fill: palette.ink })
  })
}

/** As few lines as possible, all about the same length: no word stands alone on the last line. */
function balance(title: string, size: number): string[] {
  const widest = breakLines(face, title, size, titleBox.width)
  let lines = widest
  for (let room = titleBox.width - 20; room > titleBox.width / 2; room -= 20) {
    const narrower = breakLines(face, title, size, room)
    if (narrower.length > widest.length || narrower.some((line) => widthOf(face, line, size) > room)) break
    lines = narrower
  }
  return lines
}

function shorten(title: string) {
  const size = titleSizes.at(-1) ?? 42
  const room = Math.floor(titleBox.height / (size * lineHeight))
  const lines = breakLines(face, title, size, titleBox.width).map((line) => cutLine(line, size))
  const last = lines[room - 1]
  if (lines.length <= room || last === undefined) return { size, lines }
  return { size, lines: [...lines.slice(0, room - 1), `${last.replace(/[\s.,;:]*\S*$/, '')}…`] }
}

function cutLine(line: string, size: number): string {
  const letters = [...line]
  while (letters.length > 0 && widthOf(face, letters.join(''), size) > titleBox.width) letters.pop()
  return letters.join('')
}

function drawFooter(locale: Locale): string[] {
  const { noCreditCheck, noUpfrontFees, payOnlyIfYouWin } = claimWords[locale]
  const foot = [noCreditCheck, noUpfrontFees, payOnlyIfYouWin].join(' · ')
  const rule = (y: number, thickness: number) =>
    `<rect x="${margin}" y="${y}" width="${width - 2 * margin}" height="${thickness}" fill="${palette['green-800']}"/>`
  return [
    rule(546, 3),
    rule(551, 1),
    lineOfText(face, foot, { x: margin, y: 594, size: 27, fill: palette['green-800'] }),
  ]
}
