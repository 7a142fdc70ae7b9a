// The pages that are photographed for public/: the card that a shared link shows, and the icons.

import { heroTexts } from '#features/content/content/hero.ts'
import { brand } from '#site/brand.ts'
import { favicon } from '../ornament/favicon.ts'
import { mark } from '../ornament/mark.ts'
import { INK } from '../plate.ts'
import { CARD } from '../scene/crops.ts'
import { lighthouse } from '../scene/lighthouse.ts'

const PAPER = '#f7f2e6'

export function shareCard(fontFaces: string): string {
  return `<style>
    ${fontFaces}
    body { margin: 0; width: 1200px; height: 630px; position: relative; overflow: hidden; background: ${PAPER}; color: #191c19 }
    .plate svg { position: absolute; inset: 0; width: 1200px; height: 630px }
    .brand { position: absolute; left: 64px; top: 52px; display: flex; gap: 18px; align-items: center; color: ${INK} }
    .brand svg { width: 68px; height: 68px }
    .brand b { display: block; font: 500 42px/1 Newsreader; letter-spacing: -0.02em }
    .brand span { font: 500 18px/1.5 'Public Sans' }
    h1 { position: absolute; left: 64px; top: 172px; margin: 0; width: 620px; font: 500 76px/1.02 Newsreader; letter-spacing: -0.028em }
    h1 span { display: block; text-wrap: balance }
    em { display: block; color: #174a35; letter-spacing: -0.02em }
  </style>
  <div class="plate">${lighthouse(CARD).svg()}</div>
  <div class="brand">${mark(INK)}<div><b>${brand.shortName}</b><span>${brand.descriptor}</span></div></div>
  <h1><span>${heroTexts['hero.headline'].default}</span> <em>${heroTexts['hero.highlight'].default}</em></h1>`
}

/** The mark on paper, edge to edge: the phone rounds the corners itself. */
export function touchIcon(size: number): string {
  const inset = Math.round(size * 0.1)
  return `<style>body { margin: 0; background: ${PAPER} } svg { display: block; width: ${size - 2 * inset}px; height: auto; padding: ${inset}px }</style>${mark(INK)}`
}

export function tabIcon(size: number): string {
  return `<style>body { margin: 0; background: ${PAPER} } svg { display: block; width: ${size}px; height: ${size}px }</style>${favicon()}`
}
