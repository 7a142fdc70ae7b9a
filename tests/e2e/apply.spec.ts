import type { Page } from '@playwright/test'
import {
  agree,
  chooseRole,
  expectStep,
  expectStepFilled,
  fillStep,
  next,
  type Role,
  reachReview,
  submit,
  successHeading,
} from '../support/apply.ts'
import { desktop, expect, expectAccessible, phone, test } from '../support/site.ts'

const journeys = [
  { role: 'plaintiff', from: '/', size: 'phone', viewport: phone },
  { role: 'attorney', from: '/apply', size: 'phone', viewport: phone },
  { role: 'plaintiff', from: '/case-types/slip-and-fall', size: 'desktop', viewport: desktop },
  { role: 'attorney', from: '/', size: 'desktop', viewport: desktop },
] as const

const toast = (page: Page, title: string) => page.locator('.toast').getByText(title)

for (const { role, from, size, viewport } of journeys) {
  test.describe(`a ${role} on a ${size}, from ${from}`, () => {
    test.use({ viewport })

    test('applies and sends a document, and axe finds nothing on any step', async ({ page }) => {
      test.setTimeout(90_000)
      await page.goto(from)
      await chooseRole(page, role)
      await expectAccessible(page)
      for (const step of [1, 2, 3] as const) {
        const heading = await expectStep(page, role, step)
        await expect(heading).toBeFocused()
        if (!(role === 'plaintiff' && step === 3)) {
          await next(page)
          await expect(toast(page, 'Please Complete Required Fields')).toBeVisible()
          await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
          await expectAccessible(page)
        }
        await fillStep(page, role, step)
        await next(page)
      }
      await expectStep(page, role, 4)
      await expectAccessible(page)
      await submit(page)
      await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)

      await agree(page)
      await submit(page)
      await expect(successHeading(page)).toBeFocused()
      await expect(toast(page, 'Application Submitted Successfully!')).toBeVisible()
      await expect(page.getByText(/^BF-\d{4}[A-Z0-9]{6}$/)).toBeVisible()
      const type = role === 'plaintiff' ? 'medical-records' : 'attorney-agreement'
      const picker = page.locator(`input[data-document="${type}"]`)
      await expect(picker).toHaveAttribute('accept', '.pdf,.doc,.docx,.jpg,.jpeg,.png,.gif,.txt')
      await picker.setInputFiles([
        { name: 'page one.txt', mimeType: 'text/plain', buffer: Buffer.from('One') },
        { name: 'page two.txt', mimeType: 'text/plain', buffer: Buffer.from('Two') },
      ])
      await expect(page.getByRole('listitem').filter({ hasText: /^page one.txt received$/ })).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: /^page two.txt received$/ })).toBeVisible()
      await expect(toast(page, 'File Uploaded')).toBeVisible()
      await expectAccessible(page)
    })
  })
}

