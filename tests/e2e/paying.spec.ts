import type { Page } from '@playwright/test'
import { turnContracts } from '../support/contract-page.ts'
import { createHand, type Effort } from '../support/counting-hand.ts'
import { openPayable, type Payable, passTime, readyPaying } from '../support/paying.ts'
import { desktop, expect, expectAccessible, expectAlive, phone } from '../support/site.ts'
import { openOther, signInAs, test } from '../support/staffed-site.ts'

/** Tests in one worker share a site: the others know nothing of contracts. */
test.afterEach(async ({ request }) => turnContracts(request, false))
test.use({ viewport: desktop })

const efforts: Record<string, Effort> = {}
test.afterAll(() => {
  if (Object.keys(efforts).length > 0) console.table(efforts)
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const gate = (page: Page) => page.getByRole('region', { name: 'Before money leaves' })

async function open(page: Page, { address }: Payable) {
  await page.goto(address)
  await expectAlive(page)
}

/** Whoever enters bank details can't call them back, so it takes two from the first check on. */
async function prepare(page: Page, other: Page, payable: Payable) {
  const first = createHand(page)
  const second = createHand(other)
  await open(page, payable)
  await expect(gate(page)).toContainText('Bank details called back')
  await expect(button(page, /^Sign/)).toHaveAttribute('aria-disabled', 'true')
  const mine = page.getByRole('dialog')
  await first.press('1')
  await expect(mine).toContainText('Enter the bank details')
  await mine.getByLabel('Payee').fill(payable.name)
  await mine.getByLabel('Bank', { exact: true }).fill('Example Bank')
  await mine.getByLabel('Routing number').fill('021000021')
  await mine.getByLabel('Account number').fill('000123450142')
  await first.press('Control+Enter')
  await expect(gate(page)).toContainText('Call back')

  await open(other, payable)
  const theirs = other.getByRole('dialog')
  await expect(gate(other)).toContainText('Call back')
  await second.press('1')
  await expect(theirs).toContainText('Call the payee back')
  await theirs.getByLabel('Number you called').fill(payable.phone)
  await theirs.getByLabel('What was read back').fill('Ana read 0142')
  await second.press('Control+Enter')
  await expect(gate(other)).toContainText('Ana read 0142')
  await second.press('1')
  await expect(theirs).toContainText('Compare with the sanctions list')
  await theirs.getByLabel('By whom').fill('Example Bank’s screening')
  await second.press('Control+Enter')
  await expect(gate(other)).toContainText('Screened elsewhere')
  await expect(button(other, /^Sign/)).not.toHaveAttribute('aria-disabled', 'true')
  return { first, second }
}

async function signBoth(page: Page, other: Page, payable: Payable) {
  const { first, second } = await prepare(page, other, payable)
  await second.press('Control+Enter')
  await expect(gate(other)).toContainText('A second signature is missing')
  await expect(gate(page)).toContainText('You’re the second.')
  await first.press('Control+Enter')
  await expect(button(other, /^Mark .* sent/)).toBeVisible()
  return { first, second }
}

async function markSent(page: Page) {
  const hand = createHand(page)
  const dialog = page.getByRole('dialog')
  await hand.press('s')
  await dialog.getByLabel(/Trace|reference/).fill('0000-4417')
  await hand.press('Control+Enter')
  await expect(page.getByRole('region', { name: 'The payment' })).toContainText('0000-4417')
  return hand
}

test('two people pay a contract after calling back, and see until when it can be canceled', async ({
  page,
  request,
  server,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  await readyPaying(request)
  const payable = await openPayable({ request, server })
  await signInAs(page, 'ruth')
  const other = await openOther(browser, baseURL, 'ben')
  const { first, second } = await signBoth(page, other, payable)
  efforts['Enter details, sign second'] = first.effort
  efforts['Call back, screen, sign first'] = second.effort
  await expectAccessible(other)
  // Whoever sees bank details asks for them, and no one else is offered it.
  await page.reload()
  await button(page, 'Show').click()
  await expect(page.getByRole('region', { name: 'To be paid' })).toContainText('000123450142')
  await expect(button(other, 'Show')).toHaveCount(0)

  efforts['Mark sent'] = (await markSent(other)).effort
  await expect(other.getByRole('region', { name: 'The cancellation clock' })).toBeVisible()
  await other.keyboard.press('a')
  await other.keyboard.press('Control+Enter')
  await expect(other.getByRole('region', { name: 'The payment' })).toContainText('Received')
  await expectAccessible(other)
  await other.setViewportSize(phone)
  await expectAccessible(other)
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)

  await page.goto('/admin/money')
  await expect(page.getByRole('region', { name: 'In their time to cancel' })).toContainText(payable.name)
  await expectAccessible(page)
  await other.context().close()
})

test('a wire that came back never began', { tag: '@proof' }, async ({
  page,
  request,
  server,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  await readyPaying(request)
  const payable = await openPayable({ request, server })
  await signInAs(page, 'ruth')
  const other = await openOther(browser, baseURL, 'ben')
  await signBoth(page, other, payable)
  await markSent(other)
  const hand = createHand(other)
  await hand.press('b')
  await other.getByRole('dialog').getByLabel('Why').fill('R03, no account')
  await hand.press('Control+Enter')
  await expect(other.getByText('It never began, and nothing is owed.')).toBeVisible()
  await expect(other.getByText('R03, no account').first()).toBeVisible()
  efforts.Returned = hand.effort
  const balance = await request.get(`/api/contracts/${payable.contractId}/balance?on=2030-01-01`)
  expect(await balance.json()).toMatchObject({ owed: 0, charges: 0 })
  await other.context().close()
})

test('on its last day a contract is canceled by notice and money', { tag: '@proof' }, async ({
  page,
  request,
  server,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  await readyPaying(request)
  const payable = await openPayable({ request, server })
  await signInAs(page, 'ruth')
  const other = await openOther(browser, baseURL, 'ben')
  await signBoth(page, other, payable)
  await markSent(other)
  await passTime(server, payable.contractId)
  await open(page, payable)
  await expect(page.getByText('1 business day left')).toBeVisible()
  const hand = createHand(page)
  await hand.press('x')
  const form = page.getByRole('form', { name: 'Record a cancellation' })
  await hand.press('1')
  await form.getByLabel('Money back').fill('10000')
  await form.getByRole('combobox', { name: /^As/ }).selectOption({ label: 'Certified or cashier’s check' })
  await expect(form).toContainText('In time.')
  await hand.press('Control+Enter')
  await expect(page.getByText('Canceled: nothing is owed').first()).toBeVisible()
  efforts['Record a cancellation'] = hand.effort
  await expectAccessible(page)
  await other.context().close()
})
