import { addDays, addMonths } from '#lib/calendar-days.ts'
import { brand } from '#site/brand.ts'
import { dateIn, formatCalendarDay } from '#site/format.ts'
import { lookAtBothSizes } from '../support/both-sizes.ts'
import { turnContracts } from '../support/contract-page.ts'
import { createHand } from '../support/counting-hand.ts'
import { openPaid } from '../support/ledger-page.ts'
import { payContract } from '../support/money-sent.ts'
import { sendContract } from '../support/sent-contracts.ts'
import { findMailedPage } from '../support/signer.ts'
import { desktop, expect, expectAccessible } from '../support/site.ts'
import { test } from '../support/staffed-site.ts'

/** Tests in one worker share a site: the others know nothing of contracts. */
test.afterEach(async ({ request }) => turnContracts(request, false))

const today = dateIn(brand.openHours.timeZone)
const fundedOn = addMonths(today, -14)
const last = addDays(addMonths(fundedOn, 18), -1)
const sayLong = (day: string) => formatCalendarDay(day, 'en', { dateStyle: 'full' })

test('a law firm gets the payoff letter in two clicks, at any hour', async ({
  page,
  request,
  server,
  trouble,
}) => {
  test.setTimeout(240_000)
  const sent = await sendContract(request, { role: 'attorney' })
  await payContract(server, sent, { sentOn: fundedOn, receivedOn: fundedOn })
  const home = await findMailedPage(server, sent.attorneyEmail, /./)
  const look = lookAtBothSizes(page)

  await page.goto(`${home}/payoff`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The payoff, right now.')
  await expect(page.getByText(`through ${sayLong(last)}`)).toBeVisible()
  await expect(page.getByText('$15,400', { exact: true }).first()).toBeVisible()
  await look()
  await page.getByRole('button', { name: 'Get the letter' }).click()
  const pdf = page.getByRole('link', { name: 'Open the letter (PDF)' })
  await expect(page.getByText('Letter 1 is ready.')).toBeVisible()
  const opened = await page.request.get((await pdf.getAttribute('href')) ?? '')
  expect([opened.status(), (await opened.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  await look()

  await page.getByLabel('Another day').check()
  await page.getByLabel('Which day?').fill(addDays(last, 1))
  await page.getByRole('button', { name: 'Get the letter' }).click()
  await expect(page.getByText(/More is owed from the day after/).first()).toBeVisible()
  // The browser notes the answer to the mistake.
  trouble.length = 0

  const { letters } = await (await page.request.get(`/api${home}/payoff`)).json()
  expect(letters).toHaveLength(1)
  const verified = await (await request.get(`/api/verify/${letters[0].number}`)).json()
  expect(verified).toEqual({ answer: 'issued', issuedOn: today, replacedOn: null })
})

test('the desk makes a letter by keyboard alone, and finds it in the list', async ({ page, server }) => {
  test.setTimeout(240_000)
  await page.setViewportSize(desktop)
  const { address } = await openPaid({ page, server }, 'Payoff')
  await page.request.put('/api/admin/payoff-settings', {
    data: {
      bank: {
        bank: 'First Example Bank',
        routing: '021000021',
        account: '000123456789',
        name: 'Beaconfield',
      },
    },
  })
  await turnContracts(page.request, true)
  const { press } = createHand(page)
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Payoff letter' })).toBeVisible()
  await press('o')
  const dialog = page.getByRole('dialog', { name: 'Payoff letter' })
  await expect(dialog.getByRole('row', { name: /^Total/ })).toContainText('$18,220.00')
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await press('Control+Enter')
  expect((await download).suggestedFilename()).toMatch(/^BF-.*\.pdf$/)
  await expect(page.getByRole('link', { name: '1. Payoff letter, $18,220.00' })).toBeVisible()
})
