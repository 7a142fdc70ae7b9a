import { createHash } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { adminPassword } from '../support/admin.ts'
import { plaintiffPayload } from '../support/application-payloads.ts'
import { approve, confirmForm, readyContracts, turnContracts } from '../support/contract-page.ts'
import { createHand } from '../support/counting-hand.ts'
import { desktop, expect, expectAccessible, expectTakenOver, phone, takeTrouble } from '../support/site.ts'
import { test } from '../support/staffed-site.ts'

test.use({ viewport: desktop })
test.describe.configure({ mode: 'serial' })

type Sent = { id: string; number: string; pdf: Buffer }
let issued: Sent
let replaced: Sent

const noToAll = {
  'workers-compensation': false,
  'united-states': false,
  benefits: false,
  'other-funder': false,
}

/** A contract that was sent, as the desk’s calls do it. */
async function send(page: Page, lastName: string): Promise<Sent> {
  const { request } = page
  const person = { ...plaintiffPayload, lastName, forChildOrWard: false, guardianName: undefined }
  const { id: fileId } = await (await request.post('/api/applications', { data: person })).json()
  await request.post('/api/admin/login', { data: { password: adminPassword } })
  await approve(page, fileId, 10_000_00)
  const calls = `/api/applications/${fileId}/contracts`
  const { suggested } = await (await request.get(calls)).json()
  const drafted = await request.post(calls, {
    data: { fundingOn: suggested.fundingOn, answers: noToAll },
  })
  const { id, number } = await drafted.json()
  const sent = await request.post(`/api/contracts/${id}/sending`, { data: {} })
  expect(sent.status(), await sent.text()).toBe(200)
  return { id, number, pdf: await (await request.get(`/api/contracts/${id}/pdf`)).body() }
}

async function prepare(page: Page, owner: APIRequestContext) {
  if (issued) return
  await readyContracts(owner)
  await confirmForm(owner)
  issued = await send(page, 'Issued')
  replaced = await send(page, 'Replaced')
  await page.request.post(`/api/contracts/${replaced.id}/voiding`, { data: { reason: 'Not wanted.' } })
  await turnContracts(owner, false)
}

const verdict = (page: Page) => page.getByRole('region', { name: /our|couldn’t/i })
const number = (page: Page) => page.getByRole('textbox', { name: 'The number on the paper' })
const check = (page: Page) => page.getByRole('button', { name: 'Check the number' })
const choose = (page: Page, buffer: Buffer, name = 'contract.pdf') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })

test('by keyboard alone somebody hears whether a number is ours, however they type it', async ({
  page,
  request,
}) => {
  await prepare(page, request)
  await page.goto('/verify')
  await expectAccessible(page)
  const { press, type, tabTo } = createHand(page)
  await tabTo(number(page))
  await expectTakenOver(page)
  await type(issued.number.toLowerCase().replaceAll('-', ' '))
  await press('Enter')
  await expect(verdict(page)).toBeFocused()
  await expect(verdict(page)).toContainText('Yes')
  await expect(verdict(page)).toContainText('choose the file to see that nothing in it was changed')
  await expectAccessible(page)
  // What was typed stays, to be compared.
  await expect(number(page)).toHaveValue(issued.number.toLowerCase().replaceAll('-', ' '))

  await number(page).fill(replaced.number.replaceAll('-', ''))
  await press('Enter')
  await expect(verdict(page)).toContainText('it no longer counts')
  await expectAccessible(page)

  // A zero for an O, and signs that an address can't hold.
  for (const typed of ['BF-O0I1L-22222', '../..', '%', 'BF–💸']) {
    await number(page).fill(typed)
    await press('Enter')
    await expect(verdict(page)).toContainText('Not ours')
    await expect(verdict(page)).toContainText('Our numbers have no 0, 1, I, L or O')
  }
  await number(page).fill('  ')
  await press('Enter')
  await expect(page.getByText('Type the number from the paper')).toBeVisible()
  await expect(number(page)).toBeFocused()
  await expect(verdict(page)).toHaveCount(0)
  await expectAccessible(page)
})

