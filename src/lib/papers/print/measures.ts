import { palette } from '#site/palette.ts'
import type { Type } from '../paper.ts'
import type { Style } from './lines.ts'

/** US Letter, in points. */
export const page = { width: 612, height: 792, side: 43.5, top: 28.5, bottom: 18 }
export const column = page.width - 2 * page.side

// Gray of all kinds means nothing: papers are printed in black and white.
export const black = 'black'
export const green = palette['green-800']
export const gray = palette['line-in-print']

export const rule = { thin: 0.75, strong: 1.125 }

const style = (face: Style['face'], size: number, leading: number, color: string = black): Style => ({
  face,
  size,
  leading: size * leading,
  color,
})

export const styles = {
  body: style('serif', 10.7, 1.4),
  lead: style('serif', 12, 1.42),
  note: style('serif', 9.3, 1.38),
  small: style('serif', 9.45, 1.3),
  title: style('display', 25.5, 1.04),
  heading: style('serifSemibold', 14.25, 1.2),
  caption: style('serifSemibold', 10.95, 1.25),
  numeral: style('display', 18.75, 0.85, green),
  label: style('sans', 8.25, 1.4),
  strongLabel: style('sansSemibold', 8.6, 1.4),
  head: style('sansSemibold', 9, 1.25),
  headNote: style('sans', 8.25, 1.25),
  code: style('sansSemibold', 11.25, 1.3),
  sum: style('serif', 10.95, 1.3),
  check: style('serif', 11.25, 1.35),
  statement: style('serif', 12.75, 1.32),
  statementNumber: style('display', 23.25, 1, green),
  signature: style('italic', 21.75, 1, green),
  written: style('serif', 11.25, 1.3),
  foot: style('sans', 8.6, 1.45),
  strongFoot: style('sansSemibold', 8.6, 1.45),
  initials: style('italic', 15.75, 1, green),
} as const satisfies Record<string, Style>

/** Exactly the size that a rule names, and bold where it says so. */
export function styled(base: Style, type: Type | undefined): Style {
  if (!type) return base
  return {
    ...base,
    face: type.bold ? 'serifBold' : base.face,
    size: type.points,
    leading: type.points * 1.27,
  }
}

/** From the top of a line to its baseline. */
export function ascent({ face, size, leading }: Style): number {
  const [above, below] = face.startsWith('sans') ? [0.95, 0.225] : [0.735, 0.265]
  return (leading - (above + below) * size) / 2 + above * size
}
