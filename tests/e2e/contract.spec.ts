import { adminPassword } from '../support/admin.ts'
import { confirmForm, letSend, openOffer, readyContracts, turnContracts } from '../support/contract-page.ts'
import { createHand } from '../support/counting-hand.ts'
import { desktop, expect, expectAccessible } from '../support/site.ts'
import { openOther, signInAs, test } from '../support/staffed-site.ts'

test.use({ viewport: desktop })
test.describe.configure({ mode: 'serial' })

/** Tests in one worker share a site: the others know nothing of contracts. */
test.afterEach(async ({ request }) => turnContracts(request, false))

test('while contracts are off, nothing leads to them, and their address says so', async ({ page }) => {
  const { id, address } = await openOffer(page, 'Off')
  await signInAs(page, 'ruth')
  await page.goto(`/admin/applications/${id}`)
  await expect(page.getByRole('link', { name: 'Value' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contract' })).toHaveCount(0)
  await page.goto(address)
  await expect(page.getByText('Contracts are off', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Draft a contract' })).toHaveCount(0)
  await expectAccessible(page)
})

test('by keyboard alone a reviewer drafts a contract, reads what is missing, and voids it', {
  tag: '@proof',
}, async ({ page, request, trouble }) => {
  await readyContracts(request)
  const { id, address, approve } = await openOffer(page, 'Drafted')
  await signInAs(page, 'ruth')
  await page.goto(address)
  const main = page.getByRole('button', { name: 'Draft a contract' })
  await expect(main).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText(/Approve one first/).first()).toBeVisible()
  await approve()
  // The page hears of the offer by itself.
  await expect(main).not.toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)

  await page.goto(`/admin/applications/${id}`)
  await expect(page.getByRole('link', { name: 'Contract' })).toBeVisible()
  const { press, type, tabTo } = createHand(page)
  await press('w')
  await expect(page.getByRole('heading', { level: 1, name: 'Value' })).toBeAttached()
  await expect(page.getByRole('link', { name: 'Contract' })).toBeVisible()
  await press('}')
  await expect(main).toBeVisible()
  await press('d')
  const draft = page.getByRole('dialog', { name: /^Draft .*contract$/ })
  const day = draft.getByRole('textbox', { name: 'Planned funding day' })
  await expect(day).not.toHaveValue('')
  await expect(draft.getByRole('textbox', { name: 'Amount' })).toHaveValue('10,000')
  await expectAccessible(page)

  // What can't be is said at its field, and what was typed stays.
  await tabTo(day)
  await press('Control+a')
  await type('sat')
  await press('Control+Enter')
  await expect(draft.getByText(/bank/i).first()).toBeVisible()
  await expect(day).toBeFocused()
  await tabTo(draft.getByRole('textbox', { name: 'Amount' }))
  await press('Control+a')
  await type('12,000')
  await press('Control+Enter')
  await expect(draft.getByText(/not for more/)).toBeVisible()
  // Of two mistakes the first has the focus.
  await expect(day).toBeFocused()
  await press('Control+a')
  await type('+14')
  await tabTo(draft.getByRole('textbox', { name: 'Amount' }))
  await press('Control+a')
  await type('9,000')

  // Closed by mistake, it opens again with what was typed.
  await press('Escape', 'd')
  await expect(draft.getByText('What you typed before is still here.')).toBeVisible()
  await expect(draft.getByRole('textbox', { name: 'Amount' })).toHaveValue('9,000')
  await tabTo(
    draft
      .getByRole('group', { name: /SSI or Medicaid/ })
      .getByRole('radio')
      .first(),
  )
  await press('Space', 'Control+Enter')
  await expect(draft).toBeHidden()
  await takeRefusals(trouble, 2)

  // What has to be so before it's sent, each with what to do.
  const checks = page.getByRole('region', { name: 'Before it’s sent' })
  await expect(checks.getByText('Nobody has asked yet. Answer it in the draft.')).toHaveCount(3)
  await expect(checks.getByText(/can end SSI or Medicaid/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'What binds it' }).getByRole('row')).not.toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Stages of the contract' })).toContainText('Drafted')
  const paper = page.getByRole('region', { name: 'The paper' })
  await expect(paper.getByText('$9,000.00').first()).toBeVisible()
  await expect(paper.getByText(/^Part 1 of /)).toBeVisible()
  await press('ArrowRight')
  await expect(paper.getByText(/^Part 2 of /)).toBeVisible()
  await expectAccessible(page)

  // A colleague who may not send it reads who may; with the right, they read what is missing.
  const sendKey = page.getByRole('button', { name: 'Send', exact: true })
  await expect(sendKey).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('Owner can sign it for us and send it.')).toBeVisible()
  await letSend(request, 'Ruth Owens', true)
  await page.reload()
  await expect(sendKey).not.toHaveAttribute('aria-disabled', 'true')
  await press('s')
  const send = page.getByRole('dialog', { name: /^Send BF-/ })
  await expect(send.getByText('It can’t be sent yet.')).toBeVisible()
  await press('Control+Enter')
  await expect(send).toBeVisible()
  await expectAccessible(page)
  await press('Escape')

  await press('v')
  const end = page.getByRole('dialog', { name: /^Void BF-/ })
  await press('Control+Enter')
  await expect(end.getByText('Say why. It’s kept with the contract.')).toBeVisible()
  await type('The firm asked for another day.')
  await press('Control+Enter')
  await expect(end).toBeHidden()
  await expect(page.getByText('The firm asked for another day.').first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'Stages of the contract' })).toContainText('Void')
  await expect(page.getByRole('link', { name: 'Contract void' })).toBeVisible()
  await expect(main).toBeVisible()

  // The file's stream leads here.
  await press('Escape')
  await expect(page).toHaveURL(new RegExp(`/admin/applications/${id}$`))
  await expect(page.getByText('Contract voided')).toBeVisible()
  await page.getByRole('link', { name: 'Open the contract' }).first().click()
  await expect(main).toBeVisible()
})

