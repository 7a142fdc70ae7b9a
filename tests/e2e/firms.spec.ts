import type { Page } from '@playwright/test'
import { joinAdmin } from '../support/admin.ts'
import { plaintiffPayload } from '../support/application-payloads.ts'
import { lookAtBothSizes } from '../support/both-sizes.ts'
import { toast } from '../support/messages.ts'
import { expect, phone, takeTrouble, test } from '../support/site.ts'

test.beforeEach(async ({ page }) => {
  await joinAdmin(page)
})

/** Somebody applies and names this firm. */
async function applyWith(page: Page, firm: string, lastName: string) {
  const data = {
    ...plaintiffPayload,
    lastName,
    email: `${lastName.toLowerCase()}-${Date.now()}@example.com`,
    plaintiffAttorneyFirm: firm,
  }
  expect((await page.request.post('/api/applications', { data })).ok()).toBe(true)
}

/** As somebody types and takes the first. */
async function chooseFirm(page: Page, label: string, firm: string) {
  await page.getByRole('combobox', { name: label, exact: true }).fill(firm)
  await expect(page.getByRole('option', { name: firm })).toBeVisible()
  await page.keyboard.press('Enter')
}

test('by keyboard: links what people typed, takes it back, and gives the firm a person to call', async ({
  page,
}) => {
  const look = lookAtBothSizes(page)
  const firm = `Quillfeather ${Date.now()}`
  await applyWith(page, `${firm}, P.C.`, 'Wexcombe')
  await applyWith(page, `The Law Offices of ${firm}`, 'Yarrowby')
  await page.goto('/admin')
  await expect(
    page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Firms' }),
  ).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('y')
  await page.getByRole('link', { name: /^To link/ }).press('Enter')
  await page.keyboard.press('/')
  await page.keyboard.type(firm)
  await page.keyboard.press('Enter')
  const line = page.getByRole('row', { name: firm })
  await expect(line).toContainText('No record yet')
  await look()

  await page.getByRole('searchbox').blur()
  await page.keyboard.press('j')
  await expect(line).toBeFocused()
  await page.keyboard.press('l')
  await expect(toast(page)).toContainText('made, 2 files linked')
  await expect(line).toBeHidden()
  await page.keyboard.press('z')
  await expect(line).toContainText('No record yet')
  await expect(toast(page)).not.toContainText('linked')
  await line.focus()
  await page.keyboard.press('l')
  await expect(toast(page)).toContainText('made, 2 files linked')

  await page.keyboard.press('Control+k')
  await page.keyboard.type(firm)
  await expect(page.getByRole('option', { name: firm }).first()).toContainText('2 open')
  await page.getByRole('option', { name: firm }).first().click()
  const record = page.getByRole('article', { name: 'Firm' })
  await expect(record).toContainText('Wexcombe')
  await expect(record).toContainText('Yarrowby')
  await page.keyboard.press('p')
  const person = page.getByRole('dialog', { name: 'Add somebody' })
  await person.getByRole('radio', { name: 'Contact' }).check()
  await person.getByLabel('Name', { exact: true }).fill('Otto Dean')
  await person.getByLabel('What they do there').fill('Paralegal, payoffs')
  await person.getByLabel('Email').fill('otto@quillfeather.example')
  await page.keyboard.press('Control+Enter')
  await expect(person).toBeHidden()
  await page.keyboard.press('c')
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm the address' }).press('Enter')
  await expect(record).toContainText(/confirmed .*20/)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('n')
  await page.keyboard.type('Call Otto for payoffs.')
  await page.keyboard.press('Control+Enter')
  await expect(record).toContainText('Call Otto for payoffs.')
  await look()
})

