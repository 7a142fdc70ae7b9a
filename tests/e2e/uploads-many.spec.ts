import { expect, test } from '../support/site.ts'
import { chooseFiles, newLink, pdf } from '../support/upload-page.ts'

test('by keyboard the list of kinds opens first, Enter chooses, and the next file has the focus', async ({
  page,
}) => {
  const { path } = await newLink(page)
  await page.goto(path)
  await chooseFiles(page, [pdf, { ...pdf, name: 'second.pdf' }])
  const kind = (name: string) => page.getByRole('combobox', { name: new RegExp(name) })
  await kind('record').focus()
  // The first opens the list; the second and third pass "Choose what it is" and the first kind.
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  await expect(kind('record')).toBeFocused()
  await page.keyboard.press('Enter')
  const uploaded = page.getByRole('region', { name: 'Uploaded' })
  await expect(uploaded.getByRole('listitem')).toHaveText(/record\.pdf\s*Police report/)
  await expect(kind('second')).toBeFocused()
  await page.getByRole('button', { name: 'Remove second.pdf' }).press('Enter')
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeFocused()
})

test('who chooses more files than fit is told so before and after', { tag: '@proof' }, async ({ page }) => {
  const { path } = await newLink(page, { maxUploads: 1 })
  await page.goto(path)
  await chooseFiles(page, [pdf, { ...pdf, name: 'second.pdf' }])
  const main = page.getByRole('main')
  await expect(main.getByText('You chose 2 files, and 1 more fits this link.')).toBeVisible()
  await page.getByRole('combobox', { name: /record\.pdf/ }).selectOption('other')
  await expect(main.getByText('Not sent: second.pdf')).toBeVisible()
  await expect(main.getByText('Nothing is missing')).toHaveCount(0)
})
