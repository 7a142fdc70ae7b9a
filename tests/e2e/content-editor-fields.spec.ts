import { joinAdmin, openAdministrator } from '../support/admin.ts'
import { clearContent } from '../support/content.ts'
import { button, contentField, openSection, openText, toast } from '../support/content-editor.ts'
import { expect, takeTrouble, test } from '../support/site.ts'

test.beforeEach(({ page }) => joinAdmin(page))
test.afterEach(async ({ page }) => clearContent(await openAdministrator(page)))

test('broken JSON is refused with a message that says where, and JSON of the wrong shape in words', {
  tag: '@proof',
}, async ({ page, trouble }) => {
  await openText(page, 'Testimonials', 'testimonials.items')
  await page.getByRole('tab', { name: 'JSON' }).click()
  await contentField(page).fill('[\n  { "name": "Ann"\n    "role": "Client" }\n]')
  await button(page, 'Save').click()
  const where = 'Line 3, column 5: expected a comma'
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
  await takeTrouble(trouble, 2)
})

test('Format JSON arranges what is valid and leaves the rest alone', { tag: '@proof' }, async ({ page }) => {
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

test('an own key is kept, and its author is told that no page shows it', { tag: '@proof' }, async ({
  page,
  trouble,
}) => {
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
  expect(await takeTrouble(trouble, 1)).toEqual([expect.stringContaining('409')])
})

test('HTML is shown as it will be stored', { tag: '@proof' }, async ({ page }) => {
  await openText(page, 'Global', 'global.contact.office-address')
  await contentField(page).fill('1 Main Street<br><b onclick="x()">Suite 2</b><script>x()</script>')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('1 Main Street<br /><b>Suite 2</b>')).toBeVisible()
  await expect(preview.locator('b')).toHaveText('Suite 2')
})

test('testimonials are added, moved, removed and mended in a form, and Home shows them', {
  tag: '@proof',
}, async ({ page, trouble }) => {
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

test('a question is added in a form, and the FAQ answers it', { tag: '@proof' }, async ({
  page,
  trouble,
}) => {
  await openText(page, 'Pages', 'faq.items')
  await button(page, 'Add a question').click()
  await button(page, 'Save').click()
  await expect(page.getByRole('alert')).toContainText('question: Enter the question')
  await page.getByRole('textbox', { name: 'Question' }).fill('Do you fund <i>birds</i>?')
  await page.getByRole('textbox', { name: 'Answer' }).fill('No. {states}\n\n[Ask us](/contact) about pets.')
  await page.getByLabel('Group').fill('What it costs')
  await expect(
    page.getByRole('region', { name: 'Preview' }).getByRole('link', { name: 'Ask us' }),
  ).toBeVisible()
  await button(page, 'Save').click()
  await expect(toast(page)).toContainText('Content created successfully')
  // The preview and the first attempt found the new question without words.
  expect(trouble.splice(0).every((line) => line.includes('400'))).toBe(true)

  await page.goto('/faq')
  const group = page.getByRole('region', { name: 'What it costs' })
  await group.getByText('Do you fund <i>birds</i>?').click()
  await expect(group.getByText('No. Yes. We fund people in all 50 states.')).toBeVisible()
  await expect(group.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact')
})