test('a document of a wrong type is refused in words, and may be dismissed', async ({ page }) => {
  await page.goto('/apply')
  await chooseRole(page, 'plaintiff')
  await reachReview(page, 'plaintiff')
  await agree(page)
  await submit(page)
  await expect(successHeading(page)).toBeVisible()
  const picker = page.locator('input[data-document="police-report"]')
  await picker.setInputFiles({
    name: 'run.exe',
    mimeType: 'application/x-msdownload',
    buffer: Buffer.from('MZ'),
  })
  await expect(toast(page, 'Invalid file type')).toBeVisible()
  await expect(
    page.locator('#application-form').getByText('run.exe is not a supported file type'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss run.exe' }).click()
  await expect(page.getByRole('button', { name: 'Dismiss run.exe' })).toHaveCount(0)
})

test('the whole application can be made by keyboard alone', async ({ page }) => {
  test.setTimeout(60_000)
  const { keyboard } = page
  const type = async (text: string) => {
    await keyboard.press('Tab')
    await keyboard.type(text)
  }
  await page.goto('/')
  await page.getByRole('radio').first().focus()
  await keyboard.press('Space')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expectStep(page, 'plaintiff', 1)
  for (const text of ['Ana', 'Reyes', 'ana@example.com', '5550147733', 'Tex', '12 Elm Street'])
    await type(text)
  await type('02291980')
  await keyboard.press('Enter')
  await expectStep(page, 'plaintiff', 2)
  await type('Slip')
  await type('03042025')
  // Out of the date field's parts and its calendar button.
  await page.locator('#apply-incidentLocation').focus()
  await keyboard.type('Austin')
  await type('A wet floor')
  await keyboard.press('Tab')
  await keyboard.press('Space')
  for (const text of ['Lee Park', 'Park & Co']) await type(text)
  await keyboard.press('Enter')
  await expectStep(page, 'plaintiff', 3)
  await page.getByRole('button', { name: 'Next', exact: true }).press('Enter')
  await expectStep(page, 'plaintiff', 4)
  for (const box of await page.getByRole('checkbox').all()) await box.press('Space')
  await page.getByRole('button', { name: 'Submit Application' }).press('Enter')
  await expect(successHeading(page)).toBeFocused()
})

for (const role of ['plaintiff', 'attorney'] as const satisfies Role[]) {
  test(`a reload on step 3 keeps every answer of a ${role}`, async ({ page }) => {
    await page.goto('/')
    await chooseRole(page, role)
    for (const step of [1, 2] as const) {
      await fillStep(page, role, step)
      await next(page)
      await expectStep(page, role, (step + 1) as 2 | 3)
    }
    await fillStep(page, role, 3)
    await page.reload()
    await expectStep(page, role, 3)
    await expectStepFilled(page, role, 3)
    await page.getByRole('button', { name: 'Previous' }).click()
    await expectStep(page, role, 2)
    await expectStepFilled(page, role, 2)
    await page.getByRole('button', { name: 'Previous' }).click()
    await expectStep(page, role, 1)
    await expectStepFilled(page, role, 1)
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  })
}

test('Back and Forward of the browser go from step to step, without the network', async ({
  page,
  context,
}) => {
  await page.goto('/apply')
  await chooseRole(page, 'plaintiff')
  await fillStep(page, 'plaintiff', 1)
  await next(page)
  await expectStep(page, 'plaintiff', 2)
  await context.setOffline(true)
  await page.goBack()
  await expect(await expectStep(page, 'plaintiff', 1)).toBeFocused()
  await expectStepFilled(page, 'plaintiff', 1)
  await page.goForward()
  await expectStep(page, 'plaintiff', 2)
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Continue Application' })).toBeVisible()
  await context.setOffline(false)
})

test('Previous and the browser’s Back do not chase each other', async ({ page }) => {
  await page.goto('/')
  await chooseRole(page, 'plaintiff')
  for (const step of [1, 2] as const) {
    await fillStep(page, 'plaintiff', step)
    await next(page)
  }
  await expectStep(page, 'plaintiff', 3)
  await page.getByRole('button', { name: 'Previous' }).click()
  await expectStep(page, 'plaintiff', 2)
  await page.goBack()
  await expectStep(page, 'plaintiff', 1)
})

test('a link away and Back lead to the same step with its answers', async ({ page }) => {
  await page.goto('/apply')
  await chooseRole(page, 'plaintiff')
  await fillStep(page, 'plaintiff', 1)
  await next(page)
  await expectStep(page, 'plaintiff', 2)
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
  await expect(page).toHaveURL(/contact/)
  await page.goBack()
  await expectStep(page, 'plaintiff', 2)
})

test('what was typed is offered in a new tab, and Start over removes it', async ({ page, context }) => {
  await page.goto('/')
  await chooseRole(page, 'plaintiff')
  await fillStep(page, 'plaintiff', 1)
  await next(page)
  await expectStep(page, 'plaintiff', 2)
  await page.close()
  const tab = await context.newPage()
  await tab.goto('/apply')
  await tab.getByRole('button', { name: 'Continue where you left off' }).click()
  await expectStep(tab, 'plaintiff', 2)
  await tab.getByRole('button', { name: 'Previous' }).click()
  await expectStepFilled(tab, 'plaintiff', 1)
  await tab.getByRole('button', { name: 'Start over' }).click()
  await expectAccessible(tab)
  await tab.getByRole('button', { name: 'Yes, delete my answers' }).click()
  await expect(tab.getByRole('button', { name: 'Continue Application' })).toBeVisible()
  expect(await tab.evaluate(() => localStorage.getItem('application-draft-plaintiff'))).toBeNull()
  await chooseRole(tab, 'plaintiff')
  await expect(tab.getByLabel('First name')).toHaveValue('')
})

test('a Change link leads to its question and back to the review', async ({ page }) => {
  await page.goto('/')
  await chooseRole(page, 'plaintiff')
  await reachReview(page, 'plaintiff')
  await page.getByRole('link', { name: 'Change Where did it happen?' }).click()
  const question = page.getByLabel('Where did it happen?')
  await expect(question).toBeFocused()
  await question.fill('Houston')
  await page.getByRole('button', { name: 'Back to Review' }).click()
  await expectStep(page, 'plaintiff', 4)
  await expect(page.getByText('Houston')).toBeVisible()
})

test('earlier injuries are asked about only after Yes', async ({ page }) => {
  await page.goto('/')
  await chooseRole(page, 'plaintiff')
  for (const step of [1, 2] as const) {
    await fillStep(page, 'plaintiff', step)
    await next(page)
  }
  await expectStep(page, 'plaintiff', 3)
  const description = page.getByLabel('What were the earlier injuries?')
  await expect(description).toHaveCount(0)
  const question = page.getByRole('group', { name: /injuries before/ })
  await question.getByLabel('Yes').check()
  await expect(description).toBeVisible()
  await question.getByLabel('No').check()
  await expect(description).toHaveCount(0)
})

test('a case type page has chosen its case type already', async ({ page }) => {
  await page.goto('/case-types/workplace-injury')
  await chooseRole(page, 'plaintiff')
  await fillStep(page, 'plaintiff', 1)
  await next(page)
  await expectStep(page, 'plaintiff', 2)
  await expect(page.getByLabel('What kind of case is it?')).toHaveValue('workers-compensation')
})

test('a failed submission keeps everything, and trying again sends it once', async ({ page, trouble }) => {
  const keys: (string | undefined)[] = []
  await page.route('**/api/applications', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length === 1) {
      // Arrives, and the answer is lost on the way.
      await route.fetch()
      return route.abort()
    }
    return route.continue()
  })
  await page.goto('/')
  await chooseRole(page, 'attorney')
  await reachReview(page, 'attorney')
  await agree(page)
  await submit(page)
  await expect(toast(page, 'Submission Error')).toBeVisible()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await expectAccessible(page)
  const answered = page.waitForResponse('**/api/applications')
  await retry.click()
  expect((await answered).status()).toBe(200)
  await expect(successHeading(page)).toBeVisible()
  expect(keys[1]).toBe(keys[0])
  // The browser says itself that a request failed.
  trouble.length = 0
})

