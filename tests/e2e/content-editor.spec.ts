import type { APIRequestContext, Page } from '@playwright/test'
import { administrator, adminPassword, joinAdmin } from '../support/admin.ts'
import { lookAtBothSizes } from '../support/both-sizes.ts'
import { clearContent, putContent } from '../support/content.ts'
import { expect, expectAccessible, test } from '../support/site.ts'

const headline = { section: 'hero', key: 'hero.headline', type: 'text', content: 'Written before' }
const defaultHeadline = 'Your case can take years.'

test.beforeEach(({ page }) => joinAdmin(page))
test.afterEach(async ({ page }) => clearContent(await administrator(page)))

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const contentField = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const toast = (page: Page) => page.getByRole('region', { name: /notifications/i })

async function openSection(page: Page, card: string) {
  await page.goto('/admin')
  await button(page, `Edit ${card}`).click()
}

async function openText(page: Page, card: string, key: string) {
  await openSection(page, card)
  await button(page, `Edit ${key}`).click()
}

/** Reads the page as another person gets it, without this browser's cookies or cache. */
async function headlineElsewhere(request: APIRequestContext) {
  const html = await (await request.get('/')).text()
  return /<h1.*?<\/h1>/s.exec(html)?.[0] ?? ''
}

test('a headline is changed, restored and deleted, and every visitor sees it at the next request', async ({
  page,
  request,
}) => {
  const seen = () => headlineElsewhere(request)
  expect(await seen()).toContain(defaultHeadline)

  await openText(page, 'Hero', 'hero.headline')
  const form = dialog(page, 'Edit content')
  await expect(form.getByLabel('Key')).toBeDisabled()
  await expect(contentField(page)).toHaveValue(defaultHeadline)
  await contentField(page).fill('First words')
  await button(page, 'Save').click()
  await expect(toast(page)).toContainText('Content created successfully')
  expect(await seen()).toContain('First words')

  await button(page, 'Edit hero.headline').click()
  await contentField(page).fill('Second words')
  await button(page, 'Save').click()
  await expect(toast(page)).toContainText('Content updated successfully')
  expect(await seen()).toContain('Second words')

  await button(page, 'History hero.headline').click()
  const first = dialog(page, 'History').getByRole('listitem').filter({ hasText: 'First words' })
  await first.getByRole('button', { name: /^Restore/ }).click()
  await expect(toast(page)).toContainText('Content restored successfully')
  expect(await seen()).toContain('First words')

  await button(page, 'Back to the list').click()
  await button(page, 'Delete hero.headline').click()
  await dialog(page, 'Are you sure you want to delete this content?')
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(toast(page)).toContainText('Content deleted successfully')
  expect(await seen()).toContain(defaultHeadline)
  const entry = dialog(page, 'Hero content').getByRole('listitem').filter({ hasText: 'hero.headline' })
  await expect(entry).toContainText('Not changed: shows the default')
  await expect(entry.getByRole('link', { name: /Home/ })).toHaveAttribute('href', '/')
})

test('a list shows the first 200 characters, and finds a text by its words', async ({ page }) => {
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

test('broken JSON is refused with a message that says where, and JSON of the wrong shape in words', async ({
  page,
  trouble,
}) => {
  await openText(page, 'Testimonials', 'testimonials.items')
  await page.getByRole('tab', { name: 'JSON' }).click()
  await contentField(page).fill('[\n  { "name": "Ann"\n    "role": "Client" }\n]')
  await button(page, 'Save').click()
  const where = 'Line 3, column 5: expected a comma or }'
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: where }).click()
  await expect(contentField(page)).toBeFocused()
  await expect(contentField(page)).toHaveAccessibleDescription(new RegExp(where))
  await page.getByRole('tab', { name: 'Form' }).click()
  await expect(page.getByText('The JSON cannot be read as a list of testimonials')).toBeVisible()

  await page.getByRole('tab', { name: 'JSON' }).click()
  await contentField(page).fill(
    '[{ "id": "1", "name": "Ann", "role": "", "content": "Hi", "rating": 9, "type": "client" }]',
  )
  await button(page, 'Save').click()
  await expect(contentField(page)).toHaveAccessibleDescription(/Entry 1, rating: Use a rating from 1 to 5/)
  await expect(toast(page)).toContainText('Use a rating from 1 to 5')
  // The browser logs both 400s, for the preview and for the save, whichever comes last.
  await expect.poll(() => trouble.filter((line) => line.includes('400')).length).toBe(2)
  expect(trouble.splice(0)).toHaveLength(2)
})

