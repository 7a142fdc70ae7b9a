import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { joinAdmin } from '../support/admin.ts'
import { lookAtBothSizes } from '../support/both-sizes.ts'
import { applyWithFirm } from '../support/firm-page.ts'
import { pressOn, typeAnswer } from '../support/keyboard.ts'
import type { ServerProcess } from '../support/server-process.ts'
import { expect, expectAccessible, phone, test } from '../support/site.ts'

/** The mail about a request, as one line. */
async function readRequestMail({ dataDir }: ServerProcess, requestId: string): Promise<string> {
  const read = () => readFileSync(join(dataDir, 'outbox', `documents-request-${requestId}.eml`), 'utf8')
  await expect.poll(() => readdirSync(join(dataDir, 'outbox')).join()).toContain(requestId)
  return read().replaceAll('=\r\n', '')
}

test('documents are requested by keyboard, and the person who got the mail stops the reminders without scripts', {
  tag: '@proof',
}, async ({ page, server, browser }) => {
  const look = lookAtBothSizes(page)
  const id = await applyWithFirm(page)
  await joinAdmin(page)
  await page.goto(`/admin/applications?application=${id}&tab=documents`)
  const panel = page.getByRole('region', { name: 'Requests' })
  await expect(panel.getByText('Nobody has been asked for documents yet.')).toBeVisible()
  await pressOn(page, panel.getByRole('button', { name: 'Request documents' }), 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Request documents' })
  await look('dialog:modal')
  await expect(dialog.getByText(/^Documents we need for your application \(BF-/)).toBeVisible()
  await typeAnswer(page, dialog.getByLabel('Text'), 'Please send these soon. ')
  const answered = page.waitForResponse(`/api/applications/${id}/requests`)
  await pressOn(page, dialog.getByRole('button', { name: 'Send request' }), 'Enter')
  const { requestId } = await (await answered).json()
  await expect(panel.getByText(/No reminder sent yet\. Next on /)).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Request documents' })).toBeFocused()
  await expect(page.getByText('Documents needed').first()).toBeVisible()
  await pressOn(page, panel.getByRole('button', { name: /^Pause reminders/ }), 'Enter')
  await expect(panel.getByText(/Paused since/)).toBeVisible()
  await pressOn(page, panel.getByRole('button', { name: /^Resume reminders/ }), 'Enter')
  await look()

  const [path = ''] = /\/case\/[\w-]{43}/.exec(await readRequestMail(server, requestId)) ?? []
  const context = await browser.newContext({ viewport: phone, javaScriptEnabled: false, baseURL: server.url })
  const reader = await context.newPage()
  const answer = await reader.goto(`${path}/stop`)
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Stop the reminders?')
  await reader.getByRole('button', { name: 'Stop the reminders' }).click()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('The reminders have stopped')
  await expect(panel.getByText(/they asked for no more reminders/)).toBeVisible({ timeout: 20_000 })
  await reader.getByRole('button', { name: 'Undo' }).click()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Stop the reminders?')
  await context.close()
  // axe needs scripts.
  await page.goto(`${path}/stop`)
  await expectAccessible(page)
})