test('too many attempts are told when to come back', async ({ page, trouble }) => {
  const message = 'Too many requests. Please try again in 10 minutes.'
  await page.route('**/api/applications', (route) => route.fulfill({ status: 429, json: { message } }))
  await page.goto('/')
  await chooseRole(page, 'plaintiff')
  await reachReview(page, 'plaintiff')
  await agree(page)
  await submit(page)
  await expect(page.getByText(message)).toBeVisible()
  trouble.length = 0
})

test('the success screen is still there after a reload, and the thank-you page names the reference', async ({
  page,
}) => {
  await page.goto('/apply')
  await chooseRole(page, 'attorney')
  await reachReview(page, 'attorney')
  await agree(page)
  await submit(page)
  const reference = page.getByText(/^BF-\d{4}[A-Z0-9]{6}$/)
  const text = (await reference.textContent()) ?? ''
  await page.reload()
  await expect(page.getByText(text)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('application-draft-attorney'))).toBeNull()
  await page.goto('/thank-you')
  await expect(page.getByText(text)).toBeVisible()
  await page.goto('/')
  await page.getByRole('button', { name: 'Close and start another application' }).click()
  await expect(page.getByRole('button', { name: 'Continue Application' })).toBeDisabled()
})

test('a browser that keeps nothing can apply all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.goto('/')
  await chooseRole(page, 'plaintiff')
  await page.getByLabel('First name').fill('Ana')
  await expect(page.getByText('This browser does not let us save your answers.')).toBeVisible()
  await reachReview(page, 'plaintiff')
  await agree(page)
  await submit(page)
  await expect(successHeading(page)).toBeVisible()
})

test.describe('on a touch screen', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('dates and phone numbers are typed with the number pad and set in order afterwards', async ({
    page,
  }) => {
    await page.goto('/')
    await chooseRole(page, 'plaintiff')
    const birth = page.getByLabel('Date of birth')
    await expect(birth).toHaveAttribute('inputmode', 'numeric')
    await birth.pressSequentially('02291980')
    await expect(birth).toHaveValue('02291980')
    await birth.blur()
    await expect(birth).toHaveValue('02/29/1980')
    await birth.fill('02/30/1980')
    const number = page.getByLabel('Phone number')
    await number.pressSequentially('5550147733')
    await expect(number).toHaveValue('5550147733')
    await number.blur()
    await expect(number).toHaveValue('(555) 014-7733')
    await next(page)
    await expect(page.getByText('The day must be from 1 to 29').last()).toBeVisible()
    await expect(birth).toHaveValue('02/30/1980')
  })
})

test('applying loads at most 60 KB of script more than the page', async ({ page }) => {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') sizes.push(request.sizes().then((size) => size.responseBodySize))
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  sizes.length = 0
  await chooseRole(page, 'attorney')
  await reachReview(page, 'attorney')
  await submit(page)
  await agree(page)
  await submit(page)
  await expect(toast(page, 'Application Submitted Successfully!')).toBeVisible()
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(60 * 1024)
})