test('Format JSON arranges what is valid and leaves the rest alone', async ({ page }) => {
  await openSection(page, 'Pages')
  await button(page, 'Add content').click()
  await page.getByLabel('Type').selectOption('JSON')
  await contentField(page).fill('{"a":[1,2]}')
  await button(page, 'Format JSON').click()
  await expect(contentField(page)).toHaveValue('{\n  "a": [\n    1,\n    2\n  ]\n}')
  await contentField(page).fill('{"a":[1,2}')
  await button(page, 'Format JSON').click()
  await expect(contentField(page)).toHaveValue('{"a":[1,2}')
})

test('an own key is kept, and its author is told that no page shows it', async ({ page, trouble }) => {
  await openSection(page, 'Pages')
  await button(page, 'Add content').click()
  await button(page, 'Save').click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Key is required',
    'Content is required',
  ])
  await page.getByLabel('Key').fill('landing.spring')
  await expect(page.getByText('No page shows this key.')).toBeVisible()
  await contentField(page).fill('Spring is here')
  await button(page, 'Save').click()
  await expect(toast(page)).toContainText('Content created successfully')
  await expect(button(page, 'Edit landing.spring')).toBeFocused()

  await button(page, 'Add content').click()
  await page.getByLabel('Key').fill('landing.spring')
  await contentField(page).fill('Another')
  await button(page, 'Save').click()
  await expect(page.getByLabel('Key')).toHaveAccessibleDescription(/There is already content with this key/)
  expect(trouble.splice(0)).toEqual([expect.stringContaining('409')])
})

test('HTML is shown as it will be stored', async ({ page }) => {
  await openText(page, 'Global', 'global.contact.office-address')
  await contentField(page).fill('1 Main Street<br><b onclick="x()">Suite 2</b><script>x()</script>')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('1 Main Street<br /><b>Suite 2</b>')).toBeVisible()
  await expect(preview.locator('b')).toHaveText('Suite 2')
})

test.describe('two browsers with the same text', () => {
  test.beforeEach(async ({ page }) => {
    await putContent(page, headline)
    await openText(page, 'Hero', 'hero.headline')
    await contentField(page).fill('Mine')
  })

  const stored = async (page: Page) =>
    (await (await page.request.get('/api/content/hero.headline')).json()).content

  test('the second is told, sees both, and may save its own over the first', async ({ page, trouble }) => {
    await putContent(page, { ...headline, content: 'Theirs' })
    await button(page, 'Save').click()
    const told = page.getByRole('alert').filter({ hasText: 'Somebody else changed this content' })
    await expect(told).toContainText('Theirs')
    // One message, not a second one in other words.
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(toast(page)).toHaveCount(0)
    await expect(contentField(page)).toHaveValue('Mine')
    expect(await stored(page)).toBe('Theirs')
    await expectAccessible(page, 'dialog[open]')
    await button(page, 'Save my text instead').click()
    await expect(toast(page)).toContainText('Content updated successfully')
    expect(await stored(page)).toBe('Mine')
    await button(page, 'History hero.headline').click()
    await expect(dialog(page, 'History').getByRole('listitem').first()).toContainText('Theirs')
    // The browser logs the refusal.
    expect(trouble.splice(0)).toHaveLength(1)
  })

  test('the second may take the text of the first', async ({ page, trouble }) => {
    await putContent(page, { ...headline, content: 'Theirs' })
    await button(page, 'Save').click()
    await button(page, 'Take their text').click()
    await expect(contentField(page)).toHaveValue('Theirs')
    await contentField(page).fill('Theirs and mine')
    await button(page, 'Save').click()
    await expect(toast(page)).toContainText('Content updated successfully')
    expect(await stored(page)).toBe('Theirs and mine')
    // The browser logs the refusal.
    expect(trouble.splice(0)).toHaveLength(1)
  })

  test('the second is told when the first has deleted it', async ({ page, trouble }) => {
    expect((await page.request.delete('/api/content/hero.headline')).ok()).toBe(true)
    await button(page, 'Save').click()
    const told = page.getByRole('alert').filter({ hasText: 'Somebody else deleted this content' })
    await expect(told).toContainText('They deleted it')
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(toast(page)).toHaveCount(0)
    await button(page, 'Save my text instead').click()
    await expect(toast(page)).toContainText('Content created successfully')
    expect(await stored(page)).toBe('Mine')
    // The browser logs that it is gone.
    expect(trouble.splice(0).filter((line) => !line.includes('404'))).toEqual([])
  })
})

