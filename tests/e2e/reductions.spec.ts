import { createCaseLink } from '#features/correspondence/page-links/mutations.ts'
import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'
import { lookAtBothSizes } from '../support/both-sizes.ts'
import { turnContracts } from '../support/contract-page.ts'
import { openPaid, withDatabase } from '../support/ledger-page.ts'
import { expect } from '../support/site.ts'
import { test } from '../support/staffed-site.ts'

/** Tests in one worker share a site: the others know nothing of contracts. */
test.afterEach(async ({ request }) => turnContracts(request, false))

const today = dateIn(brand.openHours.timeZone)

const sheet = {
  ...{ gross: '48,000', 'fee-full': '16000', 'fee-after': '16,000', 'costs-full': '3150', 'costs-after': '' },
  ...{ 'lien-1-name': 'County Hospital', 'lien-1-full': '14000', 'lien-1-after': '9200', ours: '13,000' },
}

test('a firm reports a settlement and asks for less, the desk answers by keys, and the firm accepts', async ({
  page,
  server,
  browser,
}) => {
  test.setTimeout(240_000)
  const file = await openPaid({ page, server }, 'Marchbanks')
  let token = ''
  await withDatabase(server, async ({ db, rowSealer }) => {
    token = await db.transaction((tx) =>
      createCaseLink({ tx, rowSealer }, { applicationId: file.id, party: 'firm' }),
    )
  })
  // Everything the firm does works without scripts.
  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })
  const firm = await plain.newPage()
  const origin = server.url
  await firm.goto(`${origin}/firm/${token}/settlement`)
  await firm.getByLabel('Settled', { exact: true }).check()
  await firm.getByLabel('Gross amount').fill('a lot')
  await firm.getByLabel('When was it agreed?').fill(today)
  await firm.getByRole('button', { name: 'Report it' }).click()
  await expect(firm.getByText('Enter the gross amount in dollars, like 24,000').last()).toBeVisible()
  await firm.getByLabel('Gross amount').fill('48,000')
  await firm.getByRole('button', { name: 'Report it' }).click()
  await expect(firm.getByRole('heading', { name: 'Thanks. We know.' })).toBeVisible()

  await firm.goto(`${origin}/firm/${token}/reduction`)
  await expect(firm.locator('[name=gross]')).toHaveValue('48,000')
  for (const [name, value] of Object.entries(sheet)) await firm.locator(`[name=${name}]`).fill(value)
  await firm.locator('[name=lien-1-after]').fill('40000')
  await firm.getByRole('button', { name: 'Send the request' }).click()
  await expect(firm.getByRole('alert').or(firm.locator('.error-summary'))).toContainText('County Hospital')
  await firm.locator('[name=lien-1-after]').fill('9200')
  await firm.getByRole('button', { name: 'Send the request' }).click()
  await expect(firm.getByRole('heading', { name: 'We have your request.' })).toBeVisible()

  // With scripts, the sums follow what is typed.
  const typing = await browser.newContext()
  const live = await typing.newPage()
  await live.goto(`${origin}/firm/${token}/reduction?again`)
  await live.locator('[name=ours]').fill('10000')
  await expect(live.getByRole('status').filter({ hasText: 'Your client would get $9,650.' })).toBeAttached()
  const look = lookAtBothSizes(live)
  await look()
  await live.goto(`${origin}/firm/${token}/reduction`)
  await look()
  await live.goto(`${origin}/firm/${token}/settlement`)
  await look()
  await live.goto(`${origin}/firm/${token}/settlement?again`)
  await look()
  await typing.close()

  await page.goto('/admin')
  const line = page.getByRole('listitem').filter({ hasText: 'Asks us to take $13,000' })
  await line.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Our answer' })).toBeVisible()
  await page.getByRole('heading', { name: 'Our answer' }).click()
  await page.keyboard.press('4')
  await expect(page.getByLabel(/^Advance only/)).toBeChecked()
  await expect(page.getByText('We’ll take $13,000.00 instead of')).toBeVisible()
  await lookAtBothSizes(page)()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('The firm hasn’t accepted yet.').first()).toBeVisible()

  await firm.reload()
  await firm.getByRole('button', { name: 'Accept $13,000' }).click()
  await expect(firm.getByRole('heading', { name: 'Accepted: we take $13,000.' })).toBeVisible()
  const ledger = await (await page.request.get(`/api/applications/${file.id}/ledger`)).json()
  expect(ledger.all.owed).toBe(13_000_00)
  await plain.close()
})
