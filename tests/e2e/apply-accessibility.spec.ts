import type { Page } from '@playwright/test'
import { noteAnnouncements } from '../support/announcements.ts'
import { expectFieldsInTree } from '../support/application-fields.ts'
import {
  agree,
  agreeToHealth,
  chooseRole,
  control,
  expectStep,
  fillStep,
  next,
  submit,
  successHeading,
  toast,
} from '../support/apply.ts'
import { sample } from '../support/sample.ts'
import { desktop, expect, expectAccessible, phone, test } from '../support/site.ts'
import { findSmallText } from '../support/small-text.ts'

/** In this order a sample includes both roles and both sizes. */
const journeys = [
  { role: 'attorney', from: '/apply', size: 'phone', viewport: phone },
  { role: 'plaintiff', from: '/', size: 'phone', viewport: phone },
  { role: 'plaintiff', from: '/case-types/slip-and-fall', size: 'desktop', viewport: desktop },
  { role: 'attorney', from: '/', size: 'desktop', viewport: desktop },
] as const

const form = 'main'
const errorSummary = (page: Page) => page.getByRole('alert', { name: 'There is a problem' })

for (const { role, from, size, viewport } of sample(journeys, 1)) {
  test.describe(`a ${role} on a ${size}, from ${from}`, () => {
    test.use({ viewport })

    test('applies and sends documents, and axe finds nothing on any step, with mistakes and without', async ({
      page,
    }) => {
      test.setTimeout(120_000)
      await page.goto(from)
      await chooseRole(page, role)
      for (const step of [1, 2, 3] as const) {
        await expectStep(page, role, step)
        await expectAccessible(page, form)
        // Nothing is required on this step, but a text can be too long.
        if (role === 'plaintiff' && step === 3) {
          await agreeToHealth(page)
          await control(page, 'currentDiagnosis').fill('x'.repeat(2001))
        }
        await next(page)
        await expect(errorSummary(page)).toBeFocused()
        const isMalformed = role === 'plaintiff' && step === 3
        const title = isMalformed ? 'Please Check Your Answers' : 'Please Complete Required Fields'
        await expect(toast(page, title)).toBeVisible()
        // Checks the whole page, with the toast, once.
        await expectAccessible(page, step === 1 ? 'html' : form)
        expect(await findSmallText(page), `step ${step}`).toEqual([])
        await fillStep(page, role, step)
        await next(page)
      }
      await expectStep(page, role, 4)
      await expectAccessible(page, form)
      await submit(page)
      await expect(errorSummary(page)).toBeFocused()
      await expectAccessible(page, form)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)

      await agree(page)
      await submit(page)
      await expect(successHeading(page)).toBeFocused()
      await expect(page.getByText(/^BF-\d{4}[A-Z0-9]{6}$/)).toBeVisible()
      const type = role === 'plaintiff' ? 'medical-records' : 'attorney-agreement'
      const picker = page.locator(`input[data-document="${type}"]`)
      await expect(picker).toHaveAttribute('accept', '.pdf,.doc,.docx,.jpg,.jpeg,.png,.gif,.txt')
      await picker.setInputFiles([
        { name: 'page one.txt', mimeType: 'text/plain', buffer: Buffer.from('One') },
        { name: 'page two.txt', mimeType: 'text/plain', buffer: Buffer.from('Two') },
      ])
      await expect(page.getByRole('listitem').filter({ hasText: /^page one.txt Received$/ })).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: /^page two.txt Received$/ })).toBeVisible()
      await expectAccessible(page, form)
    })
  })
}

for (const role of ['plaintiff', 'attorney'] as const) {
  test(`every question of a ${role} has its role, name and description, and what happens is announced`, {
    tag: '@proof',
  }, async ({ page }) => {
    test.setTimeout(120_000)
    const announced = await noteAnnouncements(page)
    await page.goto('/apply')
    await chooseRole(page, role)
    await expect(page.getByRole('form', { name: new RegExp(role, 'i') })).toBeVisible()
    for (const step of [1, 2, 3] as const) {
      const heading = await expectStep(page, role, step)
      await expect(heading).toBeFocused()
      await expect(heading).toHaveAccessibleDescription(new RegExp(`^Step ${step} of 4: `))
      if (role === 'plaintiff' && step === 3) await agreeToHealth(page)
      await expectFieldsInTree(page, role, step, 'untouched')
      if (!(role === 'plaintiff' && step === 3)) {
        await next(page)
        await expect(errorSummary(page)).toBeFocused()
        await expectFieldsInTree(page, role, step, 'refused')
      }
      await fillStep(page, role, step)
      await next(page)
    }
    await expect(await expectStep(page, role, 4)).toBeFocused()
    await expectFieldsInTree(page, role, 4, 'untouched')
    await submit(page)
    await expect(errorSummary(page)).toBeFocused()
    await expectFieldsInTree(page, role, 4, 'refused')
    await expect.poll(announced).toContain('There is a problem')
    await expect.poll(announced).toContain('Please Complete Required Fields')

    await agree(page)
    await submit(page)
    await expect(successHeading(page)).toBeFocused()
    await expect.poll(announced).toContain('Application Submitted Successfully!')
    await page
      .locator('input[data-document="other"]')
      .setInputFiles({ name: 'page one.txt', mimeType: 'text/plain', buffer: Buffer.from('One') })
    await expect.poll(announced).toContain('File Uploaded page one.txt')
  })
}
