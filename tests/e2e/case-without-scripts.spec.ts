import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { plaintiffPayload } from '../support/application-payloads.ts'
import type { ServerProcess } from '../support/server-process.ts'
import { expect, phone, test } from '../support/site.ts'
import { pdf } from '../support/upload-page.ts'

test.use({ javaScriptEnabled: false, viewport: phone })

const item = (page: Page, type: string) => page.locator(`[data-item=${type}]`)
const headline = (page: Page) => page.getByRole('heading', { level: 1 })

/** From the mail, which waits in a folder while there is no mail server. */
async function findCode({ dataDir }: ServerProcess, applicationId: string): Promise<string> {
  let code = ''
  await expect(() => {
    const outbox = join(dataDir, 'outbox')
    const [name = ''] = readdirSync(outbox).filter((file) => file.startsWith(`case-code-${applicationId}`))
    const mail = readFileSync(join(outbox, name), 'utf8').replaceAll('=\r\n', '')
    code = /Your code: (\d{6})/.exec(mail)?.[1] ?? ''
    expect(code).not.toBe('')
  }).toPass()
  return code
}

test('a code opens the case, and everything on it can be done', async ({ page, server }) => {
  // One address gets a few codes an hour, and other tests have theirs.
  const email = `${randomUUID()}@example.com`
  const sent = await page.request.post('/api/applications', { data: { ...plaintiffPayload, email } })
  const { applicationId, reference } = await sent.json()
  await page.context().clearCookies()

  await page.goto('/case')
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByText('Enter your reference.')).toBeVisible()
  await page.getByLabel('Reference').fill(reference.toLowerCase())
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(headline(page)).toHaveText('Check your email')
  await page.getByLabel('Code').fill('123456')
  await page.getByRole('button', { name: 'Open my case' }).click()
  await expect(page.getByText('That code doesn’t work.')).toBeVisible()
  await page.getByLabel('Code').fill(await findCode(server, applicationId))
  await page.getByRole('button', { name: 'Open my case' }).click()
  await expect(headline(page)).toHaveText('We have it. A person reads it next.')

  const records = item(page, 'medical-records')
  await records.locator('input[type=file]').first().setInputFiles(pdf)
  await records.getByRole('button', { name: 'Send this file' }).click()
  await expect(page.getByText('We got your file.')).toBeVisible()
  await expect(records).toHaveAttribute('data-state', 'received')
  await page.getByLabel(/^Write to/).fill('It came by mail.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('We got your message.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'It came by mail.' })).toBeVisible()
  await item(page, 'police-report')
    .getByRole('button', { name: /^I don’t have this/ })
    .click()
  await expect(page.getByText('Thank you for telling us.')).toBeVisible()
  await expect(item(page, 'police-report')).toContainText('You told us you don’t have this.')

  await page.getByRole('button', { name: 'Fix my phone number' }).click()
  await page.getByLabel('Phone').fill('12')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Phone')).toHaveValue('12')
  await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Phone').fill('555-014-7799')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('It’s fixed.')).toBeVisible()
  await expect(page.getByText('555-014-7799', { exact: true })).toBeVisible()

  // Nor by a page of somebody else's.
  const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  const forged = await page.request.post('/case', { form: { do: 'withdraw' }, headers: foreign })
  expect(forged.status()).toBe(403)
  await page.getByRole('button', { name: 'Withdraw my application' }).click()
  await expect(headline(page)).toHaveText('Withdraw your application?')
  await page.getByRole('link', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Withdraw my application' }).click()
  await page.getByRole('button', { name: 'Withdraw it' }).click()
  await expect(headline(page)).toHaveText('You withdrew. We’ve stopped.')
  await expect(page.getByRole('button', { name: /^(Fix|Withdraw|I don’t|Send this)/ })).toHaveCount(0)

  // Left open until the case is closed here: what is sent then is not taken, and says so.
  await page.context().clearCookies()
  await page.getByLabel(/^Write to/).fill('One more thing.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('That didn’t go out')).toBeVisible()
  await expect(headline(page)).toHaveText('Open your case')
})
