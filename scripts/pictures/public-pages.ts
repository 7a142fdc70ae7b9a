import type { BrowserContext, Page } from '@playwright/test'
import { chromeWords } from '#features/chrome/content/words.ts'
import { plainQuestion, withQuestion } from '#lib/price/question.ts'
import { staffLocale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { openPage, type Size } from './open-page.ts'
import { drawSideBySide } from './side-by-side.ts'

/** As somebody copies them from two contracts. */
const twoOffers = withQuestion(paths.costOffers, {
  ...plainQuestion,
  offer: { monthlyRate: 2.5, compounding: 'simple', fee: 0, minimumCharge: 0, capMultiple: 2 },
  otherOffer: {
    monthlyRate: 3.5,
    compounding: 'monthly',
    fee: 250_00,
    minimumCharge: 1_500_00,
    capMultiple: null,
  },
})

/** One example for every kind of public page. */
export const kinds: Readonly<Record<string, string>> = {
  home: paths.home,
  'how-it-works': paths.howItWorks,
  'what-we-fund': paths.whatWeFund,
  'case-types': paths.caseTypes,
  'case-type': paths.caseType('car-accident'),
  states: paths.states,
  state: paths.state('oh'),
  'for-attorneys': paths.forAttorneys,
  cost: paths.cost,
  'cost-state': paths.costIn('IL'),
  offers: twoOffers,
  faq: paths.faq,
  blog: paths.blog,
  category: paths.blogCategory('costs-and-offers'),
  post: paths.blogPost('what-an-advance-costs'),
  contact: paths.contact,
  apply: paths.apply,
  'form-step': `${paths.applyAs('plaintiff')}#questions`,
  check: paths.check,
  'help-first': `${paths.helpFirst}?state=il`,
  'who-we-are': paths.whoWeAre,
  proof: paths.proof,
  verify: paths.verify,
  'our-word': paths.ourWord,
  terms: paths.terms,
  'not-found': '/no-such-page',
}

/** No real site has the demo's sign, and no public page shows the demo's people. */
const style = `aside[aria-label="${chromeWords[staffLocale].demoLabel}"] { display: none }`

/** Width on the screen, and in the picture. The foot is the same on every page; longer pages are cut. */
const columns = [
  { screen: 1440, width: 640, tallest: 3400 },
  { screen: 768, width: 340, tallest: 3400 },
  { screen: 360, width: 190, tallest: 3400 },
]

/** The whole page at three widths. */
export async function takeKind(visitor: BrowserContext, address: string): Promise<Buffer> {
  const parts = []
  for (const { screen, ...drawn } of columns) {
    const page = await openPublic(visitor, address, { width: screen, height: 900 })
    parts.push({ shot: await page.screenshot({ fullPage: true, style }), ...drawn })
    await page.close()
  }
  return drawSideBySide(parts, 42)
}

const desktop = { width: 1440, height: 1000 }
const phone = { width: 390, height: 844 }

/** The first screen, on a desktop and on a phone. */
export async function takeFirstScreens(visitor: BrowserContext, address: string): Promise<Buffer> {
  const wide = await openPublic(visitor, address, desktop)
  const narrow = await openPublic(visitor, address, phone)
  const parts = [
    { shot: await wide.screenshot({ style }), width: 1160, tallest: 806 },
    { shot: await narrow.screenshot({ style }), width: 372, tallest: 806 },
  ]
  await wide.close()
  await narrow.close()
  return drawSideBySide(parts, 70)
}

async function openPublic(visitor: BrowserContext, address: string, size: Size): Promise<Page> {
  const page = await openPage(visitor, address, size)
  await scrollThrough(page)
  return page
}

/** Pictures further down load when a visitor comes near. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 0)
  })
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  )
  await page.waitForLoadState('networkidle')
}
