import { palette } from '../../src/site/palette.ts'
import { favicon } from '../engraving/ornament/favicon.ts'
import { mark } from '../engraving/ornament/mark.ts'
import { INK } from '../engraving/plate.ts'

/** The mark on paper, edge to edge: the phone rounds the corners itself. */
export function touchIcon(size: number): string {
  const inset = Math.round(size * 0.1)
  return `<style>body { margin: 0; background: ${palette.paper} } svg { display: block; width: ${size - 2 * inset}px; height: auto; padding: ${inset}px }</style>${mark(INK)}`
}

export function tabIcon(size: number): string {
  return `<style>body { margin: 0; background: ${palette.paper} } svg { display: block; width: ${size}px; height: ${size}px }</style>${favicon()}`
}
