import { lookAtBothSizes } from '../support/both-sizes.ts'
import { applyWith } from '../support/judging.ts'
import { desktop, expect, test } from '../support/site.ts'

test.use({ viewport: desktop })

test('a call is written down with three keys, and its follow-up stands in the bar until it is done', {
  tag: '@proof',
}, async ({ page }) => {
  const { id } = await applyWith(page, 'Caller', [])
  const look = lookAtBothSizes(page)
  await page.goto(`/admin/applications/${id}`)
  const stream = page.getByRole('region', { name: 'Activity' })
  await expect(stream).toContainText('Application submitted')
  await page.keyboard.press('c')
  await expect(page.getByRole('radio', { name: 'Reached' })).toBeFocused()
  await expect(stream.getByRole('link', { name: '(555) 014-7733' })).toHaveAttribute(
    'href',
    'tel:+15550147733',
  )
  await page.keyboard.press('2')
  await expect(page.getByRole('radio', { name: 'Voicemail' })).toBeChecked()
  await page.getByLabel('What was said').fill('Will send page 2 tonight.')
  await page.getByLabel('Follow up').selectOption({ index: 2 })
  await look()
  await page.getByLabel('What was said').press('Control+Enter')
  const entry = stream.getByRole('listitem').filter({ hasText: 'Call with the applicant: voicemail' })
  await expect(entry).toContainText('Will send page 2 tonight.')
  await expect(entry).toContainText('follow-up: call on')
  await expect(page.getByRole('radio', { name: 'Voicemail' })).not.toBeChecked()

  const bar = page.getByRole('list', { name: 'Follow-ups' })
  await expect(bar.getByRole('listitem')).toContainText('Call')
  await look()
  await bar.getByRole('button', { name: 'Move' }).click()
  await bar.getByLabel('Move to').selectOption({ index: 4 })
  await bar.getByRole('button', { name: 'Move it' }).click()
  await expect(stream).toContainText('Follow-up moved')
  await bar.getByRole('button', { name: 'Done' }).click()
  await expect(bar).toBeHidden()
  await expect(stream).toContainText('Follow-up done')

  await stream.getByRole('tab', { name: 'Remind me' }).click()
  await stream.getByRole('button', { name: 'Remind me' }).click()
  await expect(stream.getByText('Choose a time')).toBeVisible()
  await stream.getByLabel('When', { exact: true }).selectOption({ index: 2 })
  await stream.getByLabel('What for').fill('Has page 2 come?')
  await look()
  await stream.getByLabel('What for').press('Control+Enter')
  await expect(bar.getByRole('listitem')).toContainText('Has page 2 come?')
})

test('a mail is written beside the file from a template, kept while folded, and taken back by a key', {
  tag: '@proof',
}, async ({ page }) => {
  const { id } = await applyWith(page, 'Reader', [])
  const look = lookAtBothSizes(page)
  await page.goto(`/admin/applications/${id}`)
  await expect(page.getByRole('button', { name: 'Mail', exact: true })).toBeVisible()
  await page.keyboard.press('m')
  const dock = page.getByRole('region', { name: 'Mail about Ana Reader' })
  const text = dock.getByLabel('Text')
  await expect(text).toBeFocused()
  await page.keyboard.press('/')
  await expect(dock.getByRole('menuitem').first()).toBeFocused()
  await dock.getByRole('menuitem', { name: 'Where to send a document' }).click()
  await expect(dock.getByLabel('Subject')).toHaveValue('Where to send your documents')
  await expect(text).toHaveValue(/Hello Ana,\s[\s\S]*1\. Medical records/)
  await expect(dock.locator('mark').first()).toHaveText('Ana')
  await expect(dock).toContainText('things filled in, check them')
  await look()

  // The file stays free, and nothing is lost while it is folded.
  await page.keyboard.press('Escape')
  await expect(text).toBeHidden()
  await page.keyboard.press('m')
  await expect(text).toBeFocused()
  await text.press('End')
  await page.keyboard.type(' {firm name}')
  await page.keyboard.press('Control+Enter')
  await expect(dock).toContainText('Fill in or take out {firm name}')
  await text.fill('Hello Ana,\n\nA picture is fine.')
  await dock.getByRole('button', { name: 'As they see it' }).click()
  const letter = dock.getByRole('article', { name: 'The mail as they see it' })
  await expect(letter).toContainText('Open your case page')
  await look()
  await dock.getByRole('button', { name: 'Send' }).click()
  await expect(dock).toBeHidden()
  const stream = page.getByRole('region', { name: 'Activity' })
  await expect(stream).toContainText('Mail to the applicant: Where to send your documents')
  await expect(page.getByText(/leaves in \d+ seconds/)).toBeVisible()
  await page.getByRole('heading', { name: 'Ana Reader' }).click()
  await page.keyboard.press('z')
  await expect(text).toHaveValue('Hello Ana,\n\nA picture is fine.')
  await expect(stream).toContainText('taken back, never sent')

  await page.goto('/admin/settings/mail#templates')
  await page.getByRole('button', { name: /^Where to send a document/ }).click()
  await look()
})
