import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { joinAdmin, openAdministrator } from '../support/admin.ts'
import { button, clearMessages, listenFor, message, row, toast, write } from '../support/messages.ts'
import { expect, test } from '../support/site.ts'

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

const replies = (page: Page) => message(page).getByRole('region', { name: 'Replies' })

/** The files of replies to a message. They name it, and hold none of the words. */
function mailsAbout(messageId: string, dataDir: string): string[] {
  const outbox = join(dataDir, 'outbox')
  return (existsSync(outbox) ? readdirSync(outbox) : [])
    .filter((name) => name.startsWith('contact-reply-'))
    .map((name) => readFileSync(join(outbox, name), 'utf8').replaceAll(/=\r?\n/g, ''))
    .filter((mail) => mail.includes(messageId))
}

test('a reply is written on the screen and mailed; what was typed survives a look at another message', {
  tag: '@proof',
}, async ({ page, server }) => {
  const id = await write(page)
  await write(page, { name: 'Bo Other', email: 'bo@example.com' })
  await page.goto('/admin/messages?state=all')
  await row(page, 'Ann Example').click()
  await button(page, 'Send Reply').click()
  const field = page.getByLabel('Your reply to Ann Example')
  await expect(field).toHaveAccessibleDescription(/Write your reply/)
  await field.fill('About a day, Ann.')
  await row(page, 'Bo Other').click()
  await expect(page.getByLabel('Your reply to Bo Other')).toHaveValue('')
  await row(page, 'Ann Example').click()
  await expect(field).toHaveValue('About a day, Ann.')
  const toldSent = await listenFor(page, 'Reply sent')
  await button(page, 'Send Reply').click()
  await expect(field).toHaveValue('')
  await expect(replies(page)).toContainText('About a day, Ann.')
  await expect(row(page, 'Ann Example')).toContainText('Answered')

  await expect
    .poll(() => mailsAbout(id, server.dataDir))
    .toEqual([expect.stringContaining('To: ann@example.com')])
  expect(mailsAbout(id, server.dataDir).join()).not.toContain('About a day')
  // No mail server is configured: the screen must not say that it was sent.
  await expect(toast(page)).toContainText('Written to the outbox')
  await expect(message(page).getByText(/^Written to the outbox/)).toBeVisible()
  expect(await toldSent()).toBe(false)
})

test('a mail that leaves before the reply is read back is reported, too', { tag: '@proof' }, async ({
  page,
  server,
}) => {
  const id = await write(page)
  await page.goto(`/admin/messages?message=${id}`)
  await page.getByLabel('Your reply to Ann Example').fill('Quick as the post.')
  await page.waitForLoadState('networkidle')
  await page.route(`**/api/contact/messages/${id}`, async (route) => {
    await expect.poll(() => mailsAbout(id, server.dataDir)).toHaveLength(1)
    await expect
      .poll(async () => (await page.request.get(route.request().url())).text())
      .toContain('outboxAt":"')
    await route.continue()
  })
  const toldSaved = await listenFor(page, 'Reply saved')
  await button(page, 'Send Reply').click()
  await expect(toast(page)).toContainText('Written to the outbox')
  // The line of live news may be quicker than the answer.
  await expect.poll(toldSaved).toBe(true)
})

test('a reply that cannot be sent stays, and is asked about before it is left behind', {
  tag: '@proof',
}, async ({ page, context, trouble }) => {
  await write(page)
  await page.goto('/admin/messages?state=all')
  await row(page, 'Ann Example').click()
  const field = page.getByLabel('Your reply to Ann Example')
  await field.fill('Nobody hears me')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await button(page, 'Send Reply').click()
  await expect(toast(page)).toContainText('Failed to send the reply')
  await expect(field).toHaveValue('Nobody hears me')
  await context.setOffline(false)
  const question = page.waitForEvent('dialog')
  const leaving = page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Settings' })
    .click()
  await (await question).dismiss()
  await leaving
  await expect(field).toHaveValue('Nobody hears me')
  await button(page, 'Send Reply').click()
  await expect(replies(page)).toContainText('Nobody hears me')
  expect(trouble.splice(0).every((line) => line.includes('ERR_INTERNET_DISCONNECTED'))).toBe(true)
})

test('a message is opened and answered by keyboard alone', { tag: '@proof' }, async ({ page }) => {
  await write(page)
  await page.goto('/admin/messages?state=all')
  await row(page, 'Ann Example').focus()
  await page.keyboard.press('Enter')
  await expect(message(page)).toBeFocused()
  const field = page.getByLabel('Your reply to Ann Example')
  await field.waitFor()
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab')
    if (await field.evaluate((element) => element === document.activeElement)) break
  }
  await page.keyboard.type('By keyboard')
  await page.keyboard.press('Tab')
  await expect(button(page, 'Send Reply')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(replies(page)).toContainText('By keyboard')
})
