// Which system font stands in for which of our faces while it loads, and how each is fitted.

export type Fallback = {
  /** The CSS family; one per system font, because size-adjust belongs to one font's widths. */
  family: string
  style: 'normal' | 'italic'
  weight: string
  /** Names for local(), all drawn to the same widths. */
  local: readonly string[]
  /** The row of system-fonts.json. */
  advances: string
  /** Roles of the sample texts it is fitted to. */
  roles: readonly string[]
}

type SystemFont = { family: string; advances: string; regular: string[]; bold: string[]; italic: string[] }

const SERIFS: readonly SystemFont[] = [
  {
    family: 'Newsreader Fallback',
    advances: 'Georgia',
    regular: ['Georgia', 'Gelasio'],
    bold: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'],
    italic: ['Georgia Italic', 'Georgia-Italic', 'Gelasio Italic'],
  },
  {
    family: 'Newsreader Fallback Times',
    advances: 'Times New Roman',
    regular: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
    bold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
    italic: ['Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic', 'Tinos Italic'],
  },
  {
    family: 'Newsreader Fallback Noto',
    advances: 'Noto Serif',
    regular: ['Noto Serif', 'NotoSerif'],
    bold: ['Noto Serif Bold', 'NotoSerif-Bold'],
    italic: ['Noto Serif Italic', 'NotoSerif-Italic'],
  },
]

const SANSES: readonly Omit<SystemFont, 'italic'>[] = [
  {
    family: 'Public Sans Fallback',
    advances: 'Arial',
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
  },
  {
    family: 'Public Sans Fallback Roboto',
    advances: 'Roboto',
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
  },
]

// Newsreader changes its widths with its size (optical sizes), which one size-adjust cannot follow. Our weights tell
// the sizes apart: 400 is text, 500 headlines, 600 small headings. So each weight gets a fit of its own.
const serifFaces = SERIFS.flatMap(({ family, advances, regular, bold, italic }): Fallback[] => [
  {
    family,
    style: 'normal',
    weight: '400',
    local: regular,
    advances: `${advances} Regular`,
    roles: ['lead', 'body'],
  },
  {
    family,
    style: 'normal',
    weight: '500',
    local: regular,
    advances: `${advances} Regular`,
    roles: ['h1', 'h2'],
  },
  { family, style: 'normal', weight: '600', local: bold, advances: `${advances} Bold`, roles: ['h3'] },
  { family, style: 'italic', weight: '400', local: italic, advances: `${advances} Italic`, roles: ['quote'] },
  { family, style: 'italic', weight: '500', local: italic, advances: `${advances} Italic`, roles: ['h1 em'] },
])

const sansFaces = SANSES.flatMap(({ family, advances, regular, bold }): Fallback[] => [
  {
    family,
    style: 'normal',
    weight: '400',
    local: regular,
    advances: `${advances} Regular`,
    roles: ['form text'],
  },
  {
    family,
    style: 'normal',
    weight: '500 700',
    local: bold,
    advances: `${advances} Bold`,
    roles: ['control'],
  },
])

export const FALLBACKS: readonly Fallback[] = [...serifFaces, ...sansFaces]

export const SERIF_STACK = ['Newsreader', ...SERIFS.map((font) => font.family)]
export const SANS_STACK = ['Public Sans', ...SANSES.map((font) => font.family)]
