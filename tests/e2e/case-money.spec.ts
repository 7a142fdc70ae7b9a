import type { Page } from '@playwright/test'
import { addDays } from '#lib/calendar-days.ts'
import { brand } from '#site/brand.ts'
import { dateIn, formatCalendarDay } from '#site/format.ts'
import { lookAtBothSizes } from '../support/both-sizes.ts'
import { turnContracts } from '../support/contract-page.ts'
import { payContract } from '../support/money-sent.ts'
import { passTime } from '../support/paying.ts'
import { sendContract } from '../support/sent-contracts.ts'
import { byKeys, byMouse, findMailedPage, headline, typeMailedCode } from '../support/signer.ts'
import { expect, phone } from '../support/site.ts'
import { test } from '../support/staffed-site.ts'

/** Tests in one worker share a site: the others know nothing of contracts. */
test.afterEach(async ({ request }) => turnContracts(request, false))

const today = dateIn(brand.openHours.timeZone)
/** "Tuesday, March 9" */
const sayDay = (day: string) =>
  formatCalendarDay(day, 'en', { weekday: 'long', month: 'long', day: 'numeric' }).replace(
    / (?=\d+$)/,
    '\u00a0',
  )
const button = (page: Page, name: string) => page.getByRole('button', { name })
const link = (page: Page, name: string) => page.getByRole('link', { name })

test.describe('on a phone, by keyboard', () => {
  test.use({ viewport: phone })

  test('somebody says that the money came, and cancels in time', async ({ page, request, server }) => {
    test.setTimeout(180_000)
    const sent = await sendContract(request)
    const home = await findMailedPage(server, sent.email, /^Your contract is ready to read/)
    await payContract(server, sent, { sentOn: today })
    await page.goto(home)
    await expect(headline(page)).toHaveText('The money’s on its way.')
    await expect(page.getByText('ending in 4417')).toBeVisible()
    await page.getByText('It isn’t there').click()
    await expect(page.getByText('EX0302-5518').last()).toBeVisible()
    await expect(page.getByRole('img', { name: /^You have five business days: / })).toBeVisible()

    await byKeys.press(link(page, 'I have the money'))
    await expect(headline(page)).toHaveText('First, is it you?')
    await typeMailedCode(page, byKeys, { server, email: sent.email })
    await expect(headline(page)).toHaveText('When did the money come?')
    await byKeys.press(button(page, 'I have the money'))
    await expect(headline(page)).toHaveText('You have the money.')

    await byKeys.press(link(page, 'Cancel the contract'))
    await expect(headline(page)).toHaveText('Cancel, and owe nothing.')
    await byKeys.check(page.getByLabel('By mail, with a certified check'))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByLabel('In person, at our office')).toBeChecked()
    await byKeys.press(button(page, 'Send my notice'))
    await expect(headline(page)).toHaveText(/^We have your notice\. Send \$10,000 by /)
    const back = { amount: 10_000_00, on: today, way: 'money-order', submissionKey: 'all-of-it-came-back' }
    await sent.on('cancellation/money-back', back)
    await page.reload()
    await expect(headline(page)).toHaveText('Canceled. You owe nothing.')
    await expect(page.getByText('You withdrew')).toBeHidden()
  })
})

test('on the last day, the button on one’s own page still cancels', async ({ page, request, server }) => {
  test.setTimeout(180_000)
  const sent = await sendContract(request)
  const home = await findMailedPage(server, sent.email, /^Your contract is ready to read/)
  await payContract(server, sent, { sentOn: today, receivedOn: today })
  await passTime(server, sent.contractId)
  const { lastDay } = await (await request.get(`/api/contracts/${sent.contractId}/cancellation`)).json()
  await page.setViewportSize(phone)
  await page.goto(home)
  await expect(page.getByRole('heading', { name: /^You can cancel until / })).toContainText(sayDay(lastDay))
  await link(page, 'Cancel the contract').click()
  await typeMailedCode(page, byMouse, { server, email: sent.email })
  await expect(page.getByText('Beaconfield Legal Funding, LLC').first()).toBeVisible()
  await button(page, 'Send my notice').dblclick()
  await expect(headline(page)).toHaveText(`We have your notice. Send $10,000 by ${sayDay(lastDay)}.`)
  // Asked for again, the page says what is true now.
  await page.goto(`${home}/contract/cancel`)
  await expect(headline(page)).toHaveText('Keep the contract after all?')
  await link(page, 'No, cancel it').click()
  const back = { amount: 10_000_00, on: today, way: 'money-order', submissionKey: 'mailed-on-the-last-day' }
  await sent.on('cancellation/money-back', back)
  await page.reload()
  await expect(headline(page)).toHaveText('Canceled. You owe nothing.')
})

test('an attorney who applied reads where their client’s money is', async ({ page, request, server }) => {
  const sent = await sendContract(request, { role: 'attorney' })
  const home = await findMailedPage(server, sent.attorneyEmail, /./)
  await page.goto(home)
  await expect(headline(page)).toHaveText('Your client has the contract.')
  await payContract(server, sent, { sentOn: today, receivedOn: today })
  await page.reload()
  await expect(headline(page)).toHaveText('Your client has the money.')
  const money = page.getByRole('region', { name: 'The money', exact: true })
  await expect(money).toContainText('Owed today, if the case pays')
  await expect(money).toContainText('$11,800')
  await expect(money).toContainText('Your client can cancel until')
  await expect(page.getByText('Your offer')).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ viewport: phone, javaScriptEnabled: false })

  test('a late notice says which day was the last, and that a person looks at it', { tag: '@proof' }, async ({
    page,
    request,
    server,
  }) => {
    const sent = await sendContract(request)
    const home = await findMailedPage(server, sent.email, /^Your contract is ready to read/)
    const sentOn = addDays(today, -60)
    await payContract(server, sent, { sentOn, receivedOn: sentOn })
    await page.goto(home)
    await expect(headline(page)).toHaveText('Nothing to do. Your case goes on.')
    await expect(page.getByText('$11,800').first()).toBeVisible()
    await page.goto(`${home}/contract/cancel`)
    await typeMailedCode(page, byMouse, { server, email: sent.email })
    await expect(headline(page)).toHaveText('The days to cancel are over.')
    await button(page, 'Ask us to cancel anyway').click()
    await expect(page.getByText('We have your notice, but it came late')).toBeVisible()
    await expect(headline(page)).toHaveText('Nothing to do. Your case goes on.')
  })
})

test('every page of the money is accessible, and fits', { tag: '@proof' }, async ({
  page,
  request,
  server,
}) => {
  test.setTimeout(240_000)
  const look = lookAtBothSizes(page)
  const days = [addDays(today, -1), addDays(today, -300)]
  for (const sentOn of days) {
    const sent = await sendContract(request)
    const home = await findMailedPage(server, sent.email, /^Your contract is ready to read/)
    await payContract(server, sent, { sentOn, receivedOn: sentOn === days[0] ? null : sentOn })
    await page.goto(home)
    await look()
    await page.goto(`${home}/contract/cancel`)
    await typeMailedCode(page, byMouse, { server, email: sent.email })
    await look()
  }
})
