import { addDays } from '#lib/calendar-days.ts'
import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'
import { payContract } from '../support/money-sent.ts'
import { sendContract } from '../support/sent-contracts.ts'
import { byMouse, findMailedPage, typeMailedCode } from '../support/signer.ts'
import { test } from '../support/staffed-site.ts'
import { expectAccessible } from '../support/site.ts'

const today = dateIn(brand.openHours.timeZone)
test('shots', async ({ page, request, server }) => {
  test.setTimeout(400_000)
  const shot = async (name: string) => {
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: `/tmp/shots43/${name}-${width}.png`, fullPage: true })
    }
    try { await expectAccessible(page) } catch (e) { console.log('AXE', name, String(e).slice(0, 600)) }
  }
  const open = async (name: string, paid: Parameters<typeof payContract>[2], more = false) => {
    const sent = await sendContract(request)
    const home = await findMailedPage(server, sent.email, /^Your contract is ready to read/)
    await payContract(server, sent, paid)
    await page.goto(home)
    await shot(name)
    if (more) {
      await page.goto(`${home}/contract/cancel`)
      await typeMailedCode(page, byMouse, { server, email: sent.email })
      await shot(`${name}-cancel`)
    }
    return { sent, home }
  }
  await open('before', null, true)
  await open('sent', { sentOn: today })
  await open('late', { sentOn: addDays(today, -12), method: 'check' })
  const got = await open('received', { sentOn: addDays(today, -1), receivedOn: addDays(today, -1) }, true)
  await page.getByRole('button', { name: 'Send my notice' }).click()
  await shot('noticed')
  await got.sent.on('cancellation/money-back', { amount: 10_000_00, on: today, way: 'wire', submissionKey: 'all-of-it-back' })
  await page.reload()
  await shot('canceled')
  const active = await open('active', { sentOn: addDays(today, -300), receivedOn: addDays(today, -300) })
  await page.evaluate(() => { document.documentElement.style.fontSize = '200%' })
  await page.setViewportSize({ width: 360, height: 900 })
  await page.screenshot({ path: '/tmp/shots43/active-200.png', fullPage: true })
  void active
})