test('on a file: makes a record of what was typed, adds co-counsel and takes it back, and tells of a change of counsel', {
  tag: '@proof',
}, async ({ page }) => {
  const stamp = Date.now()
  const [first, reading, next] = [`Ashgrove ${stamp}`, `Birchfield ${stamp}`, `Cloverdale ${stamp}`]
  await applyWith(page, first, 'Zimmerley')
  for (const name of [reading, next])
    expect((await page.request.post('/api/firms', { data: { name, domains: [] } })).ok()).toBe(true)
  const found = await page.request.get(`/api/applications?q=${encodeURIComponent(first)}`)
  await page.goto(`/admin/applications/${(await found.json())[0].id}`)
  const ours = page.getByRole('region', { name: 'Law firm' })
  await ours.getByRole('button', { name: `Make a record of “${first}”` }).press('Enter')
  const firms = ours.getByRole('list', { name: 'Firms of this file' })
  await expect(firms).toContainText('Leads')

  await ours.getByRole('button', { name: 'Add co-counsel' }).press('Enter')
  await chooseFirm(page, 'Firm', reading)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog', { name: 'Add co-counsel' })).toBeHidden()
  await expect(firms).toContainText('Co-counsel, may read')
  await firms.getByRole('button', { name: `Unlink ${reading}` }).press('Enter')
  await expect(firms).not.toContainText(reading)

  await ours.getByRole('button', { name: 'Counsel changed' }).press('Enter')
  await chooseFirm(page, 'The new firm', next)
  await page.keyboard.press('Control+Enter')
  await expect(toast(page)).toContainText(`${next} has the file now`)
  await expect(firms).toContainText(next)
  await expect(ours.getByRole('list', { name: 'Former firms' })).toContainText(first)
  await expect(page.getByRole('region', { name: 'Activity' })).toContainText(`from ${first} to ${next}`)
})

test('shows what a colleague saved about a person meanwhile, and saves what was typed after it', {
  tag: '@proof',
}, async ({ page, trouble }) => {
  const firm = await page.request.post('/api/firms', { data: { name: `Dunmore ${Date.now()}`, domains: [] } })
  const { id } = await firm.json()
  const added = await page.request.post(`/api/firms/${id}/people`, { data: { kind: 'contact', name: 'Ida' } })
  const ida = await added.json()
  await page.goto(`/admin/firms/${id}`)
  await page.getByRole('button', { name: 'Change Ida' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Ida' })
  await dialog.getByLabel('What they do there').fill('Payoffs')
  const theirs = { data: { ...ida, phone: '(404) 555-0142' } }
  expect((await page.request.put(`/api/firms/${id}/people/${ida.id}`, theirs)).ok()).toBe(true)
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toContainText('Theirs: Ida, (404) 555-0142')
  // The browser itself notes the refusal.
  await takeTrouble(trouble, 1)
  await dialog.getByRole('button', { name: 'Keep mine' }).press('Enter')
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('article', { name: 'Firm' })).toContainText('Payoffs')
})

test('merges two on a phone after a page that says what follows, and parts them again', {
  tag: '@proof',
}, async ({ page }) => {
  await page.setViewportSize(phone)
  const name = `Marlowe ${Date.now()}`
  for (const own of [`${name} Law`, `${name} Legal`])
    expect((await page.request.post('/api/firms', { data: { name: own, domains: [] } })).ok()).toBe(true)
  await page.goto(`/admin/firms?q=${encodeURIComponent(name)}`)
  await page.getByRole('checkbox', { name: `Select ${name} Law` }).check()
  await page.getByRole('checkbox', { name: `Select ${name} Legal` }).check()
  await page.getByRole('button', { name: /^Merge the two/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge two firms' })
  await expect(dialog).toContainText('leaves the list')
  await dialog.getByRole('button', { name: /^Merge/ }).click()
  const record = page.getByRole('article', { name: 'Firm' })
  await expect(record.getByRole('heading', { name: 'Merged' })).toBeVisible()
  await record.getByRole('button', { name: /^Undo/ }).click()
  await expect(record.getByRole('heading', { name: 'Merged' })).toBeHidden()
})