test('a file is known by its bytes, which stay on the device', async ({ page, request }) => {
  await prepare(page, request)
  await page.goto('/verify')
  await number(page).focus()
  await expectTakenOver(page)
  const asked: string[] = []
  page.on('request', (each) =>
    asked.push(`${each.method()} ${each.url()} ${each.postDataBuffer()?.length ?? 0}`),
  )
  await choose(page, issued.pdf)
  await expect(verdict(page)).toContainText('It’s ours, and unchanged')
  await expect(verdict(page)).toBeFocused()
  const sha256 = createHash('sha256').update(issued.pdf).digest('hex')
  expect(asked.filter((line) => !line.endsWith(' 0'))).toEqual([])
  expect(asked.some((line) => line.includes(`/api/verify?sha256=${sha256}`))).toBe(true)
  await choose(page, replaced.pdf)
  await expect(verdict(page)).toContainText('it no longer counts')
  const changed = Buffer.from(issued.pdf)
  changed.writeUInt8(changed.readUInt8(5_000) ^ 1, 5_000)
  await choose(page, changed)
  await expect(verdict(page)).toContainText('something in it was changed since')
  await choose(page, Buffer.alloc(0), 'empty.pdf')
  await expect(verdict(page)).toContainText('Not ours, or changed')

  // Dropped.
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(bytes)], 'contract.pdf', { type: 'application/pdf' }))
      return transfer
    },
    [...issued.pdf],
  )
  await page.locator('[data-drop]').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(verdict(page)).toContainText('Yes')
})

test('on a line that fails or is slow the page says so, and what was typed stays', async ({
  page,
  request,
  trouble,
}) => {
  await prepare(page, request)
  await page.goto('/verify')
  await number(page).fill(issued.number)
  await expectTakenOver(page)
  const { promise: answers, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/verify/**', async (route) => {
    await answers
    await route.continue()
  })
  await check(page).click()
  await expect(page.getByRole('button', { name: 'Checking…' })).toBeVisible()
  await expectAccessible(page)
  answer()
  await expect(verdict(page)).toContainText('Yes')
  await page.unroute('**/api/verify/**')

  await page.context().setOffline(true)
  await check(page).click()
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await expect(number(page)).toHaveValue(issued.number)
  await expectAccessible(page)
  await page.context().setOffline(false)
  await page.route('**/api/verify/**', (route) =>
    route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
  )
  await check(page).click()
  await expect(page.getByText('Please try again in a moment, or call us.')).toBeVisible()
  await page.unroute('**/api/verify/**')
  await check(page).click()
  await expect(verdict(page)).toContainText('Yes')
  await takeTrouble(trouble, 2)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a number is asked for by a plain form, and a file isn’t offered', async ({ page, request }) => {
    await prepare(page, request)
    await page.goto('/verify')
    await expect(page.getByRole('button', { name: 'Choose the file' })).toBeHidden()
    await number(page).fill(issued.number.toLowerCase())
    await check(page).click()
    await expect(verdict(page)).toContainText('Yes')
    await number(page).fill('BF-22222-22222')
    await check(page).click()
    await expect(verdict(page)).toContainText('Not ours')
    await expect(number(page)).toHaveValue('BF-22222-22222')
    await page.goto('/verify?number=')
    await expect(verdict(page)).toHaveCount(0)
  })
})

for (const [width, viewport] of Object.entries({ phone, tablet: { width: 768, height: 1024 }, desktop }))
  test(`every answer fits on a ${width} @proof`, async ({ page, request }) => {
    await prepare(page, request)
    await page.setViewportSize(viewport)
    for (const [name, query] of Object.entries({
      empty: '',
      issued: `?number=${issued.number}`,
      replaced: `?number=${replaced.number}`,
      unknown: `?number=${'W'.repeat(60)}`,
    })) {
      await page.goto(`/verify${query}`)
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/${name}-${viewport.width}.png`, fullPage: true })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
      await expectAccessible(page)
    }
  })