test('a text whose answer was lost on the way is no conflict with itself', async ({ page, trouble }) => {
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

test('testimonials are added, moved, removed and mended in a form, and Home shows them', async ({
  page,
  trouble,
}) => {
  await openText(page, 'Testimonials', 'testimonials.items')
  await button(page, 'Move Denise R. down').click()
  await expect(button(page, /^2\. Denise R\./)).toBeFocused()
  for (const name of ['Marcus T.', 'Elena V.']) await button(page, `Remove ${name}`).click()
  await button(page, 'Add a testimonial').click()
  await button(page, 'Save').click()
  await expect(page.getByRole('alert')).toContainText('Entry 5, name: Enter a name')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveAccessibleDescription(
    /Enter a name/,
  )
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Nora <b>New</b>')
  await page.getByRole('textbox', { name: 'Role', exact: true }).fill('Bicycle accident client')
  await page.getByRole('textbox', { name: 'What they said', exact: true }).fill('They "called" me back.')
  await page.getByLabel('Rating, 1 to 5').fill('4')
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('They "called" me back.')
  await page.getByRole('tab', { name: 'JSON' }).click()
  await expect(contentField(page)).toHaveValue(/"name": "Nora <b>New<\/b>"/)
  await button(page, 'Save').click()
  await expect(toast(page)).toContainText('Content created successfully')
  // The preview and the first attempt found the new testimonial without a name.
  expect(trouble.splice(0).every((line) => line.includes('400'))).toBe(true)

  await page.goto('/')
  const section = page.getByRole('region', { name: 'From clients, and from their attorneys' })
  await expect(section.getByRole('figure')).toHaveCount(5)
  await expect(section.getByRole('figure').first()).toContainText('Denise R.')
  await expect(section.getByText('Nora <b>New</b>')).toBeVisible()
  await expect(section).not.toContainText('Marcus T.')
})

test('unsaved changes are not left behind without a question', async ({ page }) => {
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

test('a text that cannot be saved stays in the form', async ({ page, context, trouble }) => {
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

test('a session that ends while somebody writes asks for the password and keeps the text', async ({
  page,
  context,
  trouble,
}) => {
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

test('a list that cannot be read says so, and is read at the next try', async ({ page, trouble }) => {
  await page.route('/api/content', (route) =>
    route.fulfill({ status: 503, json: { message: 'Not for a moment.' } }),
  )
  await openSection(page, 'Hero')
  await expect(page.getByRole('alert')).toContainText('Failed to load content')
  await expect(page.getByRole('alert')).toContainText('Not for a moment.')
  await page.unroute('/api/content')
  await button(page, 'Try again').click()
  await expect(button(page, 'Edit hero.headline')).toBeVisible()
  expect(trouble.splice(0)).toEqual([expect.stringContaining('503')])
})

test('everything can be done by keyboard alone', async ({ page }) => {
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

test('no dialog of the editor has anything that axe objects to or scrolls sideways, on a phone and on a desktop', async ({
  page,
}) => {
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
