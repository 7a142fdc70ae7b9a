// Which system font stands in for which of our faces on a page that it came too late for, and how each is fitted.

export type Fallback = {
  /** Whom it stands in for; the CSS family is this name with "Fallback". */
  family: 'Newsreader' | 'Public Sans'
  style: 'normal' | 'italic'
  weight: string
  /**
   * Full names for local(), all drawn to the same widths. PostScript names would find the same fonts, and every name that
   * is not there costs the first layout a question to the system.
   */
  local: readonly string[]
  /** The row of system-fonts.json. */
  advances: string
  /** Roles of the sample texts it is fitted to. */
  roles: readonly string[]
}

type SystemFont = { name: string; regular: string[]; bold: string[]; italic: string[] }

const SERIFS: readonly SystemFont[] = [
  {
    name: 'Noto Serif',
    regular: ['Noto Serif', 'Noto Serif Regular'],
    bold: ['Noto Serif Bold'],
    italic: ['Noto Serif Italic'],
  },
  {
    name: 'Times New Roman',
    regular: ['Times New Roman', 'Liberation Serif'],
    bold: ['Times New Roman Bold', 'Liberation Serif Bold'],
    italic: ['Times New Roman Italic', 'Liberation Serif Italic'],
  },
  {
    name: 'Georgia',
    regular: ['Georgia', 'Gelasio', 'Gelasio Regular'],
    bold: ['Georgia Bold', 'Gelasio Bold'],
    italic: ['Georgia Italic', 'Gelasio Italic'],
  },
  {
    name: 'DejaVu Serif',
    regular: ['DejaVu Serif'],
    bold: ['DejaVu Serif Bold'],
    italic: ['DejaVu Serif Italic'],
  },
]

const SANSES: readonly SystemFont[] = [
  {
    name: 'Roboto',
    regular: ['Roboto', 'Roboto Regular'],
    bold: ['Roboto Bold'],
    italic: [],
  },
  {
    name: 'Arial',
    regular: ['Arial', 'Liberation Sans', 'Arimo', 'Arimo Regular'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    italic: [],
  },
  { name: 'DejaVu Sans', regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'], italic: [] },
]

type Cut = 'regular' | 'bold' | 'italic'
type Fit = readonly [weight: string, style: Fallback['style'], cut: Cut, roles: readonly string[]]

const CUT_NAMES: Record<Cut, string> = { regular: 'Regular', bold: 'Bold', italic: 'Italic' }

// Newsreader changes its widths with its size (optical sizes), which one size-adjust cannot follow. Our weights tell
// the sizes apart: 400 is text, 500 headlines, 600 small headings. So each weight gets a fit of its own.
const SERIF_FITS: readonly Fit[] = [
  ['400', 'normal', 'regular', ['lead', 'body']],
  ['500', 'normal', 'regular', ['h1', 'h2']],
  ['600', 'normal', 'bold', ['h3']],
  ['400', 'italic', 'italic', ['quote']],
  ['500', 'italic', 'italic', ['h1 em']],
]

const SANS_FITS: readonly Fit[] = [
  ['400', 'normal', 'regular', ['form text']],
  ['500 700', 'normal', 'bold', ['control']],
]

function fitFamily(
  family: Fallback['family'],
  fonts: readonly SystemFont[],
  fits: readonly Fit[],
): Fallback[] {
  return fonts.flatMap((font) =>
    fits.map(([weight, style, cut, roles]) => {
      return { family, style, weight, local: font[cut], advances: `${font.name} ${CUT_NAMES[cut]}`, roles }
    }),
  )
}

/**
 * All fits of a family share its name. Of faces with the same weight and style the last one that is installed
 * wins, so the best known font comes late. Browsers ask for them from the last one on. DejaVu is the only one where nothing
 * else is installed, and with one name it costs the others least.
 */
export const FALLBACKS: readonly Fallback[] = [
  ...fitFamily('Newsreader', SERIFS, SERIF_FITS),
  ...fitFamily('Public Sans', SANSES, SANS_FITS),
]
