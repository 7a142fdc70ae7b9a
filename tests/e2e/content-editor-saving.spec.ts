import type { Page } from '@playwright/test'
import { adminPassword, joinAdmin, openAdministrator } from '../support/admin.ts'
import { clearContent, putContent } from '../support/content.ts'
import { button, contentField, dialog, headline, openText, toast } from '../support/content-editor.ts'
import { expect, expectAccessible, takeTrouble, test } from '../support/site.ts'

test.beforeEach(({ page }) => joinAdmin(page))
test.afterEach(async ({ page }) => clearContent(await openAdministrator(page)))

test.describe('two browsers with the same text', () => {
  test.beforeEach(async ({ page }) => {
    await putContent(page, headline)
    await openText(page, 'Hero', 'hero.headline')
    await contentField(page).fill('Mine')
  })

  const readStored = async (page: Page) =>
    (await (await page.request.get('/api/content/hero.headline')).json()).content

  test('the second is told, sees both, and may save its own over the first', { tag: '@proof' }, async ({
    page,
    trouble,
  }) => {
    await putContent(page, { ...headline, content: 'Theirs' })
    await button(page, 'Save').click()
    const told = page.getByRole('alert').filter({ hasText: 'Somebody else changed this content' })
    await expect(told).toContainText('Theirs')
    // One message, not a second one in other words.
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(toast(page)).toHaveCount(0)
    await expect(contentField(page)).toHaveValue('Mine')
    expect(await readStored(page)).toBe('Theirs')
    await expectAccessible(page, 'dialog[open]')
    await button(page, 'Save my text instead').click()
    await expect(toast(page)).toContainText('Content updated successfully')
    expect(await readStored(page)).toBe('Mine')
    await button(page, 'History hero.headline').click()
    await expect(dialog(page, 'History').getByRole('listitem').first()).toContainText('Theirs')
    // The browser logs the refusal.
    await takeTrouble(trouble, 1)
  })

  test('the second may take the text of the first', { tag: '@proof' }, async ({ page, trouble }) => {
    await putContent(page, { ...headline, content: 'Theirs' })
    await button(page, 'Save').click()
    await button(page, 'Take their text').click()
    await expect(contentField(page)).toHaveValue('Theirs')
    await contentField(page).fill('Theirs and mine')
    await button(page, 'Save').click()
    await expect(toast(page)).toContainText('Content updated successfully')
    expect(await readStored(page)).toBe('Theirs and mine')
    // The browser logs the refusal.
    await takeTrouble(trouble, 1)
  })

  test('the second is told when the first has deleted it', { tag: '@proof' }, async ({ page, trouble }) => {
    expect((await page.request.delete('/api/content/hero.headline')).ok()).toBe(true)
    await button(page, 'Save').click()
    const told = page.getByRole('alert').filter({ hasText: 'Somebody else deleted this content' })
    await expect(told).toContainText('They deleted it')
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(toast(page)).toHaveCount(0)
    await button(page, 'Save my text instead').click()
    await expect(toast(page)).toContainText('Content created successfully')
    expect(await readStored(page)).toBe('Mine')
    // The browser logs that it is gone.
    expect(trouble.splice(0).filter((line) => !line.includes('404'))).toEqual([])
  })
})

test('a text whose answer was lost on the way is no conflict with itself', { tag: '@proof' }, async ({
  page,
  trouble,
}) => {
  await putContent(page, headline)
  await openText(page, 'Hero', 'hero.headline')
  await contentField(page).fill('Stored, but nobody heard')
  await page.route(
    '**/api/content/hero.headline',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await button(page, 'Save').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible()
  await button(page, 'Save').click()
  await expect(toast(page)).toContainText('Content updated successfully')
  await expect(contentField(page)).toBeHidden()
  // The browser logs the lost answer and the refusal.
  trouble.splice(0)
})

test('unsaved changes are not left behind without a question', { tag: '@proof' }, async ({ page }) => {
  await openText(page, 'Hero', 'hero.headline')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await button(page, 'Edit Hero').click()
  await button(page, 'Edit hero.headline').click()
  await contentField(page).fill('Half a sen')
  const question = dialog(page, 'Leave without saving?')
  for (const way of [() => page.keyboard.press('Escape'), () => button(page, 'Back to the list').click()]) {
    await way()
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(question).toBeHidden()
    await expect(contentField(page)).toHaveValue('Half a sen')
  }
  // However often it is pressed, each Escape asks or takes the question back.
  for (let times = 0; times < 5; times++) await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button(page, 'Edit Hero')).toBeFocused()
})

test('a text that cannot be saved stays in the form', { tag: '@proof' }, async ({
  page,
  context,
  trouble,
}) => {
  await openText(page, 'Hero', 'hero.headline')
  await contentField(page).fill('Nobody hears me')
  await page.getByRole('region', { name: 'Preview' }).getByText('Nobody hears me').waitFor()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await button(page, 'Save').click()
  await expect(toast(page)).toContainText('Failed to save content')
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible()
  await expect(contentField(page)).toHaveValue('Nobody hears me')
  await context.setOffline(false)
  await button(page, 'Save').click()
  await expect(toast(page)).toContainText('Content created successfully')
  expect(trouble.splice(0).every((line) => line.includes('ERR_INTERNET_DISCONNECTED'))).toBe(true)
})

test('a session that ends while somebody writes asks for the password and keeps the text', {
  tag: '@proof',
}, async ({ page, context, trouble }) => {
  await openText(page, 'Hero', 'hero.headline')
  await contentField(page).fill('Written over a long lunch')
  await page.getByRole('region', { name: 'Preview' }).getByText('Written over a long lunch').waitFor()
  await context.clearCookies()
  await button(page, 'Save').click()
  const again = dialog(page, 'Please sign in again')
  await again.getByLabel('Password').fill(adminPassword)
  await again.getByRole('button', { name: 'Sign In' }).click()
  await expect(again).toBeHidden()
  await expect(contentField(page)).toHaveValue('Written over a long lunch')
  await button(page, 'Save').click()
  await expect(toast(page)).toContainText('Content created successfully')
  expect(trouble.splice(0).every((line) => line.includes('401'))).toBe(true)
})
