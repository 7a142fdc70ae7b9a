import { plaintiffPayload } from '../support/application-payloads.ts'
import { desktop, expect, expectAccessible, takeTrouble } from '../support/site.ts'
import { apply, openOther, signInAs, test } from '../support/staffed-site.ts'

test.use({ viewport: desktop })

test('an editor finds the site’s texts and the blog, and no trace of applicants', { tag: '@proof' }, async ({
  page,
  trouble,
}) => {
  const reference = await apply(page)
  await signInAs(page, 'editor')
  await page.goto('/admin')
  const links = page.getByRole('navigation', { name: 'Admin' }).getByRole('link')
  await expect(links).toHaveText(['Today', 'Site', 'Settings', 'Blog'])
  await expect(page.getByRole('banner')).toContainText('Ed Morris')
  await expect(page.getByRole('tab')).toHaveText(['Content Management', 'Blog Management'])
  await expect(page.getByText('Replace the sample testimonials')).toBeVisible()
  await expect(page.getByText('Connect a mail server')).toBeHidden()
  await expectAccessible(page)
  await links.filter({ hasText: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')

  for (const address of ['/admin/applications', '/admin/figures', '/admin/messages', '/admin/firms']) {
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(403)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your role doesn’t include this.')
    expect(await page.content()).not.toMatch(new RegExp(`${reference}|${plaintiffPayload.lastName}`))
  }
  await expectAccessible(page)
  // The browser itself notes each refusal.
  await takeTrouble(trouble, 4)
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByRole('tab')).toHaveText(['Content Management', 'Blog Management'])
})

test('a reviewer takes a file, finds it among theirs, and mentions a colleague, who reads it', {
  tag: '@proof',
}, async ({ page, browser, baseURL }) => {
  const reference = await apply(page)
  await signInAs(page, 'ruth')
  // Other tests apply on this server, too.
  await page.goto(`/admin/applications?q=${reference}`)
  await expect(page.getByRole('link', { name: /^Nobody’s [1-9]/ })).toBeVisible()
  await page.getByRole('link', { name: /^View Details/ }).click()
  const file = page.getByRole('dialog').first()
  await file.getByRole('button', { name: 'Assign to me' }).click()
  // A notice says so, too.
  const assigned = file.getByRole('paragraph').filter({ hasText: 'Assigned to Ruth Owens' }).first()
  await expect(assigned).toBeVisible()

  const note = file.getByLabel('New note')
  await note.pressSequentially('Her doctor wrote, @b')
  await expect(file.getByRole('option', { name: 'Ben Hale' })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page, '#application-details')
  await page.keyboard.press('Escape')
  await expect(file.getByRole('option', { name: 'Ben Hale' })).toBeHidden()
  await note.pressSequentially('e')
  await page.keyboard.press('Enter')
  await expect(note).toHaveValue('Her doctor wrote, @Ben Hale ')
  await note.pressSequentially('please look.')
  await file.getByRole('button', { name: 'Add note' }).click()
  const stream = file.getByRole('region', { name: 'Activity' })
  await expect(stream).toContainText('Note by Ruth Owens')
  await expect(stream).toContainText('Assigned to Ruth Owens')
  await file.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Mine 1' }).click()
  await expect(page).toHaveURL(/assignee=me/)
  const row = page.getByRole('table', { name: 'Applications' }).locator('tbody tr')
  await expect(row).toHaveCount(1)
  await expect(row.locator('[data-label=Owner]')).toContainText('Ruth Owens')
  await expectAccessible(page)

  const other = await openOther(browser, baseURL, 'ben')
  await other.goto('/admin')
  const mark = other.locator('summary').filter({ hasText: /^1\smention$/ })
  await mark.focus()
  await other.keyboard.press('Enter')
  const mention = other.getByRole('link', { name: `Ruth Owens mentioned you in ${reference}` })
  await expect(mention).toBeVisible()
  await expectAccessible(other)
  await mention.press('Enter')
  await expect(other.getByRole('dialog')).toContainText('Her doctor wrote, @Ben Hale please look.')
  await expect(other.getByRole('dialog')).toContainText('Note by Ruth Owens')
  await expect(mark).toBeHidden()
  await other.context().close()
})
