import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A machine's serif and sans fonts. Georgia and Arial aren't free; Gelasio and Arimo have the same widths. `npm run art`
 * cuts the fonts beside this file: Debian has no Gelasio, and its Noto Serif comes with 12 MB of others.
 */
export const fontSets: Record<string, FontSet> = {
  'only DejaVu': { serif: 'DejaVu Serif', sans: 'DejaVu Sans', folder: '/usr/share/fonts/truetype/dejavu' },
  'only Roboto and Noto Serif': { serif: 'Noto Serif', sans: 'Roboto', folder: cut('roboto-and-noto-serif') },
  'only Georgia and Arial': { serif: 'Gelasio', sans: 'Arimo', folder: cut('gelasio-and-arimo') },
}

type FontSet = { serif: string; sans: string; folder: string }

function cut(set: string): string {
  return join(import.meta.dirname, 'fonts', set)
}

/** Writes a fontconfig file that limits Chromium to this set, and returns its path. */
export function writeFontConfig({ serif, sans, folder }: FontSet, place: string): string {
  const file = join(place, 'fonts.conf')
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>
<dir>${folder}</dir><cachedir>${join(place, 'cache')}</cachedir>
${aliases(['serif', 'Times New Roman', 'Georgia'], serif)}${aliases(['sans-serif', 'Arial'], sans)}</fontconfig>`,
  )
  return file
}

function aliases(names: readonly string[], family: string): string {
  const one = (name: string) =>
    `<alias binding="same"><family>${name}</family><accept><family>${family}</family></accept></alias>\n`
  return names.map(one).join('')
}
