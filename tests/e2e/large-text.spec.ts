import type { Page } from '@playwright/test'
import { peopleKey, regulatorsKey } from '../../src/features/content/company/schema.ts'
import { paths } from '../../src/site/paths.ts'
import { openAdministrator } from '../support/admin.ts'
import { plaintiffPayload } from '../support/application-payloads.ts'
import { chooseRole, control, next, type Role, toast } from '../support/apply.ts'
import { clearContent, putContent } from '../support/content.ts'
import { newFirmPage } from '../support/firm-page.ts'
import {
  enlarge,
  findBrokenEmails,
  findBrokenWords,
  findCutLines,
  measureOverflow,
} from '../support/large-text.ts'
import { sample } from '../support/sample.ts'
import { desktop, expect, phone, test } from '../support/site.ts'
import { chooseFiles, newLink, pdf } from '../support/upload-page.ts'

const pages = [
  paths.home,
  paths.apply,
  paths.state('tx'),
  paths.states,
  paths.caseType('car-accident'),
  paths.contact,
  paths.blogPost('how-much-to-ask-for'),
  paths.blog,
  paths.terms,
  paths.howItWorks,
  paths.whatWeFund,
  paths.forAttorneys,
  paths.faq,
  paths.cost,
  paths.costOffers,
  paths.check,
  paths.helpFirst,
  paths.caseTypes,
  paths.blogCategory('costs-and-offers'),
  paths.thankYou,
  paths.case,
  paths.upload('unknown'),
  '/nothing-here',
]

for (const [name, { width, text }] of Object.entries({
  'text at 200 % on a phone': { width: phone.width, text: '200%' },
  'a screen of 240 px': { width: 240, text: '100%' },
})) {
  test(`with ${name} the form and an upload link fit, and break no word of a button`, {
    tag: '@proof',
  }, async ({ page }) => {
    await page.setViewportSize({ ...phone, width })
    for (const role of ['plaintiff', 'attorney'] satisfies Role[]) {
      // Otherwise the form would continue with the other role's answers.
      await page.goto(paths.terms)
      await page.evaluate(() => sessionStorage.clear())
      await page.goto(paths.apply)
      await enlarge(page, text)
      await chooseRole(page, role)
      await control(page, 'email').fill('ana@gmial.con')
      await next(page)
      await expect(toast(page, 'Please Complete Required Fields')).toBeVisible()
      await expect(page.getByText('Did you mean')).toBeVisible()
      expect.soft(await measureOverflow(page), role).toEqual({ page: 0, menu: 0 })
      expect.soft(await findBrokenWords(page), role).toEqual([])
    }

    await page.goto((await newLink(page)).path)
    await enlarge(page, text)
    await chooseFiles(page, pdf)
    const kind = await page.getByRole('combobox').boundingBox()
    expect.soft(kind?.width).toBeGreaterThan(width / 2)
    expect.soft(await measureOverflow(page)).toEqual({ page: 0, menu: 0 })
    expect(await findBrokenWords(page)).toEqual([])
  })
}

const sizes = {
  'text at 150 % on a phone': { ...phone, text: '150%' },
  'text at 200 % on a phone': { ...phone, text: '200%' },
  'a screen of 240 px': { ...phone, width: 240, text: '100%' },
  // What is left of 1280 x 1024.
  'a zoom of 400 %': { width: 320, height: 256, text: '100%' },
}

async function expectToFit(page: Page, path: string) {
  for (const [name, { text, ...size }] of Object.entries(sizes)) {
    await page.setViewportSize(size)
    await enlarge(page, text)
    const label = `${path} with ${name}`
    expect.soft(await measureOverflow(page), label).toEqual({ page: 0, menu: 0 })
    expect.soft(await findBrokenWords(page), label).toEqual([])
    expect.soft(await findCutLines(page), label).toEqual([])
  }
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await enlarge(page, '200%')
    const label = `${path} with text at 200 % on ${size.width} px`
    expect.soft(await headerShare(page), label).toBeLessThanOrEqual(0.25)
    expect.soft(await measureOverflow(page), label).toEqual({ page: 0, menu: 0 })
  }
}

