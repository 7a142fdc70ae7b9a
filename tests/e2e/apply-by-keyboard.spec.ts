import type { Page } from '@playwright/test'
import {
  answersOf,
  control,
  expectStep,
  nextButton,
  payloads,
  type Role,
  submitButton,
  successHeading,
  toast,
} from '../support/apply.ts'
import { pressOn, tabTo, typeAnswer } from '../support/keyboard.ts'
import { sample } from '../support/sample.ts'
import { desktop, expect, phone, test } from '../support/site.ts'

const sizes = {
  phone: { viewport: phone, hasTouch: true, isMobile: true },
  desktop: { viewport: desktop },
} as const
const pages = ['/apply', '/', '/case-types/slip-and-fall'] as const
const firstDocument: Record<Role, string> = { plaintiff: 'Medical records', attorney: 'Attorney agreement' }

async function chooseRole(page: Page, role: Role) {
  await tabTo(page, page.getByRole('radio', { name: /I was hurt/ }))
  await page.keyboard.press('Space')
  if (role === 'attorney') await page.keyboard.press('ArrowDown')
  const proceed = page.getByRole('button', { name: 'Continue Application' })
  await expect(proceed).toBeEnabled()
  await pressOn(page, proceed, 'Enter')
  await tabTo(page, page.getByRole('radio', { name: /Yes, it’s mine/ }))
  await page.keyboard.press('Space')
  await pressOn(page, page.getByRole('button', { name: 'Continue', exact: true }), 'Enter')
}

/** Continues without an answer, is told, and follows the first mistake to its field. */
async function meetMistakes(page: Page) {
  await pressOn(page, nextButton(page), 'Enter')
  const summary = page.getByRole('alert', { name: 'There is a problem' })
  await expect(summary).toBeFocused()
  await pressOn(page, summary.getByRole('link').first(), 'Enter')
  await expect(page.getByLabel('First name')).toBeFocused()
}

async function apply(page: Page, role: Role) {
  await chooseRole(page, role)
  await expect(await expectStep(page, role, 1)).toBeFocused()
  await meetMistakes(page)
  for (const step of [1, 2, 3] as const) {
    for (const [name, value] of answersOf(role, step)) await typeAnswer(page, control(page, name), value)
    await pressOn(page, nextButton(page), 'Enter')
    await expect(await expectStep(page, role, (step + 1) as 2 | 3 | 4)).toBeFocused()
  }
  for (const box of await page.getByRole('checkbox').all()) await pressOn(page, box, 'Space')
  const sent = page.waitForRequest('**/api/applications')
  await pressOn(page, submitButton(page), 'Enter')
  expect((await sent).postDataJSON()).toMatchObject(payloads[role])
  await expect(successHeading(page)).toBeFocused()
}

async function chooseFile(page: Page, label: string, key: 'Enter' | 'Space', name: string) {
  const opened = page.waitForEvent('filechooser')
  await pressOn(page, page.getByRole('button', { name: `Upload ${label}` }), key)
  await (await opened).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('A page') })
}

/** The first is the one that the sample of journeys under axe is not: another role on another size. */
const journeys = (
  [
    ['desktop', 'plaintiff'],
    ['phone', 'attorney'],
    ['phone', 'plaintiff'],
    ['desktop', 'attorney'],
  ] as const
).flatMap(([size, role]) => pages.map((from) => ({ size, role, from })))

for (const { size, role, from } of sample(journeys, 1)) {
  test.describe(`by keyboard alone on a ${size}`, () => {
    test.use(sizes[size])

    test(`${role}: from ${from} to an uploaded document`, { tag: '@proof' }, async ({ page }) => {
      await page.goto(from)
      await apply(page, role)
      await chooseFile(page, firstDocument[role], size === 'phone' ? 'Space' : 'Enter', 'page one.txt')
      await expect(page.getByText('page one.txt received')).toBeVisible()
      await expect(toast(page, 'File Uploaded')).toBeVisible()
    })
  })
}
