import type { Page } from '@playwright/test'
import { listCaseTypes } from '../../src/features/case-types/content.ts'
import { sitePages } from '../../src/pages.ts'
import { paths } from '../../src/site/paths.ts'
import { isProof, sample } from '../support/sample.ts'
import { desktop, expect, expectAccessible, phone, test } from '../support/site.ts'
import { categoryPaths, postPaths } from '../support/site-paths.ts'
import { findSmallText } from '../support/small-text.ts'

const legalPaths = [
  paths.privacyPolicy,
  paths.terms,
  paths.cookiePolicy,
  paths.healthData,
  paths.accessibility,
]
const isOfTemplate = (path: string) =>
  /^\/(states|case-types)\/./.test(path) || (legalPaths as string[]).includes(path)

/** A sample of each kind: pages with a layout of their own and templated ones; among the states, of those that differ most. */
const looked = [
  ...sample(
    sitePages.listed.filter((path) => !isOfTemplate(path)),
    2,
  ),
  ...sample(legalPaths, 1),
  ...sample(
    listCaseTypes('en').map(({ slug }) => paths.caseType(slug)),
    1,
  ),
  ...sample(['al', 'ca', 'ky', 'la', 'ny', 'wy'].map(paths.state), 1),
  ...sample(categoryPaths, 1),
  ...sample(postPaths, 1),
  paths.thankYou,
]

/** axe checks half of the screens on a phone and half on a desktop; in the proof, all on both. */
const onPhone = new Set(sample(looked, Math.ceil(looked.length / 2)))
const onDesktop = new Set(looked.filter((path) => isProof || !onPhone.has(path)))

const atATime = 5

/** A few per tab: the second page in a tab costs half as much as the first. */
test.describe('every screen', () => {
  for (let from = 0; from < looked.length; from += atATime) {
    const some = looked.slice(from, from + atATime)
    test(`${some.join(', ')}: passes axe, has no text below 15 px and fits with every answer open, on a phone, a desktop and at 200% zoom`, async ({
      page,
      trouble,
    }) => {
      for (const path of some) {
        await test.step(path, async () => {
          await expectScreenFits(page, path)
          expect(trouble.splice(0)).toEqual([])
        })
      }
    })
  }
})

async function expectScreenFits(page: Page, path: string) {
  const expectToFit = async (width: number) =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width)
  await page.setViewportSize(phone)
  await page.goto(path)
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true
  })
  await expectToFit(phone.width)
  expect(await findSmallText(page), `${path} on a phone`).toEqual([])
  if (onPhone.has(path)) await expectAccessible(page)
  // 640 is a desktop of 1280 at 200%, 320 the same at 400% (WCAG 1.4.10).
  await page.setViewportSize({ width: 320, height: 800 })
  await expectToFit(320)
  await page.setViewportSize({ width: 640, height: 450 })
  await expectToFit(640)
  const headings = await listVisibleHeadings(page)
  expect(await cutTexts(page)).toEqual([])
  await page.setViewportSize(desktop)
  await expectToFit(desktop.width)
  expect(await findSmallText(page), `${path} on a desktop`).toEqual([])
  expect(await listVisibleHeadings(page)).toEqual(headings)
  if (onDesktop.has(path)) await expectAccessible(page)
}

const listVisibleHeadings = (page: Page) =>
  page.locator('main :is(h1, h2, h3, h4)').filter({ visible: true }).allTextContents()

/** Finds texts that do not fit a box with hidden or clipped overflow. */
const cutTexts = (page: Page) =>
  page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && element.textContent)
      // What only screen readers get, at this width or at any, is a single pixel.
      .filter(({ clientWidth, clientHeight }) => clientWidth > 1 || clientHeight > 1)
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        return (
          (cuts(overflowX) && scrollWidth > clientWidth + 1) ||
          (cuts(overflowY) && scrollHeight > clientHeight + 1)
        )
      })
      .map((element) => `${element.tagName} “${element.textContent.trim().slice(0, 40)}”`),
  )
