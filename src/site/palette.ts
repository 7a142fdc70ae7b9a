/** By itself, because browsers need no other color from scripts. */
export const paper = '#f7f2e6'

/** After a change run `npm run art`. CSS uses the same names: `paper` is `--color-paper` there. */
export const palette = {
  white: '#ffffff',
  paper,
  sheet: '#fffdf8',
  tint: '#efe8d8',
  line: '#d9cfb9',
  'line-on-tint': '#cbbfa5',
  'line-in-print': '#999999',
  ink: '#191c19',
  'ink-soft': '#3a403b',
  /** Control borders and axes only: a contrast of 5.5 on sheet is too little for body text. */
  'ink-faint': '#6b6a5c',
  shadow: '#05120c',
  'green-950': '#0b2419',
  'green-900': '#0f3224',
  /** The brand color: the ink of all engravings and of the mark. */
  'green-800': '#123a29',
  'green-700': '#174a35',
  'green-600': '#1b5a40',
  'green-300': '#9dbba6',
  'green-200': '#c8dac9',
  'green-100': '#dde8da',
  /** Only for starting or sending an application. */
  'amber-400': '#f0b548',
  'amber-500': '#e6a532',
  'amber-800': '#8a5a0a',
  'amber-950': '#523300',
  'red-800': '#74180f',
  'red-700': '#8e1f14',
  'red-200': '#f3c7ba',
  'red-50': '#fbeee8',
} as const

export type PaletteColor = keyof typeof palette

export const translucent = {
  'scroll-shade': ['green-950', 0.22],
  backdrop: ['green-950', 0.6],
  'tint-on-green': ['sheet', 0.12],
  'line-on-green': ['green-300', 0.55],
  'sheet-edge': ['green-950', 0.12],
  'sheet-shadow': ['shadow', 0.55],
  'button-edge': ['amber-950', 0.28],
} as const satisfies Record<string, readonly [PaletteColor, opacity: number]>
