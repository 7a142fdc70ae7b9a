import {
  agree,
  agreeToHealth,
  chooseRole,
  control,
  expectStep,
  expectStepFilled,
  fillStep,
  next,
  openReview,
  reachReview,
  submit,
  successHeading,
  toast,
} from '../support/apply.ts'
import { desktop, expect, expectAccessible, phone, test } from '../support/site.ts'

test('a Change link leads to its question and back to the review', { tag: '@proof' }, async ({ page }) => {
  await openReview(page, 'plaintiff')
  await page.getByRole('link', { name: 'Change Where did it happen?' }).click()
  const question = page.getByLabel('Where did it happen?')
  await expect(question).toBeFocused()
  await question.fill('Houston')
  await page.getByRole('button', { name: 'Back to Review' }).click()
  await expectStep(page, 'plaintiff', 4)
  await expect(page.getByText('Houston')).toBeVisible()
})

test('earlier injuries are asked about only after Yes', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/')
  await chooseRole(page, 'plaintiff')
  for (const step of [1, 2] as const) {
    await fillStep(page, 'plaintiff', step)
    await next(page)
  }
  await expectStep(page, 'plaintiff', 3)
  await agreeToHealth(page)
  const description = page.getByLabel('What were the earlier injuries?')
  await expect(description).toHaveCount(0)
  const question = page.getByRole('group', { name: /injuries before/ })
  await question.getByLabel('Yes').check()
  await expect(description).toBeVisible()
  await question.getByLabel('No').check()
  await expect(description).toHaveCount(0)
})

test('a case type page has chosen its case type already', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/case-types/workplace-injury')
  await chooseRole(page, 'plaintiff')
  await fillStep(page, 'plaintiff', 1)
  await next(page)
  await expectStep(page, 'plaintiff', 2)
  await expect(page.getByLabel('What kind of case is it?')).toHaveValue('workers-compensation')
})

test('the list beside the form leads to every step that was reached, and nothing is lost', {
  tag: '@proof',
}, async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/apply')
  await chooseRole(page, 'plaintiff')
  await fillStep(page, 'plaintiff', 1)
  await next(page)
  await expectStep(page, 'plaintiff', 2)
  await control(page, 'incidentLocation').fill('Akron')
  const list = page.getByRole('navigation', { name: 'Steps of your application' })
  await expect(list.getByRole('link')).toHaveCount(1)
  await list.getByRole('link', { name: 'Personal Information' }).click()
  await expectStep(page, 'plaintiff', 1)
  await expectStepFilled(page, 'plaintiff', 1)
  await list.getByRole('link', { name: 'Case Information' }).click()
  await expect(await expectStep(page, 'plaintiff', 2)).toBeFocused()
  await expect(control(page, 'incidentLocation')).toHaveValue('Akron')
  await expectAccessible(page, 'main')
})

test('who has no attorney yet is told how to find one and how to come back; who doesn’t know a sum says so', {
  tag: '@proof',
}, async ({ page }) => {
  await page.goto('/apply')
  await chooseRole(page, 'plaintiff')
  await fillStep(page, 'plaintiff', 1)
  await next(page)
  await page.getByText('I don’t have an attorney yet').click()
  await expect(page.getByText('lawyer referral service')).toBeVisible()
  await page.getByRole('button', { name: 'Get my link' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Your link' })).toHaveValue(/\/continue\//)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await fillStep(page, 'plaintiff', 2)
  await next(page)

  await expectStep(page, 'plaintiff', 3)
  const wages = control(page, 'estimatedLostWages')
  const unknown = control(page, 'estimatedLostWages-unknown')
  await wages.fill('900')
  await unknown.check()
  await expect(wages).toBeDisabled()
  await unknown.uncheck()
  await expect(wages).toHaveValue('900')
  await unknown.check()
  await next(page)
  await expectStep(page, 'plaintiff', 4)
  await expect(page.getByText('I don’t know', { exact: true })).toBeVisible()
})

test('a failed submission keeps everything, and trying again sends it once', async ({ page, trouble }) => {
  const keys: (string | undefined)[] = []
  await page.route('**/api/applications', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length === 1) {
      // The request arrives, but its answer is lost.
      await route.fetch()
      return route.abort()
    }
    return route.continue()
  })
  await openReview(page, 'attorney')
  await agree(page)
  await submit(page)
  await expect(toast(page, 'Submission Error')).toBeVisible()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await expectAccessible(page, 'main')
  const answered = page.waitForResponse('**/api/applications')
  await retry.click()
  expect((await answered).status()).toBe(200)
  await expect(successHeading(page)).toBeVisible()
  expect(keys[1]).toBe(keys[0])
  // The browser logs the failed request.
  trouble.length = 0
})