test('with confirmed words the owner sends it, has the sealed PDF, and reissues it for another day', async ({
  page,
  request,
}) => {
  await readyContracts(request)
  await confirmForm(request)
  const { address, approve } = await openOffer(page, 'Sent')
  await page.request.post('/api/admin/login', { data: { password: adminPassword } })
  await approve()
  // From Today, one key leads from the offer to its draft.
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: /^Contracts/ })).toBeVisible()
  await expect(page.getByText('Nothing waits for you')).toHaveCount(0)
  const waiting = page.getByRole('region', { name: /^Contracts/ })
  const { press, tabTo, effort } = createHand(page)
  await waiting.getByRole('link', { name: 'Ana Sent' }).focus()
  await press('Enter')
  const draft = page.getByRole('dialog', { name: /^Draft .*contract$/ })
  await expect(draft).toBeVisible()
  await expect(page).toHaveURL(address)
  for (const group of await draft.getByRole('group').filter({ hasText: '?' }).all()) {
    await tabTo(group.getByRole('radio').first())
    await press('ArrowRight')
    await expect(group.getByRole('radio', { name: 'No' })).toBeChecked()
  }
  await press('Control+Enter')
  await expect(draft).toBeHidden()
  await expect(page.getByText(/^all \d+ are met$/)).toBeVisible()

  await press('s')
  const send = page.getByRole('dialog', { name: /^Send BF-/ })
  await expect(send.getByText('It can’t be sent yet.')).toBeHidden()
  await press('Control+Enter')
  await expect(send).toBeHidden({ timeout: 30_000 })
  expect(effort.keys).toBeLessThanOrEqual(24)
  const sealed = page.getByRole('region', { name: 'Sealed' })
  await expect(sealed.getByText(/^[0-9a-f]{64}$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remind Ana' })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'The paper' }).getByText('Draft', { exact: true }),
  ).toBeHidden()
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await page.keyboard.press('p')
  expect((await download).suggestedFilename()).toMatch(/^BF-[2-9A-Z]{5}-[2-9A-Z]{5}\.pdf$/)

  await page.keyboard.press('e')
  const reissue = page.getByRole('dialog', { name: /^Reissue BF-/ })
  await reissue.getByRole('textbox', { name: 'Planned funding day' }).fill('+21')
  await reissue.getByRole('textbox', { name: 'Why' }).fill('The bank is closed that day.')
  await expect(reissue.getByText('Every date and sum on page 1 follows.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(reissue).toBeHidden()
  const changed = page.getByRole('region', { name: 'What changed' })
  await expect(changed.locator('del').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'All versions' }).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: /^Open version 1/ }).click()
  await expect(page.getByText(/^Replaced, /)).toBeVisible()
  await expect(page.getByText('The bank is closed that day.').first()).toBeVisible()
})

test('what a colleague does meanwhile shows by itself, and nobody voids another contract than the one they read', {
  tag: '@proof',
}, async ({ page, browser, baseURL, request, trouble }) => {
  await readyContracts(request)
  const { id, address, approve } = await openOffer(page, 'Shared')
  await signInAs(page, 'ruth')
  await approve()
  const calls = `/api/applications/${id}/contracts`
  const { suggested } = await (await page.request.get(calls)).json()
  const { fundingOn } = suggested
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Draft a contract' })).toBeVisible()
  await page.keyboard.press('d')
  const draft = page.getByRole('dialog', { name: /^Draft .*contract/ })
  await expect(draft).toBeVisible()
  const ben = await openOther(browser, baseURL, 'ben')
  const theirs = await (await ben.request.post(calls, { data: { fundingOn } })).json()
  await expect(draft.getByText(`Ben Hale drafted ${theirs.number} meanwhile.`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Before it’s sent' })).toBeVisible()

  await page.keyboard.press('v')
  const end = page.getByRole('dialog', { name: `Void ${theirs.number}` })
  await expect(end).toBeVisible()
  const another = await ben.request.post(calls, { data: { fundingOn, amount: 5_000_00 } })
  const { number } = await another.json()
  await expect(page.getByText(number).first()).toBeAttached()
  await end.getByRole('textbox', { name: 'Why' }).fill('Not wanted.')
  await page.keyboard.press('Control+Enter')
  await expect(end.getByText(/doesn’t stand anymore/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Contract drafted' })).toBeVisible()
  await takeRefusals(trouble, 1)
  await ben.context().close()
})

/** Refusals are logged by the browser, too. */
async function takeRefusals(trouble: string[], count: number) {
  await expect.poll(() => trouble).toHaveLength(count)
  for (const line of trouble.splice(0)) expect(line).toMatch(/409|422/)
}
