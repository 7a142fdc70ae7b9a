// The cards for shared links whose page has no card of its own: one for each kind of page, 1200 by 630.

import { heroTexts } from '../../src/features/marketing/home/content/hero.ts'
import { brand } from '../../src/site/brand.ts'
import { en as claims } from '../../src/site/content/en/claims.ts'
import type { PageKind } from '../../src/site/page-meta.ts'
import { palette } from '../../src/site/palette.ts'
import { mark } from '../engraving/ornament/mark.ts'
import { INK } from '../engraving/plate.ts'
import { CARD } from '../engraving/scene/crops.ts'
import { lighthouse } from '../engraving/scene/lighthouse.ts'
import { bankCheck } from '../engraving/vignettes/bank-check.ts'
import { letter } from '../engraving/vignettes/letter.ts'

const promises = [claims.noCreditCheck, claims.noUpfrontFees, claims.payOnlyIfYouWin].join(' · ')

/** Home's card is its first screen; the others have their own words and small engravings beside them. */
export const shareCards: Record<PageKind, () => string> = {
  home: () =>
    card(
      [heroTexts['hero.headline'].default.en, heroTexts['hero.highlight'].default.en],
      `<div class="plate">${lighthouse(CARD).svg()}</div>`,
    ),
  article: () =>
    card(
      ['Waiting on a case?', 'Know where you stand.'],
      `<div class="one">${letter().svg()}</div>`,
      promises,
    ),
  other: () =>
    card(
      ['Cash while you wait.', 'Repay only if you win.'],
      `<div class="one">${bankCheck().svg()}</div>`,
      promises,
    ),
}

function card([line, emphasis]: [string, string], picture: string, foot = ''): string {
  return `<style>
    body { margin: 0; width: 1200px; height: 630px; position: relative; overflow: hidden; background: ${palette.paper}; color: ${palette.ink} }
    .plate svg { position: absolute; inset: 0; width: 1200px; height: 630px }
    .one { position: absolute; right: 56px; top: 96px; width: 500px }
    .one svg { width: 500px; height: auto }
    .brand { position: absolute; left: 64px; top: 52px; display: flex; gap: 18px; align-items: center; color: ${INK} }
    .brand svg { width: 68px; height: 68px }
    .brand b { display: block; font: 500 42px/1 Newsreader; letter-spacing: -0.02em }
    .brand span { font: 500 18px/1.5 'Public Sans' }
    h1 { position: absolute; left: 64px; top: 172px; margin: 0; width: 620px; font: 500 76px/1.02 Newsreader; letter-spacing: -0.028em }
    h1.beside { width: 540px; font-size: 68px }
    h1 span, h1.beside em { display: block; text-wrap: balance }
    em { display: block; color: ${palette['green-700']}; letter-spacing: -0.02em }
    .foot { position: absolute; inset: auto 64px 0; margin: 0; padding: 22px 0 26px; border-top: 1px solid ${INK}; color: ${INK}; font: 500 24px/1.2 'Public Sans' }
    .foot::before { content: ''; position: absolute; inset: -6px 0 auto; border-top: 3px solid ${INK} }
  </style>
  ${picture}
  <div class="brand">${mark(INK)}<div><b>${brand.shortName}</b><span>${brand.descriptor}</span></div></div>
  <h1${foot && ' class="beside"'}><span>${line}</span> <em>${emphasis}</em></h1>
  ${foot && `<p class="foot">${foot}</p>`}`
}