test('too many attempts are told when to come back', { tag: '@proof' }, async ({ page, trouble }) => {
  const message = 'Too many requests. Please try again in 10 minutes.'
  await page.route('**/api/applications', (route) => route.fulfill({ status: 429, json: { message } }))
  await openReview(page, 'plaintiff')
  await agree(page)
  await submit(page)
  await expect(page.getByText(message)).toBeVisible()
  trouble.length = 0
})

test('the success screen is still there after a reload, and the thank-you page names the reference', {
  tag: '@proof',
}, async ({ page }) => {
  await openReview(page, 'attorney')
  await agree(page)
  await submit(page)
  const reference = page.getByText(/^BF-\d{4}[A-Z0-9]{6}$/)
  const text = (await reference.textContent()) ?? ''
  await page.reload()
  await expect(page.getByText(text)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('application-draft-attorney'))).toBeNull()
  await page.goto('/thank-you')
  await expect(page.getByText(text)).toBeVisible()
  // A returning visitor starts at the top of the page and finds the application where the form is chosen.
  await page.goto('/')
  const sent = page.getByRole('region', { name: 'We have your application' })
  await expect(sent).toContainText(text)
  expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'BODY'])
  await sent.getByRole('button').click()
  await page.getByRole('button', { name: 'Close and start another application' }).click()
  await expect(page.getByRole('button', { name: 'Continue Application' })).toBeDisabled()
})

test.describe('on a touch screen', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('the first question of Apply is on the first screen', async ({ page }) => {
    await page.goto('/apply')
    await expect(page.getByRole('button', { name: 'Continue Application' })).toBeInViewport({ ratio: 1 })
  })

  test('dates and phone numbers are typed with the number pad and set in order afterwards', {
    tag: '@proof',
  }, async ({ page }) => {
    await page.goto('/')
    await chooseRole(page, 'plaintiff')
    const birth = page.getByLabel('Date of birth')
    await expect(birth).toHaveAttribute('inputmode', 'numeric')
    await expect(birth).toHaveAccessibleDescription(/You can leave out the slashes/)
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
    await expect(page.getByText('February has 29 days in 1980').last()).toBeVisible()
    await expect(birth).toHaveValue('02/30/1980')
  })
})

test('the date field of a browser with a mouse says that February 30 is no day, and does not call it empty', {
  tag: '@proof',
}, async ({ page }) => {
  await page.goto('/apply')
  await chooseRole(page, 'plaintiff')
  const birth = page.getByLabel('Date of birth')
  await expect(birth).toHaveAttribute('type', 'date')
  await birth.focus()
  await page.keyboard.type('02301980')
  await next(page)
  await expect(birth).toHaveAccessibleDescription(/February has 28 or 29/)
})

test('applying loads at most 72 KB of script more than the page', async ({ page }) => {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') sizes.push(request.sizes().then((size) => size.responseBodySize))
  })
  // On other pages the price comes near while the form is filled in, and fetches a script of its own.
  await page.goto('/apply', { waitUntil: 'networkidle' })
  sizes.length = 0
  await chooseRole(page, 'attorney')
  await reachReview(page, 'attorney')
  await submit(page)
  await agree(page)
  await submit(page)
  await expect(toast(page, 'Application Submitted Successfully!')).toBeVisible()
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(total).toBeGreaterThan(0)
  // Eight of them open drafts, also on the way back without a line, and move them to another device.
  expect(total).toBeLessThanOrEqual(72 * 1024)
})