/** How much of the screen the header takes: what is left is for the page. */
const headerShare = (page: Page) =>
  page.evaluate(() => (document.querySelector('header')?.getBoundingClientRect().height ?? 0) / innerHeight)

test(`every page fits its screen with ${Object.keys(sizes).join(', ')}, cuts no line, breaks no word of a button and leaves three quarters to the page below its header`, async ({
  page,
  trouble,
}) => {
  for (const path of sample(pages, 4)) {
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForLoadState('domcontentloaded')
    await expectToFit(page, path)
  }
  expect(trouble.splice(0).filter((line) => !/status of 404/.test(line))).toEqual([])
})

test(`the firm’s page fits its screen with ${Object.keys(sizes).join(', ')}`, { tag: '@proof' }, async ({
  page,
  server,
}) => {
  await page.goto((await newFirmPage(page, server)).path)
  await expectToFit(page, 'the firm’s page')
})

test(`Who We Are with licenses fits its screen with ${Object.keys(sizes).join(', ')}`, {
  tag: '@proof',
}, async ({ page }) => {
  const administrator = await openAdministrator(page)
  const write = (key: string, list: readonly object[]) =>
    putContent(administrator, { key, section: 'pages', type: 'json', content: JSON.stringify(list) })
  await write(peopleKey, [{ name: 'Maria Example', role: 'Checks every agreement' }])
  await write(regulatorsKey, [
    { state: 'IL', office: 'Department of Financial and Professional Regulation', kind: 'license' },
    { state: 'NC', office: 'Commissioner of Banks', kind: 'registration, every year' },
  ])
  const license = { posture: 'license', license: 'LF-2026-00123456' }
  const rule = await administrator.request.put('/api/state-rules/IL', { data: license })
  const { effectiveFrom } = await rule.json()
  await page.goto(paths.whoWeAre)
  await expectToFit(page, paths.whoWeAre)
  // The table and the drawing of the week give way to words that have the width of the screen.
  await page.setViewportSize(phone)
  await enlarge(page, '200%')
  const office = page.getByText('Department of Financial and Professional Regulationlicense')
  expect((await office.boundingBox())?.width).toBeGreaterThan(phone.width * 0.8)
  await expect(page.getByText('Mon 8 AM to 8 PM')).toBeVisible()
  await expect(page.locator('.week')).toBeHidden()
  await clearContent(administrator)
  await administrator.request.delete(`/api/state-rules/IL/${effectiveFrom}`)
})

test('a person’s own address breaks after its @ and before dots, on a phone’s case page', async ({
  page,
}) => {
  const email = 'marguerite.bumblewick.2690@example.com'
  await page.request.post('/api/applications', { data: { ...plaintiffPayload, email } })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(paths.case)
  await page.getByText('A copy of your answers').click()
  await expect(page.getByText(email)).toHaveCount(2)
  expect(await findBrokenEmails(page)).toEqual([])
  await enlarge(page, '150%')
  expect(await findBrokenEmails(page)).toEqual([])
})

test('the header is one row on a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto(paths.terms, { waitUntil: 'commit' })
  await page.waitForLoadState('domcontentloaded')
  const row = page.getByRole('banner').locator('> div')
  const [logo, menu] = [row.getByRole('link').first(), row.locator('summary')]
  const [left, right] = [await logo.boundingBox(), await menu.boundingBox()]
  expect(right?.y ?? 0).toBeLessThan((left?.y ?? 0) + (left?.height ?? 0) / 2)
})

test(`the menu opens and leads on with ${Object.keys(sizes).join(', ')}`, { tag: '@proof' }, async ({
  page,
}) => {
  for (const [name, { text, ...size }] of Object.entries(sizes)) {
    await test.step(name, async () => {
      await page.setViewportSize(size)
      await page.goto(paths.home)
      await enlarge(page, text)
      const header = page.getByRole('banner')
      // Checks first, because a click would scroll to a button off the screen.
      await expect(header.locator('summary')).toBeInViewport({ ratio: 1 })
      await header.locator('summary').click()
      await header.getByRole('link', { name: 'Contact', exact: true }).click()
      await expect(page).toHaveURL(paths.contact)
    })
  }
})
