import { joinAdmin, openAdministrator } from '../support/admin.ts'
import { lookAtBothSizes } from '../support/both-sizes.ts'
import { act, button, clearMessages, message, pile, row, toast, write } from '../support/messages.ts'
import { expect, phone, takeTrouble, test } from '../support/site.ts'

// Tests of the contact form leave messages too.
test.beforeEach(async ({ page }) => {
  await joinAdmin(page)
  await clearMessages(page)
})
test.afterEach(async ({ page }) => {
  // An open message would be read again when it is deleted.
  await page.goto('about:blank')
  await clearMessages(await openAdministrator(page))
})

test('a message is read, marked, answered and deleted', { tag: '@proof' }, async ({ page }) => {
  await write(page)
  await page.goto('/admin/messages?state=all')
  await button(page, 'Filter').click()
  await expect(pile(page, 'Unread 1')).toBeVisible()
  await expect(row(page, 'Ann Example')).toContainText('Unread')
  await row(page, 'Ann Example').click()
  await expect(message(page).getByRole('heading', { name: 'Ann Example' })).toBeVisible()
  await expect(message(page).getByText('How long does it take?\nMy rent is due.')).toBeVisible()
  await expect(message(page).getByRole('link', { name: 'ann@example.com' })).toHaveAttribute(
    'href',
    'mailto:ann@example.com',
  )
  await expect(message(page).getByRole('link', { name: '(555) 014-7733' })).toHaveAttribute(
    'href',
    'tel:+15550147733',
  )
  // Opening it marked it as read.
  await expect(row(page, 'Ann Example')).not.toContainText('Unread')
  await act(page, 'Mark as unread')
  await expect(row(page, 'Ann Example')).toContainText('Unread')
  await act(page, 'Mark as answered')
  await expect(row(page, 'Ann Example')).toContainText('Answered')
  await pile(page, 'Answered').click()
  await expect(row(page, 'Ann Example')).toBeVisible()
  await row(page, 'Ann Example').click()
  await act(page, 'Delete')
  await page
    .getByRole('dialog', { name: 'Delete this message?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(toast(page)).toContainText('Message deleted')
  await expect(row(page, 'Ann Example')).toBeHidden()
})

test('messages are searched, and what a machine sent lies apart', { tag: '@proof' }, async ({ page }) => {
  await write(page)
  await write(page, { name: 'Bo Other', email: 'bo@example.com', message: 'Shut-off notice' })
  await write(page, { name: 'Machine', homepage: 'https://spam.example' })
  await page.goto('/admin/messages')
  await expect(row(page, 'Bo Other')).toBeVisible()
  await expect(row(page, 'Machine')).toHaveCount(0)
  await page.keyboard.press('f')
  await page.getByLabel('Search messages').fill('shut-off')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Ann Example')).toHaveCount(0)
  await expect(row(page, 'Bo Other')).toBeVisible()
  await expect(page).toHaveURL(/q=shut-off/)
  await page.getByLabel('Search messages').fill('')
  await button(page, 'Search').click()
  await pile(page, /Spam 1/).click()
  await row(page, 'Machine').click()
  await act(page, 'Not spam')
  await expect(toast(page)).toContainText('Taken out of the spam')
  await pile(page, 'All').click()
  await expect(row(page, 'Machine')).toBeVisible()
})

test('many messages come in pages', { tag: '@proof' }, async ({ page }) => {
  for (let number = 1; number <= 26; number++) await write(page, { name: `Visitor ${number}` })
  await page.goto('/admin/messages')
  await expect(row(page, 'Visitor 26')).toBeVisible()
  await expect(row(page, 'Visitor')).toHaveCount(25)
  await page
    .getByRole('navigation', { name: 'Pages of messages' })
    .getByRole('link', { name: 'Next' })
    .click()
  await expect(page.getByRole('listitem').getByRole('link', { name: /^Visitor 1 / })).toBeVisible()
  await page.goBack()
  await expect(row(page, 'Visitor 26')).toBeVisible()
})

test('a screen without messages says so, and one that cannot be read offers another try', {
  tag: '@proof',
}, async ({ page, trouble }) => {
  await page.goto('/admin/messages')
  await expect(page.getByText('Everybody has an answer')).toBeVisible()
  // What other tests wrote on case pages stays among all of them.
  await page.route('**/api/inbox?*', (route) => route.fulfill({ json: { rows: [], total: 0 } }))
  await page.goto('/admin/messages?state=all')
  await expect(page.getByText('No messages yet')).toBeVisible()
  await page.unroute('**/api/inbox?*')
  await page.route('**/api/inbox?*', (route) => route.fulfill({ status: 503, json: { message: 'Not now.' } }))
  await button(page, 'Refresh').click()
  await expect(page.getByRole('alert')).toContainText('Failed to fetch messages')
  await page.unroute('**/api/inbox?*')
  await write(page)
  await button(page, 'Try again').click()
  await expect(row(page, 'Ann Example')).toBeVisible()
  expect(await takeTrouble(trouble, 1)).toEqual([expect.stringContaining('503')])
})

test('the messages have nothing that axe objects to and do not scroll sideways, on a phone and on a desktop', {
  tag: '@proof',
}, async ({ page }) => {
  const look = lookAtBothSizes(page)
  await page.goto('/admin/messages')
  await page.getByText('Everybody has an answer').waitFor()
  await look()
  const long = 'Donaudampfschifffahrtsgesellschaft'
  await write(page, { name: `${long} ${long}`, message: long.repeat(20), subject: 'urgent' })
  await button(page, 'Refresh').click()
  await row(page, long).waitFor()
  await look('main')
  await row(page, long).click()
  await button(page, 'Send Reply').waitFor()
  await look('main')
  await button(page, 'Send Reply').click()
  await page.getByText('Write your reply').waitFor()
  await look('main')
  await page.getByLabel(/^Your reply to/).fill(long.repeat(5))
  await button(page, 'Send Reply').click()
  await message(page).getByRole('region', { name: 'Replies' }).waitFor()
  await look()
  await act(page, 'Delete')
  await page.getByRole('dialog').waitFor()
  await look('dialog[open]')
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a message takes the place of the list, and leads back to it', { tag: '@proof' }, async ({ page }) => {
    await write(page)
    await page.goto('/admin/messages')
    await row(page, 'Ann Example').click()
    await expect(message(page).getByRole('heading', { name: 'Ann Example' })).toBeVisible()
    await expect(page.getByLabel('Search messages')).toBeHidden()
    await page.getByRole('link', { name: 'Back to the messages' }).click()
    await expect(row(page, 'Ann Example')).toBeVisible()
  })
})
