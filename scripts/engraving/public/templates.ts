// The pages that are photographed for the icons in public/.

import { favicon } from '../ornament/favicon.ts'
import { mark } from '../ornament/mark.ts'
import { INK } from '../plate.ts'

export const PAPER = '#f7f2e6'

/** The mark on paper, edge to edge: the phone rounds the corners itself. */
export function touchIcon(size: number): string {
  const inset = Math.round(size * 0.1)
  return `<style>body { margin: 0; background: ${PAPER} } svg { display: block; width: ${size - 2 * inset}px; height: auto; padding: ${inset}px }</style>${mark(INK)}`
}

export function tabIcon(size: number): string {
  return `<style>body { margin: 0; background: ${PAPER} } svg { display: block; width: ${size}px; height: ${size}px }</style>${favicon()}`
}
