import type { Route } from '@playwright/test'
import { joinAdmin, openAdministrator } from '../support/admin.ts'
import { plaintiffPayload } from '../support/application-payloads.ts'
import { lookAtBothSizes } from '../support/both-sizes.ts'
import { clearMessages, message, pile, row, toast, write } from '../support/messages.ts'
import { expect, test } from '../support/site.ts'

test.beforeEach(async ({ page }) => {
  await joinAdmin(page)
  await clearMessages(page)
})
test.afterEach(async ({ page }) => {
  // An open message would be read again when it is deleted.
  await page.goto('about:blank')
  await clearMessages(await openAdministrator(page))
})

test('a day at the inbox by keyboard: from a message to its file and back, linked, answered and done', async ({
  page,
}) => {
  const email = `inbox-${Date.now()}@example.com`
  const sent = await page.request.post('/api/applications', { data: { ...plaintiffPayload, email } })
  const { reference } = await sent.json()
  await write(page, { name: 'Earlier Visitor', email: 'else@example.com' })
  await write(page, { name: 'Odessa Example', email, message: 'Where do I send it?' })
  await page.goto('/admin/messages')
  await expect(row(page, 'Odessa Example')).toContainText('by address')
  await expect(row(page, 'Earlier Visitor')).toContainText('No file yet')
  await page.keyboard.press('j')
  const file = page.getByRole('complementary', { name: 'The file' })
  await expect(file).toContainText(reference)
  await expect(file).toContainText(`Same email address as the applicant, ${email}. Nobody has checked it.`)
  await file.getByRole('button', { name: /^Belongs together/ }).press('Enter')
  await expect(toast(page)).toContainText('The message is in the file now')
  await expect(file).toContainText('This message is also in the file’s activity.')
  await lookAtBothSizes(page)()

  await page.getByRole('heading', { name: 'Odessa Example' }).click()
  await page.keyboard.press('r')
  const reply = page.getByLabel('Your reply to Odessa Example')
  await expect(page.getByRole('button', { name: 'Template' })).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await lookAtBothSizes(page)()
  await page.getByRole('menuitem', { name: 'Where to send a document' }).click()
  await expect(reply).toBeFocused()
  await expect(reply).toHaveValue(/Hello Ana,/)
  await expect(message(page)).toContainText('things filled in, check them')
  await reply.fill('')
  await page.keyboard.type('Half a rep')
  await page.keyboard.press('Tab')
  await page.keyboard.press('o')
  await expect(page.getByRole('region', { name: 'Activity' })).toContainText('Where do I send it?')
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Your reply to Odessa Example')).toHaveValue('Half a rep')
  await page.keyboard.press('r')
  await page.keyboard.type('ly')
  await page.keyboard.press('Control+Enter')
  await expect(message(page).getByRole('region', { name: 'Replies' })).toContainText('Half a reply')
  await expect(pile(page, 'Waiting 1')).toBeVisible()

  await row(page, 'Earlier Visitor').focus()
  await page.keyboard.press('Enter')
  await expect(message(page)).toBeFocused()
  await expect(message(page).getByRole('heading', { name: 'Earlier Visitor' })).toBeVisible()
  await page.keyboard.press('y')
  await expect(page.getByText('Everybody has an answer')).toBeVisible()
  await expect(toast(page)).toContainText('Done')
  await page.keyboard.press('z')
  await expect(row(page, 'Earlier Visitor')).toBeVisible()
  await write(page, { name: 'Somebody New', email: 'new@example.com' })
  await page.getByRole('button', { name: '1 new: show' }).click()
  await expect(row(page, 'Somebody New')).toBeVisible()
})

test('what comes while the list is being read is not lost between the two', { tag: '@proof' }, async ({
  page,
}) => {
  await write(page, { name: 'Earlier Visitor' })
  const line = page.waitForResponse((response) => response.url().includes('/api/admin/live?'))
  await page.goto('/admin/messages')
  await expect(row(page, 'Earlier Visitor')).toBeVisible()
  await line
  const news = page.getByRole('button', { name: '1 new: show' })
  // The answer has left the server before the message came, and arrives after it.
  const holdAnswer = async (route: Route) => {
    const response = await route.fetch()
    await write(page, { name: 'Somebody New' })
    await expect(news).toBeVisible()
    await route.fulfill({ response })
  }
  await page.route('**/api/inbox?*', holdAnswer, { times: 1 })
  const late = page.waitForResponse((response) => response.url().includes('/api/inbox?'))
  await page.getByRole('button', { name: 'Refresh' }).click()
  await (await late).finished()
  await expect(row(page, 'Somebody New')).toBeHidden()
  await news.click()
  await expect(row(page, 'Somebody New')).toBeVisible()
  await expect(news).toBeHidden()
})

test('a key pressed in the moment a message opens counts', { tag: '@proof' }, async ({ page }) => {
  for (const name of ['Earlier Visitor', 'Odessa Example']) await write(page, { name })
  await page.goto('/admin/messages')
  for (const name of ['Earlier Visitor', 'Odessa Example']) {
    await row(page, name).click()
    await expect(page.getByLabel(`Your reply to ${name}`)).toBeVisible()
  }
  // As soon as the other reply is on the screen, before anything else can happen.
  await page.evaluate(() => {
    const find = () => document.querySelector('textarea#inbox-reply')
    const before = find()
    const watch = new MutationObserver(() => {
      if (!find() || find() === before) return
      watch.disconnect()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }))
    })
    watch.observe(document.body, { childList: true, subtree: true })
  })
  await row(page, 'Earlier Visitor').click()
  const reply = page.getByLabel('Your reply to Earlier Visitor')
  await expect(reply).toBeFocused()
  await page.keyboard.type('Tomorrow')
  await expect(reply).toHaveValue('Tomorrow')
})
