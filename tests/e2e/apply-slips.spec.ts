import type { Page } from '@playwright/test'
import {
  agree,
  chooseRole,
  control,
  fillStep,
  next,
  openReview,
  sayDevice,
  submit,
  toast,
} from '../support/apply.ts'
import { desktop, expect, expectAccessible, expectTakenOver, phone, test } from '../support/site.ts'

test.use({ viewport: phone })

/** Whether the toast covers part of the focused element. Undefined once the toast is gone, which proves nothing. */
const isFocusHidden = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement?.getBoundingClientRect()
    const over = document.querySelector('.toast')?.getBoundingClientRect()
    if (!focused || !over) return undefined
    return over.top < focused.bottom && focused.top < over.bottom
  })

/** Where the message stands, and whether clear of the buttons. Undefined once it is gone, which proves nothing. */
const findMessage = (page: Page) =>
  page.evaluate(() => {
    const message = document.querySelector('.toast')?.getBoundingClientRect()
    const bar = document.querySelector('.form-bar')?.getBoundingClientRect()
    const edge = document.querySelector('.toast-viewport')?.getAttribute('data-edge')
    return message && bar && { edge, isClear: message.bottom <= bar.top }
  })

const offline = 'You are offline. Your answers are kept.'

test('mistakes are named, lead to their fields in plain sight, and are forgotten once corrected', async ({
  page,
}) => {
  await page.goto('/apply')
  await chooseRole(page, 'plaintiff')
  await next(page)
  const summary = page.getByRole('alert', { name: 'There is a problem' })
  await expect(toast(page, 'Please Complete Required Fields')).toBeVisible()
  for (const [name, message] of [
    ['email', 'Enter your email address'],
    ['firstName', 'Enter your first name'],
  ] as const) {
    await summary.getByRole('link', { name: message }).click()
    await expect(control(page, name)).toBeFocused()
    await expect(page.locator('.toast')).toBeVisible()
    await expect.poll(() => isFocusHidden(page)).toBe(false)
  }

  await control(page, 'firstName').fill('Ana')
  await expect(control(page, 'firstName')).not.toHaveAttribute('aria-invalid')
  await expect(control(page, 'lastName')).toHaveAttribute('aria-invalid', 'true')
  await expect(summary.getByRole('link', { name: 'Enter your first name' })).toHaveCount(0)
  await expect(summary.getByRole('link', { name: 'Enter your last name' })).toBeVisible()

  // While somebody types a number nothing is said, and once they leave it, one sentence, at the field alone.
  const number = control(page, 'phone')
  await number.fill('(123) 555-0142')
  await expect(page.getByText('There is no area code 123')).toHaveCount(0)
  await number.blur()
  await expect(page.getByText('There is no area code 123')).toHaveCount(2)

  // With everything filled in and one wrong answer, the messages say just that.
  await fillStep(page, 'plaintiff', 1)
  await control(page, 'phone').fill('(123) 555-0142')
  await next(page)
  await expect(summary.getByRole('link')).toHaveText('Check the area code. There is no area code 123')
  await expect(toast(page, 'Please Check Your Answers')).toBeVisible()
  await expect(page.getByText('All required fields must be filled out before proceeding.')).toBeHidden()
})

test('a message at the lower edge stands above the buttons', async ({ page }) => {
  for (const size of [{ width: 360, height: 640 }, desktop]) {
    await page.setViewportSize(size)
    await page.goto('/apply')
    await chooseRole(page, 'plaintiff')
    await next(page)
    await expect(toast(page, 'Please Complete Required Fields')).toBeVisible()
    // On a phone the message makes room for a field at the top.
    await control(page, 'email').evaluate((field) => {
      field.focus()
      scrollBy(0, field.getBoundingClientRect().top - 120)
    })
    await expect.poll(() => findMessage(page), `${size.width} px`).toEqual({ edge: 'bottom', isClear: true })
  }
})

