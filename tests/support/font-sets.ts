import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { CHARACTERS } from '../../art/fonts/faces.ts'

/** A machine's serif and sans fonts. Georgia and Arial aren't free; Gelasio and Arimo have the same widths. */
export const fontSets: Record<string, FontSet> = {
  'only DejaVu': { serif: 'DejaVu Serif', sans: 'DejaVu Sans', folder: '/usr/share/fonts/truetype/dejavu' },
  'only Roboto and Noto Serif': { serif: 'Noto Serif', sans: 'Roboto' },
  'only Georgia and Arial': { serif: 'Gelasio', sans: 'Arimo' },
}

/** Without a folder, the fonts come from npm. */
type FontSet = { serif: string; sans: string; folder?: string }

const cuts = ['400-normal', '700-normal', '400-italic']
const { resolve } = createRequire(import.meta.url)

/** Writes a fontconfig file that limits Chromium to this set, and returns its path. */
export async function writeFontConfig({ serif, sans, folder }: FontSet, place: string): Promise<string> {
  const fonts = folder ?? (await unpack([serif, sans], join(place, 'fonts')))
  const file = join(place, 'fonts.conf')
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>
<dir>${fonts}</dir><cachedir>${join(place, 'cache')}</cachedir>
${aliases(['serif', 'Times New Roman', 'Georgia'], serif)}${aliases(['sans-serif', 'Arial'], sans)}</fontconfig>`,
  )
  return file
}

function aliases(names: readonly string[], family: string): string {
  const one = (name: string) =>
    `<alias binding="same"><family>${name}</family><accept><family>${family}</family></accept></alias>\n`
  return names.map(one).join('')
}

/** Chromium accepts no compressed system fonts. */
async function unpack(families: readonly string[], folder: string): Promise<string> {
  mkdirSync(folder)
  for (const family of families.map((name) => name.toLowerCase().replace(' ', '-'))) {
    for (const cut of cuts) {
      const packed = readFileSync(resolve(`@fontsource/${family}/files/${family}-latin-${cut}.woff2`))
      const font = await subsetFont(packed, CHARACTERS, { targetFormat: 'sfnt' })
      writeFileSync(join(folder, `${family}-${cut}.ttf`), font)
    }
  }
  return folder
}
