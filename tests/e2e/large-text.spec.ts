import { paths } from '../../src/site/paths.ts'
import { chooseRole, control, next, type Role, toast } from '../support/apply.ts'
import { newFirmPage } from '../support/firm-page.ts'
import { enlarge, findBrokenWords, measureOverflow } from '../support/large-text.ts'
import { sample } from '../support/sample.ts'
import { expect, phone, test } from '../support/site.ts'
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

test(`every page fits its screen with ${Object.keys(sizes).join(', ')}, and breaks no word of a button`, async ({
  page,
  trouble,
}) => {
  for (const path of sample(pages, 7)) {
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForLoadState('domcontentloaded')
    for (const [name, { text, ...size }] of Object.entries(sizes)) {
      await page.setViewportSize(size)
      await enlarge(page, text)
      expect.soft(await measureOverflow(page), `${path} with ${name}`).toEqual({ page: 0, menu: 0 })
      expect.soft(await findBrokenWords(page), `${path} with ${name}`).toEqual([])
    }
  }
  expect(trouble.splice(0).filter((line) => !/status of 404/.test(line))).toEqual([])
})

test(`the firm’s page fits its screen with ${Object.keys(sizes).join(', ')}`, { tag: '@proof' }, async ({
  page,
  server,
}) => {
  await page.goto((await newFirmPage(page, server)).path)
  for (const [name, { text, ...size }] of Object.entries(sizes)) {
    await page.setViewportSize(size)
    await enlarge(page, text)
    expect.soft(await measureOverflow(page), name).toEqual({ page: 0, menu: 0 })
    expect.soft(await findBrokenWords(page), name).toEqual([])
  }
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