test('a mistyped email address is asked about, and one tap corrects it', { tag: '@proof' }, async ({
  page,
}) => {
  await page.goto('/apply')
  await chooseRole(page, 'plaintiff')
  const email = control(page, 'email')
  await email.fill('ana@gmial.con')
  await expect(page.getByText('Did you mean ana@gmail.com?')).toBeVisible()
  await expectAccessible(page, 'main')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(email).toHaveValue('ana@gmail.com')
  await expect(email).toBeFocused()
  await expect(page.getByText('Did you mean')).toBeHidden()

  await page.goto('/contact')
  const contactEmail = page.getByLabel('Email address')
  await contactEmail.fill('ann@hotmial.com')
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(contactEmail).toHaveValue('ann@hotmail.com')

  await page.goto('/case')
  const codeEmail = page.getByLabel('Email', { exact: true })
  await codeEmail.fill('ann@gmail')
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(codeEmail).toHaveValue('ann@gmail.com')
})

test('without a connection nothing is lost, and it is said so', async ({ page, context, trouble }) => {
  await openReview(page, 'attorney')
  await agree(page)
  await context.setOffline(true)
  await submit(page)
  await expect(page.locator('.notice').getByText(offline)).toBeVisible()
  await expect(toast(page, offline)).toBeVisible()
  await context.setOffline(false)
  // The browser logs the failed request.
  trouble.length = 0
})

test('a contact form says which field is wrong until it is right, and that it is offline', {
  tag: '@proof',
}, async ({ page, context, trouble }) => {
  await page.goto('/contact')
  const form = page.getByRole('region', { name: 'Send us a message' })
  await form.getByLabel('Message').fill('Please call me.')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByRole('alert')).toBeFocused()
  const name = form.getByLabel('Your name')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill('Ann Example')
  await expect(name).not.toHaveAttribute('aria-invalid')
  await form.getByLabel('Email address').fill('ann@example.com')
  await form.getByLabel('Subject').selectOption('Funding inquiry')
  await expect(form.locator('[aria-invalid]')).toHaveCount(0)
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByText(offline)).toBeVisible()
  trouble.length = 0
})

test('a link carries who applies and where, and never over an answer that was given', {
  tag: '@proof',
}, async ({ page }) => {
  await page.goto('/for-attorneys')
  await page.getByRole('link', { name: 'Apply for a Client' }).first().click()
  await expect(page.getByRole('radio', { name: /attorney/i })).toBeChecked()
  await page.getByRole('button', { name: 'Continue Application' }).click()
  await sayDevice(page, 'own')
  await expect(page.getByRole('form', { name: /attorney/i })).toBeVisible()

  await page.goto('/states/tx')
  await page.getByRole('link', { name: 'Apply Now' }).first().click()
  await expect(page).toHaveURL(/\/apply\?state=TX$/)
  await chooseRole(page, 'plaintiff')
  await expect(control(page, 'state')).toHaveValue('TX')
  await control(page, 'firstName').fill('Ana')

  await page.goto('/apply?state=OH')
  await page.getByRole('button', { name: 'Continue where you left off' }).click()
  await expect(control(page, 'state')).toHaveValue('TX')

  await page.goto('/case-types/motorcycle-accident')
  await chooseRole(page, 'attorney')
  await fillStep(page, 'attorney', 1)
  await next(page)
  await expect(control(page, 'caseType')).toHaveValue('auto-accident')
})

test('a page that cannot be fetched says so, keeps the page behind it, and opens when the connection is back', {
  tag: '@proof',
}, async ({ page, context, trouble }) => {
  // Phones fold the footer's links away.
  await page.setViewportSize(desktop)
  await page.goto('/apply')
  await page.getByRole('radio', { name: /plaintiff/i }).press('Space')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).first()
  await context.setOffline(true)
  await link.click()
  const heading = page.getByRole('heading', { level: 1, name: 'You’re offline' })
  await expect(heading).toBeFocused()
  await expect(page.getByText('on our end')).toBeHidden()
  // A picture could not be fetched either, and would show as a broken box.
  await expect(page.getByRole('main').locator('img').filter({ visible: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading).toBeVisible()
  await expectAccessible(page, 'main')
  await page.getByRole('button', { name: 'Go back' }).click()
  await expect(page.getByRole('radio', { name: /plaintiff/i })).toBeChecked()
  await expect(link).toBeFocused()

  await link.click()
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/contact$/)
  await expectTakenOver(page)

  // A connection that only seems to work.
  await page.route('**/*.data*', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Apply', exact: true }).click()
  await expect(heading).toBeVisible()
  await page.unroute('**/*.data*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Apply for funding' })).toBeVisible()
  trouble.length = 0
})
