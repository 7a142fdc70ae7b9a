import type { Page } from '@playwright/test'
import { offlineSubmission } from '../../src/lib/offline.ts'
import { lookAtBothSizes } from '../support/both-sizes.ts'
import { fill, form, send } from '../support/contact-form.ts'
import { expect, expectAccessible, phone, test } from '../support/site.ts'

const sentText = 'Thank you for contacting us. We will get back to you within 24 hours.'

/** Waits like a person: the form takes anyone faster for a bot, and does not let on. */
const waitLikeAPerson = (page: Page) => page.clock.fastForward(5_000)

test('Contact has nothing that axe objects to, with and without mistakes, and does not scroll sideways', {
  tag: '@proof',
}, async ({ page }) => {
  const look = lookAtBothSizes(page)
  await page.goto('/contact')
  await look()
  await send(page).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await look('main')
})

test('the number calls, the address opens a mail, and the hours are a table', { tag: '@proof' }, async ({
  page,
}) => {
  await page.goto('/contact')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '(555) 014-7733' })).toHaveAttribute('href', 'tel:+15550147733')
  await expect(main.getByRole('link', { name: 'help@beaconfield.example' })).toHaveAttribute(
    'href',
    'mailto:help@beaconfield.example',
  )
  await expect(main.getByRole('row', { name: 'Sunday Closed' })).toBeVisible()
  // ET all year round: EST would be an hour off from March to November.
  await expect(main.getByRole('row', { name: 'Monday to Friday 8AM-8PM ET', exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('Mon-Fri 8AM-8PM ET')
  await expect(main.getByRole('heading', { name: 'Is it urgent?' })).toBeVisible()
})

test('a message can be written and sent by keyboard alone', async ({ page }) => {
  await page.clock.install()
  await page.goto('/contact')
  await form(page).getByLabel('Your name').focus()
  for (const typed of ['Ann Example', 'ann@example.com', '555 014 7733']) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('Fund')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Written by keyboard')
  await page.keyboard.press('Tab')
  await expect(send(page)).toBeFocused()
  await waitLikeAPerson(page)

  const answered = Promise.withResolvers<void>()
  await page.route('/api/contact', async (route) => {
    await answered.promise
    await route.continue()
  })
  await page.keyboard.press('Enter')
  const busy = form(page).getByRole('button', { name: 'Sending...' })
  await expect(busy).toHaveAttribute('aria-disabled', 'true')
  answered.resolve()

  await expect(page.getByRole('region', { name: /notifications/i })).toContainText('Message Sent')
  await expect(page.getByRole('region', { name: /notifications/i })).toContainText(sentText)
  await expect(form(page).getByText(sentText)).toBeVisible()
  for (const label of ['Your name', 'Email address', 'Phone number', 'Subject', 'Message']) {
    await expect(form(page).getByLabel(label)).toHaveValue('')
  }
  await expectAccessible(page)
})

test('mistakes are listed, each leads to its field, and what was typed stays', { tag: '@proof' }, async ({
  page,
}) => {
  await page.goto('/contact')
  await fill(page, 'Hello')
  await form(page).getByLabel('Email address').fill('ann@')
  await form(page).getByLabel('Phone number').fill('555 014 77')
  await form(page).getByLabel('Subject').selectOption('')
  await send(page).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Enter an email address in the right format, like name@example.com',
    'Enter all 10 digits. This number is 2 digits short',
    'Select a subject',
  ])
  await summary.getByRole('link', { name: /2 digits short/ }).click()
  const phoneField = form(page).getByLabel('Phone number')
  await expect(phoneField).toBeFocused()
  await expect(phoneField).toHaveAttribute('aria-invalid', 'true')
  await expect(phoneField).toHaveAccessibleDescription(/2 digits short/)
  await expect(phoneField).toHaveValue('555 014 77')
  await expect(form(page).getByLabel('Your name')).toHaveValue('Ann Example')
})

test('a message that cannot be sent is said to be so, stays, and survives a reload', {
  tag: '@proof',
}, async ({ page, context, trouble }) => {
  await page.goto('/contact')
  await fill(page, 'Nobody hears me')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await send(page).click()
  await expect(page.getByRole('region', { name: /notifications/i })).toContainText(offlineSubmission.en)
  await expect(form(page).getByText(offlineSubmission.en)).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(form(page).getByLabel('Message')).toHaveValue('Nobody hears me')
  await expect(form(page).getByLabel('Subject')).toHaveValue('funding-inquiry')
  expect(trouble).toEqual([expect.stringContaining('ERR_INTERNET_DISCONNECTED')])
  trouble.length = 0
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('mistakes are shown with what was typed, and a mended form is sent', async ({ page, trouble }) => {
    await page.goto('/contact')
    await fill(page, 'Sent without scripts')
    await form(page).getByLabel('Your name').fill('')
    await send(page).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Enter your name'])
    await expect(form(page).getByLabel('Message')).toHaveValue('Sent without scripts')
    await expect(form(page).getByLabel('Subject')).toHaveValue('funding-inquiry')
    await form(page).getByLabel('Your name').fill('Ann Example')
    await send(page).click()
    await expect(form(page).getByText('Message Sent')).toBeVisible()
    await expect(form(page).getByText(sentText)).toBeVisible()
    await expect(form(page).getByLabel('Message')).toHaveValue('')
    // The browser logs the 400 of the page with the mistakes.
    expect(trouble).toEqual([expect.stringContaining('400')])
    trouble.length = 0
  })
})
