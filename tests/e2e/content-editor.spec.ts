import type { APIRequestContext } from '@playwright/test'
import { joinAdmin, openAdministrator } from '../support/admin.ts'
import { lookAtBothSizes } from '../support/both-sizes.ts'
import { clearContent, putContent } from '../support/content.ts'
import {
  button,
  contentField,
  dialog,
  headline,
  openSection,
  openText,
  toast,
} from '../support/content-editor.ts'
import { expect, takeTrouble, test } from '../support/site.ts'

const defaultHeadline = 'Your case can take years.'

test.beforeEach(({ page }) => joinAdmin(page))
test.afterEach(async ({ page }) => clearContent(await openAdministrator(page)))

/** Reads the page as another person gets it, without this browser's cookies or cache. */
async function readHeadlineElsewhere(request: APIRequestContext) {
  const html = await (await request.get('/')).text()
  return /<h1.*?<\/h1>/s.exec(html)?.[0] ?? ''
}

test('a headline is changed, restored and deleted, and every visitor sees it at the next request', {
  tag: '@proof',
}, async ({ page, request }) => {
  const readHeadline = () => readHeadlineElsewhere(request)
  expect(await readHeadline()).toContain(defaultHeadline)

  await openText(page, 'Hero', 'hero.headline')
  const form = dialog(page, 'Edit content')
  await expect(form.getByLabel('Key')).toBeDisabled()
  await expect(contentField(page)).toHaveValue(defaultHeadline)
  await contentField(page).fill('First words')
  await button(page, 'Save').click()
  await expect(toast(page)).toContainText('Content created successfully')
  expect(await readHeadline()).toContain('First words')

  await button(page, 'Edit hero.headline').click()
  await contentField(page).fill('Second words')
  await button(page, 'Save').click()
  await expect(toast(page)).toContainText('Content updated successfully')
  expect(await readHeadline()).toContain('Second words')

  await button(page, 'History hero.headline').click()
  const first = dialog(page, 'History').getByRole('listitem').filter({ hasText: 'First words' })
  await expect(dialog(page, 'History').getByRole('listitem').last()).toContainText('The default')
  await first.getByRole('button', { name: /^Restore/ }).click()
  await expect(toast(page)).toContainText('Content restored successfully')
  expect(await readHeadline()).toContain('First words')

  await button(page, 'Back to the list').click()
  await button(page, 'Delete hero.headline').click()
  await dialog(page, 'Are you sure you want to delete this content?')
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(toast(page)).toContainText('Content deleted successfully')
  expect(await readHeadline()).toContain(defaultHeadline)
  const entry = dialog(page, 'Hero content').getByRole('listitem').filter({ hasText: 'hero.headline' })
  await expect(entry).toContainText('Not changed: shows the default')
  await expect(entry.getByRole('link', { name: /Home/ })).toHaveAttribute('href', '/')
})

test('a list shows the first 200 characters, and finds a text by its words', { tag: '@proof' }, async ({
  page,
}) => {
  await putContent(page, { ...headline, content: `${'a'.repeat(200)}b` })
  await openSection(page, 'Hero')
  await expect(dialog(page, 'Hero content').getByText(`${'a'.repeat(200)}…`)).toBeVisible()
  await page.getByLabel('Find a text').fill('see how it')
  await expect(dialog(page, 'Hero content').getByRole('heading', { level: 3 })).toHaveText([
    'hero.process-button',
  ])
  await page.getByLabel('Find a text').fill('no such words')
  await expect(page.getByText('No text has these words')).toBeVisible()
})

test('a list that cannot be read says so, and is read at the next try', { tag: '@proof' }, async ({
  page,
  trouble,
}) => {
  await page.route('/api/content', (route) =>
    route.fulfill({ status: 503, json: { message: 'Not for a moment.' } }),
  )
  await openSection(page, 'Hero')
  await expect(page.getByRole('alert')).toContainText('Failed to load content')
  await expect(page.getByRole('alert')).toContainText('Not for a moment.')
  await page.unroute('/api/content')
  await button(page, 'Try again').click()
  await expect(button(page, 'Edit hero.headline')).toBeVisible()
  expect(await takeTrouble(trouble, 1)).toEqual([expect.stringContaining('503')])
})

test('everything can be done by keyboard alone', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/admin')
  await button(page, 'Edit Hero').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Hero content' })).toBeFocused()
  const reach = async (name: string) => {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab')
      if (await button(page, name).evaluate((element) => element === document.activeElement)) return
    }
    throw new Error(`${name} is not reached by Tab.`)
  }
  await reach('Edit hero.headline')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Edit content' })).toBeFocused()
  await contentField(page).focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('By keyboard')
  await reach('Save')
  await page.keyboard.press('Enter')
  await expect(button(page, 'Edit hero.headline')).toBeFocused()
  await reach('Delete hero.headline')
  await page.keyboard.press('Enter')
  await expect(button(page, 'Cancel')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Content deleted successfully')
  await expect(button(page, 'Edit hero.headline')).toBeFocused()
  // The first Escape removes the toast, the second closes the dialog.
  await page.keyboard.press('Escape')
  await expect(page.getByText('Content deleted successfully')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(button(page, 'Edit Hero')).toBeFocused()
})

test('no dialog of the editor has anything that axe objects to or scrolls sideways, on a phone and on a desktop', {
  tag: '@proof',
}, async ({ page }) => {
  const look = lookAtBothSizes(page)
  const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(12)
  await putContent(page, { ...headline, title: long.slice(0, 200), content: long })
  await putContent(page, { ...headline, title: long.slice(0, 200), content: `${long} 2` })
  await openSection(page, 'Hero')
  await button(page, 'Edit hero.headline').waitFor()
  await look()
  await button(page, 'Delete hero.headline').click()
  await look('dialog[open]')
  await button(page, 'Cancel').click()
  await button(page, 'History hero.headline').click()
  await dialog(page, 'History').getByRole('listitem').first().waitFor()
  await look('dialog[open]')
  await button(page, 'Back to the list').click()
  await button(page, 'Edit hero.headline').click()
  await page.getByRole('region', { name: 'Preview' }).getByText(long).waitFor()
  await look('dialog[open]')
  await contentField(page).fill('')
  await button(page, 'Save').click()
  await expect(page.getByRole('alert')).toBeFocused()
  await look('dialog[open]')
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Leave without saving?')).toBeVisible()
  await look('dialog[open]')
  await button(page, 'Leave').click()

  await button(page, 'Edit Testimonials').click()
  await button(page, 'Edit testimonials.items').click()
  await button(page, /^1\. Denise R\./).click()
  await page.getByRole('region', { name: 'Preview' }).getByText('Marcus T.').waitFor()
  await look('dialog[open]')
  await page.getByRole('tab', { name: 'JSON' }).click()
  await look('dialog[open]')
})
