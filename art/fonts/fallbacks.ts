// Which system font stands in for which of our faces when that face comes too late, and how we fit it.

export type Fallback = {
  /** The family it stands in for; its CSS name adds "Fallback". */
  family: 'Newsreader' | 'Public Sans'
  style: 'normal' | 'italic'
  weight: string
  /**
   * Full names for local(), all drawn to the same widths. PostScript names would find the same fonts, and
   * each missing name costs the first layout a lookup in the system.
   */
  local: readonly string[]
  /** The row of system-fonts.json. */
  advances: string
  /** Roles of the sample texts that we fit it to. */
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

// Newsreader changes its widths with its size (optical sizes), which a single size-adjust can't follow. Our weights tell
// the sizes apart: 400 is text, 500 headlines, 600 small headings. So each weight gets its own fit.
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
 * All fits of a family share its name. Among faces of the same weight and style, browsers start from the last and take the
 * first that is installed, so the best known fonts come late. DejaVu comes last: some machines have nothing else, and its
 * single name costs the others least.
 */
export const FALLBACKS: readonly Fallback[] = [
  ...fitFamily('Newsreader', SERIFS, SERIF_FITS),
  ...fitFamily('Public Sans', SANSES, SANS_FITS),
]
