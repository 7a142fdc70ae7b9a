import { joinAdmin } from '../support/admin.ts'
import { expectToast, openBlogAdmin, row } from '../support/blog.ts'
import { expect, expectAccessible, test } from '../support/site.ts'

test.beforeEach(({ page }) => joinAdmin(page))

test('categories are added, renamed and deleted; their posts stay', { tag: '@proof' }, async ({
  page,
  request,
  trouble,
}) => {
  await openBlogAdmin(page)
  await page.getByRole('tab', { name: /^Categories \(\d+\)$/ }).click()
  await page.getByRole('button', { name: 'New Category' }).click()
  await page.getByLabel('Name').fill('Court & Trial')
  await expect(page.getByLabel('Slug')).toHaveValue('court-trial')
  await page.getByRole('button', { name: 'Create Category' }).click()
  await expectToast(page, 'Category created successfully')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'New Category' }).click()
  await page.getByLabel('Name').fill('Court trial')
  await page.getByRole('button', { name: 'Create Category' }).click()
  await expect(page.getByLabel('Slug')).toHaveAccessibleDescription(/Another category has this slug/)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  trouble.splice(0)

  await page.getByRole('tab', { name: /^Posts/ }).click()
  await page.getByRole('button', { name: 'New Post' }).click()
  await page.getByLabel('Title', { exact: true }).fill('Before the judge')
  await page.getByLabel('Category').selectOption({ label: 'Court & Trial' })
  await page.getByLabel('Content as HTML').fill('<p>Words</p>')
  await page.getByLabel('Published').check()
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(row(page, 'Before the judge')).toContainText('Court & Trial')
  expect((await request.get('/blog/category/court-trial')).status()).toBe(200)

  await page.getByRole('tab', { name: /^Categories/ }).click()
  await row(page, 'Court & Trial').getByRole('button', { name: /^Edit/ }).click()
  await page.getByLabel('Name').fill('In court')
  await page.getByRole('button', { name: 'Update Category' }).click()
  await expectToast(page, 'Category updated successfully')
  expect(await (await request.get('/blog/category/court-trial')).text()).toContain('In court')
  await row(page, 'In court')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Category deleted successfully')
  expect((await request.get('/blog/category/court-trial')).status()).toBe(404)
  expect((await request.get('/blog/before-the-judge')).status()).toBe(200)
  await page.getByRole('tab', { name: /^Posts/ }).click()
  await expect(row(page, 'Before the judge')).toContainText('No Category')
})
